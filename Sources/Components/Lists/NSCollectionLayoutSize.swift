public import Foundation

/// The width and the height of an item or a group.
open class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  /// Returns the size in points inside of another one.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)), height: max(0, heightDimension.length(in: container)))
  }

  /// The axes on which the size is not measured.
  var fixedAxes: (width: Bool, height: Bool) { (!widthDimension.isEstimated, !heightDimension.isEstimated) }
}
