import Foundation
import LPSupport
import Testing

@testable import LPLocalization

struct StringsDictReaderTests {
  private func read(_ body: String) throws -> [String: StringEntry] {
    try StringsDictReader.read(
      file: "L.stringsdict",
      bytes: Array(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(body)\n</dict></plist>".utf8))
  }

  static let files = """
    <key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@ in %#@m@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>no files</string><key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
    <key>m</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d folder</string><key>other</key><string>%d folders</string></dict>
    </dict>
    """

  @Test func `plural, device and width rules are read`() throws {
    let entries = try read(
      Self.files + """
        <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>mac</key><string>Click</string><key>other</key><string>Tap &amp; hold</string></dict></dict>
        <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>5</key><string>Hi</string><key>20</key><string><![CDATA[Good <day>]]></string></dict></dict>
        <key>plain</key><string>text</string>
        """)
    #expect(entries.keys.sorted() == ["files", "plain", "tap", "wide"])
    #expect(
      entries["files"]?.substitutions["m"]
        == .init(argument: nil, specifier: "d", form: .plural([.one: .text("%d folder"), .other: .text("%d folders")])))
    #expect(entries["tap"]?.form == .device(["mac": .text("Click"), "other": .text("Tap & hold")]))
    #expect(entries["wide"]?.form == .width([5: .text("Hi"), 20: .text("Good <day>")]))
    #expect(entries["plain"]?.form == .text("text"))
  }

  private static let rule =
    "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"

  @Test(arguments: [
    ("<key>a</key><dict>\n</dict>", "L.stringsdict:3: key 'a': missing NSStringLocalizedFormatKey"),
    ("<key>a</key>\n<array/>", "L.stringsdict:4: key 'a': 'the string' must be a dictionary, but is of type array"),
    (
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key>\n<string>%#@n@</string></dict>",
      "L.stringsdict:4: key 'a': missing rule for 'n'"
    ),
    (
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\n<key>n</key><dict>\(rule)</dict></dict>",
      "L.stringsdict:4: key 'a': 'n' has no plural category"
    ),
    (
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>\(rule)"
        + "<key>one</key><string>%#@x@</string><key>few</key><string>%#@y@</string>"
        + "<key>other</key><string>%#@z@</string></dict></dict>",
      "missing rule for 'y' of"
    ),
    (
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>\(rule)\n<key>lots</key><string>x</string></dict></dict>",
      "L.stringsdict:4: key 'a': 'lots' is not a plural category"
    ),
    (
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>Magic</string></dict></dict>",
      "key 'a': 'Magic' is not a rule for 'n'"
    ),
    (
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>other</key><string>x</string></dict></dict>",
      "'n' has no NSStringFormatSpecTypeKey"
    ),
    (
      "<key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>wide</key><string>x</string></dict></dict>",
      "'wide' is not a width"
    ),
    ("<key>a</key>\n<key>b</key>", "L.stringsdict:4: key 'a': 'a' has no value"),
    ("<string>a</string>", "this value has no key"),
    ("<key>a</key></dict>", "key 'a': 'a' has no value"),
    ("<key>a</key><dict>", "L.stringsdict:4:16: the XML property list is malformed"),
    ("<key>a</key><dict>&bad;</dict>", "the XML property list is malformed"),
  ])
  func `a malformed file is refused with line and key`(body: String, problem: String) {
    let error = #expect(throws: CatalogError.self) { try read(body) }
    #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
  }

  @Test func `entities that grow without end are refused`() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE p [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
      <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;">
      <!ENTITY g "&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;"><!ENTITY h "&g;&g;&g;&g;&g;&g;&g;&g;&g;&g;">]>
      <plist><dict><key>a</key><string>&h;&h;&h;&h;&h;&h;&h;&h;&h;&h;</string></dict></plist>
      """
    let error = #expect(throws: CatalogError.self) { try StringsDictReader.read(file: "f", bytes: Array(bomb.utf8)) }
    #expect(error?.problem == "f:1:35: property lists must not declare entities")
  }

  @Test func `other files are not read through entities`() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE p [<!ENTITY a SYSTEM "file:///etc/hostname">]>
      <plist><dict><key>a</key><string>[&a;]</string></dict></plist>
      """
    #expect(throws: CatalogError.self) { try StringsDictReader.read(file: "f", bytes: Array(text.utf8)) }
  }
}
