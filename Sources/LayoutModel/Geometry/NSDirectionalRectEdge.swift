/// Edges by reading direction; bits are UIKit's.

/// Edges by reading direction; bits are UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Codable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt
  /// Makes a set of edges from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}
