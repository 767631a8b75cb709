import UIKit

/// A symbol on a square ground above a map.
final class MapButtonView: UIView {
  private let picture: UIImageView

  init(symbol: String) {
    picture = UIImageView(image: .symbol(symbol, pointSize: 19))
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 8
    addShadow(opacity: 0.15, radius: 4, y: 1)
    picture.tintColor = .systemBlue
    addSubviews(["picture": picture])
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 44),
      heightAnchor.constraint(equalToConstant: 44),
      picture.centerXAnchor.constraint(equalTo: centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
