import Foundation

/// A string that a control shows: it is measured for the control's content size and typeset where it is drawn.
@MainActor
struct ControlText {
  let view: UIView
  let string: String
  var font: UIFont
  var alignment: NSTextAlignment = .natural
  var lines = 1
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  var minimumScaleFactor: CGFloat = 1
  /// The string with the attributes of its parts; `nil` for a string in one font.
  var attributed: AttributedContent?

  private func request(width: CGFloat?) -> TextRequest {
    var request = TextRequest(
      string: string, font: font, maxWidth: width.map { min($0, CGFloat(LayoutTolerance.greatestLength)) },
      numberOfLines: lines, lineBreakMode: lineBreakMode,
      alignment: alignment, direction: view.effectiveUserInterfaceLayoutDirection,
      scale: view.traitCollection.displayScale, minimumScaleFactor: lines == 1 ? minimumScaleFactor : 1,
      language: view.traitCollection.localeIdentifier)
    request.runs = attributed?.runs(in: view)
    return request
  }

  /// Measures the text in one line, or wrapped at a width; in points, on the pixel grid.
  func measure(width: CGFloat? = nil) -> TypesetText {
    string.isEmpty ? .empty : view.environment.text.measure(request(width: lines == 1 ? nil : width))
  }

  /// Typesets the text to a rectangle's width.
  func typeset(in rect: CGRect) -> TypesetText {
    string.isEmpty ? .empty : view.environment.text.typeset(request(width: max(0, rect.width)))
  }

  /// Returns the text, centred vertically in the rectangle, on the pixel grid.
  func item(in rect: CGRect, _ color: UIColor) -> ContentItem? {
    guard !string.isEmpty, rect.width > 0 else { return nil }
    let block = typeset(in: rect)
    let scale = view.traitCollection.displayScale
    let top = roundToPixel(rect.minY + (rect.height - block.size.height) / 2, scale)
    return .text(block, at: CGPoint(x: rect.minX, y: top), view.paint(color))
  }

  /// Returns the text with what belongs to its parts, centred vertically in the rectangle, on the pixel grid.
  func items(in rect: CGRect, _ color: UIColor) -> [ContentItem] {
    guard let item = item(in: rect, color) else { return [] }
    guard let attributed, case .text(let block, let origin, let paint) = item else { return [item] }
    return view.painter.items(of: block, at: origin, paint, attributed: attributed.text)
  }

  /// Returns the line height in whole points, as buttons and fields use it (21 for 17 points).
  static func wholeLineHeight(of font: UIFont) -> CGFloat { font.lineHeight.rounded(.up) }
}

extension TypesetText {
  /// Joins several blocks, for a view that shows several strings.
  static func joined(_ blocks: [TypesetText]) -> TypesetText {
    guard let first = blocks.first else { return .empty }
    var all = first
    for block in blocks.dropFirst() {
      all.lines += block.lines
      all.isTruncated = all.isTruncated || block.isTruncated
      all.missing += block.missing
    }
    return all
  }
}
