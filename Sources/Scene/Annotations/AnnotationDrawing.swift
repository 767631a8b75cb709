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
  /// The part of the screen that is in the picture.
  private(set) var shownArea: CGRect
  private let names: ConstraintNames
  private let seenViews: [SeenView]
  private let repeated: RepeatedStructures?
  private let grid: PixelGrid
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
    shownArea = occupancy.bounds
    grid = PixelGrid(scale: result.traits.displayScale)
    let shown = Self.shownViews(of: result)
    let seen = shown.compactMap { SeenView($0, in: result) }
    seenViews = seen.filter { [focus] view in focus?.contains(view.index) ?? true }
    // A page lists every constraint, and a reader who asks for one view wants all of it.
    repeated =
      options.keepsToScreen || focus != nil ? nil : RepeatedStructures(result, seen: Set(seen.map(\.index)))
    maker = MarkMaker(result: result, occupancy: occupancy, showsPartners: focus != nil)
    placer = LabelPlacer(occupancy: occupancy, usesGutters: !options.keepsToScreen)
    placer.views = ViewAreas(seen.map { ($0.index, $0.part) }, in: result)
  }

  mutating func drawing() -> AnnotationLayers {
    let kinds = options.annotations
    var layers: [(id: String, items: [SceneItem])] = []
    if kinds.contains(.guides) { layers.append(("guides", GuideTints(self).items)) }
    if kinds.contains(.frames) { layers.append(("frames", frames())) }
    if kinds.contains(.alignment) { layers.append(("alignment-rects", alignmentRects())) }
    let lines = kinds.contains(.baselines) ? baselines() : []
    if kinds.contains(.constraints) { layers.append(("constraints", constraints())) }
    // Thinner than an alignment of baselines, they are painted over it.
    if kinds.contains(.baselines) { layers.append(("baselines", lines)) }
    placer.occupancy = kinds.contains(.constraints) ? placer.occupancy : maker.occupancy
    // Without rectangles, a reader cannot tell what a label belongs to.
    let isBare = kinds.isDisjoint(with: [.frames, .alignment])
    if kinds.contains(.names) {
      layers.append(("names", isBare ? outlines("name", palette.name) : []))
      requestNames(of: { [repeated] in repeated?.isNamedElsewhere($0) != true }, layer: "names")
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
    let area = CGRect(
      x: shownArea.minX - left, y: shownArea.minY, width: shownArea.width + left + right, height: shownArea.height)
    var finished = AnnotationLayers(
      shownArea: shownArea, gutters: (left, right), unseen: maker.unseen.count, unseenViews: namesOfUnseenViews,
      repeated: repeated.map { ($0.constraints.count, $0.firsts.count) } ?? (0, 0), key: key(of: layers),
      marks: maker.marks)
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
    return items.isEmpty ? [] : [.group(SceneItem.Group(kind: .plain, id: id, clip: .rect(shownArea), items: items))]
  }

  /// The indices of the views that are not hidden, without the screen.
  private static func shownViews(of result: LayoutResult) -> [Int] {
    result.views.indices.filter { index in
      let view = result.views[index]
      return view.parent != nil && !view.isHidden && view.frame.isDrawable && view.alignmentRect.isDrawable
    }
  }

  /// The names of the outermost views of which nothing is visible, if outlines, names or sizes are drawn.
  private var namesOfUnseenViews: [String] {
    guard !options.annotations.isDisjoint(with: [.alignment, .frames, .names, .sizes]), focus == nil else { return [] }
    let unseen = Set(Self.shownViews(of: result)).subtracting(seenViews.map(\.index))
    return unseen.sorted().filter { index in
      !(result.views[index].parent.map(unseen.contains) ?? false)
    }.map { result.views[$0].name }
  }

  private var halo: Halo {
    let occupancy = maker.occupancy
    return Halo { occupancy.rects(of: .text, overlapping: $0) }
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

  private func outline(_ edges: VisibleEdges, _ color: RGBA, dash: [CGFloat] = []) -> SceneItem {
    .stroke(edges.path, SceneItem.Stroke(color: color, width: grid.width(0.5), dash: dash))
  }

  /// The visible edges of a rectangle. The line is inside the rectangle, so that outlines of neighbours stay apart and
  /// the screen's own is visible.
  private func edges(of rect: CGRect, _ view: SeenView) -> VisibleEdges {
    VisibleEdges(of: rect.insetBy(grid.width(0.5) / 2), within: view.area)
  }

  private func group(_ index: Int, _ layer: String, _ items: [SceneItem]) -> SceneItem {
    let view = result.views[index]
    return .group(
      SceneItem.Group(kind: .plain, id: "\(layer):\(view.path)", title: view.title, details: view.details, items: items)
    )
  }

  private func frames() -> [SceneItem] {
    let onlyDifferent = options.annotations.contains(.alignment)
    return seenViews.filter { view in
      !onlyDifferent || result.views[view.index].frame != result.views[view.index].alignmentRect
    }.map { view in
      let edges = edges(of: result.views[view.index].frame, view)
      return group(view.index, "frame", [outline(edges, palette.frame, dash: [2, 1.5])])
    }
  }

  private func alignmentRects() -> [SceneItem] {
    // A pale edge separates the line from a screen of a similar colour.
    let (edge, halo) = (SceneItem.Stroke(color: palette.plate.withAlpha(0.5), width: 1), halo)
    return seenViews.map { view in
      let edges = edges(of: result.views[view.index].alignmentRect, view)
      return group(
        view.index, "alignment", halo.items(around: edges.segments, edge) + [outline(edges, palette.alignment)])
    }
  }

  /// Draws pale outlines that show what labels refer to.
  private func outlines(_ layer: String, _ color: RGBA) -> [SceneItem] {
    seenViews.map { view in
      let edges = edges(of: result.views[view.index].alignmentRect, view)
      return group(view.index, layer, [outline(edges, color.withAlpha(0.35))])
    }
  }

  private mutating func baselines() -> [SceneItem] {
    let width = grid.width(0.5)
    return seenViews.compactMap { seen in
      let view = result.views[seen.index]
      var levels = [view.content.firstBaseline, view.content.lastBaseline].compactMap { $0 }
      if levels.count == 2, abs(levels[0] - levels[1]) < 0.01 { levels.removeLast() }
      let (low, high) = (max(view.frame.minX, seen.area.minX), min(view.frame.maxX, seen.area.maxX))
      levels = levels.filter { seen.area.minY <= $0 && $0 <= seen.area.maxY }
      guard !levels.isEmpty, low < high else { return nil }
      let lines = levels.map { LineSegment.along(.horizontal, from: low, to: high, at: $0) }
      for line in lines { maker.occupancy.add(line) }
      return group(
        seen.index, "baseline",
        lines.map { grid.aligned($0, width: width) }.map {
          .stroke(.line(from: $0.start, to: $0.end), SceneItem.Stroke(color: palette.baseline, width: width))
        })
    }
  }

  // MARK: Constraints

  private mutating func constraints() -> [SceneItem] {
    let drawn = result.constraints.indices.filter(isShown)
    for index in drawn { maker.add(index) }
    maker.letterComparisons()
    if let focus, !options.keepsToScreen {
      shownArea = FocusArea.rect(around: focus, drawn, maker.marks, in: result)
      placer.keepWithin(shownArea)
    }
    let views = Self.shownViews(of: result).filter { focus?.contains($0) ?? true }
    let ambiguities = AmbiguityMark.marks(in: result, views: views).filter(isSeen)
    let cuts = CutTextMark.marks(in: result, views: views).filter {
      let area = result.visibleArea(around: .view($0.view))
      return !area.isNull && area.contains($0.segment.middle)
    }
    let sizes = ContentSizeMark.marks(in: result, views: Set(views))
    let gaps = StackSpacing.gaps(in: result, where: isBetweenShownViews)
    for segment in ambiguities.flatMap(\.segments) + cuts.map(\.segment) + sizes.map(\.line) {
      maker.occupancy.add(segment)
    }
    placer.occupancy = maker.occupancy

    // Conflicts choose their places first and are painted last; ambiguous views and cut text follow, which have a fixed
    // place.
    let marks = maker.marks.sorted { ($0.status.rank, $0.index) < ($1.status.rank, $1.index) }
    let conflicts = marks.prefix { $0.status.rank == 0 }
    for mark in conflicts { request(mark) }
    let findings = ambiguities.map { draw($0) } + cuts.map { draw($0) } + sizes.map { draw($0) }
    for mark in marks.dropFirst(conflicts.count) { request(mark) }
    for (root, first) in repeated?.firsts ?? [] { requestReference(root, to: first) }
    let named = options.annotations.contains(.names) ? [] : Set(repeated?.firsts.map(\.first) ?? [])
    requestNames(of: { named.contains($0) }, layer: "constraints")
    return gaps.map { draw($0) } + marks.reversed().map(draw) + findings
  }

  private func isShown(_ index: Int) -> Bool {
    let record = result.constraints[index]
    return record.isDrawn && !(repeated?.constraints.contains(index) ?? false) && isBetweenShownViews(record)
  }

  private func isBetweenShownViews(_ record: ConstraintRecord) -> Bool {
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
        items: mark.items(palette: palette, halo: halo, grid: grid)))
  }

  private mutating func request(_ mark: ConstraintMark) {
    let subjects = Set(mark.constraints.flatMap(innermostViews)).sorted()
    for label in mark.labels {
      var row = LabelRow(pieces: pieces(label.rows), layer: "constraints")
      row.short = pieces(label.short)
      request(row, at: label.home, of: subjects, owner: mark.owner)
    }
  }

  private func pieces(_ rows: [(constraint: Int, parts: [LabelPart])]) -> [LabelRow.Piece] {
    rows.map { index, parts in
      let record = result.constraints[index]
      return piece(
        parts, palette.color(of: record.status(in: result)), subject: names[index], kind: .constraint,
        title: record.title, details: record.details)
    }
  }

  /// The views that a constraint is about: those that it mentions, without those around others of them.
  private func innermostViews(_ constraint: Int) -> [Int] {
    let views = result.constraints[constraint].ends.compactMap { result.viewIndex(of: $0.item) }
    return views.filter { view in !views.contains { result.isAncestor(view, of: $0) } }
  }

  /// Whether one of an ambiguous view's two places is visible.
  private func isSeen(_ mark: AmbiguityMark) -> Bool {
    let area = result.visibleArea(around: .view(mark.view))
    return mark.rect.isSeen(in: area) || mark.alternative?.isSeen(in: area) == true
  }

  /// Clips what continues outside the views around it.
  private func clip(_ rects: [CGRect], to area: CGRect) -> Path? {
    let room = area.insetBy(dx: -1, dy: -1)
    return area.isNull || rects.allSatisfy(room.encloses) ? nil : .rect(room)
  }

  private mutating func draw(_ gap: StackSpacing) -> SceneItem {
    let record = result.constraints[gap.constraint]
    let words = piece(
      [.faint(gap.length.label)], palette.frame, subject: names[gap.constraint], kind: .constraint,
      title: record.title, details: record.details)
    request(
      LabelRow(pieces: [words], layer: "constraints"), at: .line(gap.line), of: innermostViews(gap.constraint),
      weight: .optional)
    return .group(
      SceneItem.Group(
        kind: .constraint, id: names[gap.constraint], title: record.title, details: record.details,
        items: gap.items(palette: palette)))
  }

  private mutating func draw(_ mark: ContentSizeMark) -> SceneItem {
    let view = result.views[mark.view]
    let (id, title) = ("content:\(view.path)/\(mark.axis)", "\(view.name): \(mark.words), which constraints leave open")
    let words = piece(
      [.badge("?"), .plain(mark.words)], palette.conflict, subject: id, title: title, details: view.details)
    request(LabelRow(pieces: [words], layer: "constraints"), at: .line(mark.line))
    return .group(
      SceneItem.Group(
        kind: .plain, id: id, title: title, details: view.details, items: mark.items(palette: palette, halo: halo)))
  }

  /// Says that a view has the constraints of another one of the same structure.
  private mutating func requestReference(_ view: Int, to first: Int) {
    guard let seen = seenViews.first(where: { $0.index == view }) else { return }
    let (view, name) = (result.views[view], result.views[first].name)
    let words = piece(
      [.faint("as \(name)")], palette.name, subject: "repeat:\(view.path)",
      title: "\(view.name) has the constraints of \(name), except for those that are drawn", details: view.details)
    request(
      LabelRow(pieces: [words], layer: "constraints"),
      at: .corner(seen.part, .first(view.effectiveDirection), view: seen.index), of: [seen.index], weight: .optional)
  }

  private mutating func draw(_ mark: AmbiguityMark) -> SceneItem {
    let view = result.views[mark.view]
    let (id, title) = ("ambiguous:\(view.path)", "\(view.name): \(mark.words) could have another value")
    let words = piece(
      [.badge("?"), .plain(mark.words)], palette.conflict, subject: id, title: title, details: view.details)
    request(LabelRow(pieces: [words], layer: "constraints"), at: mark.home)
    return .group(
      SceneItem.Group(
        kind: .plain, id: id, title: title, details: view.details,
        clip: clip(
          [mark.rect] + [mark.alternative].compactMap { $0 }, to: result.visibleArea(around: .view(mark.view))),
        items: mark.items(palette: palette, halo: halo)))
  }

  private mutating func draw(_ mark: CutTextMark) -> SceneItem {
    let view = result.views[mark.view]
    let (id, title) = ("cut:\(view.path)/\(mark.line)", "\(view.name): the text is cut")
    let words = piece([.badge(CutTextMark.word)], palette.conflict, subject: id, title: title, details: view.details)
    request(LabelRow(pieces: [words], layer: "constraints"), at: .line(mark.segment))
    return .group(
      SceneItem.Group(
        kind: .plain, id: id, title: title, details: view.details, items: mark.items(palette: palette, halo: halo)))
  }

  // MARK: Labels

  private mutating func requestNames(of isWanted: (Int) -> Bool, layer: String) {
    for seen in seenViews where isWanted(seen.index) {
      let view = result.views[seen.index]
      let rows = view.nameForms.map { name in
        let words = piece(
          [.plain(name)], palette.name, subject: "name:\(view.path)", title: view.title, details: view.details)
        return LabelRow(pieces: [words], layer: layer)
      }
      request(
        rows, handicap: 6, at: .corner(seen.part, .first(view.effectiveDirection), view: seen.index), of: [seen.index],
        weight: .optional)
    }
  }

  private mutating func requestSizes() {
    for seen in seenViews where repeated?.isSizedElsewhere(seen.index) != true {
      let view = result.views[seen.index]
      let rect = view.alignmentRect
      let words = piece(
        [.faint("\(rect.width.label) × \(rect.height.label)")], palette.alignment, subject: "size:\(view.path)",
        title: view.title, details: view.details)
      request(
        LabelRow(pieces: [words], layer: "sizes"),
        at: .corner(seen.part, .last(view.effectiveDirection), view: seen.index), of: [seen.index], weight: .optional)
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
    _ row: LabelRow, at home: LabelPlacer.Home, of subjects: [Int] = [], owner: Int? = nil,
    weight: LabelPlacer.Weight = .needed
  ) {
    request(row.forms, handicap: row.short.isEmpty ? 1 : 3, at: home, of: subjects, owner: owner, weight: weight)
  }

  /// - Parameter forms: the same label in several forms, the best first; not empty.
  private mutating func request(
    _ forms: [LabelRow], handicap: CGFloat, at home: LabelPlacer.Home, of subjects: [Int], owner: Int? = nil,
    weight: LabelPlacer.Weight
  ) {
    let (number, form) = placer.place(
      forms.map(\.size), handicap: handicap, at: home, of: subjects, owner: owner, weight: weight)
    var row = forms[form]
    row.number = number
    labels.append(row)
  }
}

/// A view of which something is visible.
struct SeenView {
  var index: Int
  /// The part that no view around it clips.
  var area: CGRect
  /// The visible part of its alignment rectangle.
  var part: CGRect

  init?(_ index: Int, in result: LayoutResult) {
    let (rect, frame) = (result.views[index].alignmentRect, result.views[index].frame)
    let area = result.visibleArea(around: .view(index))
    guard rect.isSeen(in: area) || frame.isSeen(in: area), !area.isNull else { return nil }
    let part = area.intersection(rect.isSeen(in: area) ? rect : frame)
    guard !part.isNull else { return nil }
    (self.index, self.area, self.part) = (index, area, part)
  }
}

extension ViewRecord {
  /// The full name, then its last part: `card.title`, `title`. The label's place makes the short form understandable.
  fileprivate var nameForms: [String] {
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else { return [name] }
    return [name, String(name[name.index(after: dot)...])]
  }
}
