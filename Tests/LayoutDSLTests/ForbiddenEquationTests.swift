import Foundation
import Testing

/// What Auto Layout forbids does not compile, and the compiler says why in the project's words.
struct ForbiddenEquationTests {
  static let cases: [(code: String, says: String)] = [
    ("a.leading == b.top", "'==' is unavailable: one side is horizontal and the other vertical"),
    ("a.centerY <= b.centerX", "'<=' is unavailable: one side is horizontal and the other vertical"),
    ("a.left >= b.firstBaseline + 8 ~ .high", "'>=' is unavailable: one side is horizontal and the other vertical"),
    ("a.leading == b.left", "'==' is unavailable: leading and trailing change sides with the language"),
    ("a.right <= b.trailing - 8", "'<=' is unavailable: leading and trailing change sides with the language"),
    ("a.width == b.leading", "'==' is unavailable: a size cannot equal a location"),
    ("a.bottom >= b.height * 2", "'>=' is unavailable: a size cannot equal a location"),
    ("a.leading == 20", "'==' is unavailable: a location cannot equal a number"),
    ("a.top >= 5 ~ .high", "'>=' is unavailable: a location cannot equal a number"),
    ("a.leading == 160...240", "'==' is unavailable: a location has no range of numbers"),
    ("a.leading + b.leading == a.trailing", "'+' is unavailable: two locations cannot be added"),
    ("a.width == b.width + b.height", "'+' is unavailable: a constraint has one anchor on each side"),
    ("a.width - b.width == 8", "'-' is unavailable: a constraint has one anchor on each side"),
    ("a.leading == b.leading + b.width", "'+' is unavailable: sizes and locations cannot be added"),
    ("a.width * b.width == 8", "'*' is unavailable: a constraint is linear"),
    ("a.width / b.height == 2", "'/' is unavailable: a constraint is linear"),
    ("20 == a.width", "'==' is unavailable: write the anchor first"),
    ("a.width < 20", "'<' is unavailable: a constraint is ==, <= or >="),
    ("a.top > b.top", "'>' is unavailable: a constraint is ==, <= or >="),
    ("a.edges == b.edges + 8", "'+' is unavailable: edges are not shifted but inset"),
    (
      "a.edges == b.edges.inset(by: UIEdgeInsets(top: 0, left: 1, bottom: 2, right: 3))",
      "'inset(by:)' is unavailable: edges follow the reading direction"
    ),
    ("a.edges == b.size", "cannot convert value of type 'AnchorGroup<AnchorGroupKind.Size>'"),
    ("a.center <= b.center", "requires that 'AnchorGroupKind.Center' conform to 'AnchorGroupKind.Bounded'"),
    ("guide.firstBaseline == b.top", "'firstBaseline' is unavailable: a layout guide has no text"),
    ("[a, b].align(\\.width)", "'align' is unavailable: sizes are made equal, not aligned"),
    ("[a, b].equal(\\.leading)", "'equal' is unavailable: locations are aligned"),
    ("a.frame.width == 20", "'buildExpression' is unavailable: this compares now and gives true or false"),
    ("a", "'buildExpression' is unavailable: views go into the first block"),
  ]

  @Test(.enabled(if: Compiler.found != nil, "needs swiftc on the PATH"))
  func `a forbidden equation does not compile, and the message says why`() throws {
    let compiler = try #require(Compiler.found)
    let head = "import LPComponents\nimport Foundation\nimport LPLayoutDSL\n"
    let functions = Self.cases.enumerated().map { index, forbidden in
      "@MainActor func f\(index)(_ a: UIView, _ b: UIView, _ guide: UILayoutGuide) { _ = Screen { a } constraints: { _ in "
        + "a.top == b.top; \(forbidden.code) } }"
    }
    let messages = try compiler.check(head + functions.joined(separator: "\n") + "\n")
    for (index, forbidden) in Self.cases.enumerated() {
      let said = messages.filter { $0.line == index + 4 }
      #expect(said.count == 1, "\(forbidden.code): \(said)")
      #expect(said.first?.severity == "error")
      #expect(said.first?.text.contains(forbidden.says) == true, "\(forbidden.code): \(said)")
    }
  }

  @Test(.enabled(if: Compiler.found != nil, "needs swiftc on the PATH"))
  func `an equation among the views does not compile`() throws {
    let messages = try #require(Compiler.found).check(
      """
      import LPComponents
      import LPLayoutDSL
      @MainActor func f(_ a: UIView) { _ = Screen { a; a.width == 8 } }
      @MainActor func g(_ a: UIView) { a.width == 8 }
      """)
    #expect(messages.map(\.severity) == ["error", "warning"])
    #expect(messages.first?.text.contains("equations go into the second block") == true)
    #expect(messages.last?.text.contains("result of operator '==' is unused") == true)
  }

  @Test(.enabled(if: Compiler.found != nil, "needs swiftc on the PATH"))
  func `equations of every kind are type-checked in less than 100 ms each`() throws {
    let messages = try #require(Compiler.found).check(
      allowedEquations, options: ["-Xfrontend", "-warn-long-expression-type-checking=100"])
    #expect(messages == [])
  }
}

private let allowedEquations = """
  import LPComponents
  import Foundation
  import LPLayoutDSL

  @MainActor func all(_ a: UIView, _ b: UILabel, _ c: UIImageView, guide: UILayoutGuide, isWide: Bool) -> Screen {
    let gap: CGFloat = 12
    return Screen {
      a
      b
      if isWide { c } else { guide }
    } constraints: { screen in
      a.leading == screen.margins.leading
      a.top == screen.safeArea.top + 16
      b.width <= 280 ~ .high
      a.width == b.width * 2 + 10 ~ .required - 1
      c.width == c.height * 16 / 9 ~ 752 ~ .named("aspect")
      a.height + gap <= b.width / 2 - gap * 2 ~ .defaultLow + 1
      (a.leading == screen.leading + gap).named("gap")
      a.centerX == screen.leading + gap * 2 + 3
      a.center == screen.safeArea.center.offset(y: -20)
      a.size == b.size * 0.5
      a.edges <= screen.margins.edges.inset(horizontal: 8, vertical: gap) ~ .high
      b.top == a.bottom + .systemSpacing(2) ~ .high
      b.bottom == a.top - .systemSpacing ~ .required - 1
      [a, b, c].distribute(.horizontally, spacing: 8) ~ .high
      [a, b, c].distribute(.horizontally, spacing: .systemSpacing)
      [a, b, c].align(\\.firstBaseline)
      [a, b, c].equal(\\.width) ~ .required - 1
      b.leading - a.trailing == c.leading - b.trailing
      a.widthAnchor.constraint(equalToConstant: 48)
      if isWide { a.width == 160...240 } else { a.width == gap...240 ~ .high }
      for view in [a, b] { view.height >= 44 }
    }
  }
  """
