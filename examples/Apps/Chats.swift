import LayoutPreview

private struct Chat {
  let name: String
  let initials: String
  let color: Color
  let text: String
  let time: String
  var unread = 0
  var isMuted = false
  var isPinned = false
  var isRead = false
}

extension Apps {
  /// The chats of a messenger: pictures with initials, the last message, its time, and the number of unread ones.
  var chats: Preview {
    Preview("Chats", matrix: Self.matrix) {
      let chats = TableView(.plain) {
        TableSection(rows: Self.chatList) { Self.row($0) }
      }.separators(.singleLine, leading: 84).header(SearchBar(placeholder: "Search"))
      let bar = NavigationBar(title: "Chats")
      bar.leadingItems = [BarItem(title: "Edit")]
      bar.trailingItems = [BarItem(image: Image(systemName: "pencil")), BarItem(image: Image(systemName: "camera"))]
      bar.prefersLargeTitles = true
      let tabs = TabBar(items: [
        BarItem(title: "Updates", image: Image(systemName: "circle")),
        BarItem(title: "Calls", image: Image(systemName: "phone")),
        BarItem(title: "Groups", image: Image(systemName: "person.2")),
        BarItem(title: "Chats", image: Image(systemName: "message.fill")),
        BarItem(title: "Settings", image: Image(systemName: "gear")),
      ])
      tabs.selectedIndex = 3
      return chats.embedded(navigationBar: bar, tabBar: tabs)
    }
  }

  private static func row(_ chat: Chat) -> TableViewCell {
    let picture = avatar(chat.initials, chat.color, diameter: 54)
    let name = Label(verbatim: chat.name, style: .headline).resistance(.horizontal, 748)
    let time = Label(verbatim: chat.time, style: .subheadline)
      .foregroundStyle(chat.unread > 0 ? .systemGreen : .secondaryLabel)
    let text = Label(verbatim: chat.text, style: .subheadline).foregroundStyle(.secondaryLabel).lineLimit(2)
      .hugging(.horizontal, 249)
    let marks = StackView(.horizontal, spacing: 6, alignment: .center) {
      if chat.isMuted { mark("speaker.slash") }
      if chat.isPinned { mark("bookmark.fill") }
      if chat.isRead { mark("checkmark").tint(.systemBlue) }
      if chat.unread > 0 { badge(chat.unread) }
    }.hugging(.horizontal, .required)
    return TableViewCell(accessory: .none) {
      picture
      name
      time
      text
      marks
    } constraints: { row in
      picture.leading == row.margins.leading
      picture.top == row.top + 10
      picture.bottom <= row.bottom - 10
      name.leading == picture.trailing + 14
      name.top == row.top + 10
      time.leading >= name.trailing + 8
      time.firstBaseline == name.firstBaseline
      time.trailing == row.margins.trailing
      text.top == name.bottom + 2
      text.leading == name.leading
      text.bottom <= row.bottom - 10
      marks.leading == text.trailing + 8
      marks.trailing == row.margins.trailing
      marks.top == text.top
      row.height >= 76
    }.named("chat")
  }

  private static func mark(_ symbol: String) -> ImageView {
    ImageView(.symbol(symbol), size: CGSize(width: 16, height: 16)).tint(.tertiaryLabel).named(symbol)
  }

  private static func badge(_ count: Int) -> View {
    let number = Label(verbatim: "\(count)", style: .footnote).foregroundStyle(.white).multilineTextAlignment(.center)
      .hugging(.horizontal, .required)
    return View {
      number
    } constraints: { badge in
      number.verticalEdges == badge.verticalEdges.inset(by: 2)
      number.horizontalEdges == badge.horizontalEdges.inset(by: 6)
      badge.width >= badge.height
    }.background(.systemGreen).cornerRadius(number.font.lineHeight / 2 + 2).named("badge")
  }

  private static let chatList: [Chat] = [
    Chat(
      name: "Grace Hopper", initials: "GH", color: .systemIndigo, text: "The moth is in the log book now 🦋",
      time: "9:41", unread: 2, isPinned: true),
    Chat(
      name: "Climbing on Thursdays", initials: "CT", color: .systemOrange,
      text: "Alan: I can bring the ropes if someone else takes the car. Who is coming?", time: "9:38", unread: 14,
      isMuted: true, isPinned: true),
    Chat(
      name: "Katherine Johnson", initials: "KJ", color: .systemTeal, text: "See you at the station, then.",
      time: "9:02", isRead: true),
    Chat(
      name: "Family", initials: "F", color: .systemPink,
      text: "Mum: The cake is in the oven. Could you bring candles, and perhaps a few more chairs?", time: "8:47",
      unread: 3),
    Chat(
      name: "Alan Turing", initials: "AT", color: .systemGreen, text: "Voice message, 0:34", time: "8:15"),
    Chat(
      name: "Engine Works, lunch", initials: "E", color: .systemBlue, text: "Barbara: Soup or noodles today?",
      time: "Yesterday", isMuted: true),
    Chat(
      name: "Margaret Hamilton", initials: "MH", color: .systemPurple,
      text: "You: I have sent you the second half of the listing. It is taller than I am.", time: "Yesterday",
      isRead: true),
    Chat(
      name: "Landlady", initials: "L", color: .systemBrown, text: "The plumber comes on Monday between 8 and 10.",
      time: "Yesterday", unread: 1),
    Chat(
      name: "Barbara Liskov", initials: "BL", color: .systemRed, text: "That would be a fine substitute.",
      time: "Saturday", isRead: true),
    Chat(name: "Edsger Dijkstra", initials: "ED", color: .systemGray, text: "Photo", time: "Friday"),
  ]
}
