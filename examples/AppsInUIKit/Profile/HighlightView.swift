import UIKit

/// A round picture in a ring, above its name.
final class HighlightView: UIView {
  private let ring = UIView()
  private let picture: SceneryView
  private let title: UILabel

  init(_ name: String, picture number: Int) {
    picture = SceneryView(number)
    title = UILabel(font: .systemFont(ofSize: 12), text: name)
    super.init(frame: .zero)
    accessibilityIdentifier = "highlight"
    ring.layer.cornerRadius = 34
    ring.layer.borderColor = UIColor.systemGray4.cgColor
    ring.layer.borderWidth = 1
    picture.layer.cornerRadius = 30
    picture.clipsToBounds = true
    title.textAlignment = .center
    addSubviews(["ring": ring, "picture": picture, "title": title])
    NSLayoutConstraint.activate([
      ring.widthAnchor.constraint(equalToConstant: 68),
      ring.heightAnchor.constraint(equalToConstant: 68),
      ring.topAnchor.constraint(equalTo: topAnchor),
      ring.centerXAnchor.constraint(equalTo: centerXAnchor),
      picture.widthAnchor.constraint(equalToConstant: 60),
      picture.heightAnchor.constraint(equalToConstant: 60),
      picture.centerXAnchor.constraint(equalTo: ring.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: ring.centerYAnchor),
      title.topAnchor.constraint(equalTo: ring.bottomAnchor, constant: 4),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor),
      widthAnchor.constraint(equalToConstant: 70),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
