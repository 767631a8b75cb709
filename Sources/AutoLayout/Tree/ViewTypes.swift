public import Foundation

/// How a view's direction is decided; raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Codable, Sendable {
  case unspecified = 0
  case playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// The direction that an attribute asks for where the language's is given.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction that a semantic content attribute gives in the current environment.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: LayoutEnvironment.current.traits.values.layoutDirection)
  }

  /// Raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Codable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// A mask of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Raw values are UIKit's.
  public enum ContentMode: Int, Codable, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
    case bottomRight
  }

  /// The length of an intrinsic content size on an axis without one.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target that asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Where a baseline lies in an alignment rect, in points.
package enum BaselinePosition: Hashable, Sendable {
  case fromTop(CGFloat)
  case fromBottom(CGFloat)
  /// Text that is centred vertically: the baseline moves with the middle.
  case fromCenter(CGFloat)

  package func offset(inHeight height: CGFloat) -> CGFloat {
    switch self {
    case .fromTop(let distance): distance
    case .fromBottom(let distance): height - distance
    case .fromCenter(let distance): height / 2 + distance
    }
  }
}

/// Content whose height depends on the width that the layout gives it: labels with several lines, text views.
@preconcurrency @MainActor
package protocol WrappingContent: UIView {
  /// Whether the layout has to tell it a width (several lines, no manual width).
  var wantsWrapWidth: Bool { get }
  /// Points; nil while the width is not known.
  var wrapWidth: CGFloat? { get set }
}
