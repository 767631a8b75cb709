import LayoutPreview

/// Screens like those of apps that people know by kind, as dense as the real ones.
@main
struct Apps: PreviewCatalog {
  var previews: [Preview] {
    mail
    bank
    form
    chats
    music
    shop
    reader
    feed
    calendar
    mapSheet
    profile
    podcast
    appointment
    alarm
  }

  /// A phone in both directions and appearances, and in a large text.
  static let matrix = VariantMatrix(
    screens: [.size(width: 393, height: 852)], directions: [.leftToRight, .rightToLeft],
    textSizes: [.large, .accessibilityExtraLarge], appearances: [.light, .dark])

  /// A round picture with initials.
  static func avatar(_ initials: String, _ color: Color, diameter: CGFloat) -> View {
    let letters = Label(verbatim: initials).font(.systemFont(ofSize: diameter * 0.4, weight: .medium))
      .foregroundStyle(.white)
    return View {
      letters
    } constraints: { circle in
      circle.size == diameter
      letters.center == circle.center
    }.background(color).cornerRadius(diameter / 2).named("avatar")
  }

  /// A white symbol on a coloured square with round corners.
  static func tile(_ symbol: String, _ color: Color, side: CGFloat = 30, radius: CGFloat = 7) -> View {
    let picture = ImageView(.symbol(symbol), size: CGSize(width: side * 0.6, height: side * 0.6)).tint(.white)
    return View {
      picture
    } constraints: { tile in
      tile.size == side
      picture.center == tile.center
    }.background(color).cornerRadius(radius).named("tile")
  }
}
