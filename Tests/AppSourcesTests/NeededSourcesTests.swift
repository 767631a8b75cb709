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

  @Test func `the nearest sources come first, and superclasses with their classes`() throws {
    let fixture = try RewriteFixture(Self.files)
    let needed = NeededSources(fixture.sources)
    let start = needed.declaring("Card")
    #expect(names(needed.closure(of: start, limit: 3), fixture) == ["A/Card.swift", "Base.swift", "Root.swift"])
    #expect(
      names(needed.closure(of: start), fixture) == [
        "A/Card.swift", "A/Theme.swift", "Base.swift", "Far.swift", "Further.swift", "Root.swift",
      ])
    #expect(needed.ancestry(of: ["Card"]) == ["Card", "Base", "Root", "UIView"])
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
}
