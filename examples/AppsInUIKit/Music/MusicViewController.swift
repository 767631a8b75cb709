import UIKit

/// A music library: albums that scroll sideways, and a grid of albums.
final class MusicViewController: UICollectionViewController {
  private let sections: [(title: String, albums: [Album])] = [
    ("Recently played", Album.all), ("Albums", Album.all.reversed() + Album.all),
  ]

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return section == 0 ? .albumShelf(width: isLarge ? 240 : 150) : .albumGrid(columns: isLarge ? 1 : 2)
      })
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    navigationItem.rightBarButtonItem = .symbol("person.circle")
    collectionView.accessibilityIdentifier = "library"
    collectionView.register(AlbumCell.self, forCellWithReuseIdentifier: "album")
    collectionView.register(
      LibraryTitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].albums.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath)
    (cell as? AlbumCell)?.show(sections[indexPath.section].albums[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? LibraryTitleView)?.show(sections[indexPath.section].title)
    return view
  }
}

extension NSCollectionLayoutSection {
  /// Albums beside each other.
  fileprivate static func albumShelf(width: CGFloat) -> NSCollectionLayoutSection {
    let section = shelf(width: width, estimatedHeight: width + 44)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
    section.boundarySupplementaryItems = [.header]
    return section
  }

  /// Albums in equal columns.
  fileprivate static func albumGrid(columns: Int) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(220))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
    row.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
    section.boundarySupplementaryItems = [.header]
    return section
  }
}
