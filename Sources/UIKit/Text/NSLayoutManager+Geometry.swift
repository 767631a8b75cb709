public import LPComponents
public import Foundation

extension NSLayoutManager {
  private func laidOut(_ container: NSTextContainer) -> LaidOutText { LaidOutText(shownText, in: container) }
  private var shownText: NSAttributedString {
    textStorage ?? textContainers.first?.owner?.attributedText ?? NSAttributedString(string: "")
  }
  private var first: LaidOutText { laidOut(textContainers.first ?? NSTextContainer(size: .zero)) }
  private var all: NSRange { NSRange(location: 0, length: shownText.length) }

  // MARK: Glyphs

  /// The number of glyphs, which are units of UTF-16.
  public var numberOfGlyphs: Int { shownText.length }
  /// Returns the glyphs in an area: all of them.
  public func glyphRange(for container: NSTextContainer) -> NSRange { all }
  /// Returns the glyphs of letters, which have the same numbers.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  /// Returns the letters of glyphs, which have the same numbers.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the glyph of a letter, which has the same number.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the letter of a glyph, which has the same number.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: Places

  /// Returns the smallest rectangle around glyphs, in points from the area's corner.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rect = laidOut(container).rect(of: glyphRange)
    return rect.isNull ? .zero : rect
  }
  /// Returns the rectangle around all lines, with the padding, in points from the area's corner.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    let rect = laidOut(container).lines.reduce(CGRect.null) { $0.union($1.used) }
    return rect.isNull ? .zero : rect.insetBy(dx: -container.lineFragmentPadding, dy: 0)
  }
  /// Returns the letter below a point from the area's corner, and how much of it is before the point; beside the text
  /// the nearest one.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let unit = laidOut(container).unit(at: point)
    partialFraction?.pointee = unit.fraction
    return unit.index
  }
  /// Returns the glyph below a point from the area's corner; beside the text the nearest one.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }
  /// Returns where a glyph begins in its line, in points from the line's corner; y is that of the line's lower edge.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let text = first
    guard let line = text.line(at: glyphIndex).map({ text.lines[$0] }) else { return .zero }
    return CGPoint(x: text.x(of: glyphIndex, in: line), y: line.rect.height)
  }

  // MARK: Lines

  /// Returns the rectangle of the line with a glyph, and the glyphs in it.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { line(with: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }
  /// Returns the part of a line with letters, for the line with a glyph, and the glyphs in it.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { line(with: glyphIndex, effectiveGlyphRange)?.used ?? .zero }

  private func line(with index: Int, _ range: UnsafeMutablePointer<NSRange>?) -> LaidOutText.Line? {
    let text = first
    let line = text.line(at: index).map { text.lines[$0] }
    if let line { range?.pointee = line.range }
    return line
  }

  /// Calls a closure with each line that has some of the glyphs: its rectangle, the part with letters, the area, the
  /// glyphs, and whether to stop.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in laidOut(container).lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
      block(line.rect, line.used, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Draws glyphs into the current context, of which the area's corner is at a point.
  public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first else { return }
    let rect = CGRect(origin: origin, size: container.size).insetBy(dx: container.lineFragmentPadding, dy: 0)
    let part = NSIntersectionRange(glyphsToShow, all)
    guard part.length > 0 else { return }
    let top = part.location == 0 ? 0 : laidOut(container).rect(of: part).minY
    shownText.attributedSubstring(from: part).draw(
      with: CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: 0), options: .usesLineFragmentOrigin,
      context: nil)
  }
  /// Does nothing: backgrounds are drawn with the glyphs.
  public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
