public import LPComponents
import Foundation

/// A section of a collection: items, and the views that its layout asks for.
@MainActor
public struct CollectionSection {
  let count: Int
  let cell: (Int) -> UICollectionViewCell
  var views: [String: () -> UICollectionReusableView] = [:]

  /// Makes a section with a cell for each item. Cells are made for the items in sight only.
  public init<Items: RandomAccessCollection>(
    items: Items, _ cell: @escaping (Items.Element) -> UICollectionViewCell
  ) {
    count = items.count
    self.cell = { cell(items[items.index(items.startIndex, offsetBy: $0)]) }
  }

  /// Makes a section of cells that exist.
  public init(@ViewBuilder _ cells: () -> [any LayoutItem]) {
    let made = cells().compactMap { $0 as? UICollectionViewCell }
    count = made.count
    cell = { made[$0] }
  }

  /// Returns the section with a view as its header.
  public func header(_ view: @escaping () -> UICollectionReusableView) -> CollectionSection {
    supplementary(UICollectionView.elementKindSectionHeader, view)
  }

  /// Returns the section with a view as its footer.
  public func footer(_ view: @escaping () -> UICollectionReusableView) -> CollectionSection {
    supplementary(UICollectionView.elementKindSectionFooter, view)
  }

  /// Returns the section with a view for what its layout calls by this kind.
  public func supplementary(
    _ kind: String, _ view: @escaping () -> UICollectionReusableView
  ) -> CollectionSection {
    var made = self
    made.views[kind] = view
    return made
  }
}
