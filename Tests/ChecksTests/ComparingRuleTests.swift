import LPComponents
import Foundation
import LPLayoutDSL
import Testing

@testable import LPChecks

/// Rules that compare a variant with another of the same preview.
@MainActor
struct ComparingRuleTests {
  let fixture = LintFixture()

  // MARK: overlap

  /// A name from the left and a price from the right, that nothing keeps apart.
  private func row(_ name: String, keepsApart: Bool = false, badge: Bool = false) -> LayoutResult {
    fixture.layOut {
      let left = UILabel(verbatim: name).named("name")
      let right = UILabel(verbatim: badge ? "1" : "€ 12.00").named("price")
      return Screen {
        left
        right
      } constraints: { screen in
        left.leading == screen.leading + 16
        left.top == screen.top + 16
        right.top == left.top
        if badge { right.leading == left.leading } else { right.trailing == screen.trailing - 16 }
        if keepsApart { left.trailing <= right.leading - 8 }
      }
    }
  }

  private let long = "A name that is longer than the screen has room for"

  @Test func `texts that run into each other where they did not before overlap`() throws {
    let found = LintFixture.findings(.overlap, row(long), .init(base: row("Ada")))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.message.hasPrefix("`name` and `price` overlap by "))
    #expect(finding.views == ["screen/name", "screen/price"])
    #expect(finding.fix?.contains("`price.leading >= name.trailing + 8`") == true)
  }

  @Test func `what overlaps in the default variant too, or is kept apart, does not count`() {
    #expect(LintFixture.findings(.overlap, row(long, badge: true), .init(base: row("Ada", badge: true))).isEmpty)
    #expect(
      LintFixture.findings(.overlap, row(long, keepsApart: true), .init(base: row("Ada", keepsApart: true))).isEmpty)
    #expect(LintFixture.findings(.overlap, row(long)).isEmpty, "nothing to compare with")
  }

  /// An article that scrolls above a button at the bottom.
  private func article(_ text: String) -> LayoutResult {
    fixture.layOut {
      let body = UILabel(verbatim: text).named("body")
      body.numberOfLines = 0
      let scroll = UIScrollView { body }.named("scroll")
      let button = UIButton("Continue").named("continue")
      return Screen {
        scroll
        button
      } constraints: { screen in
        body.edges == scroll.content.edges
        body.width == scroll.viewport.width
        scroll.top == screen.top
        scroll.leading == screen.leading
        scroll.trailing == screen.trailing
        scroll.bottom == button.top
        button.leading == screen.leading + 16
        button.trailing == screen.trailing - 16
        button.bottom == screen.bottom - 16
      }
    }
  }

  @Test func `what scrolls above a button at the bottom does not overlap it`() throws {
    let full = article(String(repeating: long + ". ", count: 40))
    let (body, button) = (full.views.first { $0.name == "body" }, full.views.first { $0.name == "continue" })
    #expect(try #require(body).frame.maxY > #require(button).frame.maxY, "the text reaches below the button")
    #expect(LintFixture.findings(.overlap, full, .init(base: article("Short"))).isEmpty)
  }

  /// An article that fills the screen, with a button that floats over its lower end or, if it is moved, its middle.
  private func page(_ text: String, buttonAt y: CGFloat = 420, scrolls: Bool = true) -> LayoutResult {
    fixture.layOut {
      let body = UILabel(verbatim: text).named("body")
      body.numberOfLines = 0
      let scroll = scrolls ? UIScrollView { body }.named("scroll") : UIView { body }.named("scroll")
      let button = UIButton("Continue").named("continue")
      return Screen {
        scroll
        button
      } constraints: { screen in
        if let scroll = scroll as? UIScrollView {
          body.edges == scroll.content.edges
          body.width == scroll.viewport.width
        } else {
          body.horizontalEdges == scroll.horizontalEdges
          body.top == scroll.top
        }
        scroll.edges == screen.edges
        button.centerX == screen.centerX
        button.top == screen.top + y
      }
    }
  }

  @Test func `content that scrolls under a floating button was called an overlap`() {
    let full = String(repeating: long + ". ", count: 40)
    #expect(LintFixture.findings(.overlap, page(full), .init(base: page("Short"))).isEmpty)
    // Without scrolling nothing moves the text from under the button.
    #expect(
      !LintFixture.findings(.overlap, page(full, scrolls: false), .init(base: page("Short", scrolls: false))).isEmpty)
    // Content that fits its scroll view stays where it is.
    let fitting = String(repeating: long + ". ", count: 4)
    #expect(
      !LintFixture.findings(.overlap, page(fitting, buttonAt: 40), .init(base: page("Short", buttonAt: 40))).isEmpty)
  }

  // MARK: mirror

  private func icon(_ fixture: LintFixture, _ equations: (UIView, Screen) -> NSLayoutConstraint) -> LayoutResult {
    fixture.layOut {
      let icon = UIView().background(.systemTeal).named("icon")
      let screen = Screen {
        icon
      } constraints: { screen in
        icon.top == screen.top
        icon.size == CGSize(width: 40, height: 40)
      }
      equations(icon, screen).isActive = true
      return screen
    }
  }

  private func mirrored(_ equation: (UIView, Screen) -> NSLayoutConstraint) -> [Diagnostic] {
    LintFixture.findings(
      .mirror, icon(fixture.mirrored, equation), .init(unmirrored: icon(fixture, equation)))
  }

  @Test func `a view that is held by left stays where it is, and the constraint is named`() throws {
    let found = mirrored { icon, screen in icon.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 20) }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.message == "`icon` is not mirrored from right to left: `icon.left == screen.left + 20`")
    #expect(finding.fix == "write leading and trailing in place of left and right")
  }

  @Test func `a distance between centres is not mirrored`() throws {
    let found = mirrored { icon, screen in
      icon.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: 30)
    }
    #expect(found.first?.fix?.hasPrefix("a distance between centres is not mirrored") == true)
  }

  @Test func `leading and centres are mirrored, and what keeps its direction on purpose is left alone`() {
    #expect(mirrored { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 20) }.isEmpty)
    #expect(mirrored { $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor) }.isEmpty)
    let forced = mirrored { icon, screen in
      icon.semanticContentAttribute = .forceLeftToRight
      return icon.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 20)
    }
    #expect(forced.isEmpty)
  }

  @Test func `autoresizing masks are one finding`() throws {
    func make(_ fixture: LintFixture) -> LayoutResult {
      fixture.layOut {
        let screen = Screen()
        for x in [10, 60] {
          let box = UIView(frame: CGRect(x: x, y: 10, width: 40, height: 40)).background(.systemRed).named("box\(x)")
          screen.addSubview(box)
        }
        return screen
      }
    }
    let found = LintFixture.findings(.mirror, make(fixture.mirrored), .init(unmirrored: make(fixture)))
    #expect(found.map(\.views) == [["screen/box10", "screen/box60"]])
    #expect(found.first?.message.hasSuffix("autoresizing masks never are") == true)
  }

  // MARK: reorder

  /// An icon and a title in a row, which becomes a column with one of them on top.
  private func row(isLarge: Bool, iconOnTop: Bool) -> LayoutResult {
    fixture.layOut {
      let icon = UIImageView(.symbol("star"), size: CGSize(width: 30, height: 30)).named("icon")
      let title = UILabel(verbatim: "Title").named("title")
      return Screen {
        icon
        title
      } constraints: { screen in
        icon.leading == screen.leading
        if !isLarge {
          icon.top == screen.top
          title.leading == icon.trailing + 8
          title.top == screen.top
        } else {
          title.leading == screen.leading
          if iconOnTop {
            icon.top == screen.top
            title.top == icon.bottom + 8
          } else {
            title.top == screen.top
            icon.top == title.bottom + 8
          }
        }
      }
    }
  }

  @Test func `a row that becomes a column keeps what was leading on top`() throws {
    let plain = row(isLarge: false, iconOnTop: true)
    let kept = row(isLarge: true, iconOnTop: true)
    #expect(LintFixture.findings(.reorder, kept, .init(plainText: plain)).isEmpty)
    let turned = row(isLarge: true, iconOnTop: false)
    let finding = try #require(LintFixture.findings(.reorder, turned, .init(plainText: plain)).first)
    #expect(finding.message == "`title` comes before `icon` as text grows: it is now above it")
  }

  @Test func `cards in two columns that become one may come in turns`() {
    func layOut(columns: Int) -> LayoutResult {
      fixture.layOut {
        let cards = [80.0, 140, 80, 50].enumerated().map { index, height in
          (UILabel(verbatim: "Card \(index)").named("card\(index)"), height)
        }
        return Screen {
          for (card, _) in cards { card }
        } constraints: { screen in
          for (index, (card, height)) in cards.enumerated() {
            card.height == height
            card.width == 100
            card.leading == screen.leading + (index % columns == 0 ? 0 : 120)
            if index < columns {
              card.top == screen.top
            } else {
              card.top == cards[index - columns].0.bottom + 8
            }
          }
        }
      }
    }
    // The third is beside the lower half of the second, and then below it.
    #expect(LintFixture.findings(.reorder, layOut(columns: 1), .init(plainText: layOut(columns: 2))).isEmpty)
  }

  @Test func `what stood below and beside at once does not come earlier where it stands below`() {
    func layOut(_ x: CGFloat) -> LayoutResult {
      fixture.layOut {
        let link = UILabel(verbatim: "Forgot?").named("link")
        let or = UILabel(verbatim: "or").named("or")
        return Screen {
          link
          or
        } constraints: { screen in
          link.trailing == screen.trailing - x
          link.top == screen.top
          or.centerX == screen.centerX
          or.top == link.bottom + 20
        }
      }
    }
    // The link is at the side, and then over the word below it.
    #expect(LintFixture.findings(.reorder, layOut(120), .init(plainText: layOut(0))).isEmpty)
  }

  @Test func `a button that grew into the row below was said to come after the title in it`() {
    func layOut(_ height: CGFloat, _ top: CGFloat = 60) -> LayoutResult {
      fixture.layOut {
        let follow = UIButton("Follow").named("follow")
        let name = UILabel(verbatim: "Tomás").named("name")
        return Screen {
          follow
          name
        } constraints: { screen in
          follow.trailing == screen.trailing
          follow.top == screen.top + 10
          follow.height == height
          name.leading == screen.leading
          name.top == screen.top + top
        }
      }
    }
    #expect(LintFixture.findings(.reorder, layOut(60), .init(plainText: layOut(30))).isEmpty)
    // Where they begin side by side, the title comes first.
    #expect(LintFixture.findings(.reorder, layOut(60, 12), .init(plainText: layOut(30))).count == 1)
  }

  // MARK: What a developer called false

  /// Rows of a table that fills the screen under a bar.
  private func table(
    _ rows: Int, every pitch: CGFloat = 30, wide: Bool = true, above inset: CGFloat = 0, indicator: CGFloat = 0
  ) -> LayoutResult {
    LintFixture(size: fixture.size, bottomInset: indicator).layOut {
      let body = UIView().named("body")
      let list = UIScrollView { body }.named("list")
      let bar = UIButton("Tabs").named("bar")
      bar.backgroundColor = .systemBackground
      for row in 0..<rows {
        let label = UILabel(verbatim: "Row \(row)").named("row\(row)")
        label.frame = CGRect(x: 16, y: CGFloat(row) * pitch, width: 200, height: 24)
        body.addSubview(label)
      }
      return Screen {
        list
        bar
      } constraints: { screen in
        list.edges == screen.edges
        body.edges == list.content.edges
        body.width == list.viewport.width
        body.height == CGFloat(rows) * pitch
        bar.bottom == screen.bottom - inset
        bar.height == 49
        if wide { bar.horizontalEdges == screen.horizontalEdges } else { bar.width == 60 }
        if !wide { bar.leading == screen.leading }
      }
    }
  }

  @Test func `rows that end under a toolbar above the home indicator were called an overlap`() {
    func findings(_ indicator: CGFloat) -> [Diagnostic] {
      let (short, long) = (
        table(13, above: 34, indicator: indicator), table(13, every: 34, above: 34, indicator: indicator)
      )
      return LintFixture.findings(.overlap, long, .init(base: short))
    }
    #expect(findings(34).isEmpty)
    #expect(!findings(0).isEmpty, "nothing is below the bar but more rows")
  }

  @Test func `filters that fit their scroll view were to look for a frame that is set in code, as advice`() throws {
    func layOut(_ fixture: LintFixture) -> LayoutResult {
      fixture.layOut {
        let filters = UILabel(verbatim: "All").named("filters")
        let scroll = UIScrollView { filters }.named("scroll")
        return Screen {
          scroll
        } constraints: { screen in
          scroll.edges == screen.edges
          filters.edges == scroll.content.edges
        }
      }
    }
    let finding = LintFixture.findings(.mirror, layOut(fixture.mirrored), .init(unmirrored: layOut(fixture))).first
    #expect(finding?.fix?.contains("`scroll.content.width >= scroll.viewport.width`") == true, "\(finding as Any)")
  }

  @Test func `advice for filters in a row did not mirror them`() {
    func layOut(_ fixture: LintFixture, isAdvised: Bool) -> LayoutResult {
      fixture.layOut {
        let filters = UIStackView { UILabel(verbatim: "All").named("all") }.named("filters")
        if isAdvised { filters.addArrangedSubview(UIView().named("room")) }
        let scroll = UIScrollView { filters }.named("scroll")
        return Screen {
          scroll
        } constraints: { screen in
          scroll.edges == screen.edges
          filters.edges == scroll.content.edges
          if isAdvised { scroll.content.width >= scroll.viewport.width }
        }
      }
    }
    func findings(isAdvised: Bool) -> [Diagnostic] {
      let base = layOut(fixture, isAdvised: isAdvised)
      return LintFixture.findings(
        .mirror, layOut(fixture.mirrored, isAdvised: isAdvised), .init(unmirrored: base))
    }
    #expect(findings(isAdvised: false).first?.fix?.contains("an empty view at the end of `filters`") == true)
    #expect(findings(isAdvised: true).isEmpty)
  }

  @Test func `a button that its bottom edge holds was to move down, as advice against an overlap`() throws {
    func layOut(_ height: CGFloat, isHeld: Bool) -> LayoutResult {
      fixture.layOut {
        let card = UILabel(verbatim: "Card").named("card")
        let button = UIButton("Start").named("start")
        for view in [card, button] { view.backgroundColor = .systemYellow }
        return Screen {
          card
          button
        } constraints: { screen in
          card.horizontalEdges == screen.horizontalEdges
          card.top == screen.top
          card.height == height
          button.horizontalEdges == screen.horizontalEdges
          button.height == 40
          if isHeld { button.bottom == screen.safeArea.bottom - 16 } else { button.top == screen.top + 420 }
        }
      }
    }
    func advice(isHeld: Bool) throws -> String {
      let found = LintFixture.findings(.overlap, layOut(900, isHeld: isHeld), .init(base: layOut(100, isHeld: isHeld)))
      return try #require(found.first?.fix)
    }
    #expect(try advice(isHeld: true).contains("holds `start` at the bottom: let `card` scroll"))
    #expect(try advice(isHeld: false).hasPrefix("keep them apart: `start.top >= card.bottom + 8`"))
  }

  @Test func `views that meet in height were to be kept apart sideways`() throws {
    func layOut(_ height: CGFloat, _ text: String) -> LayoutResult {
      fixture.layOut {
        let follow = UIButton("Follow").named("follow")
        let name = UILabel(verbatim: text).named("name")
        for view in [follow, name] { view.backgroundColor = .systemYellow }
        return Screen {
          follow
          name
        } constraints: { screen in
          follow.trailing == screen.trailing
          follow.top == screen.top + 10
          follow.height == height
          name.leading == screen.leading
          name.top == screen.top + 60
        }
      }
    }
    let long = layOut(64, "Tomás Albuquerque de Figueiredo Mendes")
    let finding = try #require(LintFixture.findings(.overlap, long, .init(base: layOut(30, "Tomás"))).first)
    #expect(finding.fix?.hasPrefix("keep them apart: `name.top >= follow.bottom + 8`") == true, "\(finding)")
  }

  @Test func `a text whose neighbour grew was said to be cut below its own length`() throws {
    func layOut(_ time: String) -> LayoutResult {
      fixture.layOut {
        let name = UILabel(verbatim: "Tomás Albuquerque").named("name")
        let time = UILabel(verbatim: time).named("time")
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        return Screen {
          name
          time
        } constraints: { screen in
          name.leading == screen.leading
          name.trailing <= time.leading - 8
          time.trailing == screen.trailing
          [name, time].align(\.top)
          name.top == screen.top
        }
      }
    }
    let found = LintFixture.findings(
      .clippedText, layOut("yesterday in the afternoon, 17:45"), .init(plainText: layOut("17:45")))
    let notes = try #require(found.first).notes.map(\.message)
    #expect(notes.contains { $0.hasSuffix("at the default size and length: what is beside it has grown") }, "\(notes)")
    #expect(!notes.contains { $0.hasPrefix("cut at") })
  }

  @Test func `a screen under its bar was to end above the bar, as advice against an overlap`() throws {
    func layOut(_ top: CGFloat) -> LayoutResult {
      fixture.layOut {
        let browse = UIButton("Browse").named("browse")
        return Screen {
          browse
        } constraints: { screen in
          browse.centerX == screen.centerX
          browse.top == screen.top + top
        }
        .embedded(tabBar: UITabBar(items: [UIBarItem(.verbatim("Films")), UIBarItem(.verbatim("Search"))]))
      }
    }
    let finding = try #require(LintFixture.findings(.overlap, layOut(430), .init(base: layOut(100))).first)
    #expect(finding.fix?.contains("`browse.bottom <= safeArea.bottom`") == true, "\(finding)")
  }

  @Test func `rows that reach under a bar of tabs were called an overlap`() {
    for rows in [10, 15, 16, 17, 40] {
      let base = table(rows, every: 10)
      #expect(LintFixture.findings(.overlap, table(rows), .init(base: base)).isEmpty, "\(rows) rows")
    }
    // A button at a corner is no bar: what fits the scroll view stays under it.
    let base = table(16, every: 10, wide: false)
    #expect(!LintFixture.findings(.overlap, table(16, wide: false), .init(base: base)).isEmpty)
  }

  /// A switch at the trailing end of a row, as a list places it: by its frame, or by its alignment rect.
  private func switchRow(_ fixture: LintFixture, by frame: Bool) -> LayoutResult {
    fixture.layOut {
      let toggle = UISwitch().named("toggle")
      return Screen {
        toggle
      } constraints: { screen in
        toggle.top == screen.top
        if frame {
          let insets = toggle.alignmentRectInsets
          let isMirrored = fixture.direction == .rightToLeft
          toggle.trailing == screen.trailing - 16 - (isMirrored ? insets.left : insets.right)
        } else {
          toggle.trailing == screen.trailing - 16
        }
      }
    }
  }

  @Test(arguments: [true, false]) func `a switch in a row was called not mirrored`(byFrame: Bool) {
    let found = LintFixture.findings(
      .mirror, switchRow(fixture.mirrored, by: byFrame), .init(unmirrored: switchRow(fixture, by: byFrame)))
    #expect(found.isEmpty, "\(found)")
  }
}
