import LayoutPreview

/// A feed: posts with a portrait, a text, a picture and a row of actions, in a table under bars.
@MainActor func timeline(_ traits: UITraitCollection) -> Screen {
  func post(_ author: String, _ handle: String, _ text: LocalizedKey, hasPicture: Bool) -> TableViewCell {
    let portrait = View().background(.systemTeal).cornerRadius(22)
    let name = Label(verbatim: author, style: .headline)
    let time = Label(verbatim: handle, style: .subheadline).foregroundStyle(.secondaryLabel)
      .resistance(.horizontal, 749)
    let more = Button(image: .symbol("ellipsis"))
    let body = Label(text, style: .body).lineLimit(nil)
    let picture = View().background(.systemGray4).cornerRadius(12)
    let actions = StackView(.horizontal, distribution: .equalSpacing) {
      Button(image: .symbol("bubble.left"))
      Button(image: .symbol("arrow.2.circlepath"))
      Button(image: .symbol("heart"))
      Button(image: .symbol("square.and.arrow.up"))
    }
    let content = StackView(.vertical, spacing: 8) {
      body
      if hasPicture { picture }
      actions
    }
    return TableViewCell(accessory: .none) {
      portrait
      name
      time
      more
      content
    } constraints: { row in
      portrait.size == 44
      portrait.leading == row.margins.leading
      portrait.top == row.top + 12
      name.leading == portrait.trailing + 12
      name.top == portrait.top
      time.leading == name.trailing + 6
      time.firstBaseline == name.firstBaseline
      more.leading >= time.trailing + 6
      more.trailing == row.margins.trailing
      more.centerY == name.centerY
      content.top == name.bottom + 4
      content.leading == name.leading
      content.trailing == row.margins.trailing
      content.bottom == row.bottom - 12
      if hasPicture { picture.height == picture.width * 9 / 16 }
    }
  }
  let table = TableView(.plain) {
    TableSection {
      post(
        "Amina Yusuf", "@amina · 4 min", "The first swallows are back. Two weeks earlier than last year!",
        hasPicture: true)
      post(
        "City Library", "@library · 1 h", "Reading night on Friday, from eight until the last page.", hasPicture: false)
      post("Jonas", "@jonas_builds_things · 3 h", "Finally finished the boat.", hasPicture: true)
      post("Weather", "@weather · 5 h", "Rain until noon, then sun in the whole south.", hasPicture: false)
    }
  }
  return Screen {
    table
  } constraints: { screen in
    table.edges == screen.edges
  }
  .embedded(
    navigationBar: NavigationBar("Home", trailing: [BarItem(image: .symbol("square.and.pencil"))]),
    tabBar: TabBar(
      items: [
        BarItem("Home", image: .symbol("house.fill")), BarItem("Search", image: .symbol("magnifyingglass")),
        BarItem("Alerts", image: .symbol("bell")), BarItem("Profile", image: .symbol("person")),
      ]))
}
