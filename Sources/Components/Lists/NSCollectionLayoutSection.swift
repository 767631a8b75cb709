public import Foundation

/// Groups that follow each other, with headers and footers.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The configuration of a list; `nil` for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The insets of the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether groups follow each other across the collection's direction; pictures show where they rest.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inset as groups are.
  open var supplementariesFollowContentInsets = true
  /// The views behind the groups.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Makes a section of groups.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Returns the section of a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { ListSection(configuration).section }
}
