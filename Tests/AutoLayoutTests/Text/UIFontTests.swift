import Foundation
import Testing

@testable import LPAutoLayout
@testable import LPComponents

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

struct UIFontDescriptorTests {
  @Test("traits, designs and widths make the fonts that they name")
  func descriptors() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.value.weight == .semibold && font.value.isItalic && font.pointSize == body.pointSize)
    #expect(font.value.textStyle == .body)
    #expect(UIFont(descriptor: bold, size: 40).value.textStyle == nil)
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let mono = try #require(body.fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 12).value.family == .monospacedSystem)
    let serif = try #require(mono.withDesign(.serif))
    #expect(UIFont(descriptor: serif, size: 12).value.family == .named("New York"))
    #expect(serif.withDesign(.default)?.value.family == .system)
    #expect(UIFont(name: "Charter-Roman", size: 12)?.fontDescriptor.withDesign(.rounded) == nil)
    let wide = UIFont.systemFont(ofSize: 17, weight: .bold, width: .expanded)
    #expect(wide.value.family == .named("SF Pro Expanded") && wide.value.weight == .bold)
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard) == .systemFont(ofSize: 17, weight: .bold))
  }

  @Test func `a weight that is added keeps the text style and its leading`() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    for weight: Any in [UIFont.Weight.bold, UIFont.Weight.bold.rawValue, NSNumber(value: 0.4)] {
      let bold = UIFont(
        descriptor: body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]]), size: 0)
      #expect(bold.value.weight == .bold)
      #expect(bold.value.textStyle == .body && bold.value.leading == 22 && bold.pointSize == 17)
    }
    let bits = UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]).rawValue
    let slanted = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: bits]])
    #expect(slanted.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test func `attributes make the descriptor that they are read from`() {
    let style = UIFont.preferredFont(forTextStyle: .title2).fontDescriptor
    let heavy = style.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    let named = UIFontDescriptor(fontAttributes: [.family: "Charter", .face: "Bold Italic", .size: 20])
    for descriptor in [style, heavy, named, UIFont.monospacedSystemFont(ofSize: 12, weight: .medium).fontDescriptor] {
      #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    }
    #expect(named.value.family == .named("Charter") && named.value.weight == .bold && named.value.isItalic)
    #expect(named.object(forKey: .size) as? CGFloat == 20 && named.object(forKey: .textStyle) == nil)
    #expect(named.withFamily("Georgia").withFace("Regular").value.weight == .regular)
    #expect(style.addingAttributes([.size: 30]).value.textStyle == nil)
  }
}
