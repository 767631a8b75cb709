import UIKit

/// A payment to or from an account.
struct Transaction {
  let name: String
  let category: String
  let symbol: String
  let color: UIColor
  let amount: String
  var isIncome = false
  var isPending = false
}

extension Transaction {
  static let days: [(title: String, transactions: [Transaction])] = [
    (
      "Today",
      [
        Transaction(
          name: "Corner Bakery", category: "Eating out", symbol: "bag", color: .systemOrange, amount: "−€6.40",
          isPending: true),
        Transaction(
          name: "Nordlicht Rail", category: "Travel", symbol: "map", color: .systemBlue, amount: "−€59.90"),
      ]
    ),
    (
      "Yesterday",
      [
        Transaction(
          name: "Salary", category: "Engine Works Ltd", symbol: "building.2", color: .systemGreen,
          amount: "+€3,120.00", isIncome: true),
        Transaction(
          name: "Green Grocer", category: "Groceries", symbol: "cart", color: .systemTeal, amount: "−€41.17"),
        Transaction(
          name: "Cinema Odeon", category: "Leisure", symbol: "star.fill", color: .systemPurple, amount: "−€24.00"),
      ]
    ),
    (
      "Friday, 20 November",
      [
        Transaction(
          name: "Rent", category: "Standing order", symbol: "house.fill", color: .systemIndigo, amount: "−€980.00"),
        Transaction(
          name: "Harbor Energy", category: "Utilities", symbol: "bolt.fill", color: .systemYellow,
          amount: "−€84.20"),
        Transaction(
          name: "Grace Hopper", category: "“Concert tickets”", symbol: "person.fill", color: .systemGray,
          amount: "+€45.00", isIncome: true),
        Transaction(
          name: "Pharmacy at the Station", category: "Health", symbol: "heart.fill", color: .systemRed,
          amount: "−€12.85"),
      ]
    ),
    (
      "Thursday, 19 November",
      [
        Transaction(
          name: "Phone and Internet", category: "Contract 7731", symbol: "wifi", color: .systemCyan,
          amount: "−€39.99"),
        Transaction(
          name: "Cash", category: "Machine, Market Square", symbol: "creditcard", color: .systemBrown,
          amount: "−€100.00"),
      ]
    ),
  ]
}
