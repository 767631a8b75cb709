import UIKit

/// The sections of a product's page, from the top to the bottom.
enum ShopSection: Int, CaseIterable {
  case pictures, summary, sizes, facts, others

  @MainActor
  func layout(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    switch self {
    case .pictures: pictures
    case .summary: .fullWidth(estimatedHeight: 120)
    case .sizes: sizes
    case .facts:
      .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    case .others:
      others(width: environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 220 : 128)
    }
  }

  /// Pictures of which the neighbours look in at the sides.
  @MainActor private var pictures: NSCollectionLayoutSection {
    let picture = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.86), heightDimension: .absolute(250)),
      subitems: [picture])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
    return section
  }

  @MainActor private var sizes: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  @MainActor private func others(width: CGFloat) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.shelf(width: width, estimatedHeight: 180)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 24, trailing: 16)
    section.boundarySupplementaryItems = [.header]
    return section
  }
}
