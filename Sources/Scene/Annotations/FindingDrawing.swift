import LPLayoutModel
import Foundation

/// Draws a screen, the marks of its problems, and the list of what they mean, as one picture.
struct FindingDrawing {
  private(set) var size: CGSize = .zero
  private(set) var items: [SceneItem] = []
  private let palette: Palette
  private let typesetter: any TextMeasuring

  /// The space around the screen in points.
  private static let gap: CGFloat = 16
  private static let reach: CGFloat = 96
  private static let type: CGFloat = 11

  init(result: LayoutResult, marks: [FindingMark], caption: String, typesetter: any TextMeasuring) {
    palette = Palette(result.traits.userInterfaceStyle)
    self.typesetter = typesetter
    let screen = CGRect(origin: .zero, size: result.size)
    let shown = Self.area(around: screen, marks)
    let width = max(shown.width, Self.leastWidth)
    let title = text(caption, width: width, weight: .semibold, color: palette.secondaryLabel)
    let top = Self.gap + title.size.height + 8
    let offset = CGPoint(x: Self.gap - shown.minX, y: top - shown.minY)
    let content = Scene(result: result, typesetter: typesetter).items
    var painted: [SceneItem] = [
      .group(SceneItem.Group(kind: .layer, id: "content", clip: .rect(screen), offset: offset, items: content)),
      .stroke(
        .rect(screen.offsetBy(dx: offset.x, dy: offset.y)), .init(color: palette.frame.withAlpha(0.4), width: 0.5)),
    ]
    var taken: [CGPoint] = []
    let isRightToLeft = result.traits.layoutDirection == .rightToLeft
    // Numbers are painted over all lines.
    let figures =
      marks.enumerated().map { drawn($1, $0 + 1, offset) }
      + marks.enumerated().flatMap {
        number($1, $0 + 1, movedBy: offset, within: shown, isRightToLeft: isRightToLeft, besides: &taken)
      }
    let clip = shown.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -8, dy: -8)
    painted.append(.group(SceneItem.Group(kind: .layer, id: "findings", clip: .rect(clip), items: figures)))
    var y = top + shown.height + Self.gap
    for (number, mark) in marks.enumerated() {
      let line = row(number + 1, mark, at: CGPoint(x: Self.gap, y: y), width: width)
      painted += line.items
      y += line.height + 6
    }
    size = CGSize(width: width + 2 * Self.gap, height: (y + Self.gap - 6).rounded(.up))
    items =
      [.fill(.rect(CGRect(origin: .zero, size: size)), palette.surroundings)]
      + glyphs(title, at: CGPoint(x: Self.gap, y: Self.gap), palette.secondaryLabel) + painted
  }

  private static let leastWidth: CGFloat = 280

  /// The screen, enlarged by what marks need around it.
  private static func area(around screen: CGRect, _ marks: [FindingMark]) -> CGRect {
    let most = screen.insetBy(dx: -reach, dy: -reach)
    return marks.compactMap(\.bounds).reduce(screen) { area, rect in
      let part = rect.insetBy(dx: -6, dy: -6).intersection(most)
      return part.isNull || part.isEmpty ? area : area.union(part)
    }
  }

  private func color(_ severity: Diagnostic.Severity) -> RGBA {
    switch severity {
    case .error: palette.conflict
    case .warning: palette.broken
    case .note: palette.frame
    }
  }

  // MARK: Marks

  private func drawn(_ mark: FindingMark, _ number: Int, _ offset: CGPoint) -> SceneItem {
    let ink = color(mark.severity)
    var items: [SceneItem] = []
    for shape in mark.shapes {
      let rect = shape.rect.offsetBy(dx: offset.x, dy: offset.y)
      guard rect.width >= 0, rect.height >= 0, rect.width.isFinite, rect.height.isFinite else { continue }
      switch shape {
      case .outline: items += lines(rect, ink, dash: [])
      case .dashed: items += lines(rect, ink, dash: [4, 3])
      case .area: items.append(.fill(.rect(rect), ink.withAlpha(0.35)))
      }
    }
    return .group(SceneItem.Group(kind: .plain, id: "finding:\(number)", title: mark.text, items: items))
  }

  /// Draws the number at the corner where reading begins, mostly outside of what may be text, and beside numbers that
  /// are already there.
  private func number(
    _ mark: FindingMark, _ number: Int, movedBy offset: CGPoint, within area: CGRect, isRightToLeft: Bool,
    besides taken: inout [CGPoint]
  ) -> [SceneItem] {
    guard let place = mark.shapes.first?.rect else { return [] }
    let outwards: CGFloat = isRightToLeft ? 1 : -1
    let x = (isRightToLeft ? place.maxX : place.minX) + outwards * 3
    var corner = CGPoint(
      x: min(max(x, area.minX + 7), area.maxX - 7) + offset.x,
      y: min(max(place.minY - 4, area.minY + 7), area.maxY - 7) + offset.y)
    while taken.contains(where: { abs($0.x - corner.x) < 15 && abs($0.y - corner.y) < 14 }) {
      corner.x -= outwards * 16
    }
    taken.append(corner)
    return [
      .group(
        SceneItem.Group(
          kind: .plain, id: "finding:\(number)/number", title: mark.text,
          items: badge(number, color(mark.severity), at: corner)))
    ]
  }

  private func lines(_ rect: CGRect, _ ink: RGBA, dash: [CGFloat]) -> [SceneItem] {
    let path = Path.rect(rect)
    return [
      .stroke(path, .init(color: palette.plate.withAlpha(0.7), width: 3)),
      .stroke(path, .init(color: ink, width: 1.5, dash: dash)),
    ]
  }

  private func badge(_ number: Int, _ ink: RGBA, at centre: CGPoint) -> [SceneItem] {
    let label = text("\(number)", width: nil, weight: .semibold, color: palette.plate, size: 9)
    let width = max(14, label.size.width + 7)
    let plate = CGRect(x: centre.x - width / 2, y: centre.y - 7, width: width, height: 14)
    let place = CGPoint(x: centre.x - label.size.width / 2, y: centre.y - label.size.height / 2)
    return [.fill(.roundedRect(plate, radius: 7), ink)] + glyphs(label, at: place, palette.plate)
  }

  // MARK: Text

  private func row(
    _ number: Int, _ mark: FindingMark, at place: CGPoint, width: CGFloat
  ) -> (items: [SceneItem], height: CGFloat) {
    let block = text(mark.text, width: width - 24, weight: .regular, color: palette.label)
    let badge = badge(number, color(mark.severity), at: CGPoint(x: place.x + 8, y: place.y + 7))
    return (
      badge + glyphs(block, at: CGPoint(x: place.x + 22, y: place.y), palette.label), max(14, block.size.height)
    )
  }

  private func text(
    _ string: String, width: CGFloat?, weight: UIFont.Weight, color: RGBA, size: CGFloat = FindingDrawing.type
  ) -> TypesetText {
    typesetter.typeset(
      TextRequest(
        string: string, font: .systemFont(ofSize: size, weight: weight), maxWidth: width,
        numberOfLines: width == nil ? 1 : 0, lineBreakMode: .byWordWrapping, alignment: .left))
  }

  private func glyphs(_ text: TypesetText, at place: CGPoint, _ color: RGBA) -> [SceneItem] {
    text.lines.flatMap { line in line.runs.map { .glyphs($0, at: place, color) } }
  }
}
