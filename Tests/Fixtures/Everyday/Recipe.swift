import LayoutPreview

/// A detail screen: a tall picture below the status bar, facts side by side, a list, and a bar with a stepper.
@MainActor func recipe(_ traits: UITraitCollection) -> Screen {
  let photo = ImageView(.symbol("fork.knife"), size: CGSize(width: 80, height: 80)).background(.systemOrange)
    .tint(.white).contentMode(.center)
  let back = Button(image: .symbol("chevron.backward"), style: .filled()).configuration { $0.cornerStyle = .capsule }
  let save = Button(image: .symbol("bookmark"), style: .filled()).configuration { $0.cornerStyle = .capsule }
  let title = Label("Lentil soup with lemon and cumin", style: .title1).fontWeight(.bold).lineLimit(nil)
  let author = Label(verbatim: "by Leyla Demir", style: .subheadline).foregroundStyle(.secondaryLabel)
  func fact(_ symbol: String, _ text: LocalizedKey) -> View {
    let icon = ImageView(.symbol(symbol))
    let label = Label(text, style: .footnote)
    return View {
      icon
      label
    } constraints: { box in
      icon.top == box.top + 12
      icon.centerX == box.centerX
      label.top == icon.bottom + 4
      label.centerX == box.centerX
      label.leading >= box.leading + 4
      label.trailing <= box.trailing - 4
      label.bottom == box.bottom - 12
    }.background(.secondarySystemBackground).cornerRadius(12)
  }
  let facts = StackView(.horizontal, spacing: 12, distribution: .fillEqually) {
    fact("clock", "35 minutes")
    fact("flame", "420 kcal")
    fact("leaf", "Vegan")
  }
  let ingredientsTitle = Label("Ingredients", style: .headline)
  let ingredients: [(LocalizedKey, String)] = [
    ("Red lentils", "250 g"), ("Lemon", "1"), ("Cumin, ground", "2 tsp"), ("Vegetable stock", "1 l"), ("Onions", "2"),
  ]
  let list = StackView(.vertical, spacing: 8) {
    for (name, amount) in ingredients {
      let nameLabel = Label(name).lineLimit(nil)
      let amountLabel = Label(verbatim: amount).foregroundStyle(.secondaryLabel)
        .hugging(.horizontal, 251).resistance(.horizontal, 751)
      StackView(.horizontal, spacing: 8, alignment: .firstBaseline) {
        nameLabel
        amountLabel
      }
    }
  }
  let scroll = ScrollView {
    photo
    title
    author
    facts
    ingredientsTitle
    list
  } constraints: { scroll in
    scroll.content.width == scroll.viewport.width
    photo.top == scroll.content.top
    photo.horizontalEdges == scroll.content.horizontalEdges
    photo.height == photo.width * 0.7 ~ .high
    photo.height <= 320
    title.top == photo.bottom + 20
    title.horizontalEdges == scroll.content.horizontalEdges.inset(by: 20)
    author.top == title.bottom + 4
    author.leading == title.leading
    author.trailing <= title.trailing
    facts.top == author.bottom + 16
    facts.horizontalEdges == title.horizontalEdges
    ingredientsTitle.top == facts.bottom + 24
    ingredientsTitle.leading == title.leading
    list.top == ingredientsTitle.bottom + 12
    list.horizontalEdges == title.horizontalEdges
    list.bottom == scroll.content.bottom - 24
  }
  let servings = Label("4 servings", style: .headline)
  let stepper = Stepper(frame: .zero)
  let cook = Button("Start cooking", style: .filled())
  let bar = View {
    servings
    stepper
    cook
  } constraints: { bar in
    servings.leading == bar.leading + 20
    servings.centerY == stepper.centerY
    stepper.top == bar.top + 12
    stepper.trailing == bar.trailing - 20
    stepper.leading >= servings.trailing + 12
    cook.top == stepper.bottom + 12
    cook.horizontalEdges == bar.horizontalEdges.inset(by: 20)
    cook.bottom == bar.safeArea.bottom - 8
  }.background(.systemBackground).shadow(opacity: 0.15, radius: 8, y: -2)

  return Screen {
    scroll
    back
    save
    bar
  } constraints: { screen in
    scroll.top == screen.top
    scroll.horizontalEdges == screen.horizontalEdges
    scroll.bottom == bar.top
    bar.horizontalEdges == screen.horizontalEdges
    bar.bottom == screen.bottom
    back.leading == screen.margins.leading
    back.top == screen.safeArea.top + 8
    save.trailing == screen.margins.trailing
    save.top == back.top
  }
}
