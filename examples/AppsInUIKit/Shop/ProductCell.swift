import UIKit

/// A product that others bought: a picture, its name and its price.
final class ProductCell: UICollectionViewCell {
  private let picture = UIView()
  private let title = UILabel(.subheadline, lines: 2)
  private let cost = UILabel(font: .preferredFont(for: .subheadline, weight: .semibold))

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "product"
    picture.layer.cornerRadius = 10
    contentView.addSubviews(["picture": picture, "title": title, "cost": cost])
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.9),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 6),
      cost.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
      cost.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    for view in [picture, title, cost] {
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  func show(_ product: Product) {
    picture.backgroundColor = product.color
    title.text = product.name
    cost.text = product.price
  }
}
