public import Foundation

extension UIFont {
  /// UIKit's weight axis, -1…1.
  public struct Weight: RawRepresentable, Hashable, Codable, Sendable {
    /// The weight on UIKit's axis, -1…1.
    public var rawValue: CGFloat
    /// Makes a weight on UIKit's axis, -1…1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight on UIKit's axis, -1…1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The weight “ultralight”.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The weight “thin”.
    public static let thin = Weight(rawValue: -0.6)
    /// The weight “light”.
    public static let light = Weight(rawValue: -0.4)
    /// The weight “regular”.
    public static let regular = Weight(rawValue: 0)
    /// The weight “medium”.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight “semibold”.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight “bold”.
    public static let bold = Weight(rawValue: 0.4)
    /// The weight “heavy”.
    public static let heavy = Weight(rawValue: 0.56)
    /// The weight “black”.
    public static let black = Weight(rawValue: 0.62)
  }
}
