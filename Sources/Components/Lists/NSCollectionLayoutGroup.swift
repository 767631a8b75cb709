import Foundation

/// Items in a row or a column, which repeat until the group is full.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items; groups among them are nested.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between items; `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  let axis: NSLayoutConstraint.Axis
  /// The number of equal items; `nil` for items of their own size, which repeat until the group is full.
  let count: Int?

  /// - Parameter axis: the axis along which items follow each other.
  init(
    _ axis: NSLayoutConstraint.Axis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int?
  ) {
    (self.axis, self.subitems) = (axis, subitems)
    self.count = count.map { max(1, $0) }
    super.init(layoutSize: layoutSize)
  }

  /// Returns items in a row, which repeat until the group is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil) }
  /// Returns a row of equally wide items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
  /// Returns a row of equally wide items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
  /// Returns items in a column, which repeat until the group is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil) }
  /// Returns a column of equally high items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
  /// Returns a column of equally high items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }

  /// Whether anything in the group is measured, so that groups differ in size.
  var isMeasured: Bool { Self.isMeasured(self) }

  private static func isMeasured(_ item: NSCollectionLayoutItem) -> Bool {
    let fixed = item.layoutSize.fixedAxes
    if !fixed.width || !fixed.height { return true }
    return (item as? NSCollectionLayoutGroup)?.subitems.contains(where: isMeasured) ?? false
  }
}
