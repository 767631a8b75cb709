import Foundation
import Testing

/// Code that was written for an earlier version compiles, and the compiler says how it is written now.
struct OldSpellingTests {
  static let renamed: [(code: String, now: String)] = [
    ("view.corner(8)", "cornerRadius(_:)"),
    ("view.corner(8, curve: .continuous)", "cornerRadius(_:curve:)"),
    ("view.shadow(.black, radius: 2)", "shadow(color:opacity:radius:x:y:)"),
    ("view.transformed(.identity)", "transformEffect(_:)"),
    ("view.transformed(.identity, around: .zero)", "transformEffect(_:anchor:)"),
    ("label.lines(0)", "lineLimit(_:)"),
    ("label.color(.red)", "foregroundStyle(_:)"),
    ("label.aligned(.center)", "multilineTextAlignment(_:)"),
    ("label.weight(.bold)", "fontWeight(_:)"),
    ("label.shrinks(to: 0.5)", "minimumScaleFactor(_:)"),
    ("picture.mode(.center)", "contentMode(_:)"),
    ("button.configured { $0.title = nil }", "configuration(_:)"),
    ("field.secure()", "secureTextEntry(_:)"),
    ("view.animate(\"A\") { _ in }", "declareAnimation(_:duration:curve:_:)"),
    ("view.animate(duration: 1, springDamping: 1) { _ in }", "declareAnimation(_:duration:springDamping:velocity:_:)"),
    ("view.change(\"A\") { _ in }", "declareChange(_:_:)"),
    ("view.remake(label, button) { label.top == view.top }", "remake(mentioning:constraints:)"),
    ("label.leading as Anchor<AnchorKind.Leading>", "Directional"),
    ("label.left as Anchor<AnchorKind.Left>", "Physical"),
    ("stack.padded(8)", "padding(_:)"),
    ("stack.padded(horizontal: 8, vertical: 4)", "padding(horizontal:vertical:)"),
  ]

  @Test(.enabled(if: Compiler.found != nil, "needs swiftc on the PATH"))
  func `an old spelling compiles with a warning that names the new one`() throws {
    let head = "import LPComponents\nimport Foundation\nimport LPLayoutDSL\n"
    let parameters =
      "view: UIView, label: UILabel, picture: UIImageView, button: UIButton, field: UITextField, "
      + "stack: UIStackView"
    let functions = Self.renamed.enumerated().map { index, old in
      "@MainActor func f\(index)(\(parameters)) { \(old.code.contains("remake") ? "" : "_ = ")\(old.code) }"
    }
    let messages = try #require(Compiler.found).check(head + functions.joined(separator: "\n") + "\n")
    #expect(messages.allSatisfy { $0.severity == "warning" }, "\(messages)")
    for (index, old) in Self.renamed.enumerated() {
      let said = messages.filter { $0.line == index + 4 }.map(\.text)
      #expect(said.count == 1 && said[0].contains("renamed to '\(old.now)'"), "\(old.code): \(said)")
    }
  }

  @Test(.enabled(if: Compiler.found != nil, "needs swiftc on the PATH"))
  func `a key that is a variable, and arguments beside a key, compile with advice`() throws {
    let messages = try #require(Compiler.found).check(
      """
      import LPComponents
      import LPLayoutDSL
      @MainActor func f(key: String) -> [UIView] { [
        UILabel(key),
        UIButton(key),
        UILabel("items", 3, style: .footnote),
        UIButton("items", 3, "a"),
        UILabel("title"),
        UILabel("\\(3) items"),
        UIButton(LocalizedKey(key)),
      ] }
      """)
    #expect(messages.map(\.line) == [4, 5, 6, 7] && messages.allSatisfy { $0.severity == "warning" }, "\(messages)")
    #expect(messages.prefix(2).allSatisfy { $0.text.contains("write LocalizedKey(key)") })
    #expect(messages.suffix(2).allSatisfy { $0.text.contains(#"write the arguments into the key, "\(count) items""#) })
  }

  @Test(.enabled(if: Compiler.found != nil, "needs swiftc on the PATH"))
  func `corners of a layer are still taken, with the advice to name them by reading direction`() throws {
    let messages = try #require(Compiler.found).check(
      """
      import LPComponents
      import LPLayoutDSL
      @MainActor func f(view: UIView) { _ = view.corner(8, [.layerMinXMinYCorner]) }
      """)
    #expect(messages.map(\.severity) == ["warning"])
    #expect(messages.first?.text.contains("cornerRadius(12, [.topLeading, .topTrailing])") == true)
  }
}
