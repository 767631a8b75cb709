import Foundation
import Testing

@testable import LPAppSources

@Suite struct ReducedSourceTests {
  private func source(_ text: String) throws -> ReducedSource {
    let request: [String: Any] = ["file": "/app/Card.swift", "source": text, "listsParts": true]
    let line = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    let scan = try #require(try RewriteFixture.answers([line]).first)
    return ReducedSource(AppSource(path: "/app/Card.swift", bytes: Array(text.utf8), scan: scan))
  }

  private func text(_ source: ReducedSource) -> String { String(decoding: source.bytes, as: UTF8.self) }

  private static let card = """
    class Card: UIView, Themed {
      override func show() {
        label.text = Strings.title
        if Settings.isOn { hide() }
      }
    }
    """

  @Test func `a value goes first, then its statement, the body, and last the declaration`() throws {
    var source = try source(Self.card)
    let missing: CompilerMessage = "cannot find 'Strings' in scope"
    let kinds: [(Int, Int, CompilerMessage, SourcePart.Kind, String)] = [
      (3, 18, missing, .value, "label.text = _previewValue(0)"), (3, 18, missing, .statement, "    _previewSkip(1)  "),
      (3, 5, "ambiguous use", .body, "show() {_previewSkip(2)\n"),
      (2, 3, "overriding declaration requires another type", .declaration, "class Card: UIView, Themed {\n   "),
    ]
    for (number, (line, column, message, kind, expected)) in kinds.enumerated() {
      let part = source.leaveOut(line: line, column: column, message: message, keeping: ["Card"], as: number)
      source.update()
      #expect(part?.kind == kind)
      #expect(text(source).contains(expected), "\(text(source))")
      #expect(text(source).split(separator: "\n", omittingEmptySubsequences: false).count == 6)
    }
    #expect(source.leaveOut(line: 1, column: 7, message: "is broken", keeping: ["Card"], as: 9) == nil)
    #expect(source.leaveOut(line: 1, column: 7, message: "is broken", keeping: [], as: 9)?.name == "Card")
  }

  @Test func `places of later messages are those of the text in which values were replaced`() throws {
    var source = try source("func f() {\n  add(A.b, C.d)\n}\n")
    #expect(source.leaveOut(line: 2, column: 7, message: "cannot find 'A' in scope", keeping: [], as: 0)?.name == "A.b")
    source.update()
    #expect(text(source).contains("add(_previewValue(0), C.d)"))
    let second = source.leaveOut(line: 2, column: 25, message: "cannot find 'C' in scope", keeping: [], as: 1)
    #expect(second?.name == "C.d")
    #expect(text(source).contains("add(_previewValue(0), _previewValue(1))"))
  }

  @Test func `an object whose members are found at run time on a Mac is taken for a view`() throws {
    var source = try source(
      "func pin(_ object: AnyObject) {\n  [object.topAnchor, (a as AnyObject).b().tag, c!.tag]\n}\n")
    for (column, name) in [(11, "topAnchor"), (43, "tag"), (51, "tag")] {
      let message = CompilerMessage("value of type 'AnyObject' has no member '\(name)'")
      let isTaken = [1, 2].map { _ in source.takeForView(line: 2, column: column, message: message) }
      #expect(isTaken == [true, false])
    }
    let isOther = source.takeForView(line: 2, column: 11, message: "value of type 'Card' has no member 'topAnchor'")
    #expect(!isOther)
    source.update()
    #expect(
      text(source).contains(
        "[(object as! UIView).topAnchor, ((a as AnyObject).b() as! UIView).tag, (c! as! UIView).tag]"),
      "\(text(source))")
    // What is left out later is found behind the casts.
    let part = source.leaveOut(
      line: 2, column: 24, message: "cannot find 'topAnchor' in scope", atLeast: .body, keeping: [], as: 0)
    #expect(part?.kind == .body)
    #expect(!text(source).contains("as! UIView"))
  }

  @Test func `two messages about one statement leave out no more than that statement`() throws {
    var source = try source("class Card {\n  init() {\n    self.border = .thin\n    other()\n  }\n}\n")
    let first = source.leaveOut(
      line: 3, column: 10, message: "value of type 'Card' has no member 'border'", keeping: ["Card"], as: 0)
    #expect(first?.kind == .statement)
    let message: CompilerMessage = "cannot infer contextual base in reference to member 'thin'"
    #expect(source.leaveOut(line: 3, column: 20, message: message, keeping: ["Card"], as: 1) == nil)
    source.update()
    #expect(text(source).contains("_previewSkip(0)") && text(source).contains("other()"))
    // What is still wrong then concerns more than the statement, but never the whole initialiser of a shown class.
    #expect(source.leaveOut(line: 3, column: 6, message: message, keeping: ["Card"], as: 1)?.kind == .initializer)
    source.update()
    #expect(source.leaveOut(line: 2, column: 3, message: "is broken", keeping: ["Card"], as: 2) == nil)
  }

  @Test(arguments: [
    ("let name = MetaLabel(style: .name)", "extra argument 'style' in call", "(_previewValue(1) as MetaLabel)"),
    ("let view = header.themed", "value of type 'Header' has no member 'themed'", "(_previewValue(1) as UIView)"),
    ("let line = UIView.line", "type 'UIView' has no member 'line'", "(_previewValue(1) as UIView)"),
    ("let rule = UIView.ruleHeight(2)", "type 'UIView' has no member 'ruleHeight'", "(_previewValue(1) as CGFloat)"),
    (
      "guard let title = model.title else { return }", "value of type 'Model' has no member 'title'",
      "Optional(_previewValue(1) as String)"
    ),
  ])
  func `a variable without its value left the name to a property of the view`(
    line: String, message: String, value: String
  ) throws {
    var source = try source("func f() {\n  \(line)\n}\n")
    let place = line.split(separator: "= ")[0].count + 5
    let part = source.leaveOut(
      line: 2, column: place, message: CompilerMessage(message), keeping: [], as: 1)
    #expect(part?.kind == .made)
    #expect(text(source).contains("= \(value)"), "\(text(source))")
    source.update()
    // Where that does not help, the statement goes.
    let second = source.leaveOut(line: 2, column: place, message: "is broken", keeping: [], as: 2)
    #expect(second?.kind == .statement)
  }

  @Test func `of an initialiser a value or a statement goes where bodies of other functions go`() throws {
    var source = try source(
      "class Model {\n  init() {\n    self.a = b\n    watch { c }\n  }\n  func show() {\n    d()\n  }\n}\n")
    func kind(_ line: Int, _ column: Int, _ name: String, _ number: Int) -> SourcePart.Kind? {
      let message = CompilerMessage("cannot find '\(name)' in scope")
      defer { source.update() }
      return source.leaveOut(line: line, column: column, message: message, atLeast: .body, keeping: [], as: number)?
        .kind
    }
    #expect(kind(3, 14, "b", 0) == .value)
    #expect(kind(4, 5, "watch", 1) == .statement)
    #expect(kind(7, 5, "d", 2) == .body)
    #expect(text(source).contains("self.a = _previewValue(0)"), "\(text(source))")
    #expect(!text(source).contains("_previewEnd"), "\(text(source))")
  }

  @Test func `a stored property without a value gets one where the initialiser begins`() throws {
    var source = try source("class Model {\n  let a: Int\n  init(b: Int) {\n    load(b)\n  }\n}\n")
    func give(_ line: Int, _ column: Int) -> ReducedSource.Gift {
      source.giveValue(to: "a", line: line, column: column, as: 7)
    }
    #expect(give(2, 3) == .none)
    #expect(give(5, 3) == .new)
    #expect(give(4, 5) == .ofThisRound)
    #expect(text(source).contains("init(b: Int) { self.a = _previewValue(7);\n    load(b)"), "\(text(source))")
    source.update()
    #expect(give(5, 3) == .none)
    // Places behind the value are those of the text with it.
    let missing: CompilerMessage = "cannot find 'load' in scope"
    #expect(source.leaveOut(line: 4, column: 5, message: missing, keeping: [], as: 8)?.kind == .statement)
  }

  @Test(arguments: [
    ("UITableViewCell", "(style: .default, reuseIdentifier: nil)"),
    ("ListViewController", "(nibName: nil, bundle: nil)"),
    ("BaseView", "(frame: .zero)"), ("Model", "()"),
  ])
  func `a call of the superclass that does not compile left an initialiser without one`(
    superclass: String, arguments: String
  ) throws {
    var source = try source("class Card: \(superclass) {\n  init() {\n    super.init(a: b, c)\n  }\n}\n")
    let message: CompilerMessage = "argument passed to call that takes no arguments"
    #expect(source.leaveOut(line: 3, column: 16, message: message, keeping: ["Card"], as: 0)?.kind == .statement)
    #expect(text(source).contains("super.init\(arguments)"), "\(text(source))")
  }

  @Test func `a call with arguments that nothing takes is a value like others`() throws {
    var source = try source("func f() {\n  view = Card(store: 3)\n  show(Card(store: 3))\n  show(store: 3)\n}\n")
    let message: CompilerMessage = "argument passed to call that takes no arguments"
    func leaveOut(_ line: Int, _ column: Int) -> String? {
      source.leaveOut(line: line, column: column, message: message, keeping: [], as: line)?.name
    }
    #expect(leaveOut(2, 22) == "Card(store: 3)")
    #expect(leaveOut(3, 20) == "Card(store: 3)")
    #expect(leaveOut(4, 15)?.isEmpty == true)
    #expect(text(source).contains("view = _previewValue(2)") && text(source).contains("show(_previewValue(3))"))
    #expect(text(source).contains("_previewSkip(4)"), "\(text(source))")
  }

  @Test func `without a local variable, its property would ask for itself`() throws {
    var source = try source(
      "class Card {\n  lazy var page: Page = {\n    let page = a + 1\n    return page\n  }()\n}\n")
    let part = source.leaveOut(line: 3, column: 5, message: "is broken", keeping: ["Card"], as: 0)
    #expect(part?.kind == .result)
    #expect(!text(source).contains("return page"), "\(text(source))")
  }

  @Test func `a class whose initialiser is left out and traps goes as a whole`() throws {
    var source = try source("class Model {\n  let a: Int\n  init(a: Int) {\n    self.a = b\n  }\n}\n")
    let cause: CompilerMessage = "return from initializer without initializing all stored properties"
    let body = source.leaveOut(line: 5, column: 3, message: cause, atLeast: .body, keeping: [], as: 0)
    #expect(body?.kind == .initializer)
    source.update()
    #expect(source.leaveOutTrap(line: 3, column: 16, keeping: [], as: 1)?.name == "Model")
  }

  @Test func `a protocol that nothing conforms to had no value, and gives way to a stand-in`() throws {
    var source = try source("protocol Theme {\n  var color: Int { get }\n}\nlet a = 1\n")
    #expect(source.leaveOutDeclaration(of: "Model", as: 0) == nil)
    #expect(source.leaveOutDeclaration(of: "Theme", as: 0)?.kind == .declaration)
    #expect(source.leaveOutDeclaration(of: "Theme", as: 1) == nil)
    source.update()
    #expect(!text(source).contains("Theme") && text(source).contains("\nlet a = 1"))
  }

  @Test func `a constraint to an anchor at rest trapped`() throws {
    var source = try source("func f() {\n  activate([\n    a.left.constraint(equalTo: b.leftAnchor),\n  ])\n}\n")
    let part = source.leaveOut(line: 3, column: 32, message: "cannot find 'b' in scope", keeping: [], as: 1)
    #expect(part?.kind == .element)
  }

  @Test func `a message about arguments is not answered by another argument`() throws {
    var source = try source("func f() {\n  add(A.b)\n}\n")
    let part = source.leaveOut(line: 2, column: 7, message: "extra argument in call", keeping: [], as: 0)
    #expect(part?.kind == .statement)
  }

  @Test func `a condition that is missing is not met, but nothing returns early for it`() throws {
    var source = try source(Self.card)
    #expect(
      source.leaveOut(line: 4, column: 8, message: "cannot find 'Settings' in scope", keeping: [], as: 0)?.kind
        == .value)
    #expect(text(source).contains("if _previewValue(0) { hide() }"))
    var early = try self.source("func f() {\n  guard A.b else { return }\n}\n")
    let part = early.leaveOut(line: 2, column: 9, message: "cannot find 'A' in scope", keeping: [], as: 0)
    #expect(part?.kind == .statement)
  }

  @Test func `conformances and overrides go where a message is about them`() throws {
    var source = try source(Self.card)
    let conformance = source.leaveOut(
      line: 1, column: 7, message: "type 'Card' does not conform to protocol 'Themed'", keeping: ["Card"], as: 0)
    #expect(conformance?.kind == .inheritance)
    let override = source.leaveOut(
      line: 2, column: 17, message: "method does not override any method from its superclass", keeping: ["Card"], as: 1)
    #expect(override?.kind == .override)
    #expect(text(source).hasPrefix("class Card: UIView         {\n           func show() {\n"))
  }

  @Test func `of a source only as much is left out at once as is asked for`() throws {
    var source = try source(Self.card)
    let part = source.leaveOut(
      line: 3, column: 18, message: "cannot find 'Strings' in scope", atLeast: .declaration, keeping: ["Card"], as: 0)
    #expect(part?.name == "Card.show()")
    #expect(part?.kind == .declaration)
  }

  @Test func `what traps gives way to a value first, then its statement goes`() throws {
    var source = try source(Self.card)
    #expect(source.leaveOutTrap(line: 3, column: 18, keeping: ["Card"], as: 0)?.kind == .value)
    source.update()
    #expect(source.leaveOutTrap(line: 3, column: 18, keeping: ["Card"], as: 1)?.kind == .statement)
    var byLine = try self.source(Self.card)
    #expect(byLine.leaveOutTrap(line: 3, column: nil, keeping: ["Card"], as: 0)?.kind == .statement)
    #expect(text(byLine).contains("    _previewSkip(0)"))
  }

  @Test func `a call of the object itself that has Nib in its name loads the xib that it owns`() throws {
    var source = try source("class Card {\n  init() {\n    self.loadNibContent()\n    bind(nibs)\n  }\n}\n")
    for (number, line) in [3, 4].enumerated() {
      _ = source.leaveOut(
        line: line, column: 6, message: "value of type 'Card' has no member", atLeast: .statement, keeping: ["Card"],
        as: number)
      source.update()
    }
    #expect(text(source).contains("    _previewNib(0, self)"))
    #expect(text(source).contains("    _previewSkip(1)"))
  }

  @Test(arguments: [
    (["P", "Q"], "class Card: UIView {}"), (["Q", "P"], "class Card: UIView {}"), (["P"], "class Card: UIView, Q {}"),
    (["UIView", "P", "Q"], "class Card {}"), (["UIView"], "class Card: P, Q {}"), (["Q"], "class Card: UIView, P {}"),
  ])
  func `a comma stayed where the last conformances of a class were left out`(names: [String], rest: String) throws {
    var source = try source("class Card: UIView, P, Q {}\n")
    for (number, name) in names.enumerated() {
      let message = CompilerMessage("type 'Card' does not conform to protocol '\(name)'")
      let part = source.leaveOut(line: 1, column: 7, message: message, keeping: ["Card"], as: number)
      #expect(part?.name == name)
      source.update()
    }
    let words = text(source).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.replacing(" ,", with: ",").replacing(" :", with: ":") == rest)
  }

  @Test func `what took the place of a closure's body touched the word before it`() throws {
    var source = try source("func f() {\n  let a: [Int] = b.map { c in\n    d(c)\n  }\n}\n")
    let part = source.leaveOut(line: 3, column: 5, message: "is broken", atLeast: .body, keeping: [], as: 0)
    #expect(part?.kind == .result)
    #expect(text(source).contains("c in return _previewValue(0)\n"), "\(text(source))")
  }

  @Test func `of a model all functions and accessors go, and what it declares stays`() throws {
    var source = try source(
      """
      struct Order {
        let number: Int
        var title: String { Formatter.shared.text(number) }
        init(number: Int) { self.number = number }
        func send() { Client.send(self) { done in print(done) } }
      }
      """)
    var names: [String] = []
    source.leaveOutBodies { part in
      names.append(part.name)
      return names.count
    }
    #expect(names == ["Order.title", "Order.send()"])
    #expect(text(source).contains("var title: String {return _previewValue(1)"))
    #expect(text(source).contains("self.number = number"))
    #expect(text(source).contains("func send() {_previewSkip(2)"))
  }

  @Test func `declarations inside a condition at file level are declarations`() throws {
    var source = try source("#if canImport(UIKit)\nextension UIView {\n  func f() {}\n}\n#endif\n")
    let part = source.leaveOut(line: 2, column: 11, message: "is broken", keeping: [], as: 0)
    #expect(part?.kind == .declaration)
    #expect(text(source) == "#if canImport(UIKit)\n                  \n             \n \n#endif\n")
  }

  @Test func `an initialiser without the call of another one trapped`() throws {
    var source = try source(
      """
      extension UIColor {
        convenience init(brand: Int) {
          self.init(hex: brand)
        }
      }
      class Page: BaseViewController {
        convenience init(root: Int) {
          self.init(named: root)
        }
      }
      struct Price {
        init(cents: Int) {
          self.init(amount: cents)
        }
      }
      """)
    for (number, line) in [3, 8, 13].enumerated() {
      let message: CompilerMessage = "incorrect argument label in call (have 'hex:', expected 'white:')"
      _ = source.leaveOut(line: line, column: 5, message: message, keeping: ["Page"], as: number)
    }
    source.update()
    #expect(text(source).contains("_previewSkip(0); self.init(white: 0.5, alpha: 1)"), "\(text(source))")
    #expect(text(source).contains("_previewSkip(1); self.init(nibName: nil, bundle: nil)"))
    #expect(text(source).contains("_previewSkip(2) "))
  }

  @Test func `the result of a closure was nameless`() throws {
    var source = try source(
      "enum Colors {\n  static let page = UIColor { traits in\n    return R.white(traits)!\n  }\n}\n")
    let part = source.leaveOut(line: 3, column: 12, message: "is broken", atLeast: .body, keeping: [], as: 0)
    #expect(part?.kind == .result && part?.name == "Colors.page")
  }

  @Test func `a choice between two values was left out whole for its condition`() throws {
    var source = try source("func height() -> CGFloat {\n  let a = b && Settings.isOn ? 230 : 275\n  return a\n}\n")
    let missing: CompilerMessage = "cannot find 'Settings' in scope"
    #expect(source.leaveOut(line: 2, column: 16, message: missing, keeping: [], as: 0)?.name == "b && Settings.isOn")
    #expect(text(source).contains("let a = _previewValue(0)   ? 230 : 275"), "\(text(source))")
  }

  @Test func `what is behind else was left out with a condition that does not compile`() throws {
    let lines = [
      "func show() {", "  if let account = Store.account {", "    a()", "  } else if let guest = Store.guest {",
      "    b()",
      "  } else {", "    c()", "  }", "}", "",
    ]
    let missing: CompilerMessage = "cannot find 'Store' in scope"
    var source = try source(lines.joined(separator: "\n"))
    #expect(source.leaveOut(line: 2, column: 20, message: missing, keeping: [], as: 0)?.kind == .condition)
    source.update()
    let first = text(source)
    #expect(first.contains("  _previewSkip(0);"), "\(first)")
    #expect(!first.contains("a()"))
    #expect(first.contains("if let guest = Store.guest {\n    b()\n  } else {\n    c()\n  }"), "\(first)")
    #expect(source.leaveOut(line: 4, column: 26, message: missing, keeping: [], as: 1)?.kind == .condition)
    source.update()
    let second = text(source)
    #expect(second.contains("_previewSkip(1); do"), "\(second)")
    #expect(!second.contains("b()") && second.contains("{\n    c()\n  }"), "\(second)")
    #expect(second.split(separator: "\n", omittingEmptySubsequences: false).count == lines.count)
  }

  @Test func `the second of two conditions left its own else out`() throws {
    var source = try source(
      "func f() {\n  if a {\n    b()\n  } else if let c = Store.c {\n    d()\n  } else {\n    e()\n  }\n}\n")
    let part = source.leaveOut(
      line: 4, column: 22, message: "cannot find 'Store' in scope", keeping: [], as: 0)
    #expect(part?.kind == .condition)
    let words = text(source).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == "func f() { if a { b() } else { e() } }")
  }

  @Test func `a missing method took its object and the closure about it along`() throws {
    let text =
      "let a = UILabel().with { $0.text = \"Hi\" }\nlet b = c\n  .apply { (view: UIView) in\n    view.tint(1)\n  }\n"
    let others = "let d = e.onTap { f($0) }\nlet g = h.load { $0.a = 1; i() }\n"
    var source = try source(text + others)
    func leaveOut(_ name: String, line: Int, column: Int, as number: Int) -> SourcePart? {
      let message = CompilerMessage("value of type 'UILabel' has no member '\(name)'")
      return source.leaveOutMethod(line: line, column: column, message: message, as: number)
    }
    #expect(leaveOut("with", line: 1, column: 19, as: 0)?.name == "with")
    #expect(leaveOut("apply", line: 3, column: 4, as: 1)?.name == "apply")
    #expect(leaveOut("onTap", line: 6, column: 11, as: 2) == nil)
    #expect(leaveOut("load", line: 7, column: 11, as: 3) == nil)
    let changed = self.text(source).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(changed.hasPrefix("let a = _previewConfigured(0, UILabel()) { $0.text = \"Hi\" }"), "\(changed)")
    #expect(changed.contains("let b = _previewConfigured(1, c ) { (view: UIView) in view.tint(1) }"), "\(changed)")
  }

  @Test func `a name of Swift 4 was left out although the compiler says the new one`() throws {
    var source = try source("let a: [NSAttributedStringKey: Any] = [:]\nlet b = c.oldName\n")
    let messages: [(Int, Int, CompilerMessage)] = [
      (1, 9, "'NSAttributedStringKey' has been renamed to 'NSAttributedString.Key'"),
      (2, 11, "'oldName' has been renamed to 'Kind.newName'"),
    ]
    for (line, column, message) in messages {
      let isNew = [1, 2].map { _ in source.rename(line: line, column: column, message: message) }
      #expect(isNew == [true, false])
    }
    #expect(text(source) == "let a: [NSAttributedString.Key: Any] = [:]\nlet b = c.newName\n")
    source.update()
    let isRenamed = source.rename(line: 2, column: 11, message: "cannot find 'c' in scope")
    #expect(!isRenamed)
  }

  @Test func `a view was not brought to the front by the method's name of Swift 4`() throws {
    var source = try source(
      "bringSubview(toFront: a)\nlet b = Spinner(activityIndicatorStyle: .gray, c: kCAGravityCenter)\n")
    let messages: [(Int, Int, CompilerMessage)] = [
      (1, 1, "value of type 'UIView' has no member 'bringSubview'"),
      (2, 16, "incorrect argument label in call (have 'activityIndicatorStyle:', expected 'style:')"),
      (2, 51, "cannot find 'kCAGravityCenter' in scope"),
    ]
    for (line, column, message) in messages {
      let isNew = source.rename(line: line, column: column, message: message)
      #expect(isNew)
    }
    #expect(
      text(source)
        == "bringSubviewToFront(a)\nlet b = Spinner(style: .gray, c: CALayerContentsGravity.center)\n")
  }

  @Test func `a class had no initialiser without the wrapper that gave a property its value`() throws {
    var source = try source(
      """
      class Card: UIView {
        @LazyInjectService private var store: Store
        @Injected static var shared: Store
        @Given var name: String?
      }
      struct Row { @Injected(\\.store) var store: Store }
      """)
    for (number, (line, column)) in [(2, 4), (3, 4), (4, 4), (6, 15)].enumerated() {
      let part = source.leaveOut(
        line: line, column: column, message: "unknown attribute 'Injected'", keeping: ["Card", "Row"], as: number)
      #expect(part?.kind == .attribute)
    }
    let lines = text(source).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "class Card: UIView {", "lazy private var store: Store = _previewValue(0)",
        "static var shared: Store = _previewValue(1)", "var name: String?", "}",
        "struct Row { var store: Store = _previewValue(3) }",
      ])
  }

  @Test func `a member that a stand-in's superclass has does not compile without the word override`() throws {
    var source = try source("class Panel: Missing {\n  init() {}\n  public func layoutSubviews() {}\n}\n")
    for (line, column) in [(2, 3), (3, 15)] {
      let isChanged = source.rename(
        line: line, column: column, message: "overriding declaration requires an 'override' keyword")
      #expect(isChanged)
    }
    #expect(
      text(source)
        == "class Panel: Missing {\n  override init() {}\n  public override func layoutSubviews() {}\n}\n")
  }

  @Test func `a controller whose missing superclass has another initialiser was made by none`() throws {
    var source = try source(
      "class Panel: FloatingPanelController {\n  init() {\n    super.init(delegate: nil)\n  }\n}\n")
    let part = source.leaveOut(line: 3, column: 5, message: "extra argument", keeping: ["Panel"], as: 0)
    source.update()
    #expect(part?.kind == .statement && text(source).contains("super.init()"), "\(text(source))")
    let isChanged = source.rename(
      line: 2, column: 3, message: "must call a designated initializer of the superclass 'FloatingPanelController'")
    #expect(!isChanged, "the place is in no initialiser's body")
    let isChangedInside = source.rename(
      line: 3, column: 5, message: "must call a designated initializer of the superclass 'FloatingPanelController'")
    #expect(isChangedInside)
    #expect(text(source).contains("super.init(nibName: nil, bundle: nil)"))
  }
}
