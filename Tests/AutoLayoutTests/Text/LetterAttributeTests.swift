import Foundation
import Testing

import class LPLayoutModel.NSAttributedString

@testable import LPAutoLayout
@testable import LPComponents

/// Outlines, shadows and tabs of attributed strings as runs for a typesetter.
@MainActor
struct LetterAttributeTests {
  private func run(_ attributes: [NSAttributedString.Key: Any], _ traits: UITraitCollection = .init()) -> TextRun {
    let text = NSAttributedString(string: "text", attributes: attributes)
    return AttributedContent(text: text, font: .systemFont(ofSize: 17)).runs(with: traits, link: .link)[0]
  }

  @Test("a positive width is an outline alone, a negative one an outline around filled letters")
  func strokes() {
    #expect(run([:]).stroke == nil && run([.strokeWidth: 0]).stroke == nil)
    #expect(run([.strokeWidth: 3]).stroke == TextStroke(width: 3, hidesFill: true))
    #expect(run([.strokeWidth: -3.5]).stroke == TextStroke(width: 3.5, hidesFill: false))
    #expect(run([.strokeWidth: CGFloat.nan]).stroke == nil)
    #expect(run([.strokeWidth: 2, .strokeColor: UIColor.red]).stroke?.color == RGBA(hex: 0xFF0000))
    #expect(run([.strokeColor: UIColor.red]).stroke == nil)
  }

  @Test("a shadow is black at a third, without offset and blur, and follows the appearance")
  func shadows() {
    let shadow = NSShadow()
    #expect(run([.shadow: shadow]).shadow == TextShadow(color: RGBA.black.withAlpha(1 / 3), radius: 0, offset: .zero))
    shadow.shadowBlurRadius = 6
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = UIColor.label
    let dark = run([.shadow: shadow], UITraitCollection(userInterfaceStyle: .dark)).shadow
    #expect(dark == TextShadow(color: .white, radius: 3, offset: CGSize(width: 1, height: 2)))
    shadow.shadowColor = nil
    #expect(run([.shadow: shadow]).shadow == nil)
  }

  @Test("an attributed string copies its shadow")
  func copies() {
    let shadow = NSShadow()
    let text = NSAttributedString(string: "text", attributes: [.shadow: shadow])
    shadow.shadowBlurRadius = 9
    let kept = text.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
    #expect(kept?.shadowBlurRadius == 0 && kept != shadow)
    #expect(kept == NSShadow() && kept?.hash == NSShadow().hash)
  }

  @Test("Foundation's strings have the attributes too")
  func scope() {
    var text = AttributedString("text")
    text.strokeWidth = -2
    text.uiKit.strokeColor = .red
    text.uiKit.shadow = NSShadow()
    let string = NSAttributedString(text)
    #expect(string.attribute(.strokeWidth, at: 0, effectiveRange: nil) as? CGFloat == -2)
    #expect(string.attribute(.shadow, at: 0, effectiveRange: nil) is NSShadow)
    #expect((string.attribute(.strokeColor, at: 0, effectiveRange: nil) as? UIColor) == .red)
  }
}
