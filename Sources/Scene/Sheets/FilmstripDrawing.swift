package import LPLayoutModel
import Foundation

extension Filmstrip {
  /// Draws two rows of pictures with one column for each step, outlines and numbers where a constraint is violated, and
  /// a list of these constraints.
  package func scene(typesetter: any TextMeasuring, options: SceneOptions = SceneOptions()) -> Scene {
    let drawing = FilmstripDrawing(self, options: options, typesetter: typesetter)
    return drawing.scene
  }
}

private struct FilmstripDrawing {
  private let film: Filmstrip
  private let typesetter: any TextMeasuring
  private let palette: Palette
  private let layout: SheetLayout
  private let scale: CGFloat

  private static let margin: CGFloat = 20
  private static let largest = CGSize(width: 200, height: 360)

  init(_ film: Filmstrip, options: SceneOptions, typesetter: any TextMeasuring) {
    self.film = film
    self.typesetter = typesetter
    let traits = film.frames[0].interpolated.result.traits
    palette = Palette(traits.userInterfaceStyle)
    scale = traits.displayScale
    var options = options
    options.showsLegend = false
    options.caption = nil
    func cells(_ step: (Filmstrip.Frame) -> TransitionRecord.Step) -> [ContactSheet.Cell] {
      film.frames.map { frame in
        ContactSheet.Cell("", Scene(result: step(frame).result, options: options, typesetter: typesetter))
      }
    }
    var sheet = ContactSheet(
      cells: cells(\.interpolated) + cells(\.solved), columns: film.frames.count,
      title: "\(film.title), \(film.timing)", columnLabels: film.frames.map { Filmstrip.milliseconds($0.time) },
      rowLabels: ["frames interpolated", "constants animated"], largest: Self.largest, style: traits.userInterfaceStyle)
    sheet.subtitle = film.variant
    layout = SheetLayout(sheet, typesetter: typesetter, scale: scale)
  }

  var scene: Scene {
    var scene = layout.scene
    var items = Array(scene.items.dropFirst())
    for step in film.frames.indices { items += marks(step, layout.pictureRect(step)) }
    var y = scene.size.height
    let width = max(scene.size.width, 320) - 2 * Self.margin
    for (index, line) in film.findings.enumerated() {
      let font = UIFont.systemFont(ofSize: 10, weight: index == 0 ? .semibold : .regular)
      let text = typesetter.typeset(
        TextRequest(
          string: line, font: font, maxWidth: width, numberOfLines: 0, lineBreakMode: .byWordWrapping,
          alignment: .left, scale: scale))
      items += text.items(at: CGPoint(x: Self.margin, y: y), isBreak(index) ? palette.conflict : palette.label)
      y += text.size.height + 3
    }
    scene.size = CGSize(width: width + 2 * Self.margin, height: (y + Self.margin).rounded(.up))
    let ground = SceneItem.fill(.rect(CGRect(origin: .zero, size: scene.size)), palette.surroundings)
    scene.items = [ground] + items
    return scene
  }

  private func isBreak(_ line: Int) -> Bool { (1..<1 + film.breaks.count).contains(line) }

  // MARK: Broken constraints

  /// Draws the constraints that do not hold at this step, with their wanted and actual values, and the views that they
  /// relate.
  private func marks(_ step: Int, _ place: CGRect) -> [SceneItem] {
    let frame = film.frames[step]
    let result = frame.interpolated.result
    let broken = frame.interpolated.breaks.compactMap { found in
      film.breaks.firstIndex { $0.constraint == found.constraint }.map { (constraint: found.constraint, number: $0) }
    }
    guard !broken.isEmpty, result.size.width > 0 else { return [] }
    let factor = place.width / result.size.width
    func onSheet(_ rect: CGRect) -> CGRect {
      CGRect(
        x: place.minX + rect.minX * factor, y: place.minY + rect.minY * factor, width: rect.width * factor,
        height: rect.height * factor)
    }
    let content = ShownContent(result)
    var taken = Occupancy(bounds: CGRect(origin: .zero, size: result.size))
    for rect in content.texts { taken.add(rect, .text) }
    var maker = MarkMaker(result: result, occupancy: taken)
    var (items, marks): ([SceneItem], [(number: Int, mark: ConstraintMark)]) = ([], [])
    var outlined: Set<String> = []
    for (constraint, number) in broken {
      for path in film.breaks[number].views where outlined.insert(path).inserted {
        items += result.views.first { $0.path == path }.map { outline(onSheet($0.alignmentRect)) } ?? []
      }
      let before = maker.marks.count
      maker.add(constraint)
      if maker.marks.count > before, let mark = maker.marks.last {
        marks.append((number + 1, mark.scaled(by: factor, to: place.origin)))
      }
    }
    var occupancy = Occupancy(bounds: place)
    for rect in content.texts.map(onSheet) { occupancy.add(rect, .text) }
    for (_, mark) in marks {
      for segment in mark.segments { occupancy.add(segment, owner: mark.owner) }
      items += mark.items(palette: palette)
    }
    return items + labels(marks, step, LabelPlacer(occupancy: occupancy))
  }

  private func outline(_ rect: CGRect) -> [SceneItem] {
    [
      .stroke(
        .rect(rect.insetBy(dx: -0.5, dy: -0.5)),
        SceneItem.Stroke(color: palette.conflict.withAlpha(0.8), width: 0.75, dash: [3, 2]))
    ]
  }

  /// The number of the list entry with the wanted and the actual value; only the number if there is no room.
  private func labels(
    _ marks: [(number: Int, mark: ConstraintMark)], _ step: Int, _ placer: LabelPlacer
  ) -> [SceneItem] {
    var placer = placer
    return marks.flatMap { number, mark -> [SceneItem] in
      guard let words = mark.labels.first, let home = mark.home else { return [] }
      let badge = LabelPart.badge("\(number)")
      // The list below has the priority.
      let parts = words.rows.flatMap(\.parts).filter { $0.style != .faint }
      let forms = [[badge] + parts, [badge]].map { parts in
        let label = AnnotationLabel(parts, color: palette.conflict, scale: scale, typesetter: typesetter)
        let piece = LabelRow.Piece(
          label: label, subject: "step.\(step):\(number)", kind: .plain, title: film.breaks[number - 1].words,
          details: "")
        return LabelRow(pieces: [piece], layer: "breaks")
      }
      let (label, form) = placer.place(forms.map(\.size), handicap: 40, at: home, owner: mark.owner)
      guard let spot = placer.spot(label) else { return [] }
      return forms[form].leader(at: spot) + forms[form].plates(at: spot, palette: palette)
    }
  }
}

extension ConstraintMark {
  /// The mark for a picture of another size, in the colour of a violation. Labels keep their words and lose their
  /// place.
  fileprivate func scaled(by factor: CGFloat, to origin: CGPoint) -> ConstraintMark {
    func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x * factor, y: origin.y + point.y * factor) }
    func scaled(_ segment: LineSegment) -> LineSegment {
      LineSegment(start: scaled(segment.start), end: scaled(segment.end))
    }
    var mark = ConstraintMark(
      index: index, status: .conflict(nil), isDashed: false,
      bars: bars.map {
        DimensionBar(segment: scaled($0.segment), isCutAtStart: $0.isCutAtStart, isCutAtEnd: $0.isCutAtEnd)
      },
      lines: (lines + baselines).map(scaled))
    mark.extensions = extensions.map(scaled)
    mark.labels = labels
    return mark
  }

  /// The longest line, at which the label is placed.
  fileprivate var home: LabelPlacer.Home? { segments.max { $0.length < $1.length }.map { .line($0) } }
}
