import Foundation
import Testing

@testable import LPAppSources

@Suite struct SourceRewriteTests {
  @Test func `attributes and modifiers of Objective-C become spaces of the same width`() throws {
    let source = """
      import UIKit

      @objcMembers @IBDesignable
      final class Card: UIView {
      \t@IBOutlet private weak var label: UILabel! // 👩‍👩‍👧 @objc
        @IBInspectable dynamic var radius: CGFloat = 4
        @objc(cardTitle) var title = "@objc dynamic"
        @IBAction func tap(_ sender: Any) {}
        @objc
        private func dynamicTap() { let dynamic = 1; _ = dynamic }
        @available(iOS 15, *) @NSManaged var name: String
      }
      """
    let expected = """
      import UIKit

      ~~~~~~~~~~~~ ~~~~~~~~~~~~~
      final class Card: UIView {
      \t~~~~~~~~~ private weak var label: UILabel! // 👩‍👩‍👧 @objc
        ~~~~~~~~~~~~~~ ~~~~~~~ var radius: CGFloat = 4
        ~~~~~~~~~~~~~~~~ var title = "@objc dynamic"
        ~~~~~~~~~ func tap(_ sender: Any) {}
        ~~~~~
        private func dynamicTap() { let dynamic = 1; _ = dynamic }
        @available(iOS 15, *) ~~~~~~~~~~ var name: String
      }
      """
    #expect(try RewriteFixture.text(source) == expected.replacing("~", with: " "))
  }

  @Test func `lines that end in CR LF keep their ends`() throws {
    let source = "@objc\r\nclass A: B {\r\n  @objc(\r\n    name\r\n  ) func a() {}\r\n}\r\n"
    let expected = "     \r\nclass A: B {\r\n        \r\n        \r\n    func a() {}\r\n}\r\n"
    #expect(try RewriteFixture.text(source) == expected)
  }

  @Test func `what is no Objective-C stays byte for byte`() throws {
    let source = """
      \u{FEFF}import Foundation
      // #selector(tap) @objc
      let text = "#selector(tap) \\(#line) @objc", raw = #"dynamic #keyPath(a)"#
      @MainActor @available(*, deprecated) final class Card { var closure: (@convention(block) () -> Void)? }
      if #available(iOS 15, *) { closure?() }
      """
    #expect(try RewriteFixture.text(source) == source)
  }

  // MARK: Selectors and key paths

  @Test func `conditions for iOS hold, in their columns`() throws {
    let text = try RewriteFixture.text(
      """
      #if os(iOS) || os(tvOS)
      import UIKit
      #elseif os(macOS) && !os(iOS)
      import AppKit
      #endif
      #if !(os(iOS) || os(tvOS)) && (os(macOS))
      #endif
      func os(iOS: Int) { print(os(iOS)) }
      """)
    #expect(text.contains("\n#if !(true    || os(tvOS)) && (os(macOS))\n"))
    #expect(text.hasPrefix("#if true    || os(tvOS)\nimport UIKit\n#elseif os(macOS) && !true   \n"))
    #expect(text.hasSuffix("{ print(os(iOS)) }"))
  }

  @Test func `a table or a value of nil is an empty one, which the library's functions take`() throws {
    let source = """
      let a = bundle.localizedString(forKey: key, value: nil, table: nil) + NSLocalizedString(
        key, tableName: nil, bundle: b, value: "", comment: "")
      let b = store.localizedString(forKey: key, table: nil), c = NSLocalizedString(key, tableName: t, comment: "nil")
      """
    let expected = """
      let a = bundle.localizedString(forKey: key, value: "" , table: "" ) + NSLocalizedString(
        key, tableName: "" , bundle: b, value: "", comment: "")
      let b = store.localizedString(forKey: key, table: nil), c = NSLocalizedString(key, tableName: t, comment: "nil")
      """
    #expect(try RewriteFixture.text(source).contains(expected))
  }

  @Test func `selectors become texts with the names of Objective-C, and what follows keeps its column`() throws {
    let source = """
      class Card: UIView {
        func wire() {
          add(self, action: #selector(tap), for: .up)
          add(self, action: #selector(Card.tap(_:)), for: .up)
          add(self, action: #selector(other), for: .up)
          add(self, action: #selector(UIView.setNeedsLayout), for: .up)
          add(self, action: #selector(getter: title), with: #selector(setter: Card.title))
          add(#selector(overloaded as (Int, Int) -> Void), #selector(named(for:)))
          add(#keyPath(Card.title.count), #keyPath(title))
        }
        @objc func tap(_ sender: Any) {}
        @objc func other() {}
        @objc func overloaded() {}
        @objc func overloaded(_ a: Int, b: Int) {}
        @objc(special:) func named(for a: Int) {}
        @objc var title = ""
      }
      """
    let lines = try RewriteFixture.text(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "    add(self, action:Selector(\"tap:\"),for: .up)")
    #expect(lines[3] == "    add(self, action: Selector(\"tap:\")       , for: .up)")
    #expect(lines[4] == "    add(self, action:Selector(\"other\"), for: .up)")
    #expect(lines[5] == "    add(self, action: Selector(\"setNeedsLayout\")      , for: .up)")
    #expect(
      lines[6]
        == "    add(self, action: Selector(\"title\")       , with: Selector(\"setTitle:\")        )")
    #expect(lines[7].hasPrefix("    add(Selector(\"overloaded:b:\")"))
    #expect(lines[7].contains(", Selector(\"special:\")"))
    #expect(lines[8] == "    add(\"title.count\"             , \"title\"        )")
    let columns = zip(lines, source.split(separator: "\n", omittingEmptySubsequences: false)).allSatisfy {
      $0.utf8.count == $1.utf8.count
    }
    #expect(columns)
  }

  @Test func `a selector over several lines keeps the lines`() throws {
    let source = "f(#selector(\n    tap(_:)\n  ), 3)\nlet next = 1\n"
    #expect(try RewriteFixture.text(source) == "f(Selector(\"tap:\")\n\n   , 3)\nlet next = 1\n")
  }

  // MARK: Protocols

  @Test func `optional requirements become requirements that an extension fulfils`() throws {
    let source = """
      @objc public protocol CardDelegate {
        @objc optional func cardDidTap(_ card: Card)
        @objc optional func title(of card: Card) -> String?
        @objc optional var badge: String? { get }
        func required()
      }
      class Card { weak var delegate: CardDelegate?; func tap() { delegate?.cardDidTap?(self); closure?() } }
      """
    let text = try RewriteFixture.text(source)
    #expect(
      text.hasPrefix(
        "      public protocol CardDelegate: AnyObject {\n                 func cardDidTap(_ card: Card)\n"))
    #expect(
      text.contains(
        "}; public extension CardDelegate { func cardDidTap(_ card: Card) {}; "
          + "func title(of card: Card) -> String? { nil }; var badge: String? { nil } }\nclass Card"))
    #expect(text.contains("delegate?.cardDidTap (self); closure?()"))
  }

  @Test func `an optional requirement that returns a value stays and is reported`() throws {
    let fixture = try RewriteFixture([
      "/app/A.swift": "@objc protocol P: Q {\n  @objc optional func may() -> Bool\n}\nfunc f(p: P) { p.may?() }\n"
    ])
    #expect(
      fixture.text("/app/A.swift")
        == "      protocol P: Q, AnyObject {\n        optional func may() -> Bool\n}\nfunc f(p: P) { p.may?() }\n")
    #expect(
      fixture.notes("/app/A.swift") == [
        "2: the optional requirement 'may' of P stays, because it returns a value that cannot be missing; "
          + "write it as a requirement with a default"
      ])
  }

  // MARK: Overrides in extensions

  @Test func `an override in an extension moves into the class, with its lines`() throws {
    let source = """
      class Card: UIView {
        var a = 1
        }
      extension Card {
        // A comment.
          override func layoutSubviews() {
          wire(#selector(tap))
        }
        @objc func tap() {}
      }
      let last = 1
      """
    let expected = """
      class Card: UIView {
        var a = 1
      ~~
      #sourceLocation(file: "/app/Card.swift", line: 6)
          override func layoutSubviews() {
          wire(Selector("tap"))
        }
      #sourceLocation(file: "/app/Card.swift", line: 3)
        }
      extension Card {
        // A comment.
      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      ~~~~~~~~~~~~~~~~~~~~~~~~
      ~~~
        ~~~~~ func tap() {}
      }
      let last = 1
      """
    #expect(try RewriteFixture.text(source) == expected.replacing("~", with: " "))
  }

  @Test func `an override moves between files, and its imports follow`() throws {
    let fixture = try RewriteFixture([
      "/app/A.swift": "import UIKit\nclass Outer { class Card: UIView {} }\n",
      "/app/B.swift":
        "import UIKit\nimport Foundation\npublic extension Outer.Card { override var isHidden: Bool { get { true } set {} } }\n",
    ])
    #expect(
      fixture.text("/app/A.swift") == """
        import UIKit
        class Outer { class Card: UIView {
        #sourceLocation(file: "/app/B.swift", line: 3)
        public                        override var isHidden: Bool { get { true } set {} }
        #sourceLocation(file: "/app/A.swift", line: 2)
                                          } }
        import Foundation

        """)
    #expect(
      fixture.text("/app/B.swift").hasSuffix("public extension Outer.Card {\(String(repeating: " ", count: 53))}\n"))
  }

  @Test func `the access of an extension comes after the attributes of a member that moves`() throws {
    let text = try RewriteFixture.text(
      "import UIKit\npublic class Card: UIView {\n}\npublic extension Card {\n  @discardableResult\n"
        + "  override func becomeFirstResponder() -> Bool { true }\n}\n")
    let moved = "  @discardableResult\n  public override func becomeFirstResponder() -> Bool { true }"
    #expect(text.contains(moved), "\(text)")
    let available = try RewriteFixture.text(
      "import UIKit\npublic class Card: UIView {\n}\npublic extension Card {\n"
        + "  @available(iOS 15, *) override func layoutSubviews() {}\n}\n")
    #expect(available.contains("  @available(iOS 15, *) public override func layoutSubviews() {}"), "\(available)")
  }

  @Test func `an initialiser of a layer without arguments is required, in the same columns`() throws {
    let source =
      "import UIKit\nclass Pulse: CAShapeLayer {\n  override init() { super.init() }\n  override init(layer: Any) {}\n}\n"
      + "class Ring: Pulse { public override init() { super.init() } }\n"
      + "class Card: UIView { override init(frame: CGRect) { super.init(frame: frame) } }\n"
    let text = try RewriteFixture.text(source)
    #expect(text.contains("  required init() { super.init() }\n  override init(layer: Any) {}"), "\(text)")
    #expect(text.contains("class Ring: Pulse { public required init() {"), "\(text)")
    #expect(text.contains("override init(frame: CGRect)"), "\(text)")
  }

  @Test func `a member of an extension that a subclass overrides moves too`() throws {
    let fixture = try RewriteFixture([
      "/app/A.swift": "class Base: UIView {\n}\nextension Base { @objc func setUp() {}; func other() {} }\n",
      "/app/B.swift": "class Middle: Base {}\nclass Card: Middle { override func setUp() {} }\n",
    ])
    #expect(
      fixture.text("/app/A.swift").contains(
        "      func setUp() {}\n#sourceLocation(file: \"/app/A.swift\", line: 2)\n}\n"))
    #expect(fixture.text("/app/A.swift").hasSuffix("; func other() {} }\n"))
  }

  @Test func `an override whose class is elsewhere is reported`() throws {
    let fixture = try RewriteFixture(["/app/A.swift": "\nextension Card { override func tap() {} }\n"])
    #expect(fixture.text("/app/A.swift") == "\nextension Card { override func tap() {} }\n")
    #expect(
      fixture.notes("/app/A.swift") == [
        "2: 'tap' in the extension of Card overrides, or is overridden, but none of the sources declares the class; "
          + "move it into the class"
      ])
  }

  // MARK: Libraries and their tests

  @Test func `a space before the arguments of an attribute goes away, and what follows keeps its column`() throws {
    let source = """
      import UIKit
      @available (iOS 9.0, *) extension Card {
        @available  (iOS 9, *) @discardableResult func on(_ done: @escaping (Int) -> Void) {}
        @objc (named) func plain() {}
      }
      """
    let expected = """
      import UIKit
      @available(iOS 9.0, *)  extension Card {
        @available(iOS 9, *)   @discardableResult func on(_ done: @escaping (Int) -> Void) {}
                      func plain() {}
      }
      """
    #expect(try RewriteFixture.text(source) == expected)
  }

  @Test(arguments: [
    ("import XCTest // all\n@testable import Cards\nlet view = UIView()\n", 1),
    ("import Cards\nfunc pin(_ one: NSLayoutConstraint) {}\n", 1),
    ("import Cards\nlet frame = CGRect.zero\n", 1),
    ("import Foundation\nlet frame = CGRect.zero\n", 0),
    ("import Cards\nlet text = \"UIView\", card = Card(), UInt = 1\n", 0),
    ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif\nlet view = UIView()\n", 0),
    ("// no import\nlet view = UIView()\n", 0),
    ("import Cards\nclass UICard {}\nlet card = UICard()\n", 0),
  ])
  func `a source that has UIKit's names from another module imports UIKit`(source: String, count: Int) throws {
    let text = try RewriteFixture.text(source)
    #expect(text.split(separator: "; import UIKit", omittingEmptySubsequences: false).count == count + 1)
    #expect(text.replacing("; import UIKit", with: "") == source)
  }

  @Test func `in a package, missing modules are not imported, and every source sees UIKit`() throws {
    let text = try RewriteFixture.text("import Maps\nimport Foundation\n@main struct A {}\n", .package)
    #expect(text == "// import Maps\nimport Foundation; import UIKit\n      struct A {}\n")
    #expect(try RewriteFixture.text("let a = 1\n", .package) == "import UIKit; let a = 1\n")
    let missing = try RewriteFixture.text("import Maps\nlet a: CGFloat = 1\n", .package)
    #expect(missing == "import UIKit; // import Maps\nlet a: CGFloat = 1\n")
  }

  @Test func `a delegate of UIKit has all methods that it may have`() throws {
    let text = try RewriteFixture.text(
      "func f(_ d: UITextFieldDelegate?) {\n  d?.textFieldDidEndEditing?(t)\n  d?.didTap?(t)\n}\n")
    #expect(text.contains("d?.textFieldDidEndEditing (t)") && text.contains("d?.didTap?(t)"), "\(text)")
  }

  @Test func `a type that UIKit's module here declares as well is imported by its name from the app's module`() throws {
    let types = try RewriteFixture(["/a/A.swift": "public protocol ImageLoading {}\npublic struct Card {}\n"]).sources
    let uses = try RewriteFixture(["/b/B.swift": "import A\nlet loader: any ImageLoading\nlet card: Card\n"]).sources
    let rewritten = SourceRewrite(
      uses, .package, modules: ["UIKit", "A"], others: ["A": types.flatMap(\.scan.types), "B": []]
    ).rewritten()
    let text = String(decoding: try #require(rewritten.first).bytes, as: UTF8.self)
    #expect(text.hasPrefix("import A; import UIKit; import protocol A.ImageLoading\n"), "\(text)")
    let alone = SourceRewrite(uses, .package, modules: ["UIKit", "A"]).rewritten()
    #expect(!String(decoding: try #require(alone.first).bytes, as: UTF8.self).contains("protocol"))
  }

  @Test func `in a package, the bodies of tests on the main actor run on it, so that they can be listed`() throws {
    let text = try RewriteFixture.text(
      """
      import UIKit
      class CardTests {
        @MainActor func testCard() throws { }
        @MainActor func testNow() async { }
        @MainActor func helper() { }
        func testPlain() { }
      }
      """, .package)
    #expect(text.contains("           func testCard() throws { try MainActor.assumeIsolated { }}"))
    #expect(text.contains("@MainActor func testNow() async { }"))
    #expect(text.contains("func helper() { }"))
    #expect(text.contains("func testPlain() { }"))
  }
}
