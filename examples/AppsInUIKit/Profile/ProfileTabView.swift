import UIKit

/// A symbol that chooses what a profile shows, with a line below it if it is chosen.
final class ProfileTabView: UIView {
  private let picture: UIImageView
  private let line = UIView()

  init(symbol: String, isSelected: Bool) {
    picture = UIImageView(image: .symbol(symbol, pointSize: 20.5))
    super.init(frame: .zero)
    accessibilityIdentifier = "tab"
    picture.tintColor = isSelected ? .label : .secondaryLabel
    line.backgroundColor = isSelected ? .label : .clear
    addSubviews(["picture": picture, "line": line])
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 44),
      picture.centerXAnchor.constraint(equalTo: centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
