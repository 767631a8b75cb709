import UIKit

/// A size to choose.
final class SizeCell: UICollectionViewCell {
  private let label = UILabel(.callout)

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "size"
    layer.cornerRadius = 10
    contentView.addSubviews(["label": label])
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  func show(_ size: String, isSelected: Bool) {
    label.text = size
    label.textColor = isSelected ? .white : .label
    backgroundColor = isSelected ? .systemBlue : .secondarySystemBackground
  }
}
