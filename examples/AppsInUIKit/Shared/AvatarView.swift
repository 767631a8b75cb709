import UIKit

/// A round picture with initials.
final class AvatarView: UIView {
  private let initialsLabel = UILabel()

  init(diameter: CGFloat) {
    super.init(frame: .zero)
    accessibilityIdentifier = "avatar"
    layer.cornerRadius = diameter / 2
    initialsLabel.font = .systemFont(ofSize: diameter * 0.4, weight: .medium)
    initialsLabel.textColor = .white
    initialsLabel.adjustsFontForContentSizeCategory = true
    addSubviews(["letters": initialsLabel])
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: diameter),
      heightAnchor.constraint(equalToConstant: diameter),
      initialsLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      initialsLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  func show(_ initials: String, _ color: UIColor) {
    initialsLabel.text = initials
    backgroundColor = color
  }
}
