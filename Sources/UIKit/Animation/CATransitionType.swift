/// The kinds of changes from one content of a layer to another; raw values are Core Animation's.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content comes over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content goes.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a change comes; raw values are Core Animation's.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
