import Foundation
import LPSupport
import Testing

@testable import LPLocalization

struct XCStringsReaderTests {
  private func read(_ text: String) throws -> CatalogContents {
    try XCStringsReader(file: "L.xcstrings", bytes: Array(text.utf8)).read()
  }

  private let english = LanguageTag("en")!
  private let german = LanguageTag("de")!

  @Test func `a key without a localization is its own text in the source language`() throws {
    let contents = try read(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {}, "brand": {"shouldTranslate": false, "comment": "The name"},
        "greeting": {"extractionState": "manual", "localizations": {
          "de": {"stringUnit": {"state": "needs_review", "value": "Grüß dich \\u2728 \\uD83D\\uDE00"}},
          "en": {"stringUnit": {"state": "translated", "value": "Hi \\"there\\"\\n"}},
          "fr": {"stringUnit": {"state": "new", "value": ""}}}}}}
      """)
    #expect(contents.sourceLanguage == english)
    #expect(contents.untranslatable == ["brand"])
    #expect(
      contents.strings[english] == [
        "Hello": StringEntry(form: .text("Hello")), "brand": StringEntry(form: .text("brand")),
        "greeting": StringEntry(form: .text("Hi \"there\"\n")),
      ])
    #expect(
      contents.strings[german] == ["greeting": StringEntry(form: .text("Grüß dich ✨ 😀"), state: .needsReview)])
    #expect(contents.strings[LanguageTag("fr")!] == nil, "what nobody has filled in is not there")
  }

  @Test func `variations by plural and device and substitutions are read`() throws {
    let contents = try read(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@people@ in %2$@"},
        "substitutions": {"people": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg person"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg people"}}}}}}}}},
       "tap": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
          "other": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "Tap"}},
                    "other": {"stringUnit": {"state": "translated", "value": "Taps"}}}}}}}}}}}}
      """)
    let strings = try #require(contents.strings[english])
    #expect(
      strings["k"]?.substitutions["people"]
        == StringEntry.Substitution(
          argument: 1, specifier: "lld", form: .plural([.one: .text("%arg person"), .other: .text("%arg people")])))
    #expect(
      strings["tap"]?.form
        == .device(["mac": .text("Click"), "other": .plural([.one: .text("Tap"), .other: .text("Taps")])]))
  }

  @Test(arguments: [
    ("", "L.xcstrings:1:1: the file ends where a value is expected"),
    ("[]", "L.xcstrings:1:1: missing \"sourceLanguage\""), ("{}", "missing \"sourceLanguage\""),
    ("{\"sourceLanguage\": \"en\"}", "L.xcstrings:1:1: missing \"strings\""),
    ("{\"sourceLanguage\": 7}", "L.xcstrings:1:20: \"sourceLanguage\" must be a string, not a number"),
    ("{\"sourceLanguage\": \"klingon\"}", "'klingon' is not a language tag"),
    (
      "{\"sourceLanguage\": \"en\",\n \"strings\": []}", "L.xcstrings:2:13: \"strings\" must be an object, not an array"
    ),
    (
      "{\"sourceLanguage\": \"en\",\n \"strings\": {\n  \"k\": {},\n}}",
      "L.xcstrings:4:1: expected a name in double quotes"
    ),
    (
      "{\"sourceLanguage\": \"en\",\r\n \"strings\": {\r\n  \"é\": 5}}",
      "L.xcstrings:3:8: key 'é': \"the string\" must be an object, not a number"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"de\": {\"stringUnit\": {\n\"value\": true}}}}}}",
      "L.xcstrings:2:10: key 'k': \"value\" must be a string, not a boolean"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"english!\": {}}}}}",
      "key 'k': 'english!' is not a language tag"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"de\": {\"variations\": {\"plural\": {}}}}}}}",
      "key 'k': the variations by 'plural' are empty"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"de\": {\"variations\": {\"plural\": {\"other\": {}, \"lots\": {}}}}}}}}",
      "key 'k': \"other\" has neither \"stringUnit\" nor \"variations\""
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"de\": {\"variations\": {\"plural\": {\"lots\": {\"stringUnit\": {\"value\": \"\"}}, \"other\": {}}}}}}}}",
      "key 'k': 'lots' is not a plural category; choose from zero, one, two, few, many, other"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"de\": {\"variations\": {\"mood\": {\"other\": {}}}}}}}}",
      "unknown variations by 'mood'"
    ),
    ("{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"a\": \"\\ud800\"}}}", "unpaired surrogate"),
    ("{\"a\": \"x", "the string has no closing quote"), ("{\"a\" 1}", "expected ':' after the name \"a\""),
    ("{\"a\": tru}", "unexpected 't'"),
    ("{\"a\": 1} x", "there is text after the end of the document"),
    ("{\"a\": \"\\x\"}", "'\\x' is not an escape sequence"),
    ("{\"a\": \"\n\"}", "an unescaped line break"),
    ("{\"a\": 1-2}", "malformed number"), ("{\"a\": [1 2]}", "expected ',' or ']'"),
    ("{\"a\": \"\\u12g4\"}", "expected four hexadecimal digits"),
  ])
  func `a malformed catalog is refused with file, line, column and key`(text: String, problem: String) {
    let error = #expect(throws: CatalogError.self) { try read(text) }
    #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
    #expect(error?.line != nil && error?.column != nil)
  }

  @Test func `bytes that are not UTF-8 are refused with their line`() {
    let bytes = Array("{\"sourceLanguage\": \"en\",\n\"strings\": {\"".utf8) + [0xFF, 0xFE] + Array("\": {}}}".utf8)
    let error = #expect(throws: CatalogError.self) { try XCStringsReader(file: "f", bytes: bytes).read() }
    #expect(error?.problem == "f:2:13: the string is not UTF-8")
  }

  @Test func `a catalog cut off anywhere is refused and never read as less`() throws {
    let text =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"ü\"}}}}}}"
    _ = try read(text)
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      #expect(throws: CatalogError.self) { try XCStringsReader(file: "f", bytes: Array(bytes[..<length])).read() }
    }
  }

  @Test func `nesting without end does not end the stack`() {
    let error = #expect(throws: CatalogError.self) { try read(String(repeating: "[", count: 100_000)) }
    #expect(error?.reason == "nested too deeply")
  }
}
