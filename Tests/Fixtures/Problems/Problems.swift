import LayoutPreview

/// Layouts with mistakes, to see how they are reported and drawn.
@main
struct Problems: PreviewCatalog {
  var previews: [Preview] {
    conflict
    ambiguity
    lostWishes
  }

  /// The two buttons cannot both be 200 points wide on a phone: five required constraints contradict each other.
  private var conflict: Preview {
    Preview("Conflict") {
      let title = Label(verbatim: "Delete this album?", style: .headline).lineLimit(nil)
      let cancel = Button("Cancel", style: .gray())
      let delete = Button("Delete", style: .filled()).tint(.systemRed)

      return Screen {
        title
        cancel
        delete
      } constraints: { screen in
        title.top == screen.safeArea.top + 24
        title.horizontalEdges == screen.margins.horizontalEdges
        cancel.leading == screen.margins.leading
        delete.leading == cancel.trailing + 12
        delete.trailing == screen.margins.trailing
        cancel.top == title.bottom + 24
        [cancel, delete].align(\.firstBaseline)
        (cancel.width == 200).named("wide cancel")
        [cancel, delete].equal(\.width)
      }
    }
  }

  /// Nothing says where the badge stands horizontally, nor how high the banner is.
  private var ambiguity: Preview {
    Preview("Ambiguous") {
      let banner = View().background(.systemTeal).cornerRadius(12)
      let caption = Label(verbatim: "New this week", style: .headline)
      let badge = ImageView(.symbol("star.fill"), size: CGSize(width: 28, height: 28)).tint(.systemYellow)

      return Screen {
        banner
        caption
        badge
      } constraints: { screen in
        banner.top == screen.safeArea.top + 16
        banner.horizontalEdges == screen.margins.horizontalEdges
        banner.height >= 80
        banner.height <= 160
        caption.top == banner.bottom + 12
        caption.leading == banner.leading
        badge.centerY == caption.centerY
      }
    }
  }

  /// Nothing is wrong, but two of the wishes lose: the price keeps its width, the name is cut.
  private var lostWishes: Preview {
    Preview("Lost wishes") {
      let name = Label(verbatim: "Hand-knitted scarf made of Icelandic wool", style: .headline)
      let price = Label(verbatim: "€ 1,249.00", style: .headline).resistance(.horizontal, 751)
      let bar = View().background(.systemOrange).cornerRadius(4)

      return Screen {
        name
        price
        bar
      } constraints: { screen in
        name.leading == screen.margins.leading
        name.top == screen.safeArea.top + 16
        price.leading >= name.trailing + 12
        price.trailing == screen.margins.trailing
        price.firstBaseline == name.firstBaseline
        bar.top == name.bottom + 16
        bar.leading == name.leading
        bar.height == 8
        bar.trailing <= price.leading - 12
        (bar.width == 600 ~ .high).named("wide bar")
      }
    }
  }
}
