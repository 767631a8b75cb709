package import LPLayoutModel
package import Foundation

/// A contradiction as a ruler of one axis: the available length as a bracket, the required lengths one after the other,
/// and what is too much in red.
package struct ConflictRuler: Sendable {
  /// A length with the number of the line that sets it.
  package struct Part: Sendable {
    /// The number of the line; `nil` for what was assumed.
    package var number: Int?
    package var amount: Double
    /// `240`, `≥ 160`.
    package var words: String
    /// The view whose size it is; `nil` for a distance.
    package var name: String?

    package init(number: Int?, amount: Double, words: String, name: String?) {
      (self.number, self.amount, self.words, self.name) = (number, amount, words, name)
    }
  }

  /// The required and the available lengths, each in the order of the layout.
  private let needed: [Part]
  private let available: [Part]
  private let axis: LayoutAxis
  private let typesetter: any TextMeasuring
  private let palette = Palette.light
  private var items: [SceneItem] = []
  private var placer: LabelPlacer
  private let size: CGSize
  /// The points of the picture for each point of the layout.
  private let scale: CGFloat

  /// Where the bracket, the views, the lengths and the total are, across the axis.
  private struct Rows {
    var bracket: CGFloat
    var boxes: ClosedRange<CGFloat>
    var lengths: CGFloat
    var total: CGFloat
    var end: CGFloat
  }

  private static let across = (
    horizontal: Rows(bracket: 30, boxes: 54...88, lengths: 104, total: 152, end: 176),
    vertical: Rows(bracket: 96, boxes: 128...256, lengths: 276, total: 392, end: 448)
  )
  private static let margin: CGFloat = 24
  private static let height: CGFloat = 320

  private var rows: Rows { axis == .horizontal ? Self.across.horizontal : Self.across.vertical }

  private init(
    axis: LayoutAxis, needed: [Part], available: [Part], width: CGFloat, typesetter: any TextMeasuring
  ) {
    (self.axis, self.needed, self.available, self.typesetter) = (axis, needed, available, typesetter)
    size =
      axis == .horizontal
      ? CGSize(width: width, height: Self.across.horizontal.end) : CGSize(width: width, height: Self.height)
    let longest = max(Self.sum(needed), Self.sum(available), 1)
    scale = ((axis == .horizontal ? size.width : size.height) - 2 * Self.margin) / CGFloat(longest)
    placer = LabelPlacer(occupancy: Occupancy(bounds: CGRect(origin: .zero, size: size)))
  }

  /// Draws a ruler. The result is its group and its size in points.
  package static func drawing(
    axis: LayoutAxis, needed: [Part], available: [Part], width: CGFloat, id: String,
    typesetter: any TextMeasuring
  ) -> (item: SceneItem, size: CGSize) {
    var ruler = ConflictRuler(
      axis: axis, needed: needed, available: available, width: width, typesetter: typesetter)
    ruler.draw()
    return (.group(SceneItem.Group(kind: .plain, id: id, items: ruler.items)), ruler.size)
  }

  private static func sum(_ parts: [Part]) -> Double { parts.reduce(0) { $0 + $1.amount } }

  private func place(_ amount: Double) -> CGFloat { Self.margin + CGFloat(amount) * scale }

  private func line(_ from: Double, _ to: Double, at across: CGFloat) -> LineSegment {
    .along(axis, from: place(from), to: place(to), at: across)
  }

  private func rect(_ from: Double, _ to: Double, across: ClosedRange<CGFloat>) -> CGRect {
    let (low, length) = (place(from), CGFloat(to - from) * scale)
    let breadth = across.upperBound - across.lowerBound
    return axis == .horizontal
      ? CGRect(x: low, y: across.lowerBound, width: length, height: breadth)
      : CGRect(x: across.lowerBound, y: low, width: breadth, height: length)
  }

  // MARK: Drawing

  private mutating func draw() {
    let (total, room) = (Self.sum(needed), Self.sum(available))
    if total > room { drawExcess(from: room, to: total) }
    let inside = drawViews()
    var labels: [(row: LabelRow, home: LabelPlacer.Home)] = []
    func label(_ part: Part, _ segment: LineSegment, named: Bool, _ color: RGBA) {
      let parts =
        (part.number.map { [.badge("\($0)")] } ?? []) + (named ? part.name.map { [.plain($0)] } ?? [] : [])
        + [LabelPart.plain(part.words)]
      labels.append((row(parts, color), .line(segment)))
    }
    var start = 0.0
    for part in available {
      let segment = line(start, start + part.amount, at: rows.bracket)
      drawBar(segment, palette.holds, reach: 6)
      label(part, segment, named: true, palette.holds)
      start += part.amount
    }
    start = 0
    var (aligned, place): ([Part], Double) = ([], 0)
    // Alignments at one place share a label.
    func labelAligned() {
      guard let first = aligned.first else { return }
      let numbers = aligned.compactMap(\.number).map { LabelPart.badge("\($0)") }
      labels.append(
        (row(numbers + [.plain(first.words)], palette.holds), .line(line(place, place, at: rows.lengths))))
      aligned = []
    }
    for (index, part) in needed.enumerated() {
      let segment = line(start, start + part.amount, at: rows.lengths)
      drawBar(segment, palette.holds, reach: ConstraintMark.capReach)
      if part.amount == 0, part.name == nil {
        (aligned, place) = (aligned + [part], start)
      } else {
        labelAligned()
        label(part, segment, named: !inside.contains(index), palette.holds)
      }
      start += part.amount
    }
    labelAligned()
    let whole = line(0, total, at: rows.total)
    drawBar(whole, palette.name, reach: ConstraintMark.capReach)
    labels.append((row([.plain("needed \(CGFloat(total).label)")], palette.name), .line(whole)))
    if total > room {
      let excess = line(room, total, at: rows.bracket)
      drawBar(excess, palette.conflict, reach: 6)
      labels.append((row([.plain("\(CGFloat(total - room).label) too much")], palette.conflict), .line(excess)))
    }
    for (row, home) in labels { request(row, home) }
  }

  private mutating func drawExcess(from room: Double, to total: Double) {
    let band = rect(room, total, across: rows.bracket - 8...rows.total + 6)
    items.append(.fill(.rect(band), palette.conflict.withAlpha(0.14)))
  }

  /// Draws the views that have a size as boxes with their names. The result has the indices of those whose names are in
  /// their boxes, broken between words only.
  private mutating func drawViews() -> Set<Int> {
    var (inside, start): (Set<Int>, Double) = ([], 0)
    for (index, part) in needed.enumerated() {
      defer { start += part.amount }
      guard let name = part.name, part.amount > 0 else { continue }
      let box = rect(start, start + part.amount, across: rows.boxes)
      items.append(.fill(.rect(box), palette.holds.withAlpha(0.08)))
      items.append(.stroke(.rect(box.insetBy(0.5)), SceneItem.Stroke(color: palette.holds.withAlpha(0.5), width: 1)))
      let room = box.insetBy(4)
      let longest = name.split(separator: " ").map { typeset(String($0), nil).size.width }.max() ?? 0
      let text = typeset(name, room.width)
      guard longest <= room.width, text.size.height <= room.height else { continue }
      let corner = CGPoint(x: box.midX - text.size.width / 2, y: box.midY - text.size.height / 2)
      items += text.items(at: corner, palette.label)
      placer.occupancy.add(CGRect(origin: corner, size: text.size), .text)
      inside.insert(index)
    }
    return inside
  }

  private mutating func drawBar(_ segment: LineSegment, _ color: RGBA, reach: CGFloat) {
    let across: LayoutAxis = axis.other
    let caps = [segment.start, segment.end].map { end -> LineSegment in
      let (along, at) = axis == .horizontal ? (end.y, end.x) : (end.x, end.y)
      return .along(across, from: along - reach, to: along + reach, at: at)
    }
    let path = Path((caps + [segment]).flatMap { Path.line(from: $0.start, to: $0.end).elements })
    items.append(.stroke(path, SceneItem.Stroke(color: color, width: 1)))
    for line in caps + [segment] { placer.occupancy.add(line) }
  }

  // MARK: Words

  private func typeset(_ string: String, _ width: CGFloat?) -> TypesetText {
    typesetter.typeset(
      TextRequest(
        string: string, font: .systemFont(ofSize: 10, weight: .medium), maxWidth: width,
        numberOfLines: width == nil ? 1 : 0, lineBreakMode: .byWordWrapping, alignment: .left, scale: 2))
  }

  private func row(_ parts: [LabelPart], _ color: RGBA) -> LabelRow {
    let label = AnnotationLabel(parts, color: color, scale: 2, typesetter: typesetter)
    return LabelRow(
      pieces: [.init(label: label, subject: "ruler", kind: .plain, title: label.text, details: "")], layer: "ruler")
  }

  private mutating func request(_ row: LabelRow, _ home: LabelPlacer.Home) {
    var row = row
    row.number = placer.place(row.size, at: home, owner: nil)
    guard let spot = placer.spot(row.number) else { return }
    items += row.leader(at: spot) + row.plates(at: spot, palette: palette)
  }
}
