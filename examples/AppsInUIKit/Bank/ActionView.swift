import UIKit

/// A symbol above a title, on a rounded ground.
final class ActionView: UIView {
  private let picture: UIImageView
  private let label = UILabel(.caption1, color: .systemBlue)

  init(_ title: String, symbol: String) {
    picture = UIImageView(image: .symbol(symbol, pointSize: 19))
    super.init(frame: .zero)
    accessibilityIdentifier = title.lowercased()
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    label.text = title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubviews(["picture": picture, "label": label])
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      picture.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
