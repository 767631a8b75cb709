import UIKit

/// A number on a pill.
final class BadgeView: UIView {
  private let number = UILabel(.footnote, color: .white)

  init(_ count: Int) {
    super.init(frame: .zero)
    accessibilityIdentifier = "badge"
    backgroundColor = .systemGreen
    layer.cornerRadius = number.font.lineHeight / 2 + 2
    number.text = "\(count)"
    number.textAlignment = .center
    number.setContentHuggingPriority(.required, for: .horizontal)
    addSubviews(["number": number])
    NSLayoutConstraint.activate([
      number.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      number.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
      number.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      number.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
      widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
