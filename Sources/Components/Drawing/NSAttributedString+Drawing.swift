public import LPAutoLayout
public import Foundation
import LPLayoutModel

/// How a text is measured and drawn; raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle's origin is the top left of the text, which wraps; otherwise it is on the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Has no effect: the space between lines counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Has no effect: sizes are those of lines, not of glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends with an ellipsis if there are more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The factor by which a text was scaled to be drawn; texts are not scaled.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor that a text may be scaled by, which has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that a text was scaled by.
  open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
  /// The size of the text in lines that do not wrap; points.
  public func size() -> CGSize { drawing.block(in: nil, options: .usesLineFragmentOrigin, isDrawn: false).size }

  /// Returns the rectangle of the text in a size; a width or height of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let block = drawing.block(in: size, options: options, isDrawn: false)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -block.firstBaseline
    return CGRect(origin: CGPoint(x: 0, y: top), size: block.size)
  }

  /// Draws the text from a point, in lines that do not wrap.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text from the top of a rectangle, in lines that wrap at its width and end at its height.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text in a rectangle; a width or height of 0 is no limit.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard length > 0, let target = UIGraphicsGetCurrentContext() else { return }
    let block = drawing.block(in: rect.size, options: options, isDrawn: true)
    let top = options.contains(.usesLineFragmentOrigin) ? rect.minY : rect.minY - block.firstBaseline
    let color = firstValue(.foregroundColor) as? UIColor ?? .black
    let (painter, place) = (drawing.painter, CGPoint(x: rect.minX, y: top))
    target.draw(painter.items(of: block, at: place, painter.paint(color), attributed: self))
  }

  private var drawing: DrawnText { DrawnText(text: self, environment: .current) }
}

/// A text that drawing code draws: black, in 12 points, unless its attributes say otherwise.
private struct DrawnText {
  let text: NSAttributedString
  let environment: LayoutEnvironment

  var painter: ContentPainter {
    ContentPainter(
      traits: environment.traits, images: environment.images,
      isRightToLeft: environment.traits.layoutDirection == .rightToLeft)
  }

  /// - Parameter size: the size for the text; `nil`, or a side of 0, for no limit.
  func block(in size: CGSize?, options: NSStringDrawingOptions, isDrawn: Bool) -> TypesetText {
    guard text.length > 0 else { return .empty }
    let wraps = options.contains(.usesLineFragmentOrigin)
    let width = size.flatMap { wraps && $0.width > 0 && $0.width.isFinite ? $0.width : nil }
    func typeset(_ lines: Int) -> TypesetText {
      let request = request(width: width, lines: lines, options)
      return isDrawn ? environment.text.typeset(request) : environment.text.measure(request)
    }
    let whole = typeset(wraps ? 0 : 1)
    guard wraps, let height = size?.height, height > 0, whole.size.height > height + 0.5 else { return whole }
    var (fitting, tooMany) = (1, max(2, whole.lines.count))
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if typeset(middle).size.height <= height + 0.5 { fitting = middle } else { tooMany = middle }
    }
    return typeset(fitting)
  }

  private func request(width: CGFloat?, lines: Int, _ options: NSStringDrawingOptions) -> TextRequest {
    let style = text.firstValue(.paragraphStyle) as? NSParagraphStyle ?? .default
    let font = UIFont.systemFont(ofSize: 12)
    var request = TextRequest(
      string: text.string, font: font, maxWidth: width.map { min($0, CGFloat(LayoutTolerance.greatestLength)) },
      numberOfLines: lines,
      lineBreakMode: options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : style.lineBreakMode,
      alignment: style.alignment, direction: painter.isRightToLeft ? .rightToLeft : .leftToRight,
      scale: environment.traits.displayScale, language: environment.traits.localeIdentifier)
    request.runs = AttributedContent(text: text, font: font).runs(with: environment.traits, link: .link)
    return request
  }
}

extension String {
  /// The size of the text in lines that do not wrap; points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle of the text in a size; a width or height of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text from a point, in lines that do not wrap.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text from the top of a rectangle, in lines that wrap at its width and end at its height.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle; a width or height of 0 is no limit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  private var text: String { self as String }

  /// The size of the text in lines that do not wrap; points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attrs)
  }

  /// Returns the rectangle of the text in a size; a width or height of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text from a point, in lines that do not wrap.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text from the top of a rectangle, in lines that wrap at its width and end at its height.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle; a width or height of 0 is no limit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    text.draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
