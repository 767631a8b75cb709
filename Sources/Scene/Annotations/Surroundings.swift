import AutoLayout
import Foundation

/// One line of the legend.
struct LegendEntry: Hashable, Sendable {
  var badge: String
  var text: String
  /// Where it was written: `Card.swift:21`.
  var place: String
  var standing: Standing
  /// Further lines of one conflict are indented under its first.
  var isContinued = false

  /// Conflicts constraint by constraint, then what is broken, then who is ambiguous.
  static func entries(for result: LayoutResult, focus: Set<Int>?) -> [LegendEntry] {
    func isInFocus(_ record: ConstraintRecord) -> Bool {
      guard let focus else { return true }
      return [record.first, record.second].contains { item in
        if case .view(let view) = item { focus.contains(view) } else { false }
      }
    }
    let records = result.constraints.filter { $0.isDrawn && isInFocus($0) }
    return conflicts(records) + broken(records)
      + ambiguous(result.views.indices.filter { focus?.contains($0) ?? true }.map { result.views[$0] })
  }

  private static func conflicts(_ records: [ConstraintRecord]) -> [LegendEntry] {
    let numbers = records.compactMap(\.conflict).reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
    let numbered = numbers.sorted().flatMap { number in
      records.filter { $0.conflict == number }.enumerated().map { offset, record in
        LegendEntry(
          badge: "\(number)", text: record.fullEquation + aside(record), place: record.callSite?.description ?? "",
          standing: .conflict(number), isContinued: offset > 0)
      }
    }
    let unnumbered = records.filter { $0.conflict == nil && !aside($0).isEmpty }.map {
      LegendEntry(
        badge: "!", text: $0.fullEquation + aside($0), place: $0.callSite?.description ?? "", standing: .conflict(nil))
    }
    return numbered + unnumbered
  }

  private static func aside(_ record: ConstraintRecord) -> String {
    if case .setAside(let by) = record.state { "   set aside, off by \(abs(by).label)" } else { "" }
  }

  private static func broken(_ records: [ConstraintRecord]) -> [LegendEntry] {
    records.compactMap { record in
      guard case .broken(let by) = record.state, record.conflict == nil else { return nil }
      return LegendEntry(
        badge: "±", text: "\(record.fullEquation)   off by \(abs(by).label)",
        place: record.callSite?.description ?? "", standing: .broken)
    }
  }

  private static func ambiguous(_ views: [ViewRecord]) -> [LegendEntry] {
    views.filter { !$0.ambiguousAttributes.isEmpty && !$0.isHidden }.map { view in
      let names = view.ambiguousAttributes.map(\.name).joined(separator: ", ")
      return LegendEntry(
        badge: "?", text: "\(view.name): \(names) could have another value", place: view.callSite?.description ?? "",
        standing: .ambiguous)
    }
  }
}

/// Caption above and legend below the screen, outside its area.
struct Surroundings {
  private struct Line {
    var items: [SceneItem]
    var height: CGFloat
  }

  private let palette: Palette
  private let caption: [Line]
  private let legend: [Line]
  private let screen: CGSize
  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 8
  private static let least: CGFloat = 240
  private static let mostBroken = 12

  var isEmpty: Bool { caption.isEmpty && legend.isEmpty }

  init(plan: AnnotationPlan, palette: Palette, typesetter: any TextMeasuring) {
    self.palette = palette
    screen = plan.result.size
    let width = max(Self.least, screen.width)
    let scale = plan.result.traits.displayScale
    func typeset(_ string: String, _ font: Font, _ width: CGFloat) -> TypesetText {
      typesetter.typeset(
        TextRequest(
          string: string, font: font, maxWidth: width, numberOfLines: 0, lineBreakMode: .byWordWrapping,
          alignment: .left, scale: scale))
    }
    caption =
      plan.options.caption.map { words in
        let text = typeset(words, .systemFont(ofSize: 12, weight: .semibold), width)
        return [Line(items: text.items(at: .zero, palette.label), height: text.size.height)]
      } ?? []
    let broken = plan.legend.filter { $0.standing == .broken }
    let hidden = max(0, broken.count - Self.mostBroken)
    var lines = plan.legend.filter { $0.standing != .broken || broken.prefix(Self.mostBroken).contains($0) }.map {
      Self.line($0, width: width, palette: palette, typeset: typeset)
    }
    if hidden > 0 {
      let text = typeset("and \(hidden) more that are not satisfied", .systemFont(ofSize: 9), width)
      lines.append(Line(items: text.items(at: .zero, palette.secondaryLabel), height: text.size.height))
    }
    legend = lines
  }

  private static func line(
    _ entry: LegendEntry, width: CGFloat, palette: Palette, typeset: (String, Font, CGFloat) -> TypesetText
  ) -> Line {
    let color = palette.color(of: entry.standing)
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

  private func height(_ lines: [Line]) -> CGFloat {
    lines.isEmpty ? 0 : lines.map(\.height).reduce(0, +) + CGFloat(lines.count - 1) * 3
  }

  private var screenTop: CGFloat { Self.margin + (caption.isEmpty ? 0 : height(caption) + Self.gap) }

  var size: CGSize {
    let legendHeight = legend.isEmpty ? 0 : height(legend) + Self.gap
    return CGSize(
      width: (max(Self.least, screen.width) + 2 * Self.margin).rounded(.up),
      height: (screenTop + screen.height + legendHeight + Self.margin).rounded(.up))
  }

  /// The screen's items in their place, with caption and legend around them.
  func around(_ items: [SceneItem]) -> [SceneItem] {
    let area = CGRect(origin: .zero, size: screen)
    return [
      .fill(.rect(CGRect(origin: .zero, size: size)), palette.surroundings),
      stack(caption, id: "caption", from: Self.margin),
      .group(
        SceneItem.Group(
          kind: .plain, id: "screen", clip: .rect(area), offset: CGPoint(x: Self.margin, y: screenTop), items: items)),
      stack(legend, id: "legend", from: screenTop + screen.height + Self.gap),
    ]
  }

  private func stack(_ lines: [Line], id: String, from top: CGFloat) -> SceneItem {
    var y: CGFloat = 0
    var items: [SceneItem] = []
    for (number, line) in lines.enumerated() {
      items.append(
        .group(
          SceneItem.Group(
            kind: .plain, id: "\(id).\(number)", offset: CGPoint(x: 0, y: y), items: line.items)))
      y += line.height + 3
    }
    return .group(SceneItem.Group(kind: .plain, id: id, offset: CGPoint(x: Self.margin, y: top), items: items))
  }
}

extension TypesetText {
  func items(at origin: CGPoint, _ color: RGBA) -> [SceneItem] {
    lines.flatMap { line in line.runs.map { .glyphs($0, at: origin, color) } }
  }
}
