import LPLayoutModel
import Foundation

/// Draws the layers of annotations. All lines are drawn before the first label is placed, so that labels avoid lines.
struct AnnotationDrawing {
  let result: LayoutResult
  let options: SceneOptions
  let palette: Palette
  let typesetter: any TextMeasuring
  /// The indices of the views in focus; `nil` if there is no focus.
  let focus: Set<Int>?
  private let names: ConstraintNames
  private var placer: LabelPlacer
  private var maker: MarkMaker
  private var labels: [LabelRow] = []

  init(result: LayoutResult, options: SceneOptions, content: ShownContent, typesetter: any TextMeasuring) {
    self.result = result
    self.options = options
    self.typesetter = typesetter
    palette = Palette(result.traits.userInterfaceStyle)
    focus = options.focus.map { Set(result.views(matching: $0)) }
    names = ConstraintNames(result)
    var occupancy = Occupancy(bounds: CGRect(origin: .zero, size: result.size))
    for rect in content.texts { occupancy.add(rect, .text) }
    for rect in content.symbols { occupancy.add(rect, .symbol) }
    maker = MarkMaker(result: result, occupancy: occupancy)
    placer = LabelPlacer(occupancy: occupancy, usesGutters: !options.keepsToScreen)
    placer.views = ViewAreas(seenViews, in: result)
  }

  mutating func drawing() -> AnnotationLayers {
    let kinds = options.annotations
    var layers: [(id: String, items: [SceneItem])] = []
    if kinds.contains(.guides) { layers.append(("guides", GuideTints(self).items)) }
    if kinds.contains(.frames) { layers.append(("frames", frames())) }
    if kinds.contains(.alignment) { layers.append(("alignment-rects", alignmentRects())) }
    if kinds.contains(.baselines) { layers.append(("baselines", baselines())) }
    if kinds.contains(.constraints) { layers.append(("constraints", constraints())) }
    placer.occupancy = kinds.contains(.constraints) ? placer.occupancy : maker.occupancy
    // Without rectangles, a reader cannot tell what a label belongs to.
    let isBare = kinds.isDisjoint(with: [.frames, .alignment])
    if kinds.contains(.names) {
      layers.append(("names", isBare ? outlines("name", palette.name) : []))
      requestNames()
    }
    if kinds.contains(.sizes) {
      layers.append(("sizes", isBare && !kinds.contains(.names) ? outlines("size", palette.alignment) : []))
      requestSizes()
    }
    if kinds.isSuperset(of: [.guides, .names]) { requestGuideNames() }
    return finish(layers)
  }

  /// Places the labels that stand beside the screen, and draws the labels of each layer over its lines.
  private mutating func finish(_ layers: [(id: String, items: [SceneItem])]) -> AnnotationLayers {
    let (left, right) = placer.settle()
    let area = CGRect(x: -left, y: 0, width: result.size.width + left + right, height: result.size.height)
    var finished = AnnotationLayers(
      gutters: (left, right), unseen: maker.unseen.count, key: key(of: layers))
    if let focus { finished.items.append(dimming(around: focus)) }
    for layer in layers {
      let rows = labels.filter { $0.layer == layer.id }
      var (leaders, plates): ([SceneItem], [SceneItem]) = ([], [])
      for row in rows {
        guard let spot = placer.spot(row.number) else {
          finished.unplaced.append(layer.id)
          continue
        }
        leaders += row.leader(at: spot)
        plates += row.plates(at: spot, palette: palette)
        finished.labels += row.placed(at: spot)
      }
      let marks = left + right == 0 ? layer.items : withinScreen(layer.items, id: "\(layer.id)/marks")
      finished.items.append(
        .group(SceneItem.Group(kind: .layer, id: layer.id, clip: .rect(area), items: marks + leaders + plates)))
    }
    return finished
  }

  private func key(of layers: [(id: String, items: [SceneItem])]) -> [KeyEntry] {
    let words = labels.filter { $0.layer == "constraints" }.flatMap { row in
      row.pieces.flatMap { $0.label.parts.map(\.part.text) }
    }
    return KeyEntry.entries(
      marks: maker.marks, words: Set(words), layers: Set(layers.filter { !$0.items.isEmpty }.map(\.id)),
      guides: GuideTints(self).kinds)
  }

  /// Clips marks to the screen. Labels beside the screen widen the picture, but marks still end at the screen's edges.
  private func withinScreen(_ items: [SceneItem], id: String) -> [SceneItem] {
    let screen = CGRect(origin: .zero, size: result.size)
    return items.isEmpty ? [] : [.group(SceneItem.Group(kind: .plain, id: id, clip: .rect(screen), items: items))]
  }

  /// The indices of the visible views, without the screen.
  var shownViews: [Int] {
    result.views.indices.filter { index in
      let view = result.views[index]
      return view.parent != nil && !view.isHidden && view.frame.isDrawable && view.alignmentRect.isDrawable
        && (focus?.contains(index) ?? true)
    }
  }

  /// The views of which something is visible on the screen, each with the visible part of its alignment rectangle.
  private var seenViews: [(index: Int, seen: CGRect)] {
    shownViews.compactMap { index in
      let seen = result.visibleArea(around: .view(index)).intersection(result.views[index].alignmentRect)
      return seen.isNull ? nil : (index, seen)
    }
  }

  /// Fades everything except the views in focus.
  private func dimming(around focus: Set<Int>) -> SceneItem {
    var path = Path.rect(CGRect(origin: .zero, size: result.size))
    let frames = result.views.indices.filter(focus.contains).map { result.views[$0].frame }
    // Overlapping holes would be filled again by the non-zero rule.
    for (number, frame) in frames.enumerated() where !frames[..<number].contains(where: frame.intersects) {
      path.elements += Path.rect(frame).counterclockwise.elements
    }
    return .group(
      SceneItem.Group(kind: .plain, id: "dimming", items: [.fill(path, palette.systemBackground.withAlpha(0.6))]))
  }

  // MARK: Rectangles

  private func outline(_ rect: CGRect, _ color: RGBA, dash: [CGFloat] = []) -> SceneItem {
    // The line is inside the rectangle, so that outlines of neighbours stay apart and the screen's own is visible.
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
    shownViews.map { index in
      let rect = result.views[index].alignmentRect
      // A pale edge separates the line from a screen of a similar colour.
      let edge = SceneItem.Stroke(color: palette.plate.withAlpha(0.5), width: 1)
      return group(index, "alignment", [.stroke(.rect(rect.insetBy(0.25)), edge), outline(rect, palette.alignment)])
    }
  }

  /// Draws pale outlines that show what labels refer to.
  private func outlines(_ layer: String, _ color: RGBA) -> [SceneItem] {
    seenViews.map { group($0.index, layer, [outline(result.views[$0.index].alignmentRect, color.withAlpha(0.35))]) }
  }

  private mutating func baselines() -> [SceneItem] {
    shownViews.compactMap { index in
      let view = result.views[index]
      var levels = [view.content.firstBaseline, view.content.lastBaseline].compactMap { $0 }
      if levels.count == 2, abs(levels[0] - levels[1]) < 0.01 { levels.removeLast() }
      guard !levels.isEmpty else { return nil }
      let lines = levels.map { LineSegment.along(.horizontal, from: view.frame.minX, to: view.frame.maxX, at: $0) }
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
    for index in result.constraints.indices where isShown(index) { maker.add(index) }
    maker.letterComparisons()
    let ambiguities = AmbiguityMark.marks(in: result, views: shownViews)
    let cuts = CutTextMark.marks(in: result, views: shownViews).filter {
      let area = result.visibleArea(around: .view($0.view))
      return !area.isNull && area.contains($0.segment.middle)
    }
    for segment in ambiguities.flatMap(\.segments) + cuts.map(\.segment) { maker.occupancy.add(segment) }
    placer.occupancy = maker.occupancy

    // Conflicts choose their places first and are painted last; ambiguous views and cut text follow, which have a fixed
    // place.
    let marks = maker.marks.sorted { ($0.status.rank, $0.index) < ($1.status.rank, $1.index) }
    let conflicts = marks.prefix { $0.status.rank == 0 }
    for mark in conflicts { request(mark) }
    let findings = ambiguities.map { draw($0) } + cuts.map { draw($0) }
    for mark in marks.dropFirst(conflicts.count) { request(mark) }
    return marks.reversed().map(draw) + findings
  }

  private func isShown(_ index: Int) -> Bool {
    let record = result.constraints[index]
    guard record.isDrawn else { return false }
    let items = record.ends.map(\.item)
    if let focus {
      let touched = items.compactMap { item -> Int? in if case .view(let view) = item { view } else { nil } }
      guard touched.contains(where: focus.contains) else { return false }
    }
    return !items.contains { result.viewIndex(of: $0).map { result.views[$0].isHidden } ?? true }
  }

  private func draw(_ mark: ConstraintMark) -> SceneItem {
    let record = result.constraints[mark.index]
    return .group(
      SceneItem.Group(
        kind: .constraint, id: names[mark.index], title: record.title, details: record.details,
        items: mark.items(palette: palette)))
  }

  private mutating func request(_ mark: ConstraintMark) {
    for label in mark.labels {
      let pieces = label.rows.map { index, parts in
        let record = result.constraints[index]
        return piece(
          parts, palette.color(of: record.status(in: result)), subject: names[index], kind: .constraint,
          title: record.title, details: record.details)
      }
      request(LabelRow(pieces: pieces, layer: "constraints"), at: label.home, owner: mark.owner)
    }
  }

  private mutating func draw(_ mark: AmbiguityMark) -> SceneItem {
    let view = result.views[mark.view]
    let (id, title) = ("ambiguous:\(view.path)", "\(view.name): \(mark.words) could have another value")
    let words = piece(
      [.badge("?"), .plain(mark.words)], palette.conflict, subject: id, title: title, details: view.details)
    request(LabelRow(pieces: [words], layer: "constraints"), at: mark.home)
    return .group(
      SceneItem.Group(kind: .plain, id: id, title: title, details: view.details, items: mark.items(palette: palette)))
  }

  private mutating func draw(_ mark: CutTextMark) -> SceneItem {
    let view = result.views[mark.view]
    let (id, title) = ("cut:\(view.path)/\(mark.line)", "\(view.name): the text is cut")
    let words = piece([.badge(CutTextMark.word)], palette.conflict, subject: id, title: title, details: view.details)
    request(LabelRow(pieces: [words], layer: "constraints"), at: .line(mark.segment))
    return .group(
      SceneItem.Group(kind: .plain, id: id, title: title, details: view.details, items: mark.items(palette: palette)))
  }

  // MARK: Labels

  private mutating func requestNames() {
    for (index, seen) in seenViews {
      let view = result.views[index]
      let rows = view.nameForms.map { name in
        let words = piece(
          [.plain(name)], palette.name, subject: "name:\(view.path)", title: view.title, details: view.details)
        return LabelRow(pieces: [words], layer: "names")
      }
      request(rows, handicap: 6, at: .corner(seen, .first(view.effectiveDirection), view: index), weight: .optional)
    }
  }

  private mutating func requestSizes() {
    for (index, seen) in seenViews {
      let view = result.views[index]
      let rect = view.alignmentRect
      let words = piece(
        [.faint("\(rect.width.label) × \(rect.height.label)")], palette.alignment, subject: "size:\(view.path)",
        title: view.title, details: view.details)
      request(
        LabelRow(pieces: [words], layer: "sizes"),
        at: .corner(seen, .last(view.effectiveDirection), view: index), weight: .optional)
    }
  }

  private mutating func requestGuideNames() {
    for guide in GuideTints(self).named {
      let words = piece(
        [.faint(guide.name)], palette.guide, subject: "guide:\(guide.path)", title: guide.name, details: "")
      request(
        LabelRow(pieces: [words], layer: "names"),
        at: .corner(guide.frame, .first(result.views[guide.owner].effectiveDirection)), weight: .optional)
    }
  }

  private func piece(
    _ parts: [LabelPart], _ color: RGBA, subject: String, kind: SceneItem.Group.Kind = .plain, title: String,
    details: String
  ) -> LabelRow.Piece {
    LabelRow.Piece(
      label: AnnotationLabel(parts, color: color, scale: result.traits.displayScale, typesetter: typesetter),
      subject: subject, kind: kind, title: title, details: details)
  }

  private mutating func request(
    _ row: LabelRow, at home: LabelPlacer.Home, owner: Int? = nil, weight: LabelPlacer.Weight = .needed
  ) {
    request(row.forms, handicap: 1, at: home, owner: owner, weight: weight)
  }

  /// - Parameter forms: the same label in several forms, the best first; not empty.
  private mutating func request(
    _ forms: [LabelRow], handicap: CGFloat, at home: LabelPlacer.Home, owner: Int? = nil, weight: LabelPlacer.Weight
  ) {
    let (number, form) = placer.place(
      forms.map(\.size), handicap: handicap, at: home, owner: owner, weight: weight)
    var row = forms[form]
    row.number = number
    labels.append(row)
  }
}

extension ViewRecord {
  /// The full name, then its last part: `card.title`, `title`. The label's place makes the short form understandable.
  fileprivate var nameForms: [String] {
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else { return [name] }
    return [name, String(name[name.index(after: dot)...])]
  }
}
