/// The four variables of a view or guide, counted from its first. Sizes come first: undetermined variables become 0 in
/// this order, so that a view without a width is empty in both directions.
enum ItemVariable {
  static let count: Int32 = 4
  static let width: Int32 = 0
  static let height: Int32 = 1
  static let x: Int32 = 2
  static let y: Int32 = 3

  static func position(_ axis: NSLayoutConstraint.Axis) -> Int32 { axis == .horizontal ? x : y }
  static func size(_ axis: NSLayoutConstraint.Axis) -> Int32 { axis == .horizontal ? width : height }
  /// Returns whether an index is that of a size.
  static func isSize(_ index: Int) -> Bool { Int32(index) % count < x }

  /// Returns the first variable of a view or guide; negative for an item outside of the engine.
  @MainActor
  static func base(of item: AnyObject) -> Int32 {
    ((item as? UIView)?.engineIndex ?? (item as? UILayoutGuide)?.engineIndex ?? -1) * count
  }
}
