public import Foundation

/// A part at an edge of a controller's view, which constraints may refer to.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The length in points.
  var length: CGFloat { get }
  /// The anchor of the top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the height.
  var heightAnchor: NSLayoutDimension { get }
}
