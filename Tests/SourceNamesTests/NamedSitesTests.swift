import Foundation
import LPSupport
import Testing

@testable import LPSourceNames

/// Names that are read from a source directly are those that the compiler's parser gives.
@Suite struct NamedSitesTests {
  /// A statement for each form, and the names at its calls and mentions in their order.
  static let forms: [(source: String, names: [String?])] = [
    (#"let a = Label("x"), b = Label("y")"#, ["a", "b"]),
    (#"let a: Label = .init("x"), b: [String: Label] = make("y", (1, 2)), c = d"#, ["a", "b"]),
    (#"let a = Pair<Int, [String: Label?]>("x"), b = Label("y")"#, ["a", "b"]),
    ("let a =\n  Label(\"x\")", ["a"]), ("let a: UIView\n  = Label(\"x\")", ["a"]),
    ("let a = Factory\n  .make(\n  1)\n  .bold()", ["a", nil]),
    (#"self.card.title = Label("x").bold()"#, ["title", nil]), (#"views[0].title = Label("x")"#, ["title"]),
    (#"label? .text = Label("x")"#, ["text"]), (#"views[0] = Label("x")"#, [nil]),
    (#"pair.0.a = each.1.make("x")"#, ["a"]),
    ("class Wide: Card { override var title: UIView { super.title } }", ["title"]),
    (#"let `default` = Label("x")"#, ["default"]), (#"let (a, b) = pair("x")"#, [nil]), (#"_ = Label("x")"#, [nil]),
    (#"let a = try! Label("x")"#, ["a"]), (#"let a = b ?? Label("x")"#, [nil]), (#"let a = Label("x") ?? c"#, ["a"]),
    (#"let same = a == Label("x")"#, [nil]), (#"a += Label("x")"#, [nil]), (#"let a = (Label("x"))"#, [nil]),
    (#"if let a = Label("x"), let b = Label("y") { a }"#, ["a", "b", nil, "a"]),
    ("switch x {\ncase .one: a = Label(\"x\")\ndefault: b = Label(\"y\")\n}", [nil, "a", "b"]),
    (#"func f(a: Label = Label("x"), _ b: Label) { c = Label("y") }"#, [nil, nil, "c"]),
    ("func f(\n  a: A.Label = A.Label(\"x\")\n) {}", [nil]),
    (#"lazy var a: Label = { let b = Label("x"); return b }()"#, [nil, "b"]),
    (#"let a = Stack { b; c.d } constraints: { e in e }"#, ["a", "b", "d", "e"]),
    ("let a = Stack {\n  b // c\n  /* d */ e\n  f\n    .g\n  h\n    .i()\n}", ["a", "b", "e", "g", nil, nil]),
    (##"let a = "\(Label("x")) = ", b = Label(#"" \(c) \#(d)"#)"##, [nil, "b"]),
    ("let a = \"\"\"\n  let b = Label(\"x\")\n  \"\"\", c = Label(\"y\")", ["c"]),
    (#"let a = /let b = ".\/(/, c = Label("y")"#, ["c"]), (#"let a = x / y, c = Label(z / 2)"#, ["c"]),
    (#"let a = n < m, c = Label(n > m)"#, ["c"]), (#"/* /* let a = f() */ */ let c = Label("y")"#, ["c"]),
    (#"let a = views.map { $0.b = Label("x") }"#, ["a", nil, "b"]),
    (#"var a = Label("x") { didSet { b = Label("y") } }"#, ["a", "b"]),
  ]

  @Test func `Each form of declaration and mention has the parser's names`() throws {
    let answers = try SyntaxProgram.answers(Self.forms.map { try SyntaxProgram.request($0.source) })
    for (form, answer) in zip(Self.forms, answers) {
      let sites = NamedSites(source: Array(form.source.utf8))
      for site in answer.names {
        #expect(sites.name(line: site.line, column: site.column) == site.name, "\(form.source) \(site)")
      }
      let named = answer.names.compactMap(\.name)
      #expect(named == form.names.compactMap(\.self), "\(form.source) \(answer.names)")
    }
  }

  @Test func `All sources of this package have the parser's names`() throws {
    let files = ["Sources", "Tests", "examples", "benchmarks"].flatMap { folder in
      let root = SyntaxProgram.package.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.map { root.appendingPathComponent($0).path }
    }
    let answers = try SyntaxProgram.answers(files.map { "{\"file\":\"\($0)\",\"listsAll\":true}" })
    var (count, named) = (0, 0)
    for (file, answer) in zip(files, answers) {
      #expect(answer.errors.isEmpty, "\(file): \(answer.errors)")
      let sites = NamedSites(source: Array(try Data(contentsOf: URL(fileURLWithPath: file))))
      for site in answer.names {
        let name = sites.name(line: site.line, column: site.column)
        #expect(name == site.name, "\(file):\(site.line):\(site.column): \(name ?? "-") for \(site.name ?? "-")")
        (count, named) = (count + 1, named + (site.name == nil ? 0 : 1))
      }
    }
    #expect(answers.count == files.count && count > 20000 && named > 2000, "\(files.count) \(count) \(named)")
  }

  @Test func `A source that is cut off or garbled is read without a trap`() throws {
    var random = SplitMix64(seed: 7)
    let source = Self.forms.map(\.source).joined(separator: "\n")
    let pieces = ["(", ")", "{", "\"", "\\(", "`", "/*", "#\"", "\"\"\"", "=", "let ", "<", "\u{0}", "é", ".", "case "]
    for _ in 0..<300 {
      var bytes = Array(source.utf8)
      for _ in 0..<random.below(8) + 1 {
        let place = random.below(bytes.count)
        if random.below(3) == 0 {
          bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
        } else {
          bytes.insert(contentsOf: pieces[random.below(pieces.count)].utf8, at: place)
        }
      }
      let sites = NamedSites(source: bytes)
      for line in 1..<40 { for column in 1..<60 { _ = sites.name(line: line, column: column) } }
    }
    let deep = NamedSites(source: Array(String(repeating: "\"\\(", count: 100_000).utf8))
    #expect(deep.name(line: 1, column: 1) == nil)
  }
}
