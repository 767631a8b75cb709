import LayoutPreview

extension Apps {
  /// A shop's page of one product: pictures, price, choices, delivery, reviews and what others bought.
  var shop: Preview {
    Preview("Shop", matrix: Self.matrix) { traits in
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      let layout = UICollectionViewCompositionalLayout { section, environment in
        switch section {
        case 0: Self.pictures
        case 1: Self.whole
        case 2: Self.choices
        case 3: NSCollectionLayoutSection.list(using: Self.facts, layoutEnvironment: environment)
        default: Self.others(isLarge: isLarge)
        }
      }
      let page = CollectionView(layout) {
        CollectionSection(items: Self.pictureColors) { Self.picture($0) }
        CollectionSection { Self.summary }
        CollectionSection(items: Self.sizes) { Self.size($0, isSelected: $0 == "42") }
        CollectionSection(items: Self.details) { Self.fact($0.0, $0.1, $0.2) }
        CollectionSection(items: Self.products) { Self.product($0.0, $0.1, $0.2) }
          .header { Self.title("Others also bought") }
      }
      let bar = NavigationBar(title: "Trail Runner 2")
      bar.backTitle = "Shoes"
      bar.trailingItems = [BarItem(image: Image(systemName: "cart")), BarItem(image: Image(systemName: "heart"))]
      return page.embedded(navigationBar: bar)
    }
  }

  // MARK: Sections

  private static var pictures: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.86), heightDimension: .absolute(250))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
    return section
  }

  private static var whole: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private static var choices: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  private static var facts: UICollectionLayoutListConfiguration {
    UICollectionLayoutListConfiguration(appearance: .plain)
  }

  private static func others(isLarge: Bool) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(180)))
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(isLarge ? 220 : 128), heightDimension: .estimated(180))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 24, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  // MARK: Cells

  private static let pictureColors: [Color] = [.systemTeal, .systemOrange, .systemIndigo]
  private static let sizes = ["39", "40", "41", "42", "43", "44", "45", "46"]
  private static let details: [(String, String, String)] = [
    ("gift", "Free delivery", "Wed, 25 Nov"), ("arrow.clockwise", "Free returns", "30 days"),
    ("building.2", "In stores", "3 nearby"), ("list.bullet", "Details and care", ""),
  ]
  private static let products: [(String, String, Color)] = [
    ("Merino Socks", "€14.90", .systemRed), ("Running Belt", "€24.00", .systemBlue),
    ("Cap, Black", "€19.90", .systemGray), ("Bottle 0.5 l", "€12.50", .systemGreen),
  ]

  private static func picture(_ color: Color) -> CollectionViewCell {
    let shoe = ImageView(.symbol("photo"), size: CGSize(width: 72, height: 72)).tint(.white)
    return CollectionViewCell {
      shoe
    } constraints: { content in
      shoe.center == content.center
    }.background(color).cornerRadius(14).named("picture")
  }

  private static var summary: CollectionViewCell {
    let brand = Label(verbatim: "Nordlicht", style: .footnote).foregroundStyle(.secondaryLabel)
    let name = Label(verbatim: "Trail Runner 2, light grey", style: .title2).fontWeight(.bold).lineLimit(nil)
    let stars = StackView(.horizontal, spacing: 2) {
      for index in 0..<5 {
        ImageView(.symbol(index < 4 ? "star.fill" : "star"), size: CGSize(width: 15, height: 15)).tint(.systemOrange)
          .named("star")
      }
    }
    let reviews = Label(verbatim: "1,284 reviews", style: .footnote).foregroundStyle(.link).hugging(.horizontal, 249)
    let price = Label(verbatim: "€119.95", style: .title3).fontWeight(.semibold)
    let old = Label(verbatim: "instead of €149.95", style: .footnote).foregroundStyle(.secondaryLabel).lineLimit(nil)
      .hugging(.horizontal, 249)
    let buy = Button("Add to bag", image: .symbol("bag"), style: .filled()).configuration { $0.cornerStyle = .large }
    return CollectionViewCell {
      brand
      name
      stars
      reviews
      price
      old
      buy
    } constraints: { content in
      let edges = content.horizontalEdges.inset(by: 16)
      brand.top == content.top + 4
      for view in [brand, name, buy] { view.horizontalEdges == edges }
      name.top == brand.bottom + 2
      stars.leading == content.leading + 16
      stars.centerY == reviews.centerY
      reviews.leading == stars.trailing + 8
      reviews.trailing == content.trailing - 16
      reviews.top == name.bottom + 6
      price.leading == content.leading + 16
      price.top == reviews.bottom + 8
      old.leading == price.trailing + 8
      old.trailing == content.trailing - 16
      old.firstBaseline == price.firstBaseline
      buy.top == old.bottom + 14
      buy.top >= price.bottom + 10
      buy.height >= 50
      buy.bottom == content.bottom - 4
    }.named("summary")
  }

  private static func size(_ name: String, isSelected: Bool) -> CollectionViewCell {
    let label = Label(verbatim: name, style: .callout).foregroundStyle(isSelected ? .white : .label)
    return CollectionViewCell {
      label
    } constraints: { content in
      label.horizontalEdges == content.horizontalEdges.inset(by: 16)
      label.verticalEdges == content.verticalEdges.inset(by: 9)
    }.background(isSelected ? .systemBlue : .secondarySystemBackground).cornerRadius(10).named("size")
  }

  private static func fact(_ symbol: String, _ text: String, _ detail: String) -> CollectionViewListCell {
    let cell = CollectionViewListCell(frame: .zero)
    var content = UIListContentConfiguration.valueCell()
    content.image = Image(systemName: symbol)
    content.text = text
    content.secondaryText = detail
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
    return cell.named("fact")
  }

  private static func title(_ text: String) -> CollectionReusableView {
    let name = Label(verbatim: text, style: .title3).fontWeight(.bold).lineLimit(nil)
    return CollectionReusableView {
      name
    } constraints: { header in
      name.horizontalEdges == header.horizontalEdges
      name.top == header.top + 16
      name.bottom == header.bottom - 6
    }.named("title")
  }

  private static func product(_ name: String, _ price: String, _ color: Color) -> CollectionViewCell {
    let picture = View().background(color).cornerRadius(10).named("picture")
    let title = Label(verbatim: name, style: .subheadline).lineLimit(2)
    let cost = Label(verbatim: price, style: .subheadline).fontWeight(.semibold)
    return CollectionViewCell {
      picture
      title
      cost
    } constraints: { content in
      picture.top == content.top
      for view in [picture, title, cost] { view.horizontalEdges == content.horizontalEdges }
      picture.height == picture.width * 0.9
      title.top == picture.bottom + 6
      cost.top == title.bottom + 1
      cost.bottom == content.bottom
    }.named("product")
  }
}
