public import Foundation

/// A tab stop as a value, for text requests.
public struct TextTab: Hashable, Codable, Sendable {
  /// How the text up to the next tab is aligned at the place.
  public var alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public var location: CGFloat

  /// Makes a tab stop.
  public init(alignment: NSTextAlignment, location: CGFloat) {
    self.alignment = alignment
    self.location = location
  }

  /// The stops of a style that has none of its own: twelve, 28 points apart, as in UIKit.
  package static let standard = (1...12).map { TextTab(alignment: .left, location: CGFloat($0) * 28) }
}
