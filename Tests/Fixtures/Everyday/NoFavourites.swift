import LayoutPreview

/// An empty state between a navigation bar and a tab bar.
@MainActor func noFavourites(_ traits: UITraitCollection) -> Screen {
  let circle = View().background(.systemPink.withAlphaComponent(0.12)).cornerRadius(60)
  let heart = ImageView(.symbol("heart.fill"), size: CGSize(width: 56, height: 56)).tint(.systemPink)
  let title = Label("Nothing here yet", style: .title2).fontWeight(.semibold).lineLimit(nil)
    .multilineTextAlignment(.center)
  let text = Label("Tap the heart on a film to find it here, also without a connection.", style: .body)
    .foregroundStyle(.secondaryLabel).lineLimit(nil).multilineTextAlignment(.center)
  let browse = Button("Browse films", image: .symbol("film"), style: .tinted())

  return Screen {
    circle
    heart
    title
    text
    browse
  } constraints: { screen in
    circle.size == 120
    circle.centerX == screen.centerX
    circle.bottom == title.top - 24
    heart.center == circle.center
    title.centerX == screen.centerX
    title.bottom == screen.safeArea.centerY
    title.width <= 300
    text.top == title.bottom + 8
    text.centerX == screen.centerX
    text.width <= 300
    browse.top == text.bottom + 24
    browse.centerX == screen.centerX
  }
  .embedded(
    navigationBar: NavigationBar(
      "Favourites", trailing: [BarItem(image: .symbol("line.3.horizontal.decrease.circle"))]),
    tabBar: TabBar(
      items: [
        BarItem("Films", image: .symbol("film")), BarItem("Search", image: .symbol("magnifyingglass")),
        BarItem("Favourites", image: .symbol("heart.fill")),
      ], selected: 2))
}
