import LayoutPreview

private struct Album {
  let title: String
  let artist: String
  let colors: (Color, Color)
  let symbol: String
}

extension Apps {
  /// A music library: albums that scroll sideways, and a grid of two to a row.
  var music: Preview {
    Preview("Music", matrix: Self.matrix) { traits in
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      let layout = UICollectionViewCompositionalLayout { section, _ in
        section == 0 ? Self.shelf(isLarge: isLarge) : Self.grid(columns: isLarge ? 1 : 2)
      }
      let library = CollectionView(layout) {
        CollectionSection(items: Self.albums) { Self.cell($0) }.header { Self.header("Recently played", isLarge) }
        CollectionSection(items: Self.albums.reversed() + Self.albums) { Self.cell($0) }
          .header { Self.header("Albums", isLarge) }
      }
      let bar = NavigationBar(title: "Library")
      bar.trailingItems = [BarItem(image: Image(systemName: "person.circle"))]
      bar.prefersLargeTitles = true
      let tabs = TabBar(items: [
        BarItem(title: "Home", image: Image(systemName: "house")),
        BarItem(title: "New", image: Image(systemName: "star.fill")),
        BarItem(title: "Radio", image: Image(systemName: "speaker.wave.2")),
        BarItem(title: "Library", image: Image(systemName: "music.note")),
        BarItem(title: "Search", image: Image(systemName: "magnifyingglass")),
      ])
      tabs.selectedIndex = 3
      tabs.tintColor = .systemPink
      bar.tintColor = .systemPink
      return library.embedded(navigationBar: bar, tabBar: tabs)
    }
  }

  private static func shelf(isLarge: Bool) -> NSCollectionLayoutSection {
    let width: CGFloat = isLarge ? 240 : 150
    let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .estimated(width + 44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(width + 44)))
        ]))
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
    section.boundarySupplementaryItems = [titleItem]
    return section
  }

  private static func grid(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)),
      repeatingSubitem: item, count: columns)
    row.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
    section.boundarySupplementaryItems = [titleItem]
    return section
  }

  private static var titleItem: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
  }

  private static func header(_ title: String, _ isLarge: Bool) -> CollectionReusableView {
    let name = Label(verbatim: title, style: .title2).fontWeight(.bold).lineLimit(nil)
    let more = Label(verbatim: "See all").foregroundStyle(.systemPink).hidden(isLarge).resistance(.horizontal, 751)
    return CollectionReusableView {
      name
      more
    } constraints: { header in
      name.leading == header.leading
      name.top == header.top + 8
      name.bottom == header.bottom - 4
      more.trailing == header.trailing
      more.firstBaseline == name.firstBaseline
      if isLarge {
        name.trailing == header.trailing
      } else {
        more.leading >= name.trailing + 8
      }
    }.named("header")
  }

  private static func cell(_ album: Album) -> CollectionViewCell {
    let disc = View().background(album.colors.1).named("disc")
    let symbol = ImageView(.symbol(album.symbol), size: CGSize(width: 48, height: 48)).tint(.white)
    let cover = View {
      disc
      symbol
    } constraints: { cover in
      cover.height == cover.width
      disc.width == cover.width * 0.72
      disc.height == cover.height * 0.5
      disc.trailing == cover.trailing
      disc.bottom == cover.bottom
      symbol.center == cover.center
    }.background(album.colors.0).cornerRadius(8).clipped()
    let title = Label(verbatim: album.title, style: .subheadline)
    let artist = Label(verbatim: album.artist, style: .subheadline).foregroundStyle(.secondaryLabel)
    return CollectionViewCell {
      cover
      title
      artist
    } constraints: { content in
      cover.top == content.top
      for view in [cover, title, artist] { view.horizontalEdges == content.horizontalEdges }
      title.top == cover.bottom + 6
      artist.top == title.bottom
      artist.bottom == content.bottom
    }.named("album")
  }

  private static let albums: [Album] = [
    Album(
      title: "Night Trains", artist: "Nordlicht", colors: (.systemIndigo, .systemPurple), symbol: "moon.fill"),
    Album(title: "Paper Boats", artist: "Mila Sand", colors: (.systemTeal, .systemCyan), symbol: "paperplane"),
    Album(
      title: "Long Way Home", artist: "The Harbor Lights", colors: (.systemOrange, .systemRed), symbol: "house.fill"),
    Album(title: "Clockwork Garden", artist: "A. Lovelace", colors: (.systemGreen, .systemMint), symbol: "gear"),
    Album(title: "Loud and Clear", artist: "Small Hours", colors: (.systemPink, .systemRed), symbol: "speaker.wave.2"),
    Album(title: "Sun Rooms", artist: "Kite Weather", colors: (.systemYellow, .systemOrange), symbol: "sun.max"),
    Album(title: "Under Glass", artist: "Barbara & Co.", colors: (.systemBlue, .systemIndigo), symbol: "drop"),
    Album(title: "Static", artist: "Bolt", colors: (.systemGray, .systemGray2), symbol: "bolt.fill"),
  ]
}
