import UIKit

/// What a product is called and what it costs, with a button to buy it.
final class ProductSummaryCell: UICollectionViewCell {
  private let brand = UILabel("Nordlicht", .footnote, color: .secondaryLabel)
  private let name = UILabel(
    font: .preferredFont(for: .title2, weight: .bold), lines: 0, text: "Trail Runner 2, light grey")
  private let stars = UIStackView(
    .horizontal,
    (0..<5).map { index in
      let star = UIImageView(image: .symbol(index < 4 ? "star.fill" : "star", pointSize: 13))
      star.tintColor = .systemOrange
      return star.identified(by: "star")
    }, spacing: 2)
  private let reviews = UILabel("1,284 reviews", .footnote, color: .link)
  private let price = UILabel(font: .preferredFont(for: .title3, weight: .semibold), text: "€119.95")
  private let old = UILabel("instead of €149.95", .footnote, color: .secondaryLabel, lines: 0)
  private let buy: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add to bag"
    configuration.image = UIImage(systemName: "bag")
    configuration.imagePadding = 8
    configuration.cornerStyle = .large
    return UIButton(configuration: configuration)
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "summary"
    for label in [reviews, old] { label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal) }
    contentView.addSubviews([
      "brand": brand, "name": name, "stars": stars, "reviews": reviews, "price": price, "old": old, "buy": buy,
    ])
    activateConstraints()
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  private func activateConstraints() {
    for view in [brand, name, buy] {
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
    }
    NSLayoutConstraint.activate([
      brand.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      name.topAnchor.constraint(equalTo: brand.bottomAnchor, constant: 2),
      stars.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stars.centerYAnchor.constraint(equalTo: reviews.centerYAnchor),
      reviews.leadingAnchor.constraint(equalTo: stars.trailingAnchor, constant: 8),
      reviews.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      reviews.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 6),
      price.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      price.topAnchor.constraint(equalTo: reviews.bottomAnchor, constant: 8),
      old.leadingAnchor.constraint(equalTo: price.trailingAnchor, constant: 8),
      old.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      old.firstBaselineAnchor.constraint(equalTo: price.firstBaselineAnchor),
      buy.topAnchor.constraint(equalTo: old.bottomAnchor, constant: 14),
      buy.topAnchor.constraint(greaterThanOrEqualTo: price.bottomAnchor, constant: 10),
      buy.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      buy.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }
}
