import Foundation
import LPSupport
import Testing

@testable import LPLocalization

struct StringsReaderTests {
  private func read(_ bytes: [UInt8]) throws -> [String: String] {
    try StringsReader.read(file: "L.strings", bytes: bytes).mapValues { $0.form.texts[0] }
  }

  @Test(arguments: [
    ("", [:]), ("/* nothing */ // here", [:]), ("\"a\" = \"b\";", ["a": "b"]),
    ("a = b; c.d-e = \"f\";", ["a": "b", "c.d-e": "f"]), ("/* x */\"a\"/*y*/=//z\n\"b\" ; // end", ["a": "b"]),
    ("\"a \\\"q\\\"\" = \"1\\n2\\t3\\\\4\";", ["a \"q\"": "1\n2\t3\\4"]),
    ("\"a\" = \"\\U00e9\\u00E9\\UD83D\\UDE00\";", ["a": "éé😀"]), ("\"a\" = \"\\101\\0\";", ["a": "A\0"]),
    ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]), ("\"self\";", ["self": "self"]),
    ("{ \"a\" = \"b\"; }", ["a": "b"]), ("\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]),
    ("'a' = 'it\\'s';", ["a": "it's"]),
    ("\"url\" = \"http://x.y/*z*/\";", ["url": "http://x.y/*z*/"]),
    ("\"%@ and %d\" = \"%2$d und %1$@\";", ["%@ and %d": "%2$d und %1$@"]),
  ])
  func `pairs are read`(text: String, strings: [String: String]) throws {
    #expect(try read(Array(text.utf8)) == strings)
  }

  @Test func `every Unicode encoding is understood`() throws {
    let text = "\"ключ\" = \"значение 😀\";\n"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
    ] {
      #expect(try read(bytes) == ["ключ": "значение 😀"])
    }
  }

  @Test func `property lists in XML and binary are understood`() throws {
    let list = ["a": "b", "c": "d & e"]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
      #expect(try read(Array(data)) == list)
    }
  }

  @Test(arguments: [("\\Utwórz", "twórz"), ("\\U41z", "Az"), ("\\U00e9\\U", "é"), ("\\u20AC5", "€5")])
  func `an escape has as many digits as there are, up to four, as Apple reads it`(text: String, value: String) throws {
    #expect(try read(Array("\"a\" = \"\(text)\";".utf8)) == ["a": value])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "L.strings:1:1: key 'a': the file ends before the ';'"),
    ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", "L.strings:3:1: key 'c': expected ';'"),
    ("\n  \"a", "L.strings:2:3: the string has no closing quote"),
    ("\"a\" = ;", "L.strings:1:7: key 'a': expected a value, not ';'"),
    ("= \"b\";", "L.strings:1:1: expected a key, not '='"), ("/* x", "L.strings:1:1: the comment has no end"),
    ("\"a\" = \"\\UD83D\";", "key 'a': unpaired surrogate"), ("{ \"a\" = \"b\";", "missing '}'"),
    ("\"a\" = \"b\"; }", "unexpected '}'"), ("\"a\" =", "key 'a': the file ends where a value is expected"),
  ])
  func `a malformed file is refused with line and key`(text: String, problem: String) {
    let error = #expect(throws: CatalogError.self) { try read(Array(text.utf8)) }
    #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
  }

  @Test(
    arguments: [
      ([0x22, 0x61, 0x22, 0x0A, 0xFF, 0x22], "f:2: the text is neither UTF-8"),
      ([0xFF, 0xFE, 0x22], "the text is invalid UTF-16"), ([0xFE, 0xFF, 0xD8, 0x00], "the text is invalid UTF-16"),
      (Array("bplist00garbage".utf8), "the binary property list is damaged"),
      (Array("<?xml version=\"1.0\"?><plist><dict><key>a</key>".utf8), "the XML property list is malformed"),
      (Array("<?xml version=\"1.0\"?><plist><string>a</string></plist>".utf8), "must be a dictionary, but is a string"),
      (
        Array("<?xml version=\"1.0\"?><plist><dict>\n<key>a</key>\n<array><string/></array></dict></plist>".utf8),
        "f:3: key 'a': expected a string, but this is of type array"
      ),
    ] as [([UInt8], String)])
  func `broken bytes are refused`(bytes: [UInt8], problem: String) {
    let error = #expect(throws: CatalogError.self) { try StringsReader.read(file: "f", bytes: bytes) }
    #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
  }
}
