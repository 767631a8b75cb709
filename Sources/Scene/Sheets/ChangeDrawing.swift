import LPLayoutModel
import Foundation

/// Draws the changes between two pictures: outlines, arrows, numbers, and the list that they refer to.
struct ChangeDrawing {
  private let palette: Palette
  private let scale: CGFloat
  private let direction: UIUserInterfaceLayoutDirection
  private let typesetter: any TextMeasuring
  private var items: [SceneItem] = []

  init(_ traits: TraitValues, typesetter: any TextMeasuring) {
    palette = Palette(traits.userInterfaceStyle)
    (scale, direction) = (traits.displayScale, traits.layoutDirection)
    self.typesetter = typesetter
  }

  func scene(width: CGFloat, height: CGFloat, title: String) -> Scene {
    let size = CGSize(width: width.rounded(.up), height: height.rounded(.up))
    let ground = SceneItem.fill(.rect(CGRect(origin: .zero, size: size)), palette.surroundings)
    return Scene(size: size, items: [ground] + items, title: title)
  }

  mutating func add(_ picture: Scene, id: String, at origin: CGPoint) {
    let area = CGRect(origin: .zero, size: picture.size)
    items.append(
      .group(
        SceneItem.Group(
          kind: .plain, id: id, clip: .rect(area), offset: origin, items: picture.items(withPrefix: id + "/"))))
    let edge = SceneItem.Stroke(color: palette.secondaryLabel.withAlpha(0.35), width: 0.5)
    items.append(.stroke(.rect(area.moved(by: origin).insetBy(dx: -0.25, dy: -0.25)), edge))
  }

  /// Draws text. The result is its height in points.
  mutating func write(
    _ words: String, _ font: UIFont, x: CGFloat, y: CGFloat, width: CGFloat, color: RGBA? = nil
  ) -> CGFloat {
    let text = typesetter.typeset(
      TextRequest(
        string: words, font: font, maxWidth: width, numberOfLines: 0, lineBreakMode: .byWordWrapping,
        alignment: .left, scale: scale))
    items += text.items(at: CGPoint(x: x, y: y), color ?? palette.label)
    return text.size.height
  }

  // MARK: Changes

  private func color(of change: FrameChange, number: Int) -> RGBA {
    if change.before == nil { return palette.baseline }
    if change.after == nil { return palette.conflict }
    let colors = [palette.holds, palette.alignment, palette.broken, palette.guide]
    return colors[number % colors.count]
  }

  /// Draws the outlines, arrows and numbers of the changes.
  ///
  /// - Parameters:
  ///   - pictures: the rectangles of the two pictures.
  ///   - occupancy: what the pictures show, which numbers avoid.
  mutating func draw(
    _ changes: [FrameChange], pictures: [CGRect], area: CGRect, occupancy: Occupancy
  ) {
    var occupancy = occupancy
    let gap = CGRect(x: pictures[0].maxX, y: area.minY, width: pictures[1].minX - pictures[0].maxX, height: area.height)
    var arrows: [LineSegment] = []
    for (number, change) in changes.enumerated() {
      let color = color(of: change, number: number)
      var parts = outlines(of: change, pictures.map(\.origin), color)
      if case (let old?, let new?) = Self.seen(change, on: pictures) {
        let arrow = LineSegment(start: CGPoint(x: old.maxX, y: old.midY), end: CGPoint(x: new.minX, y: new.midY))
        // Where arrows would cross, numbers alone tell which places belong together.
        if !arrows.contains(where: arrow.crosses) {
          arrows.append(arrow)
          let curve = Self.bent(arrow)
          parts += arrowItems(curve, color, id: "arrow:\(change.path)", gap: gap)
          for (from, to) in zip(curve.samples, curve.samples.dropFirst()) {
            occupancy.add(LineSegment(start: from, end: to))
          }
        }
      }
      items.append(
        .group(
          SceneItem.Group(
            kind: .plain, id: "change:\(change.path)", title: "\(change.name) \(change.words)", clip: .rect(area),
            items: parts)))
    }
    // Numbers are painted over all arrows.
    let numbers = numbers(of: changes, pictures, LabelPlacer(occupancy: occupancy))
    items.append(.group(SceneItem.Group(kind: .plain, id: "numbers", items: numbers)))
  }

  /// Outlines of the old place in both pictures, and of the new place in the second.
  private func outlines(of change: FrameChange, _ origins: [CGPoint], _ color: RGBA) -> [SceneItem] {
    var parts: [SceneItem] = []
    func outline(_ rect: CGRect, in area: CGRect, by origin: CGPoint) {
      let seen = rect.intersection(area)
      guard rect.isSeen(in: area), !seen.isNull else { return }
      let edges = VisibleEdges(of: rect.insetBy(0.5), within: area)
      parts.append(.fill(.rect(seen.moved(by: origin)), color.withAlpha(0.1)))
      parts.append(.stroke(edges.path.moved(by: origin), SceneItem.Stroke(color: color, width: 1)))
    }
    if let before = change.before { outline(before, in: change.areas.before, by: origins[0]) }
    if let after = change.after { outline(after, in: change.areas.after, by: origins[1]) }
    // Where the view was before, it is shown as far as it would be visible now.
    if let before = change.before, change.after != nil, before.isSeen(in: change.areas.after) {
      let ghost = VisibleEdges(of: before.insetBy(0.5), within: change.areas.after).path.moved(by: origins[1])
      parts.append(.stroke(ghost, SceneItem.Stroke(color: color.withAlpha(0.8), width: 0.75, dash: [3, 2])))
    }
    return parts
  }

  /// The visible part of the view's place in each picture, or `nil` if nothing of it is visible.
  private static func seen(_ change: FrameChange, on pictures: [CGRect]) -> (before: CGRect?, after: CGRect?) {
    func seen(_ rect: CGRect?, _ area: CGRect, _ picture: CGRect) -> CGRect? {
      guard let rect, rect.isSeen(in: area) else { return nil }
      let part = rect.intersection(area).moved(by: picture.origin)
      return part.isNull || !part.intersects(picture) ? nil : part
    }
    return (
      seen(change.before, change.areas.before, pictures[0]), seen(change.after, change.areas.after, pictures[1])
    )
  }

  /// Where a view is that a picture does not show.
  private static func whereSeen(_ change: FrameChange) -> String {
    let isHiddenBefore = change.before.map { !$0.isSeen(in: change.areas.before) } ?? false
    let isHiddenAfter = change.after.map { !$0.isSeen(in: change.areas.after) } ?? false
    switch (isHiddenBefore, isHiddenAfter) {
    case (true, true): return ", out of sight in both"
    case (true, false): return ", out of sight before"
    case (false, true): return ", out of sight after"
    case (false, false): return ""
    }
  }

  private func numbers(of changes: [FrameChange], _ pictures: [CGRect], _ placer: LabelPlacer) -> [SceneItem] {
    var placer = placer
    var items: [SceneItem] = []
    for (number, change) in changes.enumerated() {
      let color = color(of: change, number: number)
      let label = AnnotationLabel([.badge("\(number + 1)")], color: color, scale: scale, typesetter: typesetter)
      let (before, after) = Self.seen(change, on: pictures)
      for rect in [before, after].compactMap({ $0 }) {
        let home = LabelPlacer.Home.corner(rect, .first(direction))
        let place = placer.place(label.size, at: home, owner: nil)
        if let spot = placer.spot(place) {
          items += label.items(at: spot.rect.origin, palette: palette)
        }
      }
    }
    return items
  }

  /// A slightly curved arrow, so that crossing arrows can be told apart.
  private static func bent(_ arrow: LineSegment) -> Curve {
    let (dx, dy) = (arrow.end.x - arrow.start.x, arrow.end.y - arrow.start.y)
    let bend = min(18, abs(dx) * 0.12)
    let control1 = CGPoint(x: arrow.start.x + dx * 0.35, y: arrow.start.y + dy * 0.2 - bend)
    let control2 = CGPoint(x: arrow.start.x + dx * 0.65, y: arrow.start.y + dy * 0.8 - bend)
    return Curve(start: arrow.start, control1: control1, control2: control2, end: arrow.end)
  }

  private struct Curve {
    var start, control1, control2, end: CGPoint

    var path: Path { Path([.move(start), .curve(end, control1: control1, control2: control2)]) }

    /// Nine points along the curve.
    var samples: [CGPoint] { [start] + path.straightLines().map(\.end) }
  }

  /// The arrow, pale over the pictures because it crosses their content.
  private func arrowItems(_ curve: Curve, _ color: RGBA, id: String, gap: CGRect) -> [SceneItem] {
    let path = curve.path
    let head = LineSegment(start: curve.control2, end: curve.end).arrowhead(length: 6)
    return [
      .stroke(path, SceneItem.Stroke(color: color.withAlpha(0.4), width: 1)),
      .group(
        SceneItem.Group(
          kind: .plain, id: id, clip: .rect(gap),
          items: [
            .stroke(path, SceneItem.Stroke(color: palette.plate.withAlpha(0.75), width: 2.5)),
            .stroke(path, SceneItem.Stroke(color: color, width: 1)),
          ])),
      .fill(head, color),
      .fill(.ellipse(in: CGRect(x: curve.start.x - 1.5, y: curve.start.y - 1.5, width: 3, height: 3)), color),
    ]
  }

  /// Draws the numbered list. The result is the y coordinate of its end.
  mutating func list(
    _ changes: [FrameChange], more: Int, around: Int, x: CGFloat, y: CGFloat, _ width: CGFloat
  ) -> CGFloat {
    var y = y
    for (number, change) in changes.enumerated() {
      let color = color(of: change, number: number)
      let badge = AnnotationLabel([.badge("\(number + 1)")], color: color, scale: scale, typesetter: typesetter)
      items += badge.items(at: CGPoint(x: x, y: y), palette: palette)
      let height = write(
        "\(change.name)  \(change.words)\(Self.whereSeen(change))", .systemFont(ofSize: 9, weight: .medium), x: x + 22,
        y: y, width: width - 22)
      y += max(height, badge.size.height) + 3
    }
    if changes.isEmpty {
      y += write("No view moved.", .systemFont(ofSize: 9), x: x, y: y, width: width, color: palette.secondaryLabel)
    }
    let rest = [
      more > 0 ? "and \(more) more" : nil,
      around > 0 ? "\(around) \(around == 1 ? "view" : "views") around these" : nil,
    ].compactMap { $0 }.joined(separator: ", and ")
    if !rest.isEmpty {
      y += write(rest, .systemFont(ofSize: 9), x: x + 22, y: y, width: width - 22, color: palette.secondaryLabel)
    }
    return y
  }
}
