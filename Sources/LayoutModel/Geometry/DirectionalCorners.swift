/// A set of corners by reading direction: leading ones are at the left in a left-to-right layout, and at the right in a
/// right-to-left one.
public struct DirectionalCorners: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top where reading begins.
  public static let topLeading = DirectionalCorners(rawValue: 1)
  /// The corner at the top where reading ends.
  public static let topTrailing = DirectionalCorners(rawValue: 2)
  /// The corner at the bottom where reading begins.
  public static let bottomLeading = DirectionalCorners(rawValue: 4)
  /// The corner at the bottom where reading ends.
  public static let bottomTrailing = DirectionalCorners(rawValue: 8)
  /// Both corners at the top.
  public static let top: DirectionalCorners = [.topLeading, .topTrailing]
  /// Both corners at the bottom.
  public static let bottom: DirectionalCorners = [.bottomLeading, .bottomTrailing]
  /// Both corners where reading begins.
  public static let leading: DirectionalCorners = [.topLeading, .bottomLeading]
  /// Both corners where reading ends.
  public static let trailing: DirectionalCorners = [.topTrailing, .bottomTrailing]
  /// All four corners.
  public static let all: DirectionalCorners = [.top, .bottom]

  /// The corners of a layer in a layout that runs from left to right, or from right to left.
  package func mask(isMirrored: Bool) -> CACornerMask {
    let upright = CACornerMask(rawValue: rawValue).intersection(.all)
    guard isMirrored else { return upright }
    return CACornerMask(rawValue: (upright.rawValue & 0b0101) << 1 | (upright.rawValue & 0b1010) >> 1)
  }
}
