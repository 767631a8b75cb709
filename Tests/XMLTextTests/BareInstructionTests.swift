import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import XMLText

struct BareInstructionTests {
  private func place(in text: String) -> Int? { BareInstruction.firstIndex(in: Data(text.utf8)) }

  @Test(
    "An instruction with nothing but a name is found",
    arguments: [
      ("<?a?>", 0), ("<a><?b?></a>", 3), ("<?xml version=\"1.0\"?><a/><?b?>", 25), ("<a/><??>", 4),
      ("<!-- x --><?b?>", 10), ("<?a <!-- ?><?b?>", 11), ("<![CDATA[ x ]]><?b?>", 15),
      ("<!DOCTYPE p \"<!--\"><p/><?b?>", 23), ("<!DOCTYPE p '>[' ><!-- --><?b?>", 26),
      ("<!DOCTYPE p [<!ELEMENT p ANY><!-- <?b?> -->]><p/>", 34),
    ])
  func found(text: String, index: Int) { #expect(place(in: text) == index) }

  @Test(
    "Comments, sections of characters and other instructions have none, and the parser reads them",
    arguments: [
      "<a><!-- <?b?> --></a>", "<a><![CDATA[<?b?>]]></a>", "<a><?b <?c?></a>", "<a><?b c?></a>", "<a><!----><b/></a>",
      "<!DOCTYPE a><a><!-- <?b?> --></a>",
    ])
  func none(text: String) {
    #expect(place(in: text) == nil)
    #expect(XMLParser(stream: InputStream(data: Data(text.utf8))).parse())
  }

  @Test("A slice is searched by its own indices")
  func slice() {
    let text = Data("<?a?><b><?c?></b>".utf8)
    #expect(BareInstruction.firstIndex(in: text[5...]) == 8)
    #expect(text[5...].index(of: UInt8(ascii: "<"), from: 6) == 8)
    #expect(text[5...].index(of: UInt8(ascii: "a"), from: 5) == nil)
    #expect(Data().index(of: 0, from: 0) == nil)
  }

  @Test(
    "Text that ends within a section has none", arguments: ["<!-- <?a?>", "<![CDATA[ <?a?>", "<?a", "<", "<!DOCTYPE"])
  func truncated(text: String) { #expect(place(in: text) == nil) }
}
