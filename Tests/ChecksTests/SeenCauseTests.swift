import LPComponents
import Foundation
import LPLayoutDSL
import Testing

@testable import LPChecks

/// What is seen and is no fault, or has another cause than it seems.
@MainActor
struct SeenCauseTests {
  private let fixture = LintFixture()

  // MARK: Ink

  /// A name of a width, beside a button.
  private func row(_ width: CGFloat) -> LayoutResult {
    fixture.layOut {
      let (name, follow) = (UILabel(verbatim: "Ada Lovelace").named("name"), UIButton("Follow").named("follow"))
      return Screen {
        name
        follow
      } constraints: { screen in
        name.trailing == follow.leading - 2
        name.top == screen.top
        name.width == width
        follow.top == screen.top
        follow.leading == screen.leading + 150
      }
    }
  }

  @Test func `an ellipsis beyond its label was said to cover a button, although nothing is drawn there`() {
    let narrow = row(3)
    #expect(narrow.views.first { $0.name == "name" }?.content.isTextTruncated == true)
    #expect(LintFixture.findings(.overlap, narrow, .init(base: row(100))).isEmpty)
    #expect(!LintFixture.findings(.clippedText, narrow).isEmpty)
  }

  @Test func `letters below a low label at the edge were said to extend beyond the screen`() {
    let result = fixture.layOut {
      let name = UILabel(verbatim: "Ada").named("name")
      return Screen {
        name
      } constraints: { screen in
        name.leading == screen.leading
        name.bottom == screen.bottom
        name.height == 6
      }
    }
    #expect(LintFixture.findings(.offScreen, result).isEmpty)
    #expect(!LintFixture.findings(.clippedText, result).isEmpty)
  }

  // MARK: overlap

  @Test func `the view behind was said to cover the one above it`() throws {
    func stack(_ height: CGFloat) -> LayoutResult {
      fixture.layOut {
        let (day, add) = (UIButton("Day").named("day"), UIButton("Add").named("add"))
        for button in [day, add] { button.backgroundColor = .systemTeal }
        let days = UIView { day }.named("days")
        let bar = UIView { add }.named("bar")
        return Screen {
          days
          bar
        } constraints: { screen in
          day.edges == days.edges
          add.edges == bar.edges
          days.leading == screen.leading
          days.top == screen.top
          day.height == height
          bar.leading == screen.leading
          bar.top == screen.top + 60
        }
      }
    }
    let finding = try #require(LintFixture.findings(.overlap, stack(90), .init(base: stack(40))).first)
    #expect(finding.message.contains("`add` covers `day`"), "\(finding.message)")
  }

  // MARK: Conflicts

  @Test func `what a conflict squeezes was reported beside it`() {
    func card(_ height: CGFloat) -> LayoutResult {
      fixture.layOut {
        let title = UILabel(verbatim: "Title").named("title")
        let other = UILabel(verbatim: "A line that is much too long for its width").named("other")
        let card = UIView { title }.named("card")
        return Screen {
          card
          other
        } constraints: { screen in
          title.top == card.top + 20
          title.bottom == card.bottom - 20
          title.leading == card.leading
          card.leading == screen.leading
          card.width == 100
          card.top == screen.top
          card.height == 44
          title.height == height
          other.top == screen.top + 200
          other.leading == screen.leading
          other.width == 40
        }
      }
    }
    #expect(!card(4).diagnostics.contains { $0.rule == "conflict" })
    #expect(LintFixture.findings(.clippedText, card(4)).map(\.views) == [["screen/card/title"], ["screen/other"]])
    #expect(card(40).diagnostics.contains { $0.rule == "conflict" })
    #expect(LintFixture.findings(.clippedText, card(40)).map(\.views) == [["screen/other"]])
  }

  @Test func `a conflict for each row of a list that has no room is one`() {
    func conflict(_ members: [Int]) -> Diagnostic {
      Diagnostic(.error, rule: "conflict", message: "conflict \(members[0])", constraints: members)
    }
    let found = LayoutLinter(rules: [.conflict]).findings(
      in: fixture.box(), reported: [conflict([1, 10, 11, 12]), conflict([2, 10, 11, 12]), conflict([3, 12, 20, 21])])
    #expect(found.map(\.message) == ["conflict 1", "conflict 3"])
    #expect(found[0].notes.map(\.message) == ["1 more conflict has most of these constraints"])
  }

  // MARK: distant-neighbor

  @Test func `a sheet over a map was to be tied to a button that floats on the map`() {
    func screen(isMap: Bool) -> [Diagnostic] {
      let result = fixture.layOut {
        let map = UIImageView(.symbol("map"), size: CGSize(width: 20, height: 20)).named("map")
        map.backgroundColor = isMap ? .systemGreen : nil
        let (locate, sheet) = (UIButton("Locate").named("locate"), UIView().background(.white).named("sheet"))
        return Screen {
          map
          locate
          sheet
        } constraints: { screen in
          if isMap { map.edges == screen.edges } else { map.center == screen.center }
          locate.trailing == screen.trailing - 8
          locate.top == screen.top + 100
          sheet.horizontalEdges == screen.horizontalEdges
          sheet.top == screen.top + 200
          sheet.bottom == screen.bottom
        }
      }
      return LintFixture.findings(.distantNeighbor, result)
    }
    #expect(screen(isMap: true).isEmpty, "\(screen(isMap: true))")
    #expect(screen(isMap: false).map(\.message).first?.contains("reaches past `locate`") == true)
  }

  // MARK: Controls

  private func control(_ control: UIView, height: CGFloat? = nil) -> LayoutResult {
    fixture.layOut {
      Screen {
        control
      } constraints: { screen in
        control.leading == screen.leading
        control.top == screen.top
        if let height { control.height == height }
      }
    }
  }

  @Test func `a disabled button that shows nothing, and a stepper, were to be named`() {
    func day(isEnabled: Bool) -> LayoutResult {
      let day = UIButton(type: .system).named("day")
      day.isEnabled = isEnabled
      return control(day, height: 44)
    }
    #expect(LintFixture.findings(.unnamedControl, day(isEnabled: false)).isEmpty)
    #expect(LintFixture.findings(.unnamedControl, day(isEnabled: true)).count == 1)
    #expect(LintFixture.findings(.unnamedControl, control(UIStepper().named("stepper"))).isEmpty)
    #expect(LintFixture.findings(.unnamedControl, control(UISwitch().named("switch"))).count == 1)
  }

  @Test func `a squeezed button with a title was to be larger than its picture`() throws {
    let flat = control(UIButton(.verbatim("Start"), style: .filled()).named("start"), height: 6)
    let finding = try #require(LintFixture.findings(.smallTarget, flat).first)
    #expect(finding.fix?.contains("vertical compression resistance") == true)
  }

  // MARK: clipped-text

  private func text(_ text: String, lines: Int, width: CGFloat = 100, height: CGFloat? = nil) -> LayoutResult {
    fixture.layOut {
      let label = UILabel(verbatim: text).lineLimit(lines).named("text")
      return Screen {
        label
      } constraints: { screen in
        label.leading == screen.leading
        label.top == screen.top
        label.width == width
        if let height { label.height == height }
      }
    }
  }

  private let message = "They agree with yours up to the fourth digit, and I have sent the rest to the lab."

  @Test func `two lines of a message in a list were called cut off`() {
    #expect(LintFixture.findings(.clippedText, text(message, lines: 2)).isEmpty)
    #expect(LintFixture.findings(.clippedText, text(message, lines: 2), .init(base: text(message, lines: 2))).isEmpty)
    let fitting = text("They agree", lines: 2)
    #expect(LintFixture.findings(.clippedText, text(message, lines: 2), .init(base: fitting)).count == 1)
    #expect(LintFixture.findings(.clippedText, text(message, lines: 3, height: 40)).count == 1, "no room for its lines")
    #expect(LintFixture.findings(.clippedText, text(message, lines: 1)).count == 1)
  }

  @Test func `a line that gives way first on purpose is a note where it is cut by default`() {
    func name(_ resistance: Float, _ text: String = "katarzyna@example.org") -> LayoutResult {
      fixture.layOut {
        let name = UILabel(verbatim: text).named("name")
        name.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
        return Screen {
          name
        } constraints: { screen in
          name.leading == screen.leading
          name.top == screen.top
          name.trailing == screen.leading + 80
        }
      }
    }
    #expect(LintFixture.findings(.clippedText, name(749)).map(\.severity) == [.note])
    #expect(LintFixture.findings(.clippedText, name(750)).map(\.severity) == [.warning])
    #expect(
      LintFixture.findings(.clippedText, name(749), .init(plainText: name(749, "Ada"))).map(\.severity) == [.warning])
  }

  @Test func `a label too low for its line was to lose a height that nobody fixed`() throws {
    let result = fixture.layOut {
      let name = UILabel(verbatim: "Ada").named("name")
      return Screen {
        name
      } constraints: { screen in
        name.leading == screen.leading
        name.top == screen.top
        name.bottom == screen.top + 8
      }
    }
    let finding = try #require(LintFixture.findings(.clippedText, result).first)
    #expect(finding.fix?.hasPrefix("give it room") == true)
  }

  @Test func `a word that is longer than its label was seen beyond the screen alone`() throws {
    var result = text("Ada", lines: 0, width: 100)
    // Letters of Arabic are not parted, so that a line can be wider than its label.
    let place = try #require(result.views.firstIndex { $0.name == "text" })
    result.views[place].frame.size.width = 10
    result.views[place].alignmentRect.size.width = 10
    let finding = try #require(LintFixture.findings(.clippedText, result).first)
    #expect(finding.message.hasPrefix("`text` is 10 pt wide, too narrow for its text by "), "\(finding.message)")
  }

  @Test func `what somebody typed into a field was called cut off`() {
    func field(_ text: String?) -> LayoutResult {
      let field = UITextField(placeholder: "An email address or a number").named("field")
      field.text = text
      return fixture.layOut {
        Screen {
          field
        } constraints: { screen in
          field.leading == screen.leading
          field.top == screen.top
          field.width == 80
        }
      }
    }
    #expect(LintFixture.findings(.clippedText, field("ada.lovelace@example.org")).isEmpty)
    #expect(LintFixture.findings(.clippedText, field(nil)).count == 1)
  }

  // MARK: fixed-text

  private func initials(_ text: String, isConstant: Bool, _ category: UIContentSizeCategory) -> LayoutResult {
    let environment = LayoutEnvironment(
      traits: TraitValues(preferredContentSizeCategory: category, displayScale: 2),
      screenSize: CGSize(width: 320, height: 480))
    return LayoutEnvironment.$current.withValue(environment) {
      let letters = UILabel(verbatim: text).font(.systemFont(ofSize: 16)).named("letters")
      let circle = UIView { letters }.background(.systemTeal).named("circle")
      return LayoutResult.capture(
        Screen {
          circle
        } constraints: { screen in
          circle.center == screen.center
          if isConstant {
            circle.size == CGSize(width: 40, height: 40)
            letters.center == circle.center
          } else {
            letters.edges == circle.edges.inset(by: 8)
          }
        })
    }
  }

  @Test func `the initials of a person in a circle were to grow out of it`() {
    func found(_ text: String, isConstant: Bool) -> Int {
      LintFixture.findings(
        .fixedText, initials(text, isConstant: isConstant, .accessibilityLarge),
        .init(plainText: initials(text, isConstant: isConstant, .large))
      ).count
    }
    #expect(found("AL", isConstant: true) == 0)
    #expect(found("AL", isConstant: false) == 1)
    #expect(found("Photos", isConstant: true) == 1)
  }
}
