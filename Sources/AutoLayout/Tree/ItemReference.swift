package import Foundation

/// A reference from constraints and subviews to a view or a guide, which does not keep it alive.
///
/// The object clears its reference when it is deallocated. A weak variable would do the same, but adds a side table to
/// every object, which makes reference counting several times slower.
package final class ItemReference: @unchecked Sendable {
  @exclusivity(unchecked) package unowned(unsafe) fileprivate(set) var object: AnyObject?
  let isGuide: Bool
  /// The frame that a view has on the canvas of the document that it is from; `nil` for a view made in code.
  @exclusivity(unchecked) package var savedFrame: CGRect?

  init(isGuide: Bool) { self.isGuide = isGuide }

  func point(to object: AnyObject) { self.object = object }
  func clear() { object = nil }
}
