import Testing

@testable import LPAppSources

@Suite struct NeededSourcesTests {
  private static let files = [
    "/app/A/Card.swift": "class Card: Base { let far = Far(), theme = Theme() }",
    "/app/A/Theme.swift": "struct Theme {}",
    "/app/Base.swift": "class Base: Root {}",
    "/app/Far.swift": "struct Far { let further = Further() }",
    "/app/Further.swift": "struct Further {}",
    "/app/Root.swift": "class Root: UIView {}",
    "/app/UIView+Hex.swift": "extension UIView { convenience init(hex: Int) {}; func pin() {} }",
    "/app/PlatformView.swift":
      "#if os(iOS)\ntypealias PlatformView = UIView\n#else\ntypealias PlatformView = NSView\n#endif",
    "/app/PlatformView+Lay.swift": "extension PlatformView { var lay: Int { 0 } }",
    "/app/Z/Theme.swift": "struct Theme {}",
  ]

  private func names(_ places: some Sequence<Int>, _ fixture: RewriteFixture) -> Set<String> {
    Set(places.map { fixture.sources[$0].path.replacing("/app/", with: "") })
  }

  @Test func `superclasses come with their classes, and nothing else does at first`() throws {
    let fixture = try RewriteFixture(Self.files)
    let needed = NeededSources(fixture.sources)
    let start = needed.declaring("Card")
    #expect(names(needed.origins(of: start), fixture) == ["A/Card.swift", "Base.swift", "Root.swift"])
    #expect(needed.ancestry(of: ["Card"]) == ["Card", "Base", "Root", "UIView"])
  }

  @Test func `helpers, views and what stands alone are added by use, models and services are not`() throws {
    let fixture = try RewriteFixture([
      "/app/A/Card.swift": "class Card: UIView {}",
      "/app/A/Theme.swift": "struct Theme { static let gap = Metrics.gap }",
      "/app/Z/Theme.swift": "struct Theme { let service = Service() }",
      "/app/Metrics.swift": "enum Metrics { static let gap = 8 }",
      "/app/Badge.swift": "class Badge: Base {}",
      "/app/Base.swift": "class Base: UIView {}",
      "/app/Base+Lay.swift": "extension Base { override func layoutSubviews() {} }",
      "/app/Service.swift": "class Service { let a = One(); let b = Two(); let c = Three(); let d = Badge() }",
      "/app/One.swift": "class One {}", "/app/Two.swift": "class Two {}", "/app/Three.swift": "class Three {}",
      "/app/UIView+Pin.swift": "extension UIView { func pin() {} }",
      "/app/UILabel+Text.swift": "extension UILabel { convenience init(words: String) {} }",
    ])
    let needed = NeededSources(fixture.sources)
    let start = needed.declaring("Card")[0]
    func useful(_ message: CompilerMessage, _ line: String = "", limit: Int = 9) -> Set<String> {
      names(needed.useful(for: [(message, line, start)], besides: [start], limit: limit), fixture)
    }
    #expect(useful("value of type 'Card' has no member 'pin'") == ["UIView+Pin.swift"])
    #expect(useful("cannot find 'Badge' in scope") == ["Badge.swift", "Base.swift", "Base+Lay.swift"])
    #expect(useful("cannot find type 'Theme' in scope") == ["A/Theme.swift", "Metrics.swift"])
    #expect(useful("cannot find 'Service' in scope").isEmpty)
    #expect(useful("extraneous argument label", "let a = UILabel(words: b)") == ["UILabel+Text.swift"])
    #expect(useful("cannot find 'Badge' in scope", limit: 1) == ["Badge.swift"])
  }

  @Test func `texts were left out because a type inside of them is called like another`() throws {
    let fixture = try RewriteFixture([
      "/app/Card.swift": "class Card: UIView {}",
      "/app/Scene.swift": "class Scene { let a = One(); let b = Two(); let c = Three() }",
      "/app/One.swift": "class One {}", "/app/Two.swift": "class Two {}", "/app/Three.swift": "class Three {}",
      "/app/Texts.swift": "enum Texts { enum Scene { static let title = tr(1) }; static let all = Texts.Scene.title }",
      "/app/Images.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nenum Images { static let star = 1 }",
      "/app/Page.swift": "import SwiftUI\nstruct Page: View {}\nextension UIView { func page() {} }",
    ])
    let needed = NeededSources(fixture.sources)
    let start = needed.declaring("Card")[0]
    func useful(_ message: CompilerMessage) -> Set<String> {
      names(needed.useful(for: [(message, "", start)], besides: [start], limit: 9), fixture)
    }
    #expect(useful("cannot find 'Texts' in scope") == ["Texts.swift"])
    // What SwiftUI is imported for on a condition is compiled without it; a view of SwiftUI shows nothing here.
    #expect(useful("cannot find 'Images' in scope") == ["Images.swift"])
    #expect(useful("value of type 'Card' has no member 'page'").isEmpty)
  }

  @Test func `extensions are found by the members that a line mentions, and initialisers by their labels`() throws {
    let fixture = try RewriteFixture(Self.files)
    let needed = NeededSources(fixture.sources)
    #expect(names(needed.extensions(mentionedIn: "view.pin()"), fixture) == ["UIView+Hex.swift"])
    #expect(names(needed.extensions(mentionedIn: "let a = UIView(hex: 3)"), fixture) == ["UIView+Hex.swift"])
    #expect(names(needed.extensions(mentionedIn: "let a = UIView(frame: b)"), fixture).isEmpty)
    #expect(names(needed.answering("value of type 'Card' has no member 'pin'"), fixture) == ["UIView+Hex.swift"])
  }

  @Test func `an extension of an alias extends what the alias stands for`() throws {
    let fixture = try RewriteFixture(Self.files)
    let needed = NeededSources(fixture.sources)
    let answer = needed.answering("value of type 'UILabel' has no member 'lay'")
    #expect(names(answer, fixture) == ["PlatformView+Lay.swift"])
    #expect(names(needed.extensions(mentionedIn: "title.lay"), fixture) == ["PlatformView+Lay.swift"])
  }

  @Test func `of models and services what they declare is added, and of other screens nothing`() throws {
    let fixture = try RewriteFixture([
      "/app/Card.swift": "class Card: UIView {}",
      "/app/Big.swift": "class Big { let a = One(); let b = Two(); let c = Three() }",
      "/app/One.swift": "class One {}", "/app/Two.swift": "class Two {}", "/app/Three.swift": "class Three {}",
      "/app/Main.swift": "class Main: UIViewController {}",
      "/app/Page.swift": "import SwiftUI\nclass Page { let a = One(); let b = Two(); let c = Three() }",
      "/app/UIView+Pin.swift": "extension UIView { func pin() {} }",
    ])
    let needed = NeededSources(fixture.sources)
    let start = needed.declaring("Card")[0]
    func growth(_ messages: CompilerMessage...) -> NeededSources.Growth {
      needed.growth(for: messages.map { ($0, "", start) }, besides: [start], limit: 9, shapes: 9)
    }
    let found = growth(
      "cannot find 'Big' in scope", "cannot find 'Main' in scope", "cannot find 'Page' in scope",
      "value of type 'Card' has no member 'pin'")
    #expect(names(found.whole, fixture).isSuperset(of: ["UIView+Pin.swift"]))
    #expect(names(found.shapes, fixture) == ["Big.swift"])
    let rest = found.without(Set(needed.declaring("Big")))
    #expect(names(rest.whole, fixture) == ["UIView+Pin.swift"] && rest.shapes.isEmpty)
    #expect(found.without([]).isEmpty)
    #expect(found.contains(anyOf: Set(needed.declaring("Big"))) && !found.contains(anyOf: [start]))
    #expect(needed.isAboutViews(start) && needed.isAboutViews(found.whole[0]) && !needed.isAboutViews(found.shapes[0]))
  }

  @Test func `a member of a text was looked for in extensions of views`() throws {
    let fixture = try RewriteFixture([
      "/app/Card.swift": "class Card: UIView {}",
      "/app/String+Wide.swift": "extension String { var wide: Int { 0 } }",
      "/app/UIView+Wide.swift": "extension UIView { var wide: Int { 0 } }",
    ])
    let needed = NeededSources(fixture.sources)
    #expect(names(needed.answering("value of type 'String' has no member 'wide'"), fixture) == ["String+Wide.swift"])
    #expect(names(needed.answering("value of type 'UILabel' has no member 'wide'"), fixture) == ["UIView+Wide.swift"])
    #expect(names(needed.answering("value of type 'Card' has no member 'wide'"), fixture) == ["UIView+Wide.swift"])
    #expect(needed.superclass(of: "Card") == "UIView" && needed.superclass(of: "Other") == nil)
  }

  @Test func `extensions of Objective-C's controllers and of SwiftUI's views were compiled with every screen`() throws {
    let fixture = try RewriteFixture([
      "/app/Card.swift": "class Card: UIView {}",
      "/app/ListViewController+Rows.swift": "extension ListViewController { func reload() {}; var wide: Int { 0 } }",
      "/app/Texts.swift": "import SwiftUI\nextension Text { func style() {} }",
      "/app/UILabel+Style.swift": "extension UILabel { func style() {} }",
      "/app/UITableView+Wide.swift": "extension UITableView { var wide: Int { 0 } }",
    ])
    let needed = NeededSources(fixture.sources)
    func names(_ message: CompilerMessage) -> Set<String> { self.names(needed.answering(message), fixture) }
    #expect(names("value of type 'UITableView' has no member 'reload'").isEmpty)
    #expect(names("value of type 'UITableView' has no member 'wide'") == ["UITableView+Wide.swift"])
    #expect(names("value of type 'ListViewController' has no member 'wide'") == ["ListViewController+Rows.swift"])
    #expect(names("value of type 'UIButton' has no member 'style'") == ["UILabel+Style.swift"])
    #expect(self.names(needed.extensions(mentionedIn: "self.list.wide(1)"), fixture) == ["UITableView+Wide.swift"])
  }

  @Test func `sources of another target that declare a class again made it ambiguous`() throws {
    let fixture = try RewriteFixture([
      "/app/A/Card.swift": "class Card: Base {}\nextension Card { override func show() {} }",
      "/app/B/Card.swift": "class Card: Base {}\nextension Card { override func show() {} }",
      "/app/A/Parts.swift": "class Header: UIView {}\nprivate enum Metrics {}",
      "/app/B/Parts.swift": "class Footer: UIView {}\nclass Header: UIView {}",
      "/app/C/Parts.swift": "class Side: UIView {}\nprivate enum Metrics {}",
      "/app/Base.swift": "class Base: UIView {}",
    ])
    let needed = NeededSources(fixture.sources)
    let start = try #require(needed.declaring("Card").first { fixture.sources[$0].path.hasPrefix("/app/A/") })
    #expect(names(needed.origins(of: [start]), fixture) == ["A/Card.swift", "Base.swift"])
    func useful(_ types: String..., besides: String) -> Set<String> {
      let chosen = Set([start] + fixture.sources.indices.filter { fixture.sources[$0].path == "/app/\(besides)" })
      let problems = types.map { (CompilerMessage("cannot find '\($0)' in scope"), "", start) }
      return names(needed.useful(for: problems, besides: chosen, limit: 9), fixture)
    }
    #expect(useful("Footer", "Side", besides: "A/Parts.swift") == ["C/Parts.swift"])
    #expect(useful("Footer", besides: "Base.swift") == ["B/Parts.swift"])
  }

  @Test func `an initialiser that calls another one of its type is answered by the extension with the labels`() throws {
    let fixture = try RewriteFixture([
      "/app/Colors.swift": "extension UIColor { convenience init(brand: Int) {}; static let red = UIColor(brand: 1) }",
      "/app/UIColor+Hex.swift": "extension UIColor { convenience init(hex: Int) {} }",
      "/app/String+Parts.swift": "extension String { init(parts: Int) {} }",
    ])
    let needed = NeededSources(fixture.sources)
    let colors = fixture.sources.firstIndex { $0.path.hasSuffix("/Colors.swift") }
    let line = "    self.init(hex: brand)"
    #expect(names(needed.extensions(mentionedIn: line, of: colors), fixture) == ["UIColor+Hex.swift"])
    #expect(needed.extensions(mentionedIn: line).isEmpty)
    #expect(needed.isAboutViews(try #require(colors)))
  }

  @Test func `a view inside of a controller that an extension declares elsewhere was not found`() throws {
    let fixture = try RewriteFixture([
      "/app/Base.swift": "import UIKit\nclass Base: UIViewController {}",
      "/app/BaseHeader.swift": "import UIKit\nextension Base { class Header: UIView {} }",
      "/app/Card.swift": "import UIKit\nclass Card: Base { override func loadView() { view = View() } }",
      "/app/CardView.swift": "import UIKit\nextension Card { class View: UIView {} }",
      "/app/View.swift": "import UIKit\nclass View: UILabel {}",
    ])
    let needed = NeededSources(fixture.sources)
    let start = needed.declaring("Card")[0]
    func answers(_ message: CompilerMessage) -> Set<String> {
      names(needed.answering(message, in: start), fixture)
    }
    #expect(answers("cannot find 'View' in scope") == ["CardView.swift"])
    #expect(answers("cannot find type 'View' in scope") == ["CardView.swift"])
    #expect(answers("cannot find type 'Header' in scope") == ["BaseHeader.swift"])
    #expect(names(needed.answering("cannot find 'View' in scope"), fixture) == ["View.swift"])
  }

  @Test func `a source that gives rectangles, images or views was emptied as a model is`() throws {
    let uses = "let a = Other1(), b = Other2(), c = Other3(), d = Third()"
    let fixture = try RewriteFixture([
      "/app/Card.swift": "import UIKit\nclass Card: UIView {}",
      "/app/CardLayout.swift": "import UIKit\nstruct CardLayout { \(uses); func title() -> CGRect { .zero } }",
      "/app/CardModel.swift": "import Foundation\nstruct CardModel { \(uses); func size() -> CGSize { .zero } }",
      "/app/CardContent.swift":
        "// A bridging header imports UIKit.\nstruct CardContent { \(uses); func make() -> UIView & UIContentView { Card() } }",
      "/app/Other1.swift": "class Other1 { let other = Other2() }",
      "/app/Other2.swift": "class Other2 { let other = Other3() }", "/app/Other3.swift": "class Other3 {}",
      "/app/Third.swift": "class Third {}",
    ])
    let needed = NeededSources(fixture.sources)
    let start = needed.declaring("Card")[0]
    let messages = ["CardLayout", "CardModel", "CardContent"].map { CompilerMessage("cannot find '\($0)' in scope") }
    let growth = needed.growth(for: messages.map { ($0, "", start) }, besides: [start], limit: 8, shapes: 4)
    #expect(names(growth.whole, fixture) == ["CardContent.swift", "CardLayout.swift"])
    #expect(names(growth.shapes, fixture) == ["CardModel.swift"])
  }

  @Test func `metrics that a screen is full of were not compiled where many views are missing`() throws {
    var files = ["/app/Card.swift": "class Card: UIView {}", "/app/Values.swift": "enum Values { static let gap = 8 }"]
    for number in 1...9 { files["/app/Part\(number)View.swift"] = "class Part\(number)View: UIView {}" }
    files["/app/Once.swift"] = "enum Once {}"
    let fixture = try RewriteFixture(files)
    let needed = NeededSources(fixture.sources)
    let start = needed.declaring("Card")[0]
    let parts = (1...9).map { CompilerMessage("cannot find 'Part\($0)View' in scope") }
    let metrics = ["Values", "Once", "Values", "Values"].map { CompilerMessage("cannot find '\($0)' in scope") }
    let growth = needed.growth(
      for: (parts + metrics).map { ($0, "", start) }, besides: [start], limit: 4, shapes: 0)
    #expect(
      names(growth.whole, fixture) == [
        "Values.swift", "Part1View.swift", "Part2View.swift", "Part3View.swift", "Part4View.swift",
      ])
  }

  @Test func `a class inside of another type was not found by its own name`() throws {
    let fixture = try RewriteFixture([
      "/app/Menu.swift": "class Menu: UIView {}",
      "/app/Menu+Row.swift": "extension Menu { class Row: UIView {}; struct Item {}; class Mark: UIView {} }",
      "/app/Tab.swift": "class Tab: UIView { class Mark: UIView {} }",
    ])
    let needed = NeededSources(fixture.sources)
    #expect(
      ["Row", "Item", "Mark", "Menu", "Tab.Mark", "Nothing"].map(needed.fullName) == [
        "Menu.Row", "Item", "Mark", "Menu", "Tab.Mark", "Nothing",
      ])
  }
}
