import UIKit

/// The title above a shelf of products.
final class ShelfTitleView: UICollectionReusableView {
  private let name = UILabel(font: .preferredFont(for: .title3, weight: .bold), lines: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "title"
    addSubviews(["name": name])
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      name.trailingAnchor.constraint(equalTo: trailingAnchor),
      name.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  func show(_ title: String) { name.text = title }
}
