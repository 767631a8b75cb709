import LayoutPreview

extension Apps {
  /// A profile: a picture with figures, a text, buttons, highlights, and tabs above a grid of pictures.
  var profile: Preview {
    Preview("Profile", matrix: Self.matrix) { traits in
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? Self.header : Self.pictures }
      let page = CollectionView(layout) {
        CollectionSection { Self.head(isLarge: isLarge) }
        CollectionSection(items: Array(0..<15)) { Self.tile($0) }
      }
      let bar = NavigationBar(title: "nora.lindqvist")
      bar.trailingItems = [
        BarItem(image: Image(systemName: "line.3.horizontal")), BarItem(image: Image(systemName: "plus.circle")),
      ]
      bar.tintColor = .label
      let tabs = TabBar(
        items: ["house", "magnifyingglass", "plus.circle", "play", "person.fill"].map {
          BarItem(image: Image(systemName: $0))
        })
      tabs.selectedIndex = 4
      tabs.tintColor = .label
      return page.embedded(navigationBar: bar, tabBar: tabs)
    }
  }

  private static var header: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(380))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private static var pictures: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
    )
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      repeatingSubitem: item, count: 3)
    row.interItemSpacing = .fixed(2)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 2
    return section
  }

  private static func head(isLarge: Bool) -> CollectionViewCell {
    let face = avatar("NL", .systemTeal, diameter: 84)
    let figures = StackView(isLarge ? .vertical : .horizontal, alignment: .fill, distribution: .fillEqually) {
      for (number, name) in [("248", "Posts"), ("12.4k", "Followers"), ("391", "Following")] { figure(number, name) }
    }
    let name = Label(verbatim: "Nora Lindqvist", style: .subheadline).fontWeight(.semibold).lineLimit(nil)
    let job = Label(verbatim: "Photographer", style: .subheadline).foregroundStyle(.secondaryLabel).lineLimit(nil)
    let about = Label(
      verbatim: "North of the Arctic Circle, mostly. Prints and workshops below. Always carries too many lenses.",
      style: .subheadline
    ).lineLimit(nil)
    let link = Label(verbatim: "nora.example/prints", style: .subheadline).foregroundStyle(.link).lineLimit(nil)
    let buttons = StackView(isLarge ? .vertical : .horizontal, spacing: 8, distribution: .fillEqually) {
      Button("Edit profile", style: .gray()).tint(.label)
      Button("Share profile", style: .gray()).tint(.label)
    }
    let highlights = StackView(.horizontal, spacing: 16, alignment: .top) {
      for (index, name) in ["Senja", "Lofoten", "Studio", "Prints", "Dogs"].enumerated() { highlight(index, name) }
    }
    let shelf = ScrollView { highlights }.named("shelf")
    shelf.constrain {
      highlights.edges == shelf.content.edges
      shelf.content.height == shelf.viewport.height
    }
    let tabs = StackView(.horizontal, distribution: .fillEqually) {
      for (symbol, isSelected) in [("square", true), ("play", false), ("person", false)] { tab(symbol, isSelected) }
    }
    return CollectionViewCell {
      face
      figures
      name
      job
      about
      link
      buttons
      shelf
      tabs
    } constraints: { head in
      let edges = head.horizontalEdges.inset(by: 16)
      face.leading == head.leading + 16
      face.top == head.top + 10
      figures.leading == face.trailing + 16
      figures.trailing == head.trailing - 16
      figures.centerY == face.centerY ~ .low
      figures.top >= head.top + 10
      name.top >= face.bottom + 10
      name.top == face.bottom + 10 ~ .low
      name.top >= figures.bottom + 10
      [name, job, about, link].distribute(.vertically, spacing: 1)
      for view in [name, job, about, link, buttons] { view.horizontalEdges == edges }
      buttons.top == link.bottom + 12
      shelf.top == buttons.bottom + 16
      shelf.leading == head.leading + 16
      shelf.trailing == head.trailing
      tabs.top == shelf.bottom + 10
      tabs.horizontalEdges == head.horizontalEdges
      tabs.bottom == head.bottom
    }.named("head")
  }

  private static func figure(_ number: String, _ name: String) -> View {
    let count = Label(verbatim: number, style: .headline).multilineTextAlignment(.center)
    let title = Label(verbatim: name, style: .footnote).multilineTextAlignment(.center)
    return StackView(.vertical, spacing: 1) {
      count
      title
    }.named("figure")
  }

  private static func highlight(_ index: Int, _ name: String) -> View {
    let picture = Scenery(index + 1).cornerRadius(30).clipped()
    let ring = View().cornerRadius(34).border(.systemGray4).named("ring")
    let title = Label(verbatim: name).font(.systemFont(ofSize: 12)).multilineTextAlignment(.center)
    return View {
      ring
      picture
      title
    } constraints: { highlight in
      ring.size == 68
      ring.top == highlight.top
      ring.centerX == highlight.centerX
      picture.size == 60
      picture.center == ring.center
      title.top == ring.bottom + 4
      title.horizontalEdges == highlight.horizontalEdges
      title.bottom == highlight.bottom
      highlight.width == 70
    }.named("highlight")
  }

  private static func tab(_ symbol: String, _ isSelected: Bool) -> View {
    let picture = ImageView(.symbol(symbol), size: CGSize(width: 24, height: 24))
      .tint(isSelected ? .label : .secondaryLabel)
    let line = View().background(isSelected ? .label : .clear).named("line")
    return View {
      picture
      line
    } constraints: { tab in
      tab.height == 44
      picture.center == tab.center
      line.height == 1
      line.horizontalEdges == tab.horizontalEdges
      line.bottom == tab.bottom
    }.named("tab")
  }

  private static func tile(_ number: Int) -> CollectionViewCell {
    let picture = Scenery(number * 5 + 3)
    let sign = ImageView(.symbol("play.fill"), size: CGSize(width: 16, height: 16)).tint(.white)
      .hidden(number % 4 != 1)
    return CollectionViewCell {
      picture
      sign
    } constraints: { tile in
      picture.edges == tile.edges
      sign.top == tile.top + 6
      sign.trailing == tile.trailing - 6
    }.named("tile")
  }
}
