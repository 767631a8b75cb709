import Foundation
import Testing

@testable import LPSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct BareInstructionTests {
  private func place(in text: String) -> Int? { BareInstruction.firstIndex(in: Data(text.utf8)) }

  @Test(
    "An instruction with nothing but a name is found, wherever a parser that recovers may find it",
    arguments: [
      ("<?a?>", 0), ("<a><?b?></a>", 3), ("<?xml version=\"1.0\"?><a/><?b?>", 25), ("<a/><??>", 4),
      ("<!-- x --><?b?>", 10), ("<?a <!-- ?><?b?>", 11), ("<![CDATA[ x ]]><?b?>", 15), ("<?xml versio>\n<?b?><a/>", 14),
      ("<a b=\"<!-- \"><?b?><!-- --></a>", 13), ("<!-- <?b?> -->", 5), ("<?b <?c?>", 4),
    ])
  func found(text: String, index: Int) { #expect(place(in: text) == index) }

  @Test(
    "Instructions with content and other markup are none, and the parser reads them",
    arguments: ["<a><?b c?></a>", "<a><!----><b/></a>", "<!DOCTYPE a><a><!-- ? --></a>", "<?xml version=\"1.0\"?><a/>"])
  func none(text: String) {
    #expect(place(in: text) == nil)
    let parser = XMLParser(stream: InputStream(data: Data(text.utf8)))
    // Without a delegate the parser would not look at instructions.
    let delegate = Listener()
    parser.delegate = delegate
    #expect(parser.parse())
  }

  private final class Listener: NSObject, XMLParserDelegate {}

  @Test(
    "A declared encoding is found unless it is UTF-8",
    arguments: [
      ("<?xml version=\"1.0\" encoding=\"UTF-7\"?><a/>", "UTF-7"), ("<?xml\nencoding='utf-16'?><a/>", "utf-16"),
      ("\u{FEFF}<?xml version=\"1.0\" encoding = \"ISO-8859-1\"?>", "ISO-8859-1"),
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>", nil), ("<?xml version=\"1.0\"?><a encoding=\"x\"/>", nil),
      ("<a/>", nil),
    ])
  func encoding(text: String, name: String?) {
    #expect(XMLDeclaration.foreignEncoding(in: Data(text.utf8)) == name)
  }

  @Test("A slice is searched by its own indices")
  func slice() {
    let text = Data("<?a?><b><?c?></b>".utf8)
    #expect(BareInstruction.firstIndex(in: text[5...]) == 8)
    #expect(text[5...].index(of: UInt8(ascii: "<"), from: 6) == 8)
    #expect(text[5...].index(of: UInt8(ascii: "a"), from: 5) == nil)
    #expect(Data().index(of: 0, from: 0) == nil)
  }

  @Test("Text that ends within a name has none", arguments: ["<?a", "<", "<?", "<?a?"])
  func truncated(text: String) { #expect(place(in: text) == nil) }
}
