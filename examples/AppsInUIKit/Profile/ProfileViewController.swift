import UIKit

/// A profile: who it is of, above a grid of pictures.
final class ProfileViewController: UICollectionViewController {
  private let pictureCount = 15

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
        section == 0 ? .fullWidth(estimatedHeight: 380) : .pictureGrid(columns: 3)
      })
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "nora.lindqvist"
    navigationItem.rightBarButtonItems = [.symbol("line.3.horizontal"), .symbol("plus.circle")]
    collectionView.accessibilityIdentifier = "page"
    collectionView.register(ProfileHeadCell.self, forCellWithReuseIdentifier: "head")
    collectionView.register(ProfilePictureCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 1 : pictureCount
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard indexPath.section > 0 else {
      return collectionView.dequeueReusableCell(withReuseIdentifier: "head", for: indexPath)
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? ProfilePictureCell)?.show(indexPath.item)
    return cell
  }
}

extension NSCollectionLayoutSection {
  /// Square pictures in rows, with narrow gaps.
  fileprivate static func pictureGrid(columns: Int) -> NSCollectionLayoutSection {
    let share = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(share), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(share)),
      repeatingSubitem: item, count: columns)
    row.interItemSpacing = .fixed(2)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 2
    return section
  }
}
