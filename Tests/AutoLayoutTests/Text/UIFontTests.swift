import AutoLayout
import Foundation
import Testing

struct UIFontTests {
  @Test func `fonts are equal by value`() {
    #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17) != .italicSystemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .body) != .systemFont(ofSize: 17))
  }

  @Test func `a font of another size leaves its text style`() {
    let font = UIFont.preferredFont(forTextStyle: .headline).withSize(20)
    #expect(font == .systemFont(ofSize: 20, weight: .semibold))
    #expect(font.ascender - font.descender == font.lineHeight)
  }

  @Test func `a PostScript name says family, weight and slant`() throws {
    let light = try #require(UIFont(name: "HelveticaNeue-LightItalic", size: 12))
    #expect(light == UIFont(family: .named("HelveticaNeue"), pointSize: 12, weight: .light, isItalic: true))
    #expect(UIFont(name: "SFProText-Semibold", size: 15) == .systemFont(ofSize: 15, weight: .semibold))
    #expect(UIFont(name: "", size: 15) == nil)
  }
}
