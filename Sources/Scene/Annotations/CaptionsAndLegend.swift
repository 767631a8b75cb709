import AutoLayout
import Foundation

/// The caption above the screen, the key and legend below it, and the space for labels beside it.
struct CaptionsAndLegend {
  private struct Line {
    var items: [SceneItem]
    var height: CGFloat
  }

  private struct Block {
    var id: String
    var lines: [Line]

    var height: CGFloat {
      lines.isEmpty ? 0 : lines.map(\.height).reduce(0, +) + CGFloat(lines.count - 1) * CaptionsAndLegend.leading
    }
  }

  private let palette: Palette
  private let typesetter: any TextMeasuring
  private let scale: CGFloat
  /// The part of the screen that is in the picture.
  private let screen: CGRect
  private let gutters: (left: CGFloat, right: CGFloat)
  /// The width of the text above and below the screen.
  private let width: CGFloat
  private var caption = Block(id: "caption", lines: [])
  private var below: [Block] = []
  /// The margin around the picture in points. It is 0 if only labels beside the screen surround it.
  private var margin: CGFloat { caption.lines.isEmpty && below.isEmpty ? 0 : 12 }
  private static let gap: CGFloat = 8
  private static let leading: CGFloat = 3
  private static let least: CGFloat = 240
  private static let mostBroken = 12

  var isEmpty: Bool { !isCropped && caption.lines.isEmpty && below.allSatisfy(\.lines.isEmpty) && gutters == (0, 0) }
  private let isCropped: Bool

  init(plan: AnnotationPlan, palette: Palette, typesetter: any TextMeasuring) {
    self.palette = palette
    self.typesetter = typesetter
    scale = plan.result.traits.displayScale
    screen = plan.shownArea
    isCropped = plan.shownArea.size != plan.result.size
    gutters = plan.gutters
    let hasNotes = plan.options.caption != nil || !plan.key.isEmpty || !plan.legend.isEmpty || !plan.omissions.isEmpty
    width = hasNotes ? max(Self.least, plan.area.width) : plan.area.width
    if let words = plan.options.caption {
      caption.lines = [line(words, .systemFont(ofSize: 12, weight: .semibold), palette.label)]
    }
    below = [
      Block(id: "key", lines: key(plan.key)), Block(id: "legend", lines: legend(plan.legend)),
      Block(
        id: "omissions",
        lines: plan.omissions.map { line($0, .systemFont(ofSize: 9), palette.secondaryLabel) }),
    ].filter { !$0.lines.isEmpty }
  }

  private func typeset(_ string: String, _ font: UIFont, _ width: CGFloat) -> TypesetText {
    typesetter.typeset(
      TextRequest(
        string: string, font: font, maxWidth: width, numberOfLines: 0, lineBreakMode: .byWordWrapping,
        alignment: .left, scale: scale))
  }

  private func line(_ words: String, _ font: UIFont, _ color: RGBA) -> Line {
    let text = typeset(words, font, width)
    return Line(items: text.items(at: .zero, color), height: text.size.height)
  }

  // MARK: Key

  /// Swatches with their words, as many in a line as fit.
  private func key(_ entries: [KeyEntry]) -> [Line] {
    var lines: [Line] = []
    var x = CGFloat.infinity
    for entry in entries {
      let text = typeset(entry.words, .systemFont(ofSize: 8), width)
      // A badge is as wide as its sign.
      let swatchWidth = entry.sign.map { label($0, palette.holds).size.width } ?? KeyEntry.swatch.width
      let wanted = swatchWidth + 4 + text.size.width
      if x + wanted > width {
        lines.append(Line(items: [], height: max(KeyEntry.swatch.height, text.size.height)))
        x = 0
      }
      let middle = lines[lines.count - 1].height / 2
      let swatch = SceneItem.Group(
        kind: .plain, id: "key.\(entry)", offset: CGPoint(x: x, y: middle - KeyEntry.swatch.height / 2),
        items: entry.items(palette: palette, badge: badge))
      lines[lines.count - 1].items.append(.group(swatch))
      let place = CGPoint(x: x + swatchWidth + 4, y: middle - text.size.height / 2)
      lines[lines.count - 1].items += text.items(at: place, palette.secondaryLabel)
      x += wanted + 12
    }
    return lines
  }

  private func badge(_ sign: String, _ color: RGBA) -> [SceneItem] {
    let label = label(sign, color)
    return label.items(at: CGPoint(x: 0, y: (KeyEntry.swatch.height - label.size.height) / 2), palette: palette)
  }

  private func label(_ sign: String, _ color: RGBA) -> AnnotationLabel {
    AnnotationLabel([.badge(sign)], color: color, scale: scale, typesetter: typesetter)
  }

  // MARK: Legend

  private func legend(_ entries: [LegendEntry]) -> [Line] {
    let broken = entries.filter { $0.status == .broken }
    let hidden = max(0, broken.count - Self.mostBroken)
    let lines = entries.filter { $0.status != .broken || broken.prefix(Self.mostBroken).contains($0) }.map(line)
    guard hidden > 0 else { return lines }
    return lines + [
      line("and \(hidden) more that are not satisfied", .systemFont(ofSize: 9), palette.secondaryLabel)
    ]
  }

  private func line(_ entry: LegendEntry) -> Line {
    let color = palette.color(of: entry.status)
    var items: [SceneItem] = []
    if !entry.isContinued {
      let badge = typeset(entry.badge, .systemFont(ofSize: 8, weight: .bold), width)
      let plate = CGRect(x: 0, y: 0, width: max(12, badge.size.width + 6), height: 12)
      items.append(.fill(.roundedRect(plate, radius: 3), color))
      let x = (plate.width - badge.size.width) / 2
      items += badge.items(at: CGPoint(x: x, y: (12 - badge.size.height) / 2), palette.plate)
    }
    let text = typeset(entry.text, .systemFont(ofSize: 9, weight: .medium), width - 18)
    items += text.items(at: CGPoint(x: 18, y: 0), color)
    guard !entry.place.isEmpty else { return Line(items: items, height: max(12, text.size.height)) }
    let place = typeset(entry.place, .systemFont(ofSize: 9), width - 18)
    let used = text.lines.last.map { $0.x + $0.width } ?? 0
    if used + 10 + place.size.width <= width - 18 {
      let y = text.lastBaseline - place.firstBaseline
      items += place.items(at: CGPoint(x: width - place.size.width, y: y), palette.secondaryLabel)
      return Line(items: items, height: max(12, text.size.height))
    }
    items += place.items(at: CGPoint(x: 18, y: text.size.height), palette.secondaryLabel)
    return Line(items: items, height: max(12, text.size.height + place.size.height))
  }

  // MARK: Picture

  private var screenTop: CGFloat { margin + (caption.lines.isEmpty ? 0 : caption.height + Self.gap) }

  var size: CGSize {
    let foot = below.reduce(0) { $0 + Self.gap + $1.height }
    return CGSize(
      width: (width + 2 * margin).rounded(.up),
      height: (screenTop + screen.height + foot + margin).rounded(.up))
  }

  /// The screen's items in their place, with the caption, key and legend around them.
  func around(_ items: [SceneItem]) -> [SceneItem] {
    let area = CGRect(
      x: screen.minX - gutters.left, y: screen.minY, width: gutters.left + screen.width + gutters.right,
      height: screen.height)
    var placed = [
      SceneItem.fill(.rect(CGRect(origin: .zero, size: size)), palette.surroundings),
      stack(caption, from: margin),
      .group(
        SceneItem.Group(
          kind: .plain, id: "screen", clip: .rect(area),
          offset: CGPoint(x: margin + gutters.left - screen.minX, y: screenTop - screen.minY), items: items)),
    ]
    var y = screenTop + screen.height + Self.gap
    for block in below {
      placed.append(stack(block, from: y))
      y += block.height + Self.gap
    }
    return placed
  }

  private func stack(_ block: Block, from top: CGFloat) -> SceneItem {
    var y: CGFloat = 0
    var items: [SceneItem] = []
    for (number, line) in block.lines.enumerated() {
      items.append(
        .group(
          SceneItem.Group(
            kind: .plain, id: "\(block.id).\(number)", offset: CGPoint(x: 0, y: y), items: line.items)))
      y += line.height + Self.leading
    }
    return .group(SceneItem.Group(kind: .plain, id: block.id, offset: CGPoint(x: margin, y: top), items: items))
  }
}

extension TypesetText {
  func items(at origin: CGPoint, _ color: RGBA) -> [SceneItem] {
    lines.flatMap { line in line.runs.map { .glyphs($0, at: origin, color) } }
  }
}
