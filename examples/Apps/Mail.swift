import LayoutPreview

private struct Message {
  let sender: String
  let time: String
  let subject: String
  let text: String
  var isUnread = false
  var isFlagged = false
  var hasAttachment = false
}

extension Apps {
  /// A list of messages: sender, time, subject and two lines of text, with a dot for those that are unread.
  var mail: Preview {
    Preview("Mail", matrix: Self.matrix) {
      let messages = TableView(.plain) {
        TableSection(rows: Self.messages) { Self.row($0) }
      }.separators(.singleLine, leading: 32)
      let bar = NavigationBar(title: "Inbox")
      bar.backTitle = "Mailboxes"
      bar.trailingItems = [BarItem(title: "Edit")]
      bar.prefersLargeTitles = true
      messages.header(SearchBar(placeholder: "Search"))
      let toolbar = Toolbar(items: [
        BarItem(image: Image(systemName: "line.3.horizontal")), .flexibleSpace(), BarItem(title: "Updated Just Now"),
        .flexibleSpace(), BarItem(image: Image(systemName: "pencil")),
      ])
      return messages.embedded(navigationBar: bar, toolbar: toolbar)
    }
  }

  private static func row(_ message: Message) -> TableViewCell {
    let dot = View().background(message.isUnread ? .systemBlue : .clear).cornerRadius(5).named("dot")
    let sender = Label(verbatim: message.sender, style: .headline).resistance(.horizontal, 748)
    let time = Label(verbatim: message.time, style: .subheadline).foregroundStyle(.secondaryLabel)
    let chevron = ImageView(.symbol("chevron.forward"), size: CGSize(width: 12, height: 12)).tint(.tertiaryLabel)
    let mark = ImageView(
      .symbol(message.isFlagged ? "flag" : "doc"), size: CGSize(width: 14, height: 14)
    ).tint(message.isFlagged ? .systemOrange : .secondaryLabel).hidden(!message.isFlagged && !message.hasAttachment)
    let subject = Label(verbatim: message.subject, style: .subheadline)
    let text = Label(verbatim: message.text, style: .subheadline).foregroundStyle(.secondaryLabel).lineLimit(2)
    return TableViewCell(accessory: .none) {
      dot
      sender
      mark
      time
      chevron
      subject
      text
    } constraints: { row in
      dot.size == 10
      dot.leading == row.leading + 12
      dot.centerY == sender.centerY
      sender.leading == row.leading + 32
      sender.top == row.top + 10
      mark.leading >= sender.trailing + 8
      mark.centerY == sender.centerY
      time.leading == mark.trailing + 8
      time.firstBaseline == sender.firstBaseline
      chevron.leading == time.trailing + 6
      chevron.centerY == time.centerY
      chevron.trailing == row.margins.trailing
      [sender, subject, text].distribute(.vertically, spacing: 2)
      for label in [subject, text] {
        label.leading == sender.leading
        label.trailing == row.margins.trailing
      }
      text.bottom == row.bottom - 10
    }.named("message")
  }

  private static let messages: [Message] = [
    Message(
      sender: "Grace Hopper", time: "9:41", subject: "Notes from Tuesday's review",
      text: "Thanks for walking us through the new compiler pass. I have collected the open questions below; "
        + "the first two are urgent.", isUnread: true, hasAttachment: true),
    Message(
      sender: "Harbor Energy", time: "9:12", subject: "Your statement for October is ready",
      text: "Your balance of €84.20 will be collected on 28 November. You can see the details in your account.",
      isUnread: true),
    Message(
      sender: "Katherine Johnson", time: "8:57", subject: "Re: Trajectory for the second launch window",
      text: "I checked the numbers twice by hand. They agree with yours up to the fourth place.", isFlagged: true),
    Message(
      sender: "City Library", time: "8:30", subject: "Two items are due on Friday",
      text: "“The Art of Doing Science” and “Structure of Scientific Revolutions” are due. Renew them online."),
    Message(
      sender: "Alan Turing", time: "Yesterday", subject: "Lunch?",
      text: "There is a new place around the corner. Twelve thirty would suit me, or a little later.",
      isUnread: true),
    Message(
      sender: "Nordlicht Rail", time: "Yesterday", subject: "Your trip to Hamburg on 4 December",
      text: "Platform 7, coach 23, seats 61 and 62. Boarding starts ten minutes before departure.",
      hasAttachment: true),
    Message(
      sender: "Barbara Liskov", time: "Yesterday", subject: "Draft of chapter three",
      text: "Attached is the new draft. The part about substitution is shorter, and I hope clearer than before.",
      hasAttachment: true),
    Message(
      sender: "Weekly Digest", time: "Saturday", subject: "Seven stories that our editors liked",
      text: "This week: the longest tunnel in Europe, a bakery that never closes, and how swifts sleep."),
    Message(
      sender: "Margaret Hamilton", time: "Saturday", subject: "Priority displays",
      text: "They worked as designed. The restart took less than a second, and nobody on the ground noticed.",
      isFlagged: true),
    Message(
      sender: "Sports Club West", time: "Friday", subject: "Hall closed on Monday",
      text: "The floor is being repaired. Training moves to the gymnasium of the school across the street."),
    Message(
      sender: "Edsger Dijkstra", time: "Friday", subject: "On the shortest way home",
      text: "I found it while having coffee, in about twenty minutes. No pencil and no paper were needed."),
    Message(
      sender: "Photo Print", time: "Thursday", subject: "Your order was shipped",
      text: "Parcel 00340 is on its way, and should arrive between Monday and Wednesday."),
  ]
}
