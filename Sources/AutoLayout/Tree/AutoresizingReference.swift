import Foundation

/// The frame of a view when it was last given by hand, and the superview's size at that time; points.
struct AutoresizingReference {
  var frame: CGRect
  var superSize: CGSize
}
