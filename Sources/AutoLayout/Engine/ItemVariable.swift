/// The four variables of a view or guide, counted from its first. Sizes come first: undetermined variables become 0 in
/// this order, so that a view without a width is empty in both directions.
package enum ItemVariable {
  package static let count: Int32 = 4
  package static let width: Int32 = 0
  package static let height: Int32 = 1
  package static let x: Int32 = 2
  package static let y: Int32 = 3

  package static func position(_ axis: NSLayoutConstraint.Axis) -> Int32 { axis == .horizontal ? x : y }
  package static func size(_ axis: NSLayoutConstraint.Axis) -> Int32 { axis == .horizontal ? width : height }
  /// Returns whether an index is that of a size.
  static func isSize(_ index: Int) -> Bool { Int32(index) % count < x }

  /// Returns the first variable of a view or guide; negative for an item outside of the engine.
  @MainActor
  static func base(of item: AnyObject) -> Int32 {
    ((item as? UIView)?.engineIndex ?? (item as? UILayoutGuide)?.engineIndex ?? -1) * count
  }
}
