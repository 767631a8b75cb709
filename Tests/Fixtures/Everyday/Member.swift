import LayoutPreview

/// A profile: a cover with a portrait across its edge, numbers, a text, and a grid of pictures.
@MainActor func member(_ traits: UITraitCollection) -> Screen {
  let cover = View().gradient([.systemIndigo, .systemTeal])
  let portrait = ImageView(.symbol("person.fill"), size: CGSize(width: 88, height: 88))
    .background(.systemGray4).cornerRadius(44).border(.systemBackground, width: 3)
  let badge = View().background(.systemGreen).cornerRadius(8).border(.systemBackground, width: 2)
  let name = Label(verbatim: "Tomás Herrera", style: .title2).fontWeight(.semibold)
  let handle = Label(verbatim: "@tomas", style: .subheadline).foregroundStyle(.secondaryLabel)
  let follow = Button("Follow", style: .filled()).configuration { $0.cornerStyle = .capsule }
  let about = Label("Photographs mountains, mostly in bad weather. Lives in a van with a dog.", style: .body)
    .lineLimit(3)

  func number(_ value: String, _ title: LocalizedKey) -> StackView {
    StackView(.vertical, spacing: 2, alignment: .center) {
      Label(verbatim: value, style: .headline)
      Label(title, style: .caption1).foregroundStyle(.secondaryLabel)
    }
  }
  let numbers = StackView(.horizontal, distribution: .fillEqually) {
    number("248", "Posts")
    number("18.4K", "Followers")
    number("312", "Following")
  }
  let tabs = SegmentedControl("Photos", "Likes", "Saved")
  let tiles = (0..<9).map { index in View().background([.systemGray3, .systemGray4, .systemGray5][index % 3]) }
  let rows = (0..<3).map { row in
    StackView(.horizontal, spacing: 2, distribution: .fillEqually) { for tile in tiles[row * 3..<row * 3 + 3] { tile } }
  }
  let grid = StackView(.vertical, spacing: 2) { for row in rows { row } }
  let scroll = ScrollView {
    cover
    portrait
    badge
    name
    handle
    follow
    about
    numbers
    tabs
    grid
  } constraints: { scroll in
    scroll.content.width == scroll.viewport.width
    cover.top == scroll.content.top
    cover.horizontalEdges == scroll.content.horizontalEdges
    cover.height == 140
    portrait.leading == scroll.content.leading + 16
    portrait.centerY == cover.bottom
    badge.size == 16
    badge.trailing == portrait.trailing - 4
    badge.bottom == portrait.bottom - 4
    follow.top == cover.bottom + 12
    follow.trailing == scroll.content.trailing - 16
    follow.leading >= portrait.trailing + 16
    name.top == portrait.bottom + 8
    name.leading == scroll.content.leading + 16
    name.trailing <= scroll.content.trailing - 16
    handle.top == name.bottom
    handle.leading == name.leading
    about.top == handle.bottom + 8
    about.leading == name.leading
    about.trailing == scroll.content.trailing - 16
    numbers.top == about.bottom + 16
    numbers.leading == name.leading
    numbers.trailing == about.trailing
    tabs.top == numbers.bottom + 16
    tabs.leading == name.leading
    tabs.trailing == about.trailing
    grid.top == tabs.bottom + 12
    grid.horizontalEdges == scroll.content.horizontalEdges
    grid.bottom == scroll.content.bottom
    for tile in tiles { tile.height == tile.width }
  }
  return Screen {
    scroll
  } constraints: { screen in
    scroll.edges == screen.edges
  }
}
