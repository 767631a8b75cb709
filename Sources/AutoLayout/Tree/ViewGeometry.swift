package import Foundation

/// The rectangle of a view, as it was set or as the last layout left it, in points.
package struct ViewGeometry {
  /// The frame without the transform, in the superview's coordinates.
  package var frame = CGRect.zero
  package var boundsOrigin = CGPoint.zero
  /// The frame that the autoresizing mask refers to; `nil` until the superview's size changes.
  var autoresizingReference: AutoresizingReference?
  /// The frame that the author set outside of `updateConstraints()` and `layoutSubviews()`; `nil` if none was set.
  package var givenFrame: CGRect?
  /// The frame that code gave the view, which stays where no constraint places the view; `nil` if it gave none.
  package var unplacedFrame: CGRect?
  /// Whether no constraint placed the view in the last layout.
  var isUnplaced = false
  /// Whether a row takes the size of the frame that the author set, which therefore has a use.
  package var isSizeHosted = false
  /// The size that the view was made with.
  var initialSize = CGSize.zero
  /// The size of the frame that the author set, or of the one that the view was made with.
  package var givenSize: CGSize { givenFrame?.size ?? initialSize }
}
