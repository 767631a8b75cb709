public import Foundation

/// A rectangle that belongs to a part of a line: what is behind its letters, a line below or through them, or the place
/// of an attachment.
public struct TextMark: Hashable, Codable, Sendable {
  /// The kind of rectangle.
  public enum Kind: Hashable, Codable, Sendable {
    /// The background of letters.
    case background
    /// A line below or through letters.
    case line
    /// The place of an attachment, by the index of its run in the request.
    case attachment(Int)
  }

  /// The kind of the rectangle.
  public var kind: Kind
  /// The rectangle in points from the top left of the text block.
  public var rect: CGRect
  /// The colour; `nil` for that of the whole text.
  public var color: RGBA?
  /// The lengths of dashes and gaps of a line, in points; empty for a solid one.
  public var dashes: [CGFloat] = []

  /// Makes a mark.
  public init(_ kind: Kind, in rect: CGRect, color: RGBA? = nil) {
    self.kind = kind
    self.rect = rect
    self.color = color
  }
}
