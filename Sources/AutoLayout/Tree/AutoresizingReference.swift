import Foundation

/// The last frame that code gave a view, and the superview's size at that time, in points.
struct AutoresizingReference {
  var frame: CGRect
  var superSize: CGSize
}
