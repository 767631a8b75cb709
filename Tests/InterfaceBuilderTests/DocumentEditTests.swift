import Foundation
import Testing

@testable import LPInterfaceBuilder

/// Values that are written back into documents.
struct DocumentEditTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document>
        <label text="Fish &amp; &quot;chips&quot;" id="a">
            <rect key="frame" x="0" y="0" width="1" height="1"/>
        </label>\r
    \t<constraint firstItem="a" firstAttribute="leading" constant="-20.5" id="k"/> <!-- constant="1" -->
        <constraint firstItem='a' constant='8' priority='750' id='l'/>
        <constraint firstItem="a" id="m"/>
        <button id="b"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <state key="highlighted" title="Down"/>
            <state key="normal" title="Go"/>
        </button>
        <button id="c"><rect key="frame" x="0" y="0" width="1" height="1"/></button>
        <button id="d"><state key="normal" title="Other"/></button>
    </document>

    """

  private func edit(_ kind: DocumentEdit.Kind, line: Int, _ old: String, _ new: String) throws -> String {
    let data = try DocumentEdit(kind, line: line, old: old, new: new).applied(to: Data(Self.document.utf8))
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `one value changes and every other byte stays`() throws {
    #expect(
      try edit(.constant, line: 6, "-20.5", "24.0") == Self.document.replacing("\"-20.5\"", with: "\"24\""))
    #expect(try edit(.constant, line: 7, "8.0", "0.25") == Self.document.replacing("'8'", with: "'0.25'"))
    #expect(try edit(.priority, line: 7, "750", "251") == Self.document.replacing("'750'", with: "'251'"))
    #expect(
      try edit(.text, line: 3, "Fish & \"chips\"", "a\n<b> 'c' & d")
        == Self.document.replacing(
          "Fish &amp; &quot;chips&quot;", with: "a&#10;&lt;b&gt; &#39;c&#39; &amp; d"))
    #expect(try edit(.text, line: 9, "Go", "Follow") == Self.document.replacing("\"Go\"", with: "\"Follow\""))
  }

  @Test(arguments: [
    (DocumentEdit.Kind.constant, 6, "20.5", "no longer what the page showed"), (.constant, 8, "0", "no constant there"),
    (.constant, 3, "0", "not a constraint"), (.priority, 6, "1000", "no priority there"),
    (.text, 3, "Fish", "another text"), (.text, 13, "Other", "the title of another button"),
    (.constant, 5, "1", "an end tag"), (.constant, 999, "1", "behind the end"), (.constant, 0, "1", "before the start"),
  ])
  func `an edit of something else is refused with its line`(
    _ kind: DocumentEdit.Kind, _ line: Int, _ old: String, _ why: String
  ) throws {
    let failure = #expect(throws: DocumentEdit.Failure.self, "\(why)") { try edit(kind, line: line, old, "1") }
    #expect(failure?.line == line && failure?.reason.isEmpty == false)
  }

  @Test func `what is not a document is refused`() {
    for text in ["", "<", "<a", "<constraint constant=", "<constraint constant=\"", "\u{0}", "<constraint ="] {
      #expect(throws: DocumentEdit.Failure.self) {
        try DocumentEdit(.constant, line: 1, old: "1", new: "2").applied(to: Data(text.utf8))
      }
    }
  }
}
