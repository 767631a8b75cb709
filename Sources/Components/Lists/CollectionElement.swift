import Foundation

/// An element of a collection: a cell, or a view of a kind at a place.
struct CollectionElement: Hashable, Comparable {
  let category: UICollectionViewLayoutAttributes.ElementCategory
  let kind: String?
  let indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
    return (a.category.rawValue, a.kind ?? "") < (b.category.rawValue, b.kind ?? "")
  }
}
