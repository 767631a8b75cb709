import LayoutPreview

private struct Product {
  let name: LocalizedKey
  let symbol: String
  let price: Double
  let color: Color
  var isLiked = false
}

extension Gallery {
  /// Cards in rows: two to a row on a phone, four on a pad, one in large text.
  var products: Preview {
    Preview("Products") { traits in
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      let columns = isLarge ? 1 : traits.horizontalSizeClass == .regular ? 4 : 2
      let title = Label("products.title", style: .largeTitle).fontWeight(.bold).lineLimit(nil)
      let cart = ImageView(.symbol("cart"), size: CGSize(width: 26, height: 26)).resistance(.horizontal, 751)
      let search = SearchBar(placeholder: "products.search")
      let filter = SegmentedControl("products.all", "products.new", "products.sale", selected: 0)
      let count = Label("products.count \(Self.assortment.count)", style: .subheadline).foregroundStyle(.secondaryLabel)
        .lineLimit(nil)
      let cards = Self.assortment.map(card)
      let rows = stride(from: 0, to: cards.count, by: columns).map { Array(cards[$0..<min($0 + columns, cards.count)]) }
      let scroll = ScrollView {
        title
        cart
        search
        filter
        count
        cards
      }

      return Screen {
        scroll
      } constraints: { screen in
        scroll.edges == screen.edges
        scroll.content.width == scroll.viewport.width
        title.top == scroll.content.top + 8
        title.leading == screen.margins.leading
        cart.leading >= title.trailing + 12
        cart.trailing == screen.margins.trailing
        cart.centerY == title.centerY
        for view in [filter, count] { view.horizontalEdges == screen.margins.horizontalEdges }
        // A search bar keeps 8 points around its field.
        search.horizontalEdges == screen.margins.horizontalEdges.inset(by: -8)
        [title, search, filter, count].distribute(.vertically, spacing: 8)
        for (index, row) in rows.enumerated() {
          row[0].leading == screen.margins.leading
          if row.count == columns { row[columns - 1].trailing == screen.margins.trailing }
          row.distribute(.horizontally, spacing: 16)
          row.align(\.top)
          row.equal(\.height)
          row[0].top == (index == 0 ? count.bottom + 12 : rows[index - 1][0].bottom + 16)
        }
        cards.equal(\.width)
        rows[rows.count - 1][0].bottom == scroll.content.bottom - 16
      }.background(.systemGroupedBackground)
    }
  }

  private static let assortment = [
    Product(name: "products.lamp", symbol: "sun.max", price: 89, color: .systemOrange, isLiked: true),
    Product(name: "products.headphones", symbol: "music.note", price: 249.95, color: .systemIndigo),
    Product(name: "products.camera", symbol: "camera", price: 649, color: .systemTeal),
    Product(name: "products.bag", symbol: "bag", price: 119.5, color: .systemBrown, isLiked: true),
    Product(name: "products.speaker", symbol: "speaker.wave.2", price: 159, color: .systemPurple),
    Product(name: "products.clock", symbol: "clock", price: 64.9, color: .systemCyan),
    Product(name: "products.map", symbol: "map", price: 12.5, color: .systemGreen),
    Product(name: "products.card", symbol: "gift", price: 50, color: .systemRed),
  ]

  private func card(_ product: Product) -> View {
    let picture = ImageView(.symbol(product.symbol), size: CGSize(width: 56, height: 56)).tint(product.color)
    let stage = View().background(product.color.withAlphaComponent(0.14)).cornerRadius(10)
    let like = ImageView(.symbol(product.isLiked ? "heart.fill" : "heart"), size: CGSize(width: 22, height: 22))
      .tint(product.isLiked ? .systemPink : .secondaryLabel)
    let name = Label(product.name, style: .subheadline).lineLimit(nil)
    let price = Label(verbatim: Localized.currency(product.price, code: "EUR"), style: .headline)
    return View {
      stage
      picture
      like
      name
      price
    } constraints: { card in
      stage.horizontalEdges == card.horizontalEdges.inset(by: 8)
      stage.top == card.top + 8
      stage.width == stage.height * 4 / 3
      picture.center == stage.center
      like.top == stage.top + 8
      like.trailing == stage.trailing - 8
      name.horizontalEdges == card.horizontalEdges.inset(by: 12)
      name.top == stage.bottom + 10
      price.horizontalEdges == name.horizontalEdges
      price.top >= name.bottom + 4
      price.top == name.bottom + 4 ~ .low
      price.bottom == card.bottom - 12
    }.background(.secondarySystemGroupedBackground).cornerRadius(14)
  }
}
