import LPLocalization
import LPSupport
import Testing

@testable import LPVariants

struct VariantExclusionTests {
  @Test(arguments: [
    ("regular & landscape", "regular_landscape", true), ("regular & landscape", "regular", false),
    ("regular & landscape", "landscape", false), ("regular", "iphone-15-pro-max_landscape", true),
    ("compact", "ipad-air-11-split-1-3", true), ("pad & compact", "ipad-air-11-split-1-3", true),
    ("split", "ipad-air-11", false), ("iPhone", "default", true), ("iPad", "regular", true),
    ("iPhone 15 Pro", "iphone-15-pro", true), ("390x844", "390x844_dark", true), ("de", "de-AT", true),
    ("de-AT", "de", false), ("rtl", "ar", true), ("ltr", "ltr_ar", true), ("doubled", "doubled+bounded", true),
    ("plain", "default", true), ("accessibility", "accessibility2", true), ("accessibility", "xxxLarge", false),
    ("accessibility3", "accessibility3", true), ("bold", "bold", true), ("3x", "iphone-15", true),
    ("2x", "default", true),
    ("!dark", "default", true), ("!dark & (de | ar)", "de", true), ("!dark & (de | ar)", "de_dark", false),
    ("dark | de & ar", "dark", true), ("(dark | de) & ar", "dark", false), ("!!dark", "dark", true),
    ("compact-height", "landscape", true),
  ])
  func `a condition holds for a variant or not`(text: String, name: String, holds: Bool) throws {
    #expect(try VariantExclusion(text).holds(for: Variant(name: name)) == holds)
  }

  @Test(arguments: [
    ("", 1, "missing word"), ("dark &", 7, "missing word"), ("(dark", 6, "missing ')'"),
    ("dark)", 5, "unexpected ')'"), ("dark & ladnscape", 8, "did you mean 'landscape'?"),
    ("| dark", 1, "missing word"), ("!", 2, "missing word"), ("pixel phone", 1, "unknown word 'pixel phone'"),
    ("fr", 1, "unknown word 'fr'"),
  ])
  func `a condition that is none says where`(text: String, column: Int, problem: String) {
    let error = #expect(throws: VariantError.self) {
      try VariantExclusion(text, locales: [LanguageTag("en")!, LanguageTag("de")!])
    }
    #expect(error?.problem.hasPrefix("--exclude \"\(text)\", column \(column): ") == true, "\(error?.problem ?? "")")
    #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
  }

  @Test func `brackets without end do not end the stack`() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(throws: VariantError.badExclusion(deep, column: 101, problem: "nested too deeply")) {
      try VariantExclusion(deep)
    }
  }

  @Test func `what is not known yet leaves a condition open`() throws {
    let condition = try VariantExclusion("regular & landscape")
    var parts = PartialVariant()
    #expect(condition.holds(for: parts) == nil)
    parts[.orientation] = AxisValue(.portrait)
    #expect(condition.holds(for: parts) == false)
    parts[.orientation] = AxisValue(.landscape)
    #expect(condition.holds(for: parts) == nil)
    parts[.screen] = .screen(.regular)
    #expect(condition.holds(for: parts) == true)
  }
}
