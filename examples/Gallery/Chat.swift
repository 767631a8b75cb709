import LayoutPreview

private enum Entry {
  case theirs(LocalizedKey)
  case mine(LocalizedKey)
  case photo
  case unread(Int)
}

extension Gallery {
  /// Bubbles from the bottom up, each as wide as its text needs and at most three quarters of the column. The bars
  /// keep their content within the safe area and reach to the edges of the screen.
  var chat: Preview {
    Preview("Chat") {
      let header = self.header
      let transcript = self.transcript
      let composer = self.composer

      return Screen {
        transcript
        header
        composer
      } constraints: { screen in
        header.horizontalEdges == screen.horizontalEdges
        header.top == screen.top
        transcript.horizontalEdges == screen.readableContent.horizontalEdges
        transcript.top == header.bottom
        transcript.bottom == composer.top
        composer.horizontalEdges == screen.horizontalEdges
        composer.bottom == screen.bottom
      }
    }
  }

  private static let entries: [Entry] = [
    .photo,
    .theirs("chat.1"),
    .mine("chat.2"),
    .theirs("chat.3"),
    .theirs("chat.4"),
    .mine("chat.5"),
    .unread(2),
    .theirs("chat.6"),
    .theirs("chat.7"),
  ]

  /// What does not fit is cut at the top, where older messages are.
  private var transcript: View {
    let day = Label("chat.today", style: .caption1).foregroundStyle(.secondaryLabel)
    let bubbles = Self.entries.map(bubble)
    return View {
      day
      bubbles
    } constraints: { transcript in
      day.centerX == transcript.centerX
      day.bottom == bubbles[0].top - 12
      bubbles[bubbles.count - 1].bottom == transcript.bottom - 12
      for (entry, bubble) in zip(Self.entries, bubbles) {
        bubble.width <= transcript.width * 0.76
        switch entry {
        case .mine: bubble.trailing == transcript.trailing
        case .unread: bubble.centerX == transcript.centerX
        case .theirs, .photo: bubble.leading == transcript.leading
        }
      }
      bubbles.distribute(.vertically, spacing: 8)
    }.clipped()
  }

  private func bubble(_ entry: Entry) -> View {
    switch entry {
    case .theirs(let key): text(Label(key), on: .systemGray5).named("theirs")
    case .mine(let key): text(Label(key).foregroundStyle(.white), on: .systemBlue).named("mine")
    case .unread(let count):
      text(
        Label("chat.unread \(count)", style: .caption1).foregroundStyle(.secondaryLabel).multilineTextAlignment(
          .center),
        on: .clear
      ).named(
        "unread")
    case .photo: photo
    }
  }

  private func text(_ label: Label, on color: Color) -> View {
    View {
      label.lineLimit(nil)
    } constraints: { bubble in
      label.edges == bubble.edges.inset(horizontal: 14, vertical: 9)
    }.background(color).cornerRadius(18)
  }

  private var photo: View {
    let frame = ImageView(.symbol("photo"), size: CGSize(width: 44, height: 44)).tint(.systemTeal)
    return View {
      frame
    } constraints: { photo in
      photo.width == photo.height * 4 / 3
      photo.width == 168 ~ .high
      frame.center == photo.center
    }.background(Color.systemTeal.withAlphaComponent(0.16)).cornerRadius(18)
  }

  private var header: View {
    let back = icon("chevron.backward", 22)
    let portrait = icon("person.circle", 40).tint(.systemOrange)
    let name = Label(verbatim: "Nour", style: .headline)
    let status = Label("chat.status", style: .caption1).foregroundStyle(.secondaryLabel)
    let call = icon("video", 26)
    let line = View().background(.separator)
    return View {
      back
      portrait
      name
      status
      call
      line
    } constraints: { header in
      back.leading == header.margins.leading
      back.centerY == portrait.centerY
      portrait.leading == back.trailing + 8
      portrait.centerY == name.bottom
      portrait.verticalEdges <= header.safeArea.verticalEdges.inset(by: 6)
      name.leading == portrait.trailing + 10
      name.top == header.safeArea.top + 6
      status.leading == name.leading
      status.top == name.bottom
      status.bottom == header.bottom - 8
      name.trailing <= call.leading - 12
      status.trailing <= call.leading - 12
      call.trailing == header.margins.trailing
      call.centerY == portrait.centerY
      line.height == 0.5
      line.horizontalEdges == header.horizontalEdges
      line.bottom == header.bottom
    }.background(.secondarySystemBackground)
  }

  private var composer: View {
    let attach = icon("plus.circle.fill", 30).tint(.systemGray2)
    let field = TextField(placeholder: "chat.placeholder", border: .none).hugging(.horizontal, 249)
    let well = View().background(.systemBackground).cornerRadius(18).border(.systemGray4)
    let send = icon("paperplane", 24)
    return View {
      attach
      well
      field
      send
    } constraints: { composer in
      attach.leading == composer.margins.leading
      well.leading == attach.trailing + 10
      send.leading == well.trailing + 10
      send.trailing == composer.margins.trailing
      [well, attach, send].align(\.centerY)
      well.height >= 36
      well.top == composer.top + 8
      well.bottom == composer.safeArea.bottom - 8
      field.edges == well.edges.inset(horizontal: 14, vertical: 6)
    }.background(.secondarySystemBackground)
  }

  /// A symbol that neither grows nor shrinks beside text.
  private func icon(_ name: String, _ side: CGFloat) -> ImageView {
    ImageView(.symbol(name), size: CGSize(width: side, height: side)).hugging(.horizontal, 751)
      .resistance(.horizontal, 751)
  }
}
