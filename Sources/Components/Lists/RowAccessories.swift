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
    /// The colour; `nil` for the tint.
    var color: UIColor?

    static let disclosure = Symbol(name: "chevron.forward", side: 10.5, width: 10.5, color: .tertiaryLabel)
    static let outline = Symbol(name: "chevron.forward", side: 10.5, width: 10.5)
    static let checkmark = Symbol(name: "checkmark", side: 17, width: 24)
    static let detail = Symbol(name: "info.circle", side: 22, width: 24)
    static let detailBesideDisclosure = Symbol(name: "info.circle", side: 22, width: 32)
    static let multiselect = Symbol(name: "circle", side: 22, width: 24, color: .tertiaryLabel)
    static let delete = Symbol(name: "minus.circle.fill", side: 22, width: 24, color: .systemRed)
    static let insert = Symbol(name: "plus.circle.fill", side: 22, width: 24, color: .systemGreen)
    static let reorder = Symbol(name: "line.3.horizontal", side: 20, width: 28, color: .tertiaryLabel)

    /// The drawing of accessories that iOS draws semibold.
    private var mark: SystemMark? {
      switch name {
      case "chevron.forward": .disclosure
      case "checkmark": .check
      default: nil
      }
    }

    /// Returns the drawing in the middle of a view's height, at a distance from its leading edge in points.
    @MainActor
    func item(in view: UIView, at x: CGFloat, _ metrics: ListMetrics, _ color: UIColor) -> ContentItem {
      let side = metrics.scaled(side)
      let rect = CGRect(x: x, y: (view.bounds.height - side) / 2, width: side, height: side)
      guard let mark else { return .symbol(name, in: view.directed(rect), view.paint(color), flips: false) }
      return mark.item(
        in: view.directed(rect), view.paint(color), scale: side / self.side,
        flips: view.isRightToLeft && name == "chevron.forward")
    }
  }

  let symbols: [Symbol]
  let metrics: ListMetrics

  init(_ symbols: [Symbol], in view: UIView) {
    self.symbols = symbols
    metrics = ListMetrics(view)
  }

  /// The width of all accessories, in points.
  var width: CGFloat { symbols.reduce(0) { $0 + metrics.scaled($1.width) } }

  /// Returns the drawings, which end at a distance from the trailing edge.
  func items(in view: UIView, trailing: CGFloat) -> [ContentItem] {
    var x = view.bounds.width - trailing - width
    return symbols.map { symbol in
      let (width, side) = (metrics.scaled(symbol.width), metrics.scaled(symbol.side))
      defer { x += width }
      let start = symbol == .detailBesideDisclosure ? x : x + width - side
      return symbol.item(in: view, at: start, metrics, symbol.color ?? view.tintColor)
    }
  }
}
