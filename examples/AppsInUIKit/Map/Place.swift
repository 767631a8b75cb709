import UIKit

/// A place that someone goes to often.
struct Place {
  let name: String
  let distance: String
  let symbol: String
  let color: UIColor

  static let favourites = [
    Place(name: "Home", distance: "2.1 km", symbol: "house.fill", color: .systemCyan),
    Place(name: "Work", distance: "850 m", symbol: "building.2", color: .systemBrown),
    Place(name: "Library", distance: "1.4 km", symbol: "bookmark.fill", color: .systemIndigo),
    Place(name: "Gym", distance: "3.0 km", symbol: "bolt.fill", color: .systemOrange),
    Place(name: "Add", distance: "", symbol: "plus", color: .systemGray2),
  ]

  /// What was looked for before.
  struct Recent {
    let name: String
    let detail: String
    let symbol: String
  }

  static let recents = [
    Recent(name: "Café Anna", detail: "Market Square 7", symbol: "clock"),
    Recent(name: "Central Station", detail: "Directions from my location", symbol: "arrow.right"),
    Recent(name: "Harbour Street 12", detail: "Old Town", symbol: "mappin"),
    Recent(name: "Botanical Garden", detail: "Open until 20:00", symbol: "clock"),
    Recent(name: "Observatory Hill", detail: "5.2 km", symbol: "star"),
  ]
}
