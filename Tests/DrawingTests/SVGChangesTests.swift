import Testing

@testable import LPDrawing

@Suite struct SVGChangesTests {
  private func picture(_ content: String, width: Int = 100) -> String {
    """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)">
    \(content)</svg>

    """
  }

  private func elements(_ changes: SVGChanges) -> String {
    let text = changes.svg.drop { $0 != ">" }.dropFirst()
    return String(text.dropLast("</svg>".count))
  }

  @Test func `the same picture has none`() throws {
    let same = picture(#"<g id="a"><rect x="1"/></g>"#)
    let changes = try #require(SVGChanges(from: same, to: same))
    #expect(changes.places == [] && elements(changes) == "")
  }

  @Test func `attributes change without their elements' content`() throws {
    let changes = try #require(
      SVGChanges(
        from: picture(#"<g id="a" transform="translate(1 2)"><rect x="1"/><path d="M0 0"/></g>"#),
        to: picture(#"<g id="a" transform="translate(3 2)"><rect x="1"/><path d="M0 1"/></g>"#, width: 101)))
    #expect(changes.places == [0, 1, 3])
    #expect(changes.areWhole == [false, false, false])
    #expect(elements(changes).hasSuffix(#"<g id="a" transform="translate(3 2)"></g><path d="M0 1"></path>"#))
  }

  @Test func `an element whose parts are others is replaced, and those beside it stay`() throws {
    let changes = try #require(
      SVGChanges(
        from: picture(#"<g id="a"><use href="x"/></g><g id="b"><rect x="1"/></g>"#),
        to: picture(#"<g id="a"><use href="x"/><use href="y"/></g><g id="b"><rect x="2"/></g>"#)))
    #expect(changes.places == [1, 4])
    #expect(changes.areWhole == [true, false])
    #expect(elements(changes) == #"<g id="a"><use href="x"/><use href="y"/></g><rect x="2"></rect>"#)
  }

  @Test func `another identifier and another text are another content`() throws {
    let changes = try #require(
      SVGChanges(
        from: picture(#"<g id="a"><g id="b"/></g><text>one</text>"#),
        to: picture(#"<g id="a"><g id="c"/></g><text>two</text>"#)))
    #expect(changes.places == [1, 3])
    #expect(changes.areWhole == [true, true])
  }

  @Test(arguments: ["", "<svg>", "<", "</g>", "text"]) func `what is no document has none`(_ text: String) {
    #expect(SVGChanges(from: text, to: picture("")) == nil)
    #expect(SVGChanges(from: picture(""), to: text) == nil)
  }
}
