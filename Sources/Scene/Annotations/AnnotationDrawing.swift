import AutoLayout
import Foundation

/// Draws the layers of annotations. Lines come first, so that labels can keep clear of all of them.
struct AnnotationDrawing {
  let result: LayoutResult
  let options: SceneOptions
  let palette: Palette
  let typesetter: any TextMeasuring
  /// The views in focus; nil where all are.
  let focus: Set<Int>?
  var placer: LabelPlacer
  private var maker: MarkMaker

  init(result: LayoutResult, options: SceneOptions, content: ShownContent, typesetter: any TextMeasuring) {
    self.result = result
    self.options = options
    self.typesetter = typesetter
    palette = Palette(result.traits.userInterfaceStyle)
    focus = options.focus.map { Set(result.views(matching: $0)) }
    var occupancy = Occupancy(bounds: CGRect(origin: .zero, size: result.size))
    for rect in content.texts { occupancy.add(rect, .text) }
    for rect in content.symbols { occupancy.add(rect, .symbol) }
    maker = MarkMaker(result: result, occupancy: occupancy)
    placer = LabelPlacer(occupancy: occupancy)
  }

  mutating func layers() -> [SceneItem] {
    let kinds = options.annotations
    var layers: [SceneItem] = []
    if let focus { layers.append(veil(around: focus)) }
    if kinds.contains(.guides) { layers.append(layer("guides", GuideTints(self).items)) }
    if kinds.contains(.frames) { layers.append(layer("frames", frames())) }
    if kinds.contains(.alignment) { layers.append(layer("alignment-rects", alignmentRects())) }
    if kinds.contains(.baselines) { layers.append(layer("baselines", baselines())) }
    if kinds.contains(.constraints) { layers.append(layer("constraints", constraints())) }
    placer.occupancy = kinds.contains(.constraints) ? placer.occupancy : maker.occupancy
    if kinds.contains(.names) { layers.append(layer("names", names())) }
    if kinds.contains(.sizes) { layers.append(layer("sizes", sizes())) }
    return layers
  }

  private func layer(_ id: String, _ items: [SceneItem]) -> SceneItem {
    .group(
      SceneItem.Group(
        kind: .layer, id: id, clip: .rect(CGRect(origin: .zero, size: result.size)), items: items))
  }

  /// Views that are drawn, without the screen itself.
  var shownViews: [Int] {
    result.views.indices.filter { index in
      let view = result.views[index]
      return view.parent != nil && !view.isHidden && view.frame.isDrawable && view.alignmentRect.isDrawable
        && (focus?.contains(index) ?? true)
    }
  }

  /// Fades everything but the views in focus.
  private func veil(around focus: Set<Int>) -> SceneItem {
    var path = Path.rect(CGRect(origin: .zero, size: result.size))
    let frames = result.views.indices.filter(focus.contains).map { result.views[$0].frame }
    // Holes that overlap would fill up again.
    for (number, frame) in frames.enumerated() where !frames[..<number].contains(where: frame.intersects) {
      path.elements += Path.rect(frame).counterclockwise.elements
    }
    return .group(
      SceneItem.Group(kind: .plain, id: "veil", items: [.fill(path, palette.systemBackground.withAlpha(0.6))]))
  }

  // MARK: Rectangles

  private func outline(_ rect: CGRect, _ color: RGBA, dash: [CGFloat] = []) -> SceneItem {
    // Inside the rectangle, so that outlines of neighbours do not merge and the screen's own is seen.
    .stroke(.rect(rect.insetBy(0.25)), SceneItem.Stroke(color: color, width: 0.5, dash: dash))
  }

  private func group(_ index: Int, _ layer: String, _ items: [SceneItem]) -> SceneItem {
    let view = result.views[index]
    return .group(
      SceneItem.Group(kind: .plain, id: "\(layer):\(view.path)", title: view.title, details: view.details, items: items)
    )
  }

  private func frames() -> [SceneItem] {
    let onlyDifferent = options.annotations.contains(.alignment)
    return shownViews.filter { !onlyDifferent || result.views[$0].frame != result.views[$0].alignmentRect }.map {
      group($0, "frame", [outline(result.views[$0].frame, palette.frame, dash: [2, 1.5])])
    }
  }

  private func alignmentRects() -> [SceneItem] {
    shownViews.map { group($0, "alignment", [outline(result.views[$0].alignmentRect, palette.alignment)]) }
  }

  private mutating func baselines() -> [SceneItem] {
    shownViews.compactMap { index in
      let view = result.views[index]
      var levels = [view.firstBaseline, view.lastBaseline].compactMap { $0 }
      if levels.count == 2, abs(levels[0] - levels[1]) < 0.01 { levels.removeLast() }
      guard !levels.isEmpty else { return nil }
      let lines = levels.map { Segment.along(.horizontal, from: view.frame.minX, to: view.frame.maxX, at: $0) }
      for line in lines { maker.occupancy.add(line) }
      return group(
        index, "baseline",
        lines.map {
          .stroke(.line(from: $0.start, to: $0.end), SceneItem.Stroke(color: palette.baseline, width: 0.5))
        })
    }
  }

  // MARK: Constraints

  private mutating func constraints() -> [SceneItem] {
    let marks = result.constraints.indices.filter(isShown).compactMap { maker.mark($0) }
    let ambiguities = AmbiguityMark.marks(in: result, views: shownViews)
    let cuts = CutTextMark.marks(in: result, views: shownViews)
    for segment in ambiguities.flatMap(\.segments) + cuts.map(\.segment) { maker.occupancy.add(segment) }
    placer.occupancy = maker.occupancy

    // Conflicts get the best places, and are painted over the rest.
    let byRank = marks.indices.sorted {
      (marks[$0].standing.rank, marks[$0].index) < (marks[$1].standing.rank, marks[$1].index)
    }
    var groups: [SceneItem] = []
    for number in byRank { groups.insert(draw(marks[number]), at: 0) }
    for mark in ambiguities { groups.append(draw(mark)) }
    for mark in cuts { groups.append(draw(mark)) }
    return groups
  }

  private func isShown(_ index: Int) -> Bool {
    let record = result.constraints[index]
    guard record.isDrawn else { return false }
    let items = [record.first, record.second].compactMap { $0 }
    if let focus {
      let touched = items.compactMap { item -> Int? in if case .view(let view) = item { view } else { nil } }
      guard touched.contains(where: focus.contains) else { return false }
    }
    return !items.contains { result.viewIndex(of: $0).map { result.views[$0].isHidden } ?? true }
  }

  private mutating func draw(_ mark: ConstraintMark) -> SceneItem {
    let record = result.constraints[mark.index]
    let id = "constraint:\(mark.index)"
    var items = mark.items(palette: palette)
    for (parts, home) in mark.labels {
      items += label(
        parts, color: palette.color(of: mark.standing), at: home, owner: mark.index, layer: "constraints", subject: id)
    }
    return .group(
      SceneItem.Group(kind: .constraint, id: id, title: record.title, details: record.details, items: items))
  }

  private mutating func draw(_ mark: AmbiguityMark) -> SceneItem {
    let view = result.views[mark.view]
    let id = "ambiguous:\(view.path)"
    let words = label(
      [.badge("?"), .plain(mark.words)], color: palette.conflict, at: mark.home, owner: nil, layer: "constraints",
      subject: id)
    return .group(
      SceneItem.Group(
        kind: .plain, id: id, title: "\(view.name): \(mark.words) could have another value", details: view.details,
        items: mark.items(palette: palette) + words))
  }

  private mutating func draw(_ mark: CutTextMark) -> SceneItem {
    let view = result.views[mark.view]
    let id = "cut:\(view.path)/\(mark.line)"
    let words = label(
      [.badge("cut")], color: palette.conflict, at: .line(mark.segment), owner: nil, layer: "constraints", subject: id)
    return .group(
      SceneItem.Group(
        kind: .plain, id: id, title: "\(view.name): the text is cut", details: view.details,
        items: mark.items(palette: palette) + words))
  }

  // MARK: Labels

  private mutating func names() -> [SceneItem] {
    shownViews.map { index in
      let view = result.views[index]
      return group(
        index, "name",
        label(
          [.plain(view.name)], color: palette.name, at: .corner(view.alignmentRect, isTop: true), owner: nil,
          layer: "names", subject: "view:\(view.path)", weight: .optional))
    }
  }

  private mutating func sizes() -> [SceneItem] {
    shownViews.map { index in
      let rect = result.views[index].alignmentRect
      return group(
        index, "size",
        label(
          [.faint("\(rect.width.label) × \(rect.height.label)")], color: palette.alignment,
          at: .corner(rect, isTop: false), owner: nil, layer: "sizes", subject: "view:\(result.views[index].path)",
          weight: .optional))
    }
  }

  /// The label and its leader; nothing where there is no place.
  private mutating func label(
    _ parts: [LabelPart], color: RGBA, at home: LabelPlacer.Home, owner: Int?, layer: String, subject: String,
    weight: LabelPlacer.Weight = .needed
  ) -> [SceneItem] {
    let label = AnnotationLabel(parts, color: color, scale: result.traits.displayScale, typesetter: typesetter)
    guard
      let spot = placer.place(
        label, at: home, owner: owner, layer: layer, subject: subject, weight: weight)
    else { return [] }
    var items: [SceneItem] = []
    if let leader = spot.leader {
      items.append(
        .stroke(.line(from: leader.start, to: leader.end), SceneItem.Stroke(color: color.withAlpha(0.8), width: 0.5)))
      let dot = CGRect(x: leader.end.x - 1, y: leader.end.y - 1, width: 2, height: 2)
      items.append(.fill(.ellipse(in: dot), color))
    }
    return items + label.items(at: spot.rect.origin, palette: palette)
  }
}
