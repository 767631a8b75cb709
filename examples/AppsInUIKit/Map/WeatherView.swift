import UIKit

/// The weather, in a chip above a map.
final class WeatherView: UIView {
  private let weather = UILabel(font: .systemFont(ofSize: 13, weight: .medium), text: "14° Clear")

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 8
    addShadow(opacity: 0.15, radius: 4, y: 1)
    addSubviews(["weather": weather])
    NSLayoutConstraint.activate([
      weather.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      weather.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      weather.topAnchor.constraint(equalTo: topAnchor, constant: 7),
      weather.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -7),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
