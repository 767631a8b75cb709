public import Foundation

/// The distances around an item, outside of its size. Flexible ones are as large as they are at least.
open class NSCollectionLayoutEdgeSpacing: NSObject, @unchecked Sendable {
  /// The distance at the leading side; `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance at the top; `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing side; `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom; `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}
