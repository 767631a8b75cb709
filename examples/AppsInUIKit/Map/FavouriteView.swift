import UIKit

/// A favourite place: a symbol in a circle, its name and how far it is.
final class FavouriteView: UIView {
  private let circle = UIView()
  private let picture: UIImageView
  private let title: UILabel
  private let distance: UILabel

  init(_ place: Place) {
    picture = UIImageView(image: .symbol(place.symbol, pointSize: 24))
    title = UILabel(place.name, .footnote)
    distance = UILabel(place.distance, .caption1, color: .secondaryLabel)
    super.init(frame: .zero)
    accessibilityIdentifier = "favourite"
    circle.backgroundColor = place.color
    circle.layer.cornerRadius = 30
    picture.tintColor = .white
    for label in [title, distance] { label.textAlignment = .center }
    circle.addSubviews(["picture": picture])
    addSubviews(["circle": circle, "title": title, "distance": distance])
    NSLayoutConstraint.activate([
      circle.widthAnchor.constraint(equalToConstant: 60),
      circle.heightAnchor.constraint(equalToConstant: 60),
      picture.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
      circle.topAnchor.constraint(equalTo: topAnchor),
      circle.centerXAnchor.constraint(equalTo: centerXAnchor),
      widthAnchor.constraint(greaterThanOrEqualTo: circle.widthAnchor),
      title.topAnchor.constraint(equalTo: circle.bottomAnchor, constant: 6),
      distance.topAnchor.constraint(equalTo: title.bottomAnchor),
      distance.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    for label in [title, distance] {
      label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
