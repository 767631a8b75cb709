import LPAutoLayout
import Foundation
import Testing

/// Constraints that nobody wrote, as the console prints them.
@MainActor
struct SystemConstraintTests {
  private func plain(_ text: String) -> String { text.replacing(/0x[0-9a-f]+/, with: "0x") }

  @Test("a content size is one constraint with both priorities", arguments: bothDirections)
  func contentSize(direction: UIUserInterfaceLayoutDirection) throws {
    let fixture = Fixture(direction: direction)
    let label = fixture.label("Hello")
    label.setContentHuggingPriority(.init(251), for: .horizontal)
    label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 8).isActive = true
    let texts = label.constraintsAffectingLayout(for: .horizontal).map { plain($0.description) }
    let width = ConstraintText.number(label.intrinsicContentSize.width)
    let size =
      "<NSContentSizeLayoutConstraint:0x UILabel:0x'Hello'.width == \(width) Hug:251 CompressionResistance:750   (active)>"
    #expect(texts.filter { $0.contains("ContentSize") } == [size])
    #expect(texts.contains { $0.contains("H:|-(8)-[UILabel:0x'Hello']   (active, names: '|':UIView:0x )") })
    label.accessibilityIdentifier = "title"
    let named = try #require(
      label.constraintsAffectingLayout(for: .vertical).map { plain($0.description) }.first { $0.contains("Hug") })
    #expect(
      named.hasSuffix("CompressionResistance:750   (active, names: title:0x )>") && named.contains(" title.height =="))
  }

  private enum ConstraintText {
    static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
  }

  /// A view at (10, 20) of 30 × 40 in 100 × 200.
  @Test(
    "masks are printed by the table, with what they stand for",
    arguments: [
      ([], "h=--& v=--&", ["V.minX == 10 '|'", "V.width == 30"]),
      ([.flexibleWidth], "h=-&- v=--&", ["V.minX == 10 '|'", "H:[V]-(60)-| '|'"]),
      ([.flexibleLeftMargin, .flexibleTopMargin], "h=&-- v=&--", ["H:[V]-(60)-| '|'", "V.width == 30"]),
      (
        [.flexibleLeftMargin, .flexibleWidth], "h=&&- v=--&", ["H:[V]-(60)-| '|'", "V.width == 0.75*UIView.width - 45"]
      ),
      (
        [.flexibleLeftMargin, .flexibleRightMargin], "h=&-& v=--&",
        ["V.minX == 0.142857*UIView.width - 4.28571 '|'", "V.width == 30"]
      ),
      (
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "h=&&& v=--&",
        ["V.minX == 0.1*UIView.width '|'", "V.width == 0.3*UIView.width"]
      ),
    ] as [(UIView.AutoresizingMask, String, [String])])
  func masks(mask: UIView.AutoresizingMask, words: String, bodies: [String]) {
    for direction in bothDirections {
      let fixture = Fixture(CGSize(width: 100, height: 200), direction: direction)
      let view = LayoutEnvironment.$current.withValue(fixture.root.environment) {
        UIView(frame: CGRect(10, 20, 30, 40))
      }
      view.autoresizingMask = mask
      view.accessibilityIdentifier = "V"
      fixture.root.addSubview(view)
      let made = view.constraintsAffectingLayout(for: .horizontal).filter { $0.description.contains("Autoresizing") }
      let expected = bodies.map { body in
        let isAboutSuperview = body.hasSuffix(" '|'")
        let text = body.replacing(" '|'", with: "").replacing("UIView.", with: "UIView:0x.")
        return "<NSAutoresizingMaskLayoutConstraint:0x \(words) \(text)   (active, names: V:0x"
          + (isAboutSuperview ? ", '|':UIView:0x )>" : " )>")
      }
      #expect(Set(made.map { plain($0.description) }) == Set(expected))
      // The same objects the next time: addresses can be compared.
      let again = view.constraintsAffectingLayout(for: .horizontal)
      #expect(made.allSatisfy { constraint in again.contains { $0 === constraint } })
      made[0].isActive = false
      #expect(made[0].isActive, "it is in force as long as the mask is")
    }
  }

  @Test("a conflict is told in the console's words, with the masks' note", arguments: bothDirections)
  func log(direction: UIUserInterfaceLayoutDirection) throws {
    let fixture = Fixture(direction: direction)
    let view = fixture.view("button")
    view.translatesAutoresizingMaskIntoConstraints = true
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let logs = view.unsatisfiableConstraintsLog
    #expect(logs.count == 1)
    #expect(
      plain(try #require(logs.first)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == [
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
        "\tProbably at least one of the constraints in the following list is one you don't want. ",
        "\tTry this: ",
        "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
        "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
          + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ",
        "(",
        "    \"<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& button.width == 0   (active, names: button:0x )>\",",
        "    \"<NSLayoutConstraint:0x button.width == 100   (active, names: button:0x )>\"", ")", "",
        "Will attempt to recover by breaking constraint ",
        "<NSLayoutConstraint:0x button.width == 100   (active, names: button:0x )>", "",
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
        "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.",
      ])
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(view.unsatisfiableConstraintsLog.isEmpty)
  }

  @Test("the size that a root is given is printed by UIKit's identifier")
  func encapsulated() throws {
    let fixture = Fixture()
    let view = fixture.view("wide")
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      fixture.root.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 500),
    ])
    let log = plain(try #require(view.unsatisfiableConstraintsLog.first))
    #expect(
      log.contains("<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' UIView:0x.width == 320   (active)>"))
    #expect(log.contains("breaking constraint \n<NSLayoutConstraint:0x wide.width == 500"))
    #expect(!log.contains("(Note:"))
  }
}
