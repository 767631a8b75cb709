import LayoutPreview

/// A catalog in a file of its own: `preview render examples/Single/Card.swift`.
@main
struct Card: PreviewCatalog {
  var previews: [Preview] {
    Preview("Contact card") { traits in
      let avatar = ImageView(.symbol("person"), size: CGSize(width: 48, height: 48))
      let name = Label("Adaeze Okonkwo", style: .headline)
      let place = Label("Lagos, three time zones ahead of you", style: .subheadline)
      let call = Button("Call")

      let card = View()
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 16
      name.numberOfLines = 0
      place.numberOfLines = 0
      card.add {
        avatar
        name
        place
        call
      }

      return Screen {
        card
      } constraints: { screen in
        card.horizontalEdges == screen.margins.horizontalEdges
        card.top == screen.safeArea.top + 16

        avatar.leading == card.leading + 16
        avatar.top == card.top + 16
        avatar.bottom <= card.bottom - 16
        avatar.size == CGSize(width: 48, height: 48)

        name.leading == avatar.trailing + 12
        name.top == avatar.top
        name.trailing <= call.leading - 12

        place.leading == name.leading
        place.top == name.bottom + 2
        place.trailing <= call.leading - 12
        place.bottom <= card.bottom - 16
        place.bottom == card.bottom - 16 ~ .low

        call.trailing == card.trailing - 16
        call.centerY == card.centerY
        call.width >= 60
      }
    }
  }
}
