package import LPLayoutModel
package import Foundation

/// A view whose saved frame differs from the one that its constraints give.
package struct MisplacedView: Sendable {
  /// The object id.
  package let id: String
  /// The index of the view in the layout.
  package let index: Int
  package let path: String
  package let name: String
  package let callSite: CallSite?
  /// The frame that constraints give the view, in points, in the superview's coordinates.
  package let expected: CGRect
  /// The frame in the document.
  package let actual: CGRect
  /// The frame that constraints give the view, in the scene's coordinates.
  package let expectedInScene: CGRect
  package let actualInScene: CGRect
  /// The first constraint that the saved frames violate, and its error in points.
  package let broken: (equation: String, callSite: CallSite?, by: CGFloat)?
}
