import LPComponents
import Foundation
import LPLayoutDSL
import Testing

@testable import LPChecks

/// Rules about constraints: of one layout, and over many.
@MainActor
struct ConstraintRuleTests {
  let fixture = LintFixture()

  @Test func `ambiguity is told in the editor's words`() throws {
    let result = fixture.layOut {
      let badge = UIView().named("badge")
      return Screen {
        badge
      } constraints: { screen in
        badge.top == screen.top
        badge.width == 40
      }
    }
    let finding = try #require(LintFixture.findings(.ambiguous, result).first)
    #expect(finding.message == "Horizontal position and height are ambiguous for `badge`")
    #expect(finding.notes.first?.message == "Need constraints for: X position, height")
    #expect(finding.fix == "add a constraint on badge.leading, .trailing or .centerX")
  }

  @Test func `views that depend on an ambiguous one are told with it`() throws {
    let result = fixture.layOut {
      let badge = UIView().named("badge")
      let caption = UILabel(verbatim: "New").named("caption")
      return Screen {
        badge
        caption
      } constraints: { screen in
        badge.top == screen.top
        badge.size == CGSize(width: 40, height: 40)
        caption.leading == badge.trailing + 8
        caption.top == badge.top
      }
    }
    let found = LintFixture.findings(.ambiguous, result)
    #expect(found.map(\.message) == ["Horizontal position is ambiguous for `badge`"])
    #expect(found.first?.views == ["screen/badge", "screen/caption"])
    #expect(found.first?.notes.contains { $0.message == "with it: `caption`" } == true)
  }

  @Test func `equal hugging is a matter of priorities`() throws {
    let result = fixture.layOut {
      let (one, two) = (UILabel(verbatim: "One").named("one"), UILabel(verbatim: "Two").named("two"))
      return Screen {
        one
        two
      } constraints: { screen in
        one.leading == screen.leading
        two.leading == one.trailing
        two.trailing == screen.trailing
        one.top == screen.top
        two.top == screen.top
      }
    }
    let finding = try #require(LintFixture.findings(.ambiguous, result).first)
    #expect(finding.message == "Width is ambiguous for `one`")
    #expect(!finding.notes.contains { $0.message.hasPrefix("Need constraints") })
    #expect(finding.fix?.contains("hugging") == true)
  }

  @Test func `a layout that is settled is not ambiguous`() {
    let result = fixture.layOut {
      let title = UILabel(verbatim: "Title").named("title")
      return Screen {
        title
      } constraints: { screen in
        title.center == screen.center
      }
    }
    #expect(LintFixture.findings(.ambiguous, result).isEmpty)
  }

  @Test func `a wish of high priority that loses is a note`() throws {
    func layOut(_ width: CGFloat, _ priority: UILayoutPriority) -> LayoutResult {
      fixture.layOut {
        let bar = UIView().named("bar")
        return Screen {
          bar
        } constraints: { screen in
          bar.leading == screen.leading
          bar.trailing <= screen.trailing
          bar.top == screen.top
          bar.height == 10
          bar.width == width ~ priority
        }
      }
    }
    let finding = try #require(LintFixture.findings(.unsatisfiedOptional, layOut(600, .high)).first)
    #expect(finding.severity == .note)
    #expect(finding.message == "`bar.width == 600` @750 is not satisfied: off by 280 pt")
    #expect(LintFixture.findings(.unsatisfiedOptional, layOut(200, .high)).isEmpty)
    #expect(LintFixture.findings(.unsatisfiedOptional, layOut(600, .defaultLow)).isEmpty)
  }

  // MARK: Over many variants

  private func coverage(variants: Int) -> [Diagnostic] {
    var coverage = ConstraintCoverage()
    for number in 0..<variants {
      let result = fixture.wide(300 + CGFloat(number) * 20).layOut {
        let bar = UIView().named("bar")
        return Screen {
          bar
        } constraints: { screen in
          bar.leading == screen.leading
          bar.trailing == screen.trailing
          bar.top == screen.top
          bar.height == 10
          bar.width == screen.width
          bar.width >= 100
          bar.width >= 360
          bar.width == 2000 ~ .defaultLow
        }
      }
      coverage.add(ConstraintUse.all(in: result))
    }
    return coverage.findings(Set(LintRule.allCases))
  }

  @Test func `constraints that never bind, are redundant or always broken are notes`() {
    let found = coverage(variants: 8)
    #expect(
      found.map { "\($0.rule) \($0.message.split(separator: "`")[0])" } == [
        "redundant bar.width == screen.width", "never-binds bar.width >= 100", "always-broken bar.width == 2000",
      ])
    #expect(found.allSatisfy { $0.severity == .note && $0.callSite != nil })
  }

  @Test func `what determines the content of a scroll view alone was called redundant`() {
    var coverage = ConstraintCoverage()
    for number in 0..<8 {
      let result = fixture.wide(300 + CGFloat(number) * 20).layOut {
        let (bar, scroll) = (UIView().named("bar"), UIScrollView())
        scroll.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        return Screen {
          scroll
        } constraints: { screen in
          scroll.edges == screen.edges
          scroll.content.width == scroll.viewport.width
          bar.top == scroll.content.top
          bar.bottom == scroll.content.bottom - 24
          bar.leading == screen.leading
          bar.width == screen.width
          bar.trailing == screen.trailing
          bar.height == 900
        }
      }
      #expect(result.diagnostics.isEmpty)
      coverage.add(ConstraintUse.all(in: result))
    }
    let found = coverage.findings(Set(LintRule.allCases)).map { "\($0.rule) \($0.message.split(separator: "`")[0])" }
    #expect(found == ["redundant bar.width == screen.width"] || found == ["redundant bar.trailing == screen.trailing"])
  }

  @Test func `a few variants prove nothing`() {
    #expect(coverage(variants: ConstraintCoverage.leastVariants - 1).isEmpty)
  }

  // MARK: Grouping

  @Test func `one problem in several variants is one finding`() {
    var findings = LintFindings()
    for (variant, text) in [("a", "A…"), ("b", "Ab…")] {
      findings.add(
        Diagnostic(.clippedText, "`t` is cut off: “\(text)”", at: nil, fix: "", views: ["screen/t"]), preview: "P",
        variant: variant)
    }
    findings.add(Diagnostic(.error, rule: "conflict", message: "conflict 1: off by 3 pt"), preview: "P", variant: "a")
    findings.add(Diagnostic(.error, rule: "conflict", message: "conflict 2: off by 4 pt"), preview: "P", variant: "b")
    findings.add(Diagnostic(.error, rule: "conflict", message: "conflict 2: off by 4 pt"), preview: "Q", variant: "b")
    #expect(findings.all.map(\.variants) == [["a", "b"], ["a", "b"], ["b"]])
    #expect(findings.all[0].diagnostic.message.contains("A…"))
  }

  @Test func `what layout reports comes under lint's rules, and can be left out`() {
    let result = fixture.box()
    let reported = [
      Diagnostic(.warning, rule: "unknown-element", message: "x"), Diagnostic(.warning, rule: "churn", message: "y"),
      Diagnostic(.note, rule: "nothing-animated", message: "z"),
    ]
    let all = LayoutLinter().findings(in: result, reported: reported)
    #expect(all.map(\.rule) == ["unsupported", "churn"])
    #expect(all.map(\.severity) == [.note, .warning])
    let some = LayoutLinter(rules: [.churn]).findings(in: result, reported: reported)
    #expect(some.map(\.rule) == ["churn"])
  }

  /// Logs of `UISV-hiding` in three public issues (mozilla-mobile/prox 242, braintree_ios 237, TZStackView 35).
  @Test func `a hidden view whose own constraints forbid no height passed as if UIKit logged nothing`() throws {
    func found(_ priority: Float, isHidden: Bool = true) -> [Diagnostic] {
      let result = fixture.layOut {
        let (card, other) = (UIView().named("card"), UILabel(verbatim: "Other").named("other"))
        let height = card.heightAnchor.constraint(equalToConstant: 60)
        height.priority = UILayoutPriority(priority)
        height.isActive = true
        card.isHidden = isHidden
        let column = UIStackView(arrangedSubviews: [card, other])
        column.axis = .vertical
        return Screen {
          column
        } constraints: { screen in
          column.top == screen.top
          column.leading == screen.leading
        }
      }
      return LintFixture.findings(.conflict, result)
    }
    let finding = try #require(found(1000).first)
    #expect(found(1000).count == 1 && finding.severity == .warning)
    #expect(finding.message.contains("`card` is hidden in a stack view") && finding.message.contains("60 pt high"))
    #expect(found(999).isEmpty && found(1000, isHidden: false).isEmpty)
  }

  // MARK: distant-neighbor

  /// A button, and a label that is placed past it from an edge of the screen, its margins or its safe area.
  private func distant(_ edge: (Screen) -> Anchor<AnchorKind.Directional>) -> [Diagnostic] {
    let result = LintFixture().layOut {
      let button = UIButton("Back").named("back")
      let label = UILabel(verbatim: "Title").named("label")
      return Screen {
        button
        label
      } constraints: { screen in
        button.leading == screen.leading + 16
        button.top == screen.top
        label.leading == edge(screen) + 120
        label.top == screen.top
      }
    }
    return LintFixture.findings(.distantNeighbor, result)
  }

  @Test func `a distance from margins or the safe area past a view was not seen`() {
    #expect(distant { $0.leading }.count == 1)
    #expect(distant { $0.margins.leading }.count == 1)
    #expect(distant { $0.safeArea.leading }.count == 1)
  }

  @Test func `a page control was called an unnamed control`() {
    let pages = UIPageControl().named("dots")
    pages.numberOfPages = 4
    let result = LintFixture().layOut {
      Screen {
        pages
      } constraints: { screen in
        pages.center == screen.center
      }
    }
    #expect(LintFixture.findings(.unnamedControl, result).isEmpty)
    #expect(result.views[1].accessibility.label == "page 1 of 4")
  }

  @Test func `a text that stands in for the app's own was called cut off`() {
    func label(_ text: String) -> [Diagnostic] {
      let result = LintFixture().layOut {
        let label = UILabel(verbatim: text).named("label")
        return Screen {
          label
        } constraints: { screen in
          label.center == screen.center
          label.width == 40
        }
      }
      return LintFixture.findings(.clippedText, result)
    }
    StandInTexts.note("L10n.Card.title(model.count)")
    #expect(label("L10n.Card.title(model.count)").isEmpty)
    #expect(label("A title that is longer than that").count == 1)
  }

  @Test func `a map that fills the screen was to keep to the safe area`() {
    func findings(height: CGFloat?) -> [Diagnostic] {
      let result = LintFixture(size: CGSize(width: 393, height: 852)).layOut {
        let map = UILabel(verbatim: "Map").named("map")
        return Screen {
          map
        } constraints: { screen in
          map.horizontalEdges == screen.horizontalEdges
          map.top == screen.top
          if let height { map.height == height } else { map.bottom == screen.bottom }
        }
        .embedded(navigationBar: UINavigationBar(title: "Map"))
      }
      return LintFixture.findings(.edgeWithoutMargin, result)
    }
    #expect(findings(height: nil).isEmpty)
    #expect(findings(height: 100).count == 1)
  }
}
