package import AutoLayout
package import Foundation

/// A view that lies elsewhere in its document than its constraints put it.
package struct MisplacedView: Sendable {
  /// The object id.
  package let id: String
  /// The index of the view in the layout.
  package let index: Int
  package let path: String
  package let name: String
  package let callSite: CallSite?
  /// The frame that constraints give it in points, in the superview's coordinates.
  package let expected: CGRect
  /// The frame in the document.
  package let actual: CGRect
  /// The frame that constraints give it, in the scene's coordinates.
  package let expectedInScene: CGRect
  package let actualInScene: CGRect
  /// A constraint that the saved frames break by themselves: the first of them, and by how many points.
  package let broken: (equation: String, callSite: CallSite?, by: CGFloat)?
}
