import LayoutPreview

/// A part of a picture: a line of words over a plate, on which the layout that they are about stands.
@MainActor
enum Figure {
  static func make(_ words: String, _ plate: View) -> View {
    let caption = Label(verbatim: words, style: .footnote).foregroundStyle(.secondaryLabel).lineLimit(nil)
    plate.background(.secondarySystemBackground).cornerRadius(8)
    return View {
      caption
      plate
    } constraints: { figure in
      caption.top == figure.top
      caption.horizontalEdges == figure.horizontalEdges
      plate.top == caption.bottom + 4
      plate.horizontalEdges == figure.horizontalEdges
      plate.bottom == figure.bottom
    }.named("figure")
  }

  /// Figures one below the other, from the top of the screen.
  static func page(_ figures: [View], spacing: CGFloat = 14) -> Screen {
    Screen {
      figures
    } constraints: { screen in
      figures[0].top == screen.safeArea.top + 8
      for figure in figures { figure.horizontalEdges == screen.margins.horizontalEdges }
      figures.distribute(.vertically, spacing: spacing)
    }
  }

  static func box(_ color: Color) -> View { View().background(color).cornerRadius(6) }
}

extension Color {
  static let red1 = Color(hex: 0xE5534B, dark: 0xF0766F)
  static let blue1 = Color(hex: 0x3A7BD5, dark: 0x6AA3F0)
  static let green1 = Color(hex: 0x3C9D6B, dark: 0x63C492)
}
