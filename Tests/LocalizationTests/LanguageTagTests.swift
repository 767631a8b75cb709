import Foundation
import Testing

@testable import LPLocalization

struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en"), ("EN-us", "en-US"), ("pt_BR", "pt-BR"), ("zh-hant-hk", "zh-Hant-HK"), ("es-419", "es-419"),
    ("iw", "he"), ("ca-ES-valencia", "ca-ES-valencia"), ("fil", "fil"),
  ])
  func `tags have one spelling`(text: String, tag: String) {
    #expect(LanguageTag(text)?.description == tag)
  }

  @Test(arguments: [
    "", "-", "e", "english", "en-", "en--US", "12", "en-US-waytoolongpart", "rtl", "é", "en/..", "Base",
  ])
  func `what is no tag is none`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  /// Foundation knows the direction of the locales it has data for.
  @Test func `directions agree with Foundation's`() {
    let identifiers = Locale.availableIdentifiers.filter { !$0.contains("@") }
    #expect(identifiers.count > 500)
    for identifier in identifiers.sorted() {
      guard let tag = LanguageTag(identifier) else {
        Issue.record("\(identifier) is no tag")
        continue
      }
      let isRightToLeft = Locale.Language(identifier: identifier).characterDirection == .rightToLeft
      #expect(tag.isRightToLeft == isRightToLeft, "\(identifier)")
    }
  }

  @Test(arguments: [
    ("ku-IQ", true), ("ku-TR", false), ("pa-PK", true), ("pa-IN", false), ("uz-AF", true), ("az-Arab", true),
    ("ar-Latn", false), ("ug-CN", true), ("sd-Deva", false),
  ])
  func `scripts and regions decide where languages have several`(text: String, isRightToLeft: Bool) throws {
    #expect(try #require(LanguageTag(text)).isRightToLeft == isRightToLeft)
  }
}
