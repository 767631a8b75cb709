import LayoutPreview

/// The first screen of an app: a picture, three reasons, and two buttons at the bottom.
@MainActor func welcome(_ traits: UITraitCollection) -> Screen {
  func reason(_ symbol: String, _ title: LocalizedKey, _ text: LocalizedKey, _ color: UIColor) -> View {
    let icon = ImageView(.symbol(symbol), size: CGSize(width: 32, height: 32)).tint(color)
    let heading = Label(title, style: .headline).lineLimit(nil)
    let body = Label(text, style: .subheadline).lineLimit(nil).foregroundStyle(.secondaryLabel)
    return View {
      icon
      heading
      body
    } constraints: { row in
      icon.leading == row.leading
      icon.centerY == row.centerY
      icon.top >= row.top
      heading.leading == icon.trailing + 16
      heading.trailing == row.trailing
      heading.top == row.top
      body.top == heading.bottom + 2
      body.leading == heading.leading
      body.trailing == heading.trailing
      body.bottom == row.bottom
    }
  }

  let logo = ImageView(.symbol("leaf.fill"), size: CGSize(width: 72, height: 72)).tint(.systemGreen)
  let title = Label("Welcome to Sprout", style: .largeTitle).fontWeight(.bold).lineLimit(nil)
    .multilineTextAlignment(.center)
  let reasons = StackView(.vertical, spacing: 24) {
    reason("drop.fill", "Never forget to water", "Sprout reminds you when a plant is thirsty.", .systemBlue)
    reason("sun.max.fill", "Find the right place", "Measure the light of each room with the camera.", .systemOrange)
    reason("person.2.fill", "Share the work", "Invite the people that you live with.", .systemPink)
  }
  let start = Button("Get started", style: .filled()).configuration { $0.buttonSize = .large }
  let signIn = Button("I have an account", style: .plain())

  return Screen {
    logo
    title
    reasons
    start
    signIn
  } constraints: { screen in
    logo.centerX == screen.centerX
    logo.top == screen.safeArea.top + (traits.verticalSizeClass == .compact ? 8 : 48)
    title.top == logo.bottom + 16
    title.horizontalEdges == screen.readableContent.horizontalEdges
    reasons.top == title.bottom + 32
    reasons.horizontalEdges == screen.readableContent.horizontalEdges
    reasons.bottom <= start.top - 24
    start.horizontalEdges == screen.readableContent.horizontalEdges
    signIn.top == start.bottom + 8
    signIn.centerX == screen.centerX
    signIn.bottom == screen.safeArea.bottom - 16
  }
}
