import UIKit

/// What a shop sells.
struct Product {
  let name: String
  let price: String
  let color: UIColor

  static let sizes = ["39", "40", "41", "42", "43", "44", "45", "46"]
  static let pictures: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo]
  static let others = [
    Product(name: "Merino Socks", price: "€14.90", color: .systemRed),
    Product(name: "Running Belt", price: "€24.00", color: .systemBlue),
    Product(name: "Cap, Black", price: "€19.90", color: .systemGray),
    Product(name: "Bottle 0.5 l", price: "€12.50", color: .systemGreen),
  ]

  /// What a buyer should know.
  struct Fact {
    let symbol: String
    let text: String
    let detail: String
  }

  static let facts = [
    Fact(symbol: "gift", text: "Free delivery", detail: "Wed, 25 Nov"),
    Fact(symbol: "arrow.clockwise", text: "Free returns", detail: "30 days"),
    Fact(symbol: "building.2", text: "In stores", detail: "3 nearby"),
    Fact(symbol: "list.bullet", text: "Details and care", detail: ""),
  ]
}
