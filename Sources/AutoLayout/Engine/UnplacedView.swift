import Foundation

/// A view that no constraint places, and that therefore keeps the frame that code gave it, as on UIKit. It is ambiguous
/// all the same.
struct UnplacedView {
  /// The first variables of the view and of its superview.
  private let base: Int32
  private let outer: Int32
  /// The place of the alignment rect in that of the superview.
  private let rect: CGRect

  /// Returns whether a view has a frame of its own that does not act as constraints.
  @MainActor
  static func isCandidate(_ view: UIView) -> Bool {
    view.geometry.unplacedFrame != nil && !view.translatesAutoresizingMaskIntoConstraints && view.engineIndex > 0
      && !view.isIgnoredByLayout
  }

  /// - Returns: `nil` for a view without a superview or a frame of its own.
  @MainActor
  init?(_ view: UIView) {
    guard let parent = view.superview, let frame = view.geometry.unplacedFrame else { return nil }
    let own = view.usableAlignmentRect(of: frame)
    let around = parent.usableAlignmentRect(of: CGRect(origin: .zero, size: parent.geometry.frame.size))
    let origin = parent.geometry.boundsOrigin
    base = view.engineIndex * ItemVariable.count
    outer = parent.engineIndex * ItemVariable.count
    rect = own.offsetBy(dx: -around.minX - origin.x, dy: -around.minY - origin.y)
  }

  /// Returns the values of the view's variables, with those of its superview.
  func places(_ values: [Double]) -> [(variable: Int, value: Double)] {
    [
      (Int(base + ItemVariable.width), Double(rect.width)), (Int(base + ItemVariable.height), Double(rect.height)),
      (Int(base + ItemVariable.x), values[Int(outer + ItemVariable.x)] + Double(rect.minX)),
      (Int(base + ItemVariable.y), values[Int(outer + ItemVariable.y)] + Double(rect.minY)),
    ]
  }
}
