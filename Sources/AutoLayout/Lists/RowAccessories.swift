import Foundation

/// The accessories at the trailing side of a row.
///
/// The widths are those that documents record: content ends 10.5 points before the margin of a disclosure indicator, 24
/// of a check mark or a detail button, and 42.5 of both a detail button and an indicator. They grow with the text.
@MainActor
struct RowAccessories {
  /// One accessory that is drawn.
  struct Symbol: Equatable {
    let name: String
    /// The side of the drawing, in points.
    let side: CGFloat
    /// The width that the accessory takes, in points.
    let width: CGFloat
    /// Whether the accessory has the colour of tertiary labels instead of the tint.
    var isFaint = false

    static let disclosure = Symbol(name: "chevron.forward", side: 12, width: 10.5, isFaint: true)
    static let outline = Symbol(name: "chevron.forward", side: 12, width: 10.5)
    static let checkmark = Symbol(name: "checkmark", side: 17, width: 24)
    static let detail = Symbol(name: "info.circle", side: 22, width: 24)
    static let detailBesideDisclosure = Symbol(name: "info.circle", side: 22, width: 32)
  }

  let symbols: [Symbol]
  let metrics: ListMetrics

  init(_ symbols: [Symbol], in view: UIView) {
    self.symbols = symbols
    metrics = ListMetrics(view.environment)
  }

  /// The width of all accessories, in points.
  var width: CGFloat { symbols.reduce(0) { $0 + metrics.scaled($1.width) } }

  /// Returns the drawings, which end at a distance from the trailing edge.
  func items(in view: UIView, trailing: CGFloat) -> [ContentItem] {
    var x = view.bounds.width - trailing - width
    return symbols.map { symbol in
      let (width, side) = (metrics.scaled(symbol.width), metrics.scaled(symbol.side))
      let rect = CGRect(
        x: symbol == .detailBesideDisclosure ? x : x + width - side, y: (view.bounds.height - side) / 2, width: side,
        height: side)
      x += width
      return .symbol(
        symbol.name, in: view.directed(rect), view.paint(symbol.isFaint ? .tertiaryLabel : view.tintColor),
        flips: view.isRightToLeft && symbol.name == "chevron.forward")
    }
  }
}
