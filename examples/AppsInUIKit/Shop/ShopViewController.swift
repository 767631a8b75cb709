import UIKit

/// A shop's page of one product: pictures, price, sizes, delivery, and what others bought.
final class ShopViewController: UICollectionViewController {
  private let facts = UICollectionView.CellRegistration<UICollectionViewListCell, Product.Fact> { cell, _, fact in
    var content = UIListContentConfiguration.valueCell()
    content.image = UIImage(systemName: fact.symbol)
    content.text = fact.text
    content.secondaryText = fact.detail
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
    cell.accessibilityIdentifier = "fact"
  }

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        ShopSection(rawValue: section)?.layout(in: environment)
      })
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trail Runner 2"
    navigationItem.rightBarButtonItems = [.symbol("cart"), .symbol("heart")]
    collectionView.accessibilityIdentifier = "page"
    collectionView.register(ProductPictureCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.register(ProductSummaryCell.self, forCellWithReuseIdentifier: "summary")
    collectionView.register(SizeCell.self, forCellWithReuseIdentifier: "size")
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      ShelfTitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { ShopSection.allCases.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    switch ShopSection(rawValue: section) {
    case .pictures: Product.pictures.count
    case .summary: 1
    case .sizes: Product.sizes.count
    case .facts: Product.facts.count
    case .others: Product.others.count
    case nil: 0
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let index = indexPath.item
    switch ShopSection(rawValue: indexPath.section) {
    case .pictures:
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
      cell.backgroundColor = Product.pictures[index]
      return cell
    case .sizes:
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "size", for: indexPath)
      (cell as? SizeCell)?.show(Product.sizes[index], isSelected: Product.sizes[index] == "42")
      return cell
    case .facts:
      return collectionView.dequeueConfiguredReusableCell(using: facts, for: indexPath, item: Product.facts[index])
    case .others:
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "product", for: indexPath)
      (cell as? ProductCell)?.show(Product.others[index])
      return cell
    default:
      return collectionView.dequeueReusableCell(withReuseIdentifier: "summary", for: indexPath)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? ShelfTitleView)?.show("Others also bought")
    return view
  }
}
