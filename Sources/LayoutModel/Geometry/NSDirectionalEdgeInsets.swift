public import Foundation

/// Directional insets in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The inset of the top edge; points.
  public var top: CGFloat
  /// The inset of the leading edge; points.
  public var leading: CGFloat
  /// The inset of the bottom edge; points.
  public var bottom: CGFloat
  /// The inset of the trailing edge; points.
  public var trailing: CGFloat

  /// Makes insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()
}
