import LPAutoLayout
import Foundation
import LPLocalization
import LPSupport
import Testing

@testable import LPVariants

struct VariantTests {
  @Test func `the default variant has the default name and an upright phone`() {
    let variant = Variant.default
    #expect(variant.name == "default")
    #expect(variant.screenSize == CGSize(width: 393, height: 852))
    #expect(variant.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(variant.rootMargin == 16)
    #expect(variant.traits == TraitValues())
  }

  @Test(arguments: [
    "default", "regular", "rtl", "de", "ar", "ltr_ar", "pt-BR", "zh-Hant-HK", "doubled", "doubled+bounded",
    "rtl-strings", "accessibility5", "xSmall", "bold", "dark", "3x", "390x844", "844x390", "iphone-se", "landscape",
    "iphone-15-pro_landscape_rtl_de_accented+bounded_accessibility3_bold_dark_1x", "ipad-air-11-split-1-2",
    "ipad-pro-12-9_landscape", "regular_landscape_ar_dark",
  ])
  func `a name reads back as the variant it names`(name: String) throws {
    let variant = try Variant(name: name)
    #expect(variant.name == name)
    let json = try JSONEncoder().encode([variant])
    #expect(String(decoding: json, as: UTF8.self) == "[\"\(name)\"]")
    #expect(try JSONDecoder().decode([Variant].self, from: json) == [variant])
  }

  @Test(arguments: [
    ("compact", "default"), ("DARK", "dark"), ("dark_regular", "regular_dark"), ("rtl_ar", "ar"), ("ltr", "default"),
    ("2x", "default"), ("iphone-15_3x", "iphone-15"), ("ax5", "accessibility5"), ("pt_rtl", "rtl_pt"),
    ("844x390_landscape", "844x390"), ("iw", "he"), ("rtl-strings_rtl", "rtl-strings"), ("large_light", "default"),
    ("bounded+doubled", "doubled+bounded"),
  ])
  func `a name written otherwise has one canonical form`(text: String, name: String) throws {
    #expect(try Variant(name: text).name == name)
  }

  @Test(arguments: [
    ("", "empty part"), ("dark_", "empty part"), ("nonsense", "unknown part 'nonsense'"),
    ("dark_light", "'light'"), ("de_fr", "'fr'"), ("4x", "unknown part '4x'"), ("0x10", "unknown part '0x10'"),
    ("99999x99999", "unknown part"), ("390x844_landscape", "390x844 has no landscape"),
    ("ipad-air-11-split-1-2_portrait", "has no portrait"), ("ltr_rtl-strings", "contradicts --direction ltr"),
  ])
  func `a name that is none says which part`(name: String, problem: String) {
    let error = #expect(throws: VariantError.self) { try Variant(name: name) }
    #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
    #expect(error?.remedy.isEmpty == false)
  }

  @Test func `a decoder refuses a name that is none`() {
    #expect(throws: VariantError.self) { try JSONDecoder().decode([Variant].self, from: Data(#"["nonsense"]"#.utf8)) }
  }

  @Test func `every variant of a large product has a name of its own that reads back and is a file name`() throws {
    let matrix = VariantMatrix(
      screens: [.compact, .regular, .size(width: 320, height: 480)] + Device.splits.prefix(4).map { .device($0) },
      orientations: Orientation.allCases, directions: [.leftToRight, .rightToLeft],
      locales: ["en", "ar", "pt-BR"].compactMap { LanguageTag($0) },
      strings: [[], [.doubled], [.accented, .bounded], [.rtlStrings]], textSizes: [.large, .accessibilityLarge],
      legibility: [.regular, .bold], appearances: [.light, .dark], scales: [1, 3])
    let variants = try matrix.selection().variants
    #expect(variants.count > 1000)
    #expect(Set(variants.map { $0.name.lowercased() }).count == variants.count)
    for variant in variants {
      #expect(try Variant(name: variant.name) == variant)
      #expect(variant.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-+_".contains($0)) })
      #expect(variant.name.count < 120)
    }
  }

  @Test(arguments: [
    ("ar", UIUserInterfaceLayoutDirection.rightToLeft), ("he", .rightToLeft), ("fa", .rightToLeft),
    ("ur", .rightToLeft),
    ("de", .leftToRight), ("rtl_de", .rightToLeft), ("ltr_he", .leftToRight), ("rtl-strings", .rightToLeft),
  ])
  func `the direction is the language's unless it is set`(name: String, direction: UIUserInterfaceLayoutDirection)
    throws
  {
    #expect(try Variant(name: name).traits.layoutDirection == direction)
  }

  @Test func `the right-to-left pseudo-language is the direction and no other point`() throws {
    #expect(try Variant(strings: [.rtl]) == Variant(direction: .rightToLeft))
    #expect(try Variant(strings: [.rtl, .doubled]) == Variant(direction: .rightToLeft, strings: [.doubled]))
  }

  @Test func `traits and screen follow the parts`() throws {
    let variant = try Variant(name: "iphone-15-pro-max_landscape_ar_accessibility1_bold_dark")
    #expect(variant.screenSize == CGSize(width: 932, height: 430))
    #expect(variant.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(
      variant.traits
        == TraitValues(
          horizontalSizeClass: .regular, verticalSizeClass: .compact, layoutDirection: .rightToLeft,
          preferredContentSizeCategory: .accessibilityMedium, userInterfaceStyle: .dark, userInterfaceIdiom: .phone,
          legibilityWeight: .bold, displayScale: 3, localeIdentifier: "ar"))
  }

  /// The 8 Plus is the only phone below 896 points that is regular on its side, and a half of 678 points is regular
  /// where two thirds of 647 are not; both sides of the rule are in the table.
  @Test func `a plain size has the classes that a device of that size has`() {
    for device in Device.screens + Device.splits where device.name != "iPhone 8 Plus" {
      for posture in device.postures where posture.size.width.rounded() == posture.size.width {
        let classes = ScreenSize.sizeClasses(width: Int(posture.size.width), height: Int(posture.size.height))
        #expect(classes.horizontal == posture.horizontalSizeClass, "\(device.name) \(posture.orientation)")
        #expect(classes.vertical == posture.verticalSizeClass, "\(device.name) \(posture.orientation)")
      }
    }
  }

  @Test func `variants sort by screen, then by what differs, whatever order they come in`() throws {
    let names = [
      "default", "dark", "xSmall", "accessibility5", "doubled", "doubled+bounded", "ar", "landscape", "rtl", "regular",
      "390x844", "iphone-se-1", "ipad-mini", "ipad-mini-split-1-3", "de", "3x", "pt-BR",
    ]
    let sorted = try names.map { try Variant(name: $0) }.sorted()
    #expect(try names.reversed().map { try Variant(name: $0) }.sorted() == sorted)
    #expect(
      sorted.map(\.name) == [
        "xSmall", "default", "3x", "dark", "accessibility5", "doubled", "doubled+bounded", "de", "pt-BR", "rtl", "ar",
        "landscape", "regular", "390x844", "iphone-se-1", "ipad-mini", "ipad-mini-split-1-3",
      ])
  }
}
