import LayoutPreview

// A catalog of one file: `preview render examples/Single/Card.swift` draws it without a package.

@main
struct Card: PreviewCatalog {
  var previews: [Preview] {
    Preview("Boarding pass") { traits in
      let from = Label(verbatim: "BER", style: .largeTitle).fontWeight(.bold)
      let to = Label(verbatim: "OSL", style: .largeTitle).fontWeight(.bold)
      let plane = ImageView(.symbol("arrow.forward"), size: CGSize(width: 24, height: 24)).tint(.systemOrange)
      let passenger = Label(verbatim: "Amelia Okafor", style: .headline).lineLimit(nil)
      let details = Label(verbatim: "Gate B24 · Seat 11A · 07:45", style: .subheadline)
        .foregroundStyle(.secondaryLabel).lineLimit(nil)
      let button = Button("Show boarding pass", style: .filled()).configuration { $0.cornerStyle = .large }

      return View {
        from
        plane
        to
        passenger
        details
        button
      } constraints: { card in
        card.width == 320 ~ .high
        from.leading == card.margins.leading
        from.top == card.margins.top
        to.trailing == card.margins.trailing
        [from, to].align(\.firstBaseline)
        plane.centerX == card.centerX
        plane.centerY == from.centerY
        passenger.top == from.bottom + 12
        for view in [passenger, details, button] { view.horizontalEdges == card.margins.horizontalEdges }
        [passenger, details].distribute(.vertically, spacing: 4)
        button.top == details.bottom + 20
        button.bottom == card.margins.bottom
        if traits.horizontalSizeClass == .regular { button.height == 50 }
      }.margins(20).background(.secondarySystemBackground).cornerRadius(20)
    }
  }
}
