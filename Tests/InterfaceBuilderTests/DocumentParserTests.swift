import Foundation
import Testing

@testable import LPInterfaceBuilder

struct DocumentParserTests {
  @Test("Broken XML is refused with the line")
  func malformed() {
    #expect(throws: InterfaceBuilderError.self) { try DocumentText.document("<document>\n<scenes>\n</document>") }
    #expect(throws: InterfaceBuilderError.self) { try DocumentText.document("") }
    #expect(throws: InterfaceBuilderError.self) { try DocumentText.document("<document") }
    let error = #expect(throws: InterfaceBuilderError.self) { try DocumentText.document("<document>\n<a>\n</b>") }
    guard case .malformed(let line, _) = error else {
      Issue.record("\(String(describing: error)) is not about malformed XML")
      return
    }
    #expect(line == 3)
  }

  @Test("Entities are refused before they expand")
  func entities() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    #expect(throws: InterfaceBuilderError.declaresEntities(line: 2)) { try DocumentText.document(bomb) }
  }

  @Test("Nesting has a limit")
  func depth() {
    let text =
      "<document>" + String(repeating: "<view>", count: 5000) + String(repeating: "</view>", count: 5000)
      + "</document>"
    #expect(throws: InterfaceBuilderError.self) { try DocumentText.document(text) }
  }

  @Test("Text in other encodings is refused, in names too")
  func encodings() {
    let name = Data("<document>\n<a b".utf8) + Data([0xD5]) + Data("=\"1\"/></document>".utf8)
    #expect(throws: InterfaceBuilderError.malformed(line: 2, reason: "the text is not UTF-8")) {
      try InterfaceBuilderDocument(data: name)
    }
    let wide = "<document/>".data(using: .utf16)!
    #expect(throws: InterfaceBuilderError.self) { try InterfaceBuilderDocument(data: wide) }
  }

  @Test("Other roots are refused", arguments: ["html", "svg"])
  func root(tag: String) {
    #expect(throws: InterfaceBuilderError.notADocument(root: tag)) { try DocumentText.document("<\(tag)/>") }
  }

  @Test("Compiled documents and those for watches are told apart")
  func others() {
    for mark in ["bplist00", "NIBArchive"] {
      #expect(throws: InterfaceBuilderError.compiled) {
        try InterfaceBuilderDocument(data: Data(mark.utf8) + [0, 1, 2])
      }
    }
    #expect(throws: InterfaceBuilderError.withoutAutoLayout(runtime: "watchKit")) {
      try DocumentText.document(#"<document targetRuntime="watchKit"/>"#)
    }
  }

  @Test("A document of Xcode 4 and earlier is told apart")
  func old() {
    #expect(throws: InterfaceBuilderError.oldFormat(root: "archive")) { try DocumentText.document("<archive/>") }
  }

  @Test("A file that is not there is named")
  func missing() {
    let url = URL(fileURLWithPath: "/nonexistent/Main.storyboard")
    #expect(throws: InterfaceBuilderError.unreadable(path: url.path)) { try InterfaceBuilderDocument(contentsOf: url) }
  }

  @Test("A document over ten megabytes was refused as malformed")
  @MainActor
  func overTenMegabytes() throws {
    let comment = "<!-- \(String(repeating: "x", count: 1 << 20)) -->\n"
    let text = DocumentText.storyboard("") + String(repeating: comment, count: 12)
    #expect(try DocumentText.document(text).scenes.count == 1)
    #expect(throws: InterfaceBuilderError.self) { try DocumentText.document(text + "<a>") }
  }

  @Test("Fifty thousand elements are read")
  @MainActor
  func large() throws {
    // A row has about eight elements.
    var rows = ""
    for index in 0..<6300 {
      let y = Double(index) * 44
      rows += """
        <view id="r\(index)" contentMode="scaleToFill"><rect key="frame" x="0" y="\(y)" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>
        <label id="l\(index)" text="Row" contentMode="left"><rect key="frame" x="16" y="11" width="200" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>
        """
    }
    let document = try DocumentText.document(DocumentText.storyboard(rows))
    #expect(document.scenes.count == 1)
    #expect(document.scenes[0].root.subviews.count == 6300)
  }
}
