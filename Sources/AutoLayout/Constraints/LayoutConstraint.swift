public import Foundation

/// `firstItem.firstAttribute  relation  multiplier × secondItem.secondAttribute + constant`
@preconcurrency @MainActor
open class LayoutConstraint: NSObject {
  /// Raw values are UIKit's.
  public enum Attribute: Int, Codable, Sendable, CaseIterable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// Raw values are UIKit's.
  public enum Relation: Int, Codable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Raw values are UIKit's.
  public enum Axis: Int, Codable, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
