import UIKit

/// A picture of a product, with a placeholder on a ground in its colour.
final class ProductPictureCell: UICollectionViewCell {
  private let shoe = UIImageView(image: .symbol("photo", pointSize: 61))

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "picture"
    layer.cornerRadius = 14
    shoe.tintColor = .white
    contentView.addSubviews(["shoe": shoe])
    NSLayoutConstraint.activate([
      shoe.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      shoe.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
