import LayoutPreview

private struct Transaction {
  let name: String
  let category: String
  let symbol: String
  let color: Color
  let amount: String
  var isIncome = false
  var isPending = false
}

extension Apps {
  /// The transactions of an account by day, below its balance.
  var bank: Preview {
    Preview("Bank", matrix: Self.matrix) {
      let transactions = TableView(.insetGrouped) {
        for day in Self.days {
          TableSection(verbatim: day.title, rows: day.transactions) { Self.row($0) }
        }
      }.header(Self.balance).separators(.singleLine, leading: 64)
      let bar = NavigationBar(title: "Everyday account")
      bar.backTitle = "Accounts"
      bar.trailingItems = [BarItem(image: Image(systemName: "magnifyingglass"))]
      bar.backgroundColor = .systemGroupedBackground
      return transactions.embedded(navigationBar: bar)
    }
  }

  private static var balance: View {
    let caption = Label(verbatim: "Available balance", style: .subheadline).foregroundStyle(.secondaryLabel)
      .multilineTextAlignment(.center)
    let amount = Label(verbatim: "€2,481.36", style: .largeTitle).fontWeight(.bold).multilineTextAlignment(.center)
      .minimumScaleFactor(0.5)
    let buttons = StackView(.horizontal, spacing: 12, distribution: .fillEqually) {
      action("Send", "arrow.up")
      action("Request", "arrow.down")
      action("Details", "info.circle")
    }
    return View {
      caption
      amount
      buttons
    } constraints: { header in
      caption.top == header.top + 12
      for view in [caption, amount, buttons] { view.horizontalEdges == header.horizontalEdges.inset(by: 20) }
      amount.top == caption.bottom + 2
      buttons.top == amount.bottom + 16
      buttons.bottom == header.bottom - 8
    }.named("balance")
  }

  private static func action(_ title: String, _ symbol: String) -> View {
    let picture = ImageView(.symbol(symbol), size: CGSize(width: 22, height: 22)).named("picture")
    let label = Label(verbatim: title, style: .caption1).foregroundStyle(.systemBlue).multilineTextAlignment(.center)
      .minimumScaleFactor(0.6)
    return View {
      picture
      label
    } constraints: { box in
      picture.top == box.top + 10
      picture.centerX == box.centerX
      label.top == picture.bottom + 4
      label.horizontalEdges == box.horizontalEdges.inset(by: 6)
      label.bottom == box.bottom - 10
    }.background(.secondarySystemGroupedBackground).cornerRadius(10).named(title.lowercased())
  }

  private static func row(_ transaction: Transaction) -> TableViewCell {
    let icon = ImageView(.symbol(transaction.symbol), size: CGSize(width: 20, height: 20)).tint(.white)
    let circle = View {
      icon
    } constraints: { circle in
      circle.size == 36
      icon.center == circle.center
    }.background(transaction.color).cornerRadius(18).named("circle")
    let name = Label(verbatim: transaction.name).resistance(.horizontal, 749)
    let detail = transaction.isPending ? "Pending · \(transaction.category)" : transaction.category
    let category = Label(verbatim: detail, style: .footnote).foregroundStyle(.secondaryLabel).lineLimit(2)
    // An isolate keeps the sign before the amount where the interface runs from right to left.
    let amount = Label(verbatim: "\u{2066}\(transaction.amount)\u{2069}").fontWeight(.medium)
      .foregroundStyle(transaction.isIncome ? .systemGreen : transaction.isPending ? .secondaryLabel : .label)
    return TableViewCell(accessory: .none) {
      circle
      name
      category
      amount
    } constraints: { row in
      let isLarge = row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      circle.leading == row.margins.leading
      circle.centerY == row.centerY
      circle.verticalEdges <= row.verticalEdges.inset(by: 8)
      name.leading == circle.trailing + 12
      name.top == row.top + 10
      category.leading == name.leading
      category.top == name.bottom + 1
      if isLarge {
        name.trailing == row.margins.trailing
        category.trailing == row.margins.trailing
        amount.top == category.bottom + 2
        amount.leading == name.leading
        amount.bottom == row.bottom - 10
      } else {
        amount.leading >= name.trailing + 8
        amount.leading >= category.trailing + 8
        amount.trailing == row.margins.trailing
        amount.centerY == row.centerY
        category.bottom == row.bottom - 10
      }
    }.named("transaction")
  }

  private static let days: [(title: String, transactions: [Transaction])] = [
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
