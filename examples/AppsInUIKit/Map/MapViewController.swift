import UIKit

/// A map with pins and a route, below buttons and a sheet with places.
final class MapViewController: UIViewController {
  private let map = StreetMapView()
  private let layers = MapButtonView(symbol: "map")
  private let here = MapButtonView(symbol: "location")
  private let chip = WeatherView()
  private let places = PlacesViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "screen"
    view.backgroundColor = .systemBackground
    addChild(places)
    guard let sheet = places.view else { return }
    view.addSubviews(["map": map, "map": layers, "location": here, "chip": chip, "sheet": sheet])
    places.didMove(toParent: self)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.activate([
      map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      map.topAnchor.constraint(equalTo: view.topAnchor),
      map.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      layers.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
      layers.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      here.topAnchor.constraint(equalTo: layers.bottomAnchor, constant: 10),
      here.trailingAnchor.constraint(equalTo: layers.trailingAnchor),
      chip.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      chip.bottomAnchor.constraint(equalTo: sheet.topAnchor, constant: -12),
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      sheet.topAnchor.constraint(equalTo: view.topAnchor, constant: isLarge ? 260 : 400),
    ])
  }
}
