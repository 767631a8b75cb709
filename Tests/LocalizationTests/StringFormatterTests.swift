import Foundation
import LPSupport
import Testing

@testable import LPLocalization

struct StringFormatterTests {
  private func format(_ text: String, _ language: String = "en", _ arguments: [any CVarArg]) -> (String, [String]) {
    let tag = LanguageTag(language)!
    let result = StringFormatter(language: tag, device: "iphone").format(
      StringEntry(form: .text(text)), language: tag, arguments)
    return (result.text, result.problems)
  }

  @Test(
    arguments: [
      ("%@", ["x"], "x"), ("%d", [5], "5"), ("%lld items", [1_234_567], "1,234,567 items"), ("%.2f", [3.14159], "3.14"),
      ("%2$@ %1$@", ["a", "b"], "b a"), ("%1$@ %1$@", ["a"], "a a"), ("100%% %@", ["x"], "100% x"),
      ("%5d|%-5d|%05d", [42, 42, 42], "   42|42   |00042"),
      ("%+d", [3], "+3"), ("%x %X %o", [255, 255, 8], "ff FF 10"),
      ("%5@|%-5@|%.2@", ["ab", "ab", "abc"], "   ab|ab   |ab"),
      ("%c", [65], "A"), ("%u", [7], "7"), ("%hhd %zd %qi", [1, 2, 3], "1 2 3"), ("%@", [5], "5"),
      ("%f", [1], "1.000000"),
      ("%d", [2.0], "2"), ("%s", ["x"], "x"), ("%07.1f", [-3.14], "-0003.1"), ("50% off %@", ["x"], "50% off x"),
      ("%", ["x"], "%"),
      ("%lu", [UInt64.max], "18,446,744,073,709,551,615"), ("%g", [0.5], "0.5"),
    ] as [(String, [any CVarArg & Sendable], String)])
  func `specifiers take their arguments`(text: String, arguments: [any CVarArg & Sendable], result: String) {
    // "% o" is an octal number with a space in front, in C as here: the text above has no argument left for it.
    let (shown, problems) = format(text, arguments)
    if text.hasPrefix("50%") {
      #expect(!problems.isEmpty)
    } else {
      #expect(shown == result)
      #expect(problems.isEmpty)
    }
  }

  private func format(_ text: String, _ arguments: [any CVarArg]) -> (String, [String]) {
    format(text, "en", arguments)
  }

  @Test(arguments: [
    ("de", "1.234.567 · 1.234,50"), ("fr", "1 234 567 · 1 234,50"), ("ar-EG", "١٬٢٣٤٬٥٦٧ · ١٬٢٣٤٫٥٠"),
    ("hi", "12,34,567 · 1,234.50"), ("en", "1,234,567 · 1,234.50"),
  ])
  func `numbers have the language's digits, groups and decimal sign`(language: String, text: String) {
    let shown = format("%d · %.2f", language, [1_234_567, 1234.5]).0
    #expect(shown.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ") == text)
  }

  @Test(
    arguments: [
      ("%d %d", [1], "1 %d", "it needs 2 arguments, but has 1"),
      ("%9$@", ["x"], "%9$@", "it needs 9 arguments, but has 1"),
      ("%d", ["x"], "x", "%d does not match argument 1, which is a text"),
      ("%d", [1.5], "1.5", "%d does not match argument 1, which is a decimal number"),
      ("%c", [-1], "-1", "%c does not match argument 1"), ("%.2f", ["x"], "x", "%.2f does not match"),
      ("%u", [-1], "-1", "%u does not match"),
    ] as [(String, [any CVarArg & Sendable], String, String)])
  func `specifiers that do not match the arguments are reported and read nothing else`(
    text: String, arguments: [any CVarArg & Sendable], result: String, problem: String
  ) {
    let (shown, problems) = format(text, "en", arguments)
    #expect(shown == result)
    #expect(problems.count == 1 && problems[0].contains(problem), "\(problems)")
  }

  @Test func `without arguments a text stays as it is`() {
    #expect(format("100% %@ %%", "en", []).0 == "100% %@ %%")
  }

  @Test func `widths and precisions without end are cut`() {
    #expect(format("%99999999999999999999d", "en", [1]).0.count == 999)
    #expect(format("%.99999999999999999999f", "en", [1.0]).0.count < 1100)
  }

  @Test(arguments: [
    ("en", 0, "0 days"), ("en", 1, "1 day"), ("en", 2, "2 days"), ("ru", 21, "21 day"), ("ru", 22, "22 few"),
    ("ru", 25, "25 many"), ("ar", 0, "0 zero"), ("ar", 2, "2 two"), ("ar", 5, "5 few"), ("ar", 11, "11 many"),
    ("ar", 100, "100 days"), ("ja", 1, "1 days"), ("pl", 3, "3 few"), ("pl", 5, "5 many"), ("fr", 0, "0 day"),
    ("he", 2, "2 two"),
  ])
  func `plurals follow the language`(language: String, count: Int, text: String) {
    var forms: [PluralCategory: StringForm] = [
      .one: .text("%lld day"), .two: .text("%lld two"), .few: .text("%lld few"), .many: .text("%lld many"),
      .other: .text("%lld days"),
    ]
    if language == "ar" { forms[.zero] = .text("%lld zero") }
    let tag = LanguageTag(language)!
    let entry = StringEntry(form: .plural(forms))
    let shown = StringFormatter(language: LanguageTag("en")!, device: "iphone").format(entry, language: tag, [count])
    #expect(shown.text == text)
  }

  @Test func `a text for zero is used for 0 in every language`() {
    let entry = StringEntry(form: .plural([.zero: .text("none"), .one: .text("one"), .other: .text("%d")]))
    let formatter = StringFormatter(language: .english, device: "iphone")
    #expect(formatter.format(entry, language: .english, [0]).text == "none")
    #expect(formatter.format(entry, language: .english, [1]).text == "one")
  }

  @Test func `a plural without other takes the nearest form that is there`() {
    let entry = StringEntry(form: .plural([.one: .text("%d one"), .few: .text("%d few")]))
    let formatter = StringFormatter(language: .english, device: "iphone")
    #expect(formatter.format(entry, language: .english, [1]).text == "1 one")
    #expect(formatter.format(entry, language: .english, [5]).text == "5 few")
  }

  @Test func `visible decimals decide plurals`() {
    let entry = StringEntry(form: .plural([.one: .text("%.1f mile"), .other: .text("%.1f miles")]))
    let english = StringFormatter(language: .english, device: "iphone")
    #expect(english.format(entry, language: .english, [1.0]).text == "1.0 miles")
    let french = LanguageTag("fr")!
    #expect(StringFormatter(language: french, device: "").format(entry, language: french, [1.5]).text == "1,5 mile")
  }

  @Test func `substitutions choose by their own arguments`() throws {
    let people = StringEntry.Substitution(
      argument: 2, specifier: "lld", form: .plural([.one: .text("%arg person"), .other: .text("%arg people")]))
    let entry = StringEntry(form: .text("%1$@: %#@people@, %3$@"), substitutions: ["people": people])
    let formatter = StringFormatter(language: .english, device: "iphone")
    #expect(formatter.format(entry, language: .english, ["Room", 1, "x"]).text == "Room: 1 person, x")
    #expect(formatter.format(entry, language: .english, ["Room", 1200, "x"]).text == "Room: 1,200 people, x")
  }

  /// As in liamnichols/xcstrings-tool issue 34.
  @Test func `a plural by a decimal number that another argument writes was never one`() {
    let count = StringEntry.Substitution(
      argument: 1, specifier: "lf", form: .plural([.one: .text("%2$@ step"), .other: .text("%2$@ steps")]))
    let entry = StringEntry(form: .text("%#@count@"), substitutions: ["count": count])
    let formatter = StringFormatter(language: .english, device: "iphone")
    #expect(formatter.format(entry, language: .english, [1.0, "1"]).text == "1 step")
    #expect(formatter.format(entry, language: .english, [1.5, "1½"]).text == "1½ steps")
    #expect(formatter.format(entry, language: .english, [2.0, "2"]).text == "2 steps")
  }

  @Test func `rules of a stringsdict take one argument after the other`() throws {
    let entries = try StringsDictReader.read(
      file: "f", bytes: Array("<?xml version=\"1.0\"?><plist><dict>\(StringsDictReaderTests.files)</dict></plist>".utf8)
    )
    let formatter = StringFormatter(language: .english, device: "iphone")
    let entry = try #require(entries["files"])
    #expect(formatter.format(entry, language: .english, [1, 2]).text == "1 file in 2 folders")
    #expect(formatter.format(entry, language: .english, [0, 1]).text == "no files in 1 folder")
    #expect(formatter.format(entry, language: .english, [1]).problems == ["it needs 2 arguments, but has 1"])
  }

  @Test func `substitutions that contain each other come to an end`() {
    let loop = StringEntry.Substitution(argument: nil, specifier: "d", form: .text("%#@b@"))
    let entry = StringEntry(
      form: .text("%#@a@"), substitutions: ["a": loop, "b": .init(argument: nil, specifier: "d", form: .text("%#@a@"))])
    let result = StringFormatter(language: .english, device: "").format(entry, language: .english, [1])
    #expect(result.problems == ["its substitutions contain each other"])
  }

  @Test(arguments: ["", "ha"])
  func `substitutions that stand many times in each other do not grow without bound`(_ last: String) {
    var substitutions = ["a7": StringEntry.Substitution(argument: 1, specifier: "d", form: .text(last))]
    for level in 0..<7 {
      let text = String(repeating: "%#@a\(level + 1)@", count: 20)
      substitutions["a\(level)"] = .init(argument: 1, specifier: "d", form: .text(text))
    }
    let entry = StringEntry(form: .text("%#@a0@"), substitutions: substitutions)
    let result = StringFormatter(language: .english, device: "").format(entry, language: .english, [1])
    #expect(result.problems == ["its substitutions have more than 10,000 bytes"])
    #expect(result.text.utf8.count < 10_000)
  }

  @Test func `a text of wide numbers ends at a megabyte`() {
    let (text, problems) = format(String(repeating: "%1$999d", count: 5000), [1])
    #expect(problems == ["it is longer than 1,000,000 bytes"])
    #expect((1_000_000..<1_001_000).contains(text.utf8.count))
  }

  @Test func `devices and widths choose their text`() {
    let device = StringEntry(form: .device(["ipad": .text("pad"), "other": .text("else")]))
    let width = StringEntry(form: .width([5: .text("short"), 30: .text("long")]))
    #expect(StringFormatter(language: .english, device: "ipad").format(device, language: .english, []).text == "pad")
    #expect(StringFormatter(language: .english, device: "iphone").format(device, language: .english, []).text == "else")
    #expect(StringFormatter(language: .english, device: "iphone").format(width, language: .english, []).text == "long")
  }
}
