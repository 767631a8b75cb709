import Foundation
import LPSupport
import Testing

@testable import LPAppSources

@Suite struct CatalogRewriteTests {
  @Test func `imports of missing modules become comments, and UIKit is LayoutPreview where it is missing`() throws {
    let source = """
      import UIKit
      @testable import Kingfisher // pictures
      import class UIKit.UIView; import Nuke; let a = 1
      #if canImport(Lottie)
      import Lottie
      #endif
      """
    let expected = """
      #sourceLocation(file: "/app/Card.swift", line: 1)
      import LayoutPreview; import Foundation
      // @testable import Kingfisher // pictures
      import LayoutPreview; import Foundation;            ; let a = 1
      #if canImport(Lottie)
      // import Lottie
      #endif
      """
    let fixture = try RewriteFixture(
      ["/app/Card.swift": source], .catalog(showsBlocks: false), modules: ["Foundation"])
    #expect(fixture.text("/app/Card.swift") == expected)
    #expect(fixture.rewritten[0].missingModules == ["Kingfisher", "Nuke", "Lottie"])
    #expect(try RewriteFixture.text("import class UIKit.UIView\n") == "import UIKit             \n")
    #expect(try RewriteFixture.text("import Kingfisher\n") == "import Kingfisher\n")
  }

  @Test func `requests of the network were unknown, as Foundation has them in another module`() throws {
    let modules: Set = ["UIKit", "Foundation", "FoundationNetworking"]
    let text = "import Nuke\nimport Foundation\nlet a: URLRequest? = nil\n"
    let fixture = try RewriteFixture(["/app/Card.swift": text], .catalog(showsBlocks: false), modules: modules)
    let expected = "// import Nuke\nimport Foundation; import FoundationNetworking\nlet a"
    #expect(fixture.text("/app/Card.swift").contains(expected))
    let other = try RewriteFixture(
      ["/app/Card.swift": "import Foundation\nlet a: URL? = nil\n"], .catalog(showsBlocks: false), modules: modules)
    #expect(other.text("/app/Card.swift").contains("import Foundation\nlet a"))
  }

  @Test func `frameworks of Apple's that do not exist here have their names from one module`() throws {
    let source = """
      import UIKit
      import class WebKit.WKWebView
      @preconcurrency import MapKit // maps
      import CoreBluetooth
      """
    let modules: Set = ["UIKit", "Foundation", "LPSystemFrameworks"]
    let fixture = try RewriteFixture(["/app/Card.swift": source], .catalog(showsBlocks: false), modules: modules)
    #expect(
      fixture.text("/app/Card.swift").contains(
        """
        import UIKit
        import LPSystemFrameworks
        @preconcurrency import LPSystemFrameworks // maps
        // import CoreBluetooth
        """))
    #expect(fixture.rewritten[0].missingModules == ["CoreBluetooth"])
    let all = ["AVFoundation", "AVKit", "CoreLocation", "Photos", "PhotosUI", "StoreKit", "WebKit"]
    #expect(SubstituteModule.modules(for: Set(all), among: modules) == ["LPSystemFrameworks"])
    // Where the compiler finds the framework, it is taken.
    #expect(SubstituteModule.modules(for: ["WebKit"], among: modules.union(["WebKit"])).isEmpty)
    let copy = try RewriteFixture(["/app/Card.swift": source], .copies, modules: modules)
    #expect(copy.text("/app/Card.swift") == source)
  }

  @Test func `a source that has UIKit from another module or a header imports it`() throws {
    let text = try RewriteFixture.text("import WebKit\nclass Page: UIView {}\n", .catalog(showsBlocks: false))
    let head = "import UIKit\n#sourceLocation(file: \"/app/Card.swift\", line: 1)\n"
    #expect(text == head + "// import WebKit\nclass Page: UIView {}\n")
    #expect(try RewriteFixture.text("let a = 1\n", .catalog(showsBlocks: false)) == head + "let a = 1\n")
    let own = try RewriteFixture.text("import UIKit\n", .catalog(showsBlocks: false))
    #expect(own == head.replacing("import UIKit\n", with: "") + "import UIKit\n")
  }

  @Test func `a preview block becomes a function, and its lines stay`() throws {
    let source = """
      class Card: UIView {}
      #Preview("Card 👍") {
        let card = Card()
        card.add(#selector(Card.tap))
        return card
      }
      """
    let expected = """
      import UIKit
      #sourceLocation(file: "/app/Card.swift", line: 1)
      class Card: UIView {}
      ~~~~~~~~~~~~~~~~~~~~~~~
      ~~~~~~~~~~~~~~~~~~~
      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      ~~~~~~~~~~~~~
      ~
      @MainActor func layoutPreview_0_0() -> some LayoutPreviewBlock {
      #sourceLocation(file: "/app/Card.swift", line: 2)
      ~~~~~~~~~~~~~~~~~~~~~~~
        let card = Card()
        card.add(Selector("tap")    )
        return card
      }

      """
    let fixture = try RewriteFixture(["/app/Card.swift": source], .catalog(showsBlocks: true))
    #expect(fixture.text("/app/Card.swift") == expected.replacing("~", with: " "))
    #expect(
      fixture.rewritten[0].blocks == [
        PreviewBlock(name: "Card 👍", function: "layoutPreview_0_0", path: "/app/Card.swift", line: 2)
      ])
  }

  @Test func `previews of SwiftUI are reported and left out`() throws {
    let fixture = try RewriteFixture(
      [
        "/app/A.swift": "import SwiftUI\nstruct Row: View {}\n#Preview { Row() }\n#Preview { VStack { Card() } }\n",
        "/app/B.swift": "import UIKit\n#Preview(traits: .landscapeLeft) { Card() }\n#Preview { Row() }\n",
      ], .catalog(showsBlocks: true))
    #expect(
      fixture.notes("/app/A.swift") == [
        "3: the preview shows SwiftUI (Row), which is not supported, and is left out",
        "4: the preview shows SwiftUI (VStack), which is not supported, and is left out",
      ])
    #expect(
      fixture.notes("/app/B.swift") == [
        "2: the preview's traits are not applied; options select variants",
        "3: the preview shows SwiftUI (Row), which is not supported, and is left out",
      ])
    #expect(fixture.rewritten[1].blocks.count == 1)
  }

  @Test func `a preview is one of SwiftUI by what it makes, not by the words in it`() throws {
    let fixture = try RewriteFixture(
      [
        "/app/A.swift": """
        import UIKit
        final class List: UITableViewController {}
        struct Card { enum Text { static let title = "Text" } }
        #Preview("Literal") {
          let label = UILabel()
          label.text = "Text"
          return label
        }
        #Preview("Own class") { List() }
        #Preview("Nested") {
          let label = UILabel()
          label.text = Card.Text.title
          return label
        }
        #Preview("Stack") { VStack { List() } }
        """
      ], .catalog(showsBlocks: true))
    #expect(fixture.rewritten[0].blocks.map(\.name) == ["Literal", "Own class", "Nested"])
    #expect(
      fixture.notes("/app/A.swift") == [
        "15: the preview shows SwiftUI (VStack), which is not supported, and is left out"
      ])
  }

  // MARK: The sources that a view needs

  private static let app = [
    "/app/Card.swift": "class Card: Base { let model: Model; var names: [Model.Name] = [] }",
    "/app/Base.swift": "class Base: UIView {}",
    "/app/Base+Layout.swift": "extension Base { override func layoutSubviews() { helper() } }",
    "/app/Helper.swift": "func helper() {}",
    "/app/Model.swift": "struct Model { struct Name {} }",
    "/app/Unneeded.swift": "class Unneeded: Card {}",
    "/app/UIView+Add.swift": "extension UIView { func addSubviews() {} }",
    "/app/Model+Equatable.swift": "extension Model: Equatable {}",
  ]

  @Test func `a view needs what it inherits from, with the extensions that override for it`() throws {
    let fixture = try RewriteFixture(Self.app)
    let needed = NeededSources(fixture.sources)
    let found = needed.origins(of: needed.declaring("Card")).map { fixture.sources[$0].path }
    #expect(found.sorted() == ["/app/Base+Layout.swift", "/app/Base.swift", "/app/Card.swift"])
  }

  @Test func `what the compiler does not find is looked for in extensions`() throws {
    let fixture = try RewriteFixture(Self.app)
    let needed = NeededSources(fixture.sources)
    func answer(_ message: CompilerMessage) -> [String] { needed.answering(message).map { fixture.sources[$0].path } }
    #expect(answer("value of type 'Card' has no member 'addSubviews'") == ["/app/UIView+Add.swift"])
    #expect(answer("cannot find 'addSubviews' in scope") == ["/app/UIView+Add.swift"])
    #expect(answer("type 'Model' does not conform to protocol 'Equatable'") == ["/app/Model+Equatable.swift"])
    #expect(answer("expected ')'").isEmpty)
  }

  // MARK: Outlets

  @Test func `outlets are set by name in their class, on the line of its last brace`() throws {
    let fixture = try RewriteFixture([
      "/app/Card.swift": """
      class Card: Base {
        @IBOutlet private weak var title: UILabel!
        @IBOutlet var marks: [UIView]! { didSet { } }
        @IBOutlet var computed: UILabel! { get { nil } set { } }
        @IBInspectable var gap: CGFloat { get { 0 } set { } }
        @IBInspectable var isRound = false
        @IBInspectable var fixed: CGFloat { 3 }
        var plain: UILabel!
      }
      class Base: UIView {}
      class Model: NSObject { @IBOutlet var label: UILabel! }
      class Own: UIView {
        @IBOutlet var mark: UIView!
        override func setValue(_ value: Any?, forKey key: String) {}
      }
      """
    ])
    let sources = SourceRewrite(fixture.sources, .catalog(showsBlocks: false), modules: ["UIKit"]).rewritten()
    let text = String(decoding: sources[0].bytes, as: UTF8.self)
    let lines = text.components(separatedBy: "\n").filter { $0.contains("setValue") }
    #expect(lines.count == 2 && lines[0].hasPrefix(" public override func setValue") && lines[0].hasSuffix(" }"))
    #expect(!text.contains("case \"mark\"") && !text.contains("case \"fixed\""))
    #expect(text.contains("case \"gap\":") && text.contains("case \"isRound\":"))
    #expect(text.contains("case \"title\": _previewConnect(value, &self.title); "))
    #expect(text.contains("case \"marks\":") && !text.contains("case \"computed\"") && !text.contains("\"label\""))
    let copies = SourceRewrite(fixture.sources, .copies, modules: ["UIKit"]).rewritten()
    #expect(!String(decoding: copies[0].bytes, as: UTF8.self).contains("_previewConnect"))
  }

  @Test func `the outlets of a public class were set by a method that was not public`() throws {
    let text = try RewriteFixture.text(
      "import UIKit\npublic class Card: UIView { @IBOutlet public var title: UILabel! }\n",
      .catalog(showsBlocks: false))
    #expect(text.contains(" public override func setValue("))
  }

  @Test func `a screen trapped because the app had not set its model`() throws {
    let text = try RewriteFixture.text(
      """
      import UIKit
      class Page: UIViewController {
        var model: PageModel!
        weak var delegate: PageDelegate!
        var list: UITableView!
        private var names: [String]! { didSet { } }
      }
      class PageModel { var store: Store! }
      """, .catalog(showsBlocks: false))
    #expect(text.contains("var model: PageModel! = _previewHeld()\n"))
    #expect(text.components(separatedBy: "_previewHeld").count == 2, "\(text)")
  }

  // MARK: The catalog

  @Test func `views are made by the initialisers that they have`() throws {
    let fixture = try RewriteFixture([
      "/app/A.swift": """
      class Plain: UIView {}
      class Drawing: UIView { override func draw(_ rect: CGRect) {} }
      class Ring: Drawing {}
      class Framed: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
      class Cell: UITableViewCell { override init(style: CellStyle, reuseIdentifier: String?) {} }
      class Inherits: Framed {}
      class Valued: UIView { init(model: Int, flag: Bool = true) {} }
      class Defaulted: UIView { init(model: Int = 1) {} }
      struct Row: View {}
      """
    ])
    var (catalog, standIns) = (GeneratedCatalog(), StandIns())
    for type in ["Plain", "Ring"] { try catalog.add(type, from: fixture.sources) }
    let source = catalog.source(hasUIKit: true)
    #expect(
      source.contains("(\"Plain\", draws: false, { _previewFilled(layoutPreviewType_0()) }) { _previewMade("))
    #expect(source.contains("(\"Ring\", draws: true, {"))
    #expect(source.contains("{ _previewMade(layoutPreviewType_1()) } }"))
    // What a catalog is written with, such as `cornerRadius`, would meet members of the app's.
    #expect(!source.contains("import LayoutPreview"))
    #expect(
      catalog.functions["/app/A.swift"]?.contains("layoutPreviewType_1() -> any LayoutPreviewBlock.Type { Ring.self }")
        == true)
    let makers = ValueMakers(fixture.sources, &standIns)
    #expect(standIns.source(makers, hasUIKit: true).contains("Valued.init(model:flag:) is called with values at rest"))
    for (type, calls) in [
      "Plain": ["Plain()"], "Framed": ["Framed(frame: .zero)"],
      "Cell": ["Cell(style: .default, reuseIdentifier: nil)"], "Inherits": ["Inherits(frame: .zero)"],
      "Defaulted": ["Defaulted()"], "Valued": ["Valued(model: _previewValue(0))"],
    ] { #expect(makers.calls.filter { $0.type == type }.map(\.text) == calls) }
    // What did not compile once is not tried again with other numbers.
    _ = standIns.add("title", "title is left out")
    let later = ValueMakers(fixture.sources, without: Set(makers.calls.filter { $0.type == "Valued" }), &standIns)
    #expect(!later.calls.contains { $0.type == "Valued" } && later.calls.contains { $0.type == "Plain" })
    for (type, problem) in [
      ("Row", "Row is a struct, not a class"), ("Plane", "no source declares the class Plane"),
    ] {
      let failure = #expect(throws: CommandFailure.self) {
        try catalog.add(type, from: fixture.sources)
      }
      #expect(failure?.problem == problem)
    }
  }

  @Test func `a view that an app gives values after it is made showed its name alone`() throws {
    let fixture = try RewriteFixture([
      "/app/A.swift": """
      class Base: UIView { var theme: Theme? }
      class Row: Base {
        var model: Model? { didSet { update() } }
        var names: [String]?
        weak var owner: Owner?
        var delegate: RowDelegate?
        var onTap: (() -> Void)?
        var photo: PhotoView?
        private var secret: Model?
        private(set) var kept: Model?
        var count = 0
        func configure(with model: Model, _ index: Int) throws {}
        func setUpCell(for model: Model) {}
        func settle(a: Int) {}
        func update() {}
        static func bind(a: Int) {}
        private func render(a: Int) {}
        func load(a: Int) async {}
        override func setData(a: Int) {}
      }
      class Still: UIView { let model: Model? = nil }
      """
    ])
    var standIns = StandIns()
    let makers = ValueMakers(fixture.sources, showing: ["Row", "Still"], &standIns)
    let fillings = makers.fillings.sorted().map { makers.calls[$0].text }
    let variables = "made.model = _previewHeld(); made.names = _previewHeld(); made.theme = _previewHeld()"
    #expect(
      fillings == [
        "{ (made: Row) throws -> Row in \(variables); try made.configure(with: _previewValue(0), _previewValue(1)); "
          + "try made.setUpCell(for: _previewValue(2)); return made }(Row())",
        "{ (made: Row) throws -> Row in \(variables); return made }(Row())",
      ])
    let source = standIns.source(makers, hasUIKit: true)
    for position in makers.calls.indices {
      let makes = source.contains("_previewMakers: [@MainActor (Any.Type) -> (@MainActor @Sendable () -> Any?)?] = [\n")
      #expect(makes && source.contains("layoutPreviewMaker_\(position)"))
    }
    #expect(ValueMakers(fixture.sources, &standIns).fillings.isEmpty)
  }

  @Test func `a screen that only its own function makes was made by no initialiser`() throws {
    let fixture = try RewriteFixture([
      "/app/A.swift": """
      class Alert: UIViewController {
        private init(title: String) { super.init(nibName: nil, bundle: nil) }
        @available(*, unavailable) required init?(coder _: NSCoder) { fatalError() }
        static func instance(title: String) -> Alert { Alert(title: title) }
      }
      class Store { private init() {} }
      """
    ])
    var standIns = StandIns()
    let makers = ValueMakers(fixture.sources, showing: ["Alert"], &standIns)
    #expect(makers.calls.first?.text == "Alert(title: _previewValue(0))")
    let functions = try #require(makers.functions["/app/A.swift"])
    #expect(functions.contains("if kind == Alert.self { return { try? Alert.layoutPreviewMade_0() } }; return nil }; "))
    #expect(functions.contains("layoutPreviewMade_0() throws -> Alert { try Alert(title: _previewValue(0)) } }"))
    #expect(!functions.contains("extension Store"))
  }

  @Test func `values of an app's own types are made by initialisers, members and cases`() throws {
    let fixture = try RewriteFixture([
      "/app/A.swift": """
      class Cell: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        init(mode: Mode, _ row: Row) { super.init(frame: .zero) }
        private init(secret: Int) { super.init(frame: .zero) }
        @available(*, unavailable) required init?(coder: NSCoder) { nil }
      }
      struct Row: Titled { let title: String; var note: String?; let fixed = 1; static var shared = 2
        var area: Int { 3 }; var count: Int { didSet {} } }
      struct Written: Decodable { let a: Int; init() { a = 1 }; init(from decoder: Decoder) throws { a = 2 } }
      enum Mode { case filled(Int, by: String), plain }
      enum Names { static let a = 1 }
      struct Box<Item> { let item: Item }
      class Outer { private struct Hidden {}; struct Shown {} }
      protocol Titled {}
      """
    ])
    var standIns = StandIns()
    let makers = ValueMakers(fixture.sources, &standIns)
    func calls(_ type: String) -> [String] {
      makers.calls.filter { $0.type == type }.map {
        $0.text.replacing(/_previewValue\(\d+\)/, with: "_")
      }
    }
    #expect(calls("Cell") == ["Cell(frame: .zero)", "Cell(mode: _, _)"])
    #expect(calls("Row") == ["Row(title: _, count: _)"])
    #expect(calls("(any Titled)") == calls("Row"))
    #expect(calls("Written") == ["Written()"])
    #expect(calls("Mode") == ["Mode.plain", "Mode.filled(_, by: _)"])
    #expect(calls("Names").isEmpty && calls("Box").isEmpty && calls("Outer.Hidden").isEmpty)
    #expect(calls("Outer.Shown") == ["Outer.Shown()"])
    // A call that does not compile is named by its line, and is gone in the next round.
    let failed = try #require(makers.call(atLine: 1))
    #expect(failed.text == "Cell(frame: .zero)" && makers.call(atLine: makers.calls.count + 1) == nil)
    let next = ValueMakers(fixture.sources, without: [failed], &standIns)
    #expect(next.calls.count == makers.calls.count - 1)
    #expect(next.calls.first?.text.hasPrefix("Cell(mode:") == true)
  }
}
