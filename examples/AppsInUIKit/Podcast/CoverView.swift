import UIKit

/// The cover of a podcast: its name on a picture, with a shadow.
final class CoverView: UIView {
  private let picture = SceneryView(2)
  private let name = UILabel(font: .systemFont(ofSize: 28, weight: .heavy), color: .white, text: "STRUCTURES")

  init(side: CGFloat) {
    super.init(frame: .zero)
    layer.cornerRadius = 12
    addShadow(opacity: 0.3, radius: 14, y: 8)
    picture.layer.cornerRadius = 12
    picture.clipsToBounds = true
    addSubviews(["picture": picture, "name": name])
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: side),
      heightAnchor.constraint(equalToConstant: side),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      name.topAnchor.constraint(equalTo: topAnchor, constant: 14),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
