import UIKit

/// Search results: a search bar, filters that scroll sideways, and a grid of places.
final class SearchResultsController: UIViewController, UICollectionViewDataSource {
  private let places: [(name: String, area: String, price: String, rating: String)] = [
    ("Garden studio", "Grünerløkka", "€84", "4.8"), ("Loft above the harbour", "Aker Brygge", "€140", "4.6"),
    ("Quiet room", "Frogner", "€52", "4.9"), ("Wooden house with sauna", "Nordmarka", "€210", "4.7"),
    ("Artist's flat", "Tøyen", "€66", "4.5"), ("Room with a view", "Ekeberg", "€58", "4.4"),
  ]

  private let searchBar = UISearchBar()
  private let filterScrollView = UIScrollView()
  private let filterStack = UIStackView()
  private let countLabel = UILabel()
  private let sortButton = UIButton(type: .system)
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())

  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(200)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(200)),
      subitems: [item, item])
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = NSLocalizedString("Where to?", comment: "")
    searchBar.text = "Oslo"
    searchBar.searchBarStyle = .minimal
    filterScrollView.showsHorizontalScrollIndicator = false
    filterStack.spacing = 8
    for title in ["Price", "Guests", "Kitchen", "Pets allowed", "Free cancellation"] {
      var configuration = UIButton.Configuration.gray()
      configuration.title = NSLocalizedString(title, comment: "")
      configuration.cornerStyle = .capsule
      configuration.buttonSize = .small
      filterStack.addArrangedSubview(UIButton(configuration: configuration))
    }
    countLabel.text = String.localizedStringWithFormat(NSLocalizedString("%d places", comment: ""), 128)
    countLabel.font = .preferredFont(forTextStyle: .subheadline)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.textColor = .secondaryLabel
    sortButton.setTitle(NSLocalizedString("Sort by price", comment: ""), for: .normal)
    collectionView.dataSource = self
    collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
    for child in [searchBar, filterScrollView, countLabel, sortButton, collectionView] as [UIView] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    filterStack.translatesAutoresizingMaskIntoConstraints = false
    filterScrollView.addSubview(filterStack)
    let (safe, content) = (view.safeAreaLayoutGuide, filterScrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: safe.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
      searchBar.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
      filterScrollView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      filterScrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      filterScrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      filterStack.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
      filterStack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -4),
      filterStack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      filterStack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      filterStack.heightAnchor.constraint(equalTo: filterScrollView.frameLayoutGuide.heightAnchor, constant: -8),
      countLabel.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      countLabel.centerYAnchor.constraint(equalTo: sortButton.centerYAnchor),
      sortButton.topAnchor.constraint(equalTo: filterScrollView.bottomAnchor, constant: 4),
      sortButton.leadingAnchor.constraint(greaterThanOrEqualTo: countLabel.trailingAnchor, constant: 8),
      sortButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      collectionView.topAnchor.constraint(equalTo: sortButton.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { places.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
    let place = places[indexPath.item]
    (cell as? PlaceCell)?.show(name: place.name, area: place.area, price: place.price, rating: place.rating)
    return cell
  }
}

private final class PlaceCell: UICollectionViewCell {
  private let photoView = UIImageView()
  private let heartButton = UIButton(type: .system)
  private let ratingLabel = UILabel()
  private let nameLabel = UILabel()
  private let areaLabel = UILabel()
  private let priceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.backgroundColor = .systemTeal
    photoView.layer.cornerRadius = 12
    photoView.clipsToBounds = true
    heartButton.setImage(UIImage(systemName: "heart"), for: .normal)
    heartButton.tintColor = .white
    ratingLabel.font = .preferredFont(forTextStyle: .caption1)
    ratingLabel.backgroundColor = .systemBackground
    ratingLabel.layer.cornerRadius = 4
    ratingLabel.clipsToBounds = true
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.numberOfLines = 2
    areaLabel.font = .preferredFont(forTextStyle: .footnote)
    areaLabel.textColor = .secondaryLabel
    priceLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [ratingLabel, nameLabel, areaLabel, priceLabel] { label.adjustsFontForContentSizeCategory = true }
    for child in [photoView, heartButton, ratingLabel, nameLabel, areaLabel, priceLabel] {
      child.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(child)
    }
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: contentView.topAnchor),
      photoView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: 0.75),
      heartButton.topAnchor.constraint(equalTo: photoView.topAnchor, constant: 4),
      heartButton.trailingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: -4),
      heartButton.widthAnchor.constraint(equalToConstant: 36),
      heartButton.heightAnchor.constraint(equalToConstant: 36),
      ratingLabel.leadingAnchor.constraint(equalTo: photoView.leadingAnchor, constant: 8),
      ratingLabel.bottomAnchor.constraint(equalTo: photoView.bottomAnchor, constant: -8),
      nameLabel.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 8),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      areaLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      areaLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      areaLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
      priceLabel.topAnchor.constraint(equalTo: areaLabel.bottomAnchor, constant: 2),
      priceLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      priceLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
      priceLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  func show(name: String, area: String, price: String, rating: String) {
    ratingLabel.text = " ★ \(rating) "
    nameLabel.text = name
    areaLabel.text = area
    priceLabel.text = String.localizedStringWithFormat(NSLocalizedString("%@ a night", comment: ""), price)
  }
}
