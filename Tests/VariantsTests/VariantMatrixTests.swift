import LPLayoutModel
import LPLocalization
import LPSupport
import Testing

@testable import LPVariants

struct VariantMatrixTests {
  private func matrix(_ arguments: String..., locales: [String] = ["en", "de", "ar"]) throws -> VariantMatrix {
    try VariantMatrix(options(arguments), locales: locales.compactMap { LanguageTag($0) })
  }

  /// Options as they are typed, without the hyphens.
  private func options(_ arguments: [String]) throws -> VariantOptions {
    var options = VariantOptions()
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts[0] {
      case "rtl": options.isRightToLeft = true
      case "matrix": options.combination = parts[1]
      case "exclude": options.exclusions.append(parts[1])
      case "variant": options.names.append(parts[1])
      default:
        let name = try #require(VariantAxis.options.first { $0.name == parts[0] }?.name)
        options.words[name, default: []].append(parts[1])
      }
    }
    return options
  }

  private func names(_ matrix: VariantMatrix) throws -> [String] { try matrix.selection().variants.map(\.name) }

  @Test func `no options select the default variant`() throws {
    #expect(try names(matrix()) == ["default"])
    #expect(try matrix().selection().summary == "1 variant")
  }

  @Test func `the development language stands in where no locale is given`() throws {
    #expect(try matrix().selection(defaultLocale: LanguageTag("de")!).variants.map(\.name) == ["de"])
  }

  @Test(arguments: [
    (["size=all"], ["default", "regular"]), (["size=regular", "size=390x844"], ["regular", "390x844"]),
    (["device=iphone se"], ["iphone-se"]), (["device=mini", "orientation=all"], ["ipad-mini", "ipad-mini_landscape"]),
    (["rtl"], ["rtl"]), (["direction=all"], ["default", "rtl"]), (["direction=RTL"], ["rtl"]),
    (["locale=all"], ["default", "de", "ar"]), (["locale=all", "direction=ltr"], ["default", "ltr_ar", "de"]),
    (["strings=doubled", "strings=bounded+accented"], ["doubled", "accented+bounded"]),
    (["strings=all"], ["default", "doubled", "accented", "bounded", "expanded", "rtl", "rtl-strings"]),
    (["strings=rtl", "rtl"], ["rtl"]),
    (["text-size=accessibility5", "text-size=ax4"], ["accessibility4", "accessibility5"]),
    (["appearance=all", "scale=3"], ["3x", "dark_3x"]), (["legibility=all"], ["default", "bold"]),
    (["scale=all"], ["default", "1x", "3x"]), (["size=compact", "size=compact"], ["default"]),
    (["locale=de-AT"], ["de-AT"]),
  ])
  func `options select variants`(options: [String], expected: [String]) throws {
    let matrix = try VariantMatrix(self.options(options), locales: ["en", "de", "ar"].compactMap { LanguageTag($0) })
    #expect(try names(matrix) == expected)
  }

  @Test(arguments: [
    ("size=huge", "unknown size 'huge' for --size", "choose from compact, regular\nor WIDTHxHEIGHT"),
    ("size=comapct", "did you mean 'compact'?", "compact, regular"),
    ("size=iPhone SE", "did you mean '--device 'iPhone SE''?", "compact"),
    ("size=0x0", "unknown size '0x0'", "16 to 8192"),
    ("size=390x", "unknown size '390x'", "WIDTHxHEIGHT"), ("size=390x844x2", "unknown size", "WIDTHxHEIGHT"),
    ("device=iPhone 15 Por", "did you mean 'iPhone 15 Pro'", "iPhone SE 1, iPhone SE"),
    ("orientation=sideways", "unknown orientation 'sideways'", "choose from portrait, landscape"),
    ("direction=up", "unknown direction 'up'", "choose from ltr, rtl"),
    ("locale=fr", "unknown locale 'fr'", "choose from en, de, ar"),
    ("locale=klingon", "unknown locale", "choose from en, de, ar"),
    ("strings=dubled", "did you mean 'doubled'?", "plain, doubled, accented, bounded, rtl, rtl-strings"),
    ("text-size=xxl", "unknown text size 'xxl'", "xxLarge, xxxLarge, accessibility1"),
    ("appearance=drak", "did you mean 'dark'?", "light, dark"),
    ("scale=4", "unknown scale '4'", "choose from 1, 2, 3"),
    ("legibility=heavy", "unknown legibility", "regular, bold"),
    ("matrix=pairwize", "did you mean 'pairwise'?", "product, pairwise, each"),
    ("exclude=regular &", "column 10: missing word", "write conditions"),
  ])
  func `an unknown value lists the known ones`(option: String, problem: String, remedy: String) {
    let error = #expect(throws: VariantError.self) { try matrix(option) }
    #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
    #expect(error?.remedy.contains(remedy) == true, "\(error?.remedy ?? "")")
  }

  @Test func `what contradicts itself is refused`() throws {
    #expect(throws: VariantError.contradiction("--size", "--device")) { try matrix("size=compact", "device=se") }
    #expect(throws: VariantError.contradiction("--rtl", "--direction ltr")) { try matrix("rtl", "direction=ltr") }
    #expect(throws: VariantError.noSuchOrientation(screen: "390x844", orientation: .landscape)) {
      try matrix("size=390x844", "size=compact", "orientation=landscape")
    }
    #expect(throws: VariantError.noSuchOrientation(screen: "ipad-air-11-split-1-2", orientation: .portrait)) {
      try matrix("device=iPad Air 11 split 1/2", "orientation=portrait")
    }
    #expect(throws: VariantError.directionAgainstStrings("rtl")) { try matrix("strings=rtl", "direction=ltr") }
    #expect(try matrix("locale=all", locales: []).locales == [.english])
    #expect(throws: VariantError.nothingSelected(of: 2, contradictory: 0, excluded: 2)) {
      try matrix("appearance=all", "exclude=light | dark").selection()
    }
    #expect(throws: VariantError.tooMany(266_112, limit: 100_000)) {
      try matrix(
        "device=models", "text-size=all", "appearance=all", "scale=all", "strings=all", "legibility=all",
        "direction=all", "orientation=all"
      ).selection()
    }
  }

  @Test func `members of a group that have no such orientation are left out`() throws {
    let selection = try matrix("device=splits", "orientation=portrait").selection()
    #expect(selection.variants.count == 20)
    #expect(selection.variants.allSatisfy { !$0.name.contains("1-2") })
  }

  @Test func `each varies one axis at a time`() throws {
    let matrix = try matrix("size=all", "locale=all", "appearance=all", "matrix=each")
    #expect(try names(matrix) == ["default", "dark", "de", "ar", "regular"])
    #expect(try matrix.selection().summary == "5 of 12, one axis at a time")
  }

  @Test func `each starts where it can and reaches values that the start rules out`() throws {
    #expect(
      try names(matrix("device=iphone se", "device=iPad Air 11 split 1/2", "orientation=all", "matrix=each"))
        == ["iphone-se", "iphone-se_landscape", "ipad-air-11-split-1-2"])
    #expect(
      try names(matrix("appearance=all", "locale=all", "matrix=each", "exclude=light & en")) == [
        "dark", "de", "de_dark", "ar_dark",
      ])
  }

  @Test func `pairwise covers every pair and says how many of how many`() throws {
    let matrix = try matrix(
      "device=all", "text-size=all", "direction=all", "appearance=all", "locale=all", "matrix=pairwise")
    let selection = try matrix.selection()
    #expect(selection.productCount == 24 * 12 * 2 * 2 * 3)
    #expect(selection.variants.count >= 288 && selection.variants.count <= 432)
    #expect(selection.summary == "\(selection.variants.count) of 3,456 cover every pair")
    var pairs = Set<[String]>()
    for variant in selection.variants {
      let parts = [
        variant.screen.word, variant.textSize.word, "\(variant.direction)", "\(variant.appearance)",
        variant.locale.description,
      ]
      for a in parts.indices {
        for b in parts.indices where b > a { pairs.insert(["\(a)", "\(b)", parts[a], parts[b]]) }
      }
    }
    let sizes = [24, 12, 2, 2, 3]
    let all = sizes.indices.flatMap { a in sizes.indices.filter { $0 > a }.map { sizes[a] * sizes[$0] } }.reduce(0, +)
    #expect(pairs.count == all)
    #expect(try matrix.selection() == selection)
  }

  @Test func `pairwise keeps to exclusions and says which pairs cannot be`() throws {
    let selection = try matrix(
      "size=all", "orientation=all", "locale=all", "appearance=all", "matrix=pairwise",
      "exclude=regular & landscape", "exclude=ar & dark & portrait"
    ).selection()
    #expect(!selection.variants.isEmpty)
    for variant in selection.variants {
      #expect(!(variant.screen == .regular && variant.orientation == .landscape))
      #expect(!(variant.locale.language == "ar" && variant.appearance == .dark && variant.orientation == .portrait))
    }
    #expect(selection.variants.contains { $0.locale.language == "ar" && $0.appearance == .dark })
    #expect(selection.impossiblePairs == 1)
    #expect(selection.summary.hasSuffix("of 24 cover every pair that is possible; 1 pair is not"))
  }

  @Test func `the command line replaces a preview's axes one by one and adds exclusions`() throws {
    let declared = VariantMatrix(
      screens: [.compact, .regular], appearances: [.light, .dark], combination: .each,
      exclusions: [try VariantExclusion("dark")])
    let merged = declared.overridden(by: try matrix("appearance=dark", "exclude=regular"))
    #expect(merged.screens == [.compact, .regular])
    #expect(merged.appearances == [.dark])
    #expect(merged.combination == .each)
    #expect(merged.exclusions.map(\.description) == ["dark", "regular"])
  }

  @Test func `variants can be asked for by name, and by nothing else then`() throws {
    let named = try options(["variant=dark", "variant=ar"])
    #expect(try VariantRequest(named, locales: []).selection().variants.map(\.name) == ["dark", "ar"])
    let both = try options(["variant=dark", "size=compact"])
    #expect(throws: VariantError.contradiction("--variant", "--size")) { try VariantRequest(both, locales: []) }
  }
}
