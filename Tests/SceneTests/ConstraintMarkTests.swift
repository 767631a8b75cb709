import AutoLayout
import Foundation
import Testing

@testable import Scene

/// Each kind of mark by what is in the picture of it, in both directions and both appearances.
struct ConstraintMarkTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    var direction: UIUserInterfaceLayoutDirection
    var style: UIUserInterfaceStyle
    var testDescription: String { "\(direction) \(style)" }
    var palette: Palette { Palette(style) }
  }

  static let settings: [Setting] = [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
    [UIUserInterfaceStyle.light, .dark].map { Setting(direction: direction, style: $0) }
  }

  /// A box at 40, 60 of 100 × 50, another one 20 points after it, and text in both.
  private struct Pair {
    let fixture: LayoutFixture
    let first: ConstraintRecord.Item
    let second: ConstraintRecord.Item

    init(_ setting: Setting) {
      fixture = LayoutFixture(direction: setting.direction, style: setting.style)
      first = .view(fixture.label("one", "One", 40, 60, 100, 50))
      second = .view(fixture.label("two", "Two", 160, 60, 100, 50))
    }

    var marks: [ConstraintMark] {
      let result = fixture.result
      var maker = MarkMaker(result: result, occupancy: Occupancy(bounds: CGRect(origin: .zero, size: fixture.size)))
      for index in result.constraints.indices { maker.add(index) }
      return maker.marks
    }

    var labels: [String] {
      AnnotationPlan(
        result: fixture.result, options: SceneOptions(annotations: .constraints), typesetter: FixedAdvanceText()
      ).labels.map(\.text)
    }

    /// Colours and dashes of the lines, without their pale edges.
    func strokes(_ setting: Setting) -> [SceneItem.Stroke] {
      marks.flatMap { $0.items(palette: setting.palette) }.compactMap { item in
        if case .stroke(_, let stroke) = item, stroke.color.alpha == 1 { stroke } else { nil }
      }
    }
  }

  @Test(arguments: settings)
  func `a distance is a bar with a cap at either edge and its constant`(setting: Setting) throws {
    let pair = Pair(setting)
    pair.fixture.constrain(pair.second, .leading, .equal, pair.first, .trailing, plus: 20)
    let mark = try #require(pair.marks.first)
    let ends = setting.direction == .leftToRight ? [140, 160] : [215, 235] as [CGFloat]
    #expect(mark.bars.map { [$0.segment.start.x, $0.segment.end.x] } == [ends])
    #expect(mark.bars[0].caps.count == 2 && mark.lines.isEmpty)
    #expect(pair.labels == ["20"])
    #expect(pair.strokes(setting).allSatisfy { $0.color == setting.palette.holds && $0.style.dashes.isEmpty })
  }

  @Test(arguments: settings)
  func `alignments and gaps of nothing are plain lines without words`(setting: Setting) {
    for attribute in [NSLayoutConstraint.Attribute.top, .bottom] {
      let pair = Pair(setting)
      pair.fixture.constrain(pair.first, attribute, .equal, pair.second, attribute)
      #expect(pair.marks.map(\.bars.count) == [0] && pair.marks[0].lines.count == 1)
      #expect(pair.labels.isEmpty)
    }
    let pair = Pair(setting)
    let touching = pair.fixture.view("three", "View", 140, 60, 20, 50)
    pair.fixture.constrain(.view(touching), .leading, .equal, pair.first, .trailing)
    #expect(pair.marks[0].lines.map(\.length) == [50] && pair.labels.isEmpty)
  }

  @Test(arguments: settings)
  func `centre lines lie beside and between the views, not over what they show`(setting: Setting) {
    let pair = Pair(setting)
    pair.fixture.constrain(pair.first, .centerY, .equal, pair.second, .centerY)
    let lines = pair.marks[0].lines
    #expect(lines.count == 3 && lines.allSatisfy { $0.start.y == 85 && $0.end.y == 85 })
    let inner = pair.fixture.result.views.dropFirst().map { $0.frame.insetBy(dx: 2, dy: 0) }
    #expect(lines.allSatisfy { line in inner.allSatisfy { !$0.intersects(line.rects(width: 1)[0]) } })
  }

  @Test(arguments: settings)
  func `a line from an edge to the middle of a view beside it reaches 6 points into that view`(setting: Setting) {
    for (gap, x) in [(0, 140), (10, 150), (0, 20), (10, 10)] as [(CGFloat, CGFloat)] {
      let pair = Pair(setting)
      let beside = pair.fixture.view("beside", "View", x, 60, 20, 25)
      pair.fixture.constrain(pair.first, .centerY, .equal, .view(beside), .bottom)
      #expect(pair.marks[0].lines.map(\.length) == [20 + gap + 6])
    }
  }

  @Test func `centres that rounding to pixels moved apart are aligned all the same`() {
    let fixture = LayoutFixture()
    fixture.traits.displayScale = 1
    let one = fixture.view("one", "View", 40, 60, 100, 50)
    let two = fixture.view("two", "View", 160, 61, 100, 50)
    fixture.constrain(.view(one), .centerY, .equal, .view(two), .centerY)
    fixture.editConstraint(0) { $0.state = .holds }
    func labels() -> [String] {
      AnnotationPlan(
        result: fixture.result, options: SceneOptions(annotations: .constraints), typesetter: FixedAdvanceText()
      ).labels.map(\.text)
    }
    #expect(labels().isEmpty)
    fixture.editConstraint(0) {
      $0.state = .broken(by: 1)
      $0.priority = 500
    }
    #expect(labels() == ["0, is −1 (−1) @500"])
  }

  @Test(arguments: settings)
  func `baselines are lines below their text`(setting: Setting) throws {
    let pair = Pair(setting)
    pair.fixture.constrain(pair.first, .firstBaseline, .equal, pair.second, .firstBaseline)
    let mark = try #require(pair.marks.first)
    let level = try #require(pair.fixture.result.views[1].content.firstBaseline)
    #expect(mark.baselines.map(\.start.y) == [level])
    #expect(mark.baselines[0].length == 220)
    // A pale edge would cut the letters.
    #expect(pair.marks.flatMap { $0.items(palette: setting.palette) }.count == 1)
  }

  @Test(arguments: settings)
  func `equal sizes have a badge on both bars`(setting: Setting) {
    let pair = Pair(setting)
    pair.fixture.constrain(pair.first, .width, .equal, pair.second, .width)
    #expect(pair.marks[0].bars.map(\.segment.length) == [100, 100])
    #expect(pair.labels == ["=", "="])
  }

  @Test(arguments: settings)
  func `equal distances have a badge on both bars, which a chain of them shares`(setting: Setting) throws {
    let pair = Pair(setting)
    let third = ConstraintRecord.Item.view(pair.fixture.label("three", "3", 280, 60, 50, 50))
    let fourth = ConstraintRecord.Item.view(pair.fixture.label("four", "4", 350, 60, 20, 50))
    func gap(_ one: ConstraintRecord.Item, _ two: ConstraintRecord.Item) -> (
      ConstraintRecord.End, ConstraintRecord.End
    ) {
      (.init(item: one, attribute: .trailing), .init(item: two, attribute: .leading))
    }
    let (a, b, c) = (gap(pair.first, pair.second), gap(pair.second, third), gap(third, fourth))
    pair.fixture.constrain(from: a.0, to: a.1, asFrom: b.0, to: b.1)
    pair.fixture.constrain(from: b.0, to: b.1, asFrom: c.0, to: c.1)
    let marks = pair.marks
    #expect(marks.flatMap(\.bars).map(\.segment.length) == [20, 20, 20])
    let starts = marks.flatMap(\.bars).map(\.segment.start.x)
    #expect(starts == (setting.direction == .leftToRight ? [140, 260, 330] : [215, 95, 25]))
    #expect(pair.labels == ["=", "=", "="])
    #expect(pair.strokes(setting).allSatisfy { $0.color == setting.palette.holds })
  }

  @Test(arguments: settings)
  func `a distance that is not what another makes it says by how much`(setting: Setting) throws {
    let pair = Pair(setting)
    let third = ConstraintRecord.Item.view(pair.fixture.label("three", "3", 300, 60, 50, 50))
    pair.fixture.constrain(
      from: .init(item: pair.second, attribute: .trailing), to: .init(item: third, attribute: .leading),
      asFrom: .init(item: pair.first, attribute: .trailing), to: .init(item: pair.second, attribute: .leading), plus: 4,
      priority: 500)
    #expect(pair.marks[0].bars.map(\.segment.length) == [40, 20])
    #expect(pair.strokes(setting).allSatisfy { $0.color == setting.palette.broken })
    #expect(Set(pair.labels) == ["= 24, is 40 (+16) @500", "="])
  }

  @Test(arguments: settings)
  func `a limit has a badge, and a ratio a tick in the corner`(setting: Setting) {
    let pair = Pair(setting)
    pair.fixture.constrain(pair.second, .leading, .greaterThanOrEqual, pair.first, .trailing, plus: 8)
    pair.fixture.constrain(pair.first, .width, .lessThanOrEqual, plus: 280)
    pair.fixture.constrain(pair.second, .width, .equal, pair.second, .height, times: 2)
    #expect(Set(pair.labels) == ["≥ 8 · 20", "≤ 280 · 100", "2:1"])
    #expect(pair.marks[2].bars.isEmpty && pair.marks[2].lines.count == 1)
  }

  @Test(arguments: settings)
  func `a ratio that another size spoils says which one there is`(setting: Setting) {
    let pair = Pair(setting)
    pair.fixture.constrain(pair.first, .width, .equal, pair.first, .height, priority: 750)
    #expect(pair.labels == ["1:1 is 2:1 @750"])
  }

  @Test(arguments: settings)
  func `from an edge to the opposite one of what holds it, the constant is the distance within`(setting: Setting) {
    let screen = ConstraintRecord.Item.view(0)
    for attribute in [NSLayoutConstraint.Attribute.top, .leading] {
      let opposite: NSLayoutConstraint.Attribute = attribute == .top ? .bottom : .trailing
      let pair = Pair(setting)
      pair.fixture.constrain(pair.first, opposite, .lessThanOrEqual, screen, attribute, plus: 480)
      pair.fixture.constrain(pair.second, attribute, .greaterThanOrEqual, screen, opposite, plus: -1200)
      #expect(pair.labels == (attribute == .top ? ["≤ 480 · 110", "≤ 1200 · 607"] : ["≤ 480 · 140", "≤ 1200 · 215"]))
    }
    let pair = Pair(setting)
    pair.fixture.constrain(screen, .top, .equal, pair.first, .bottom, plus: -110)
    #expect(pair.labels == ["110"])
  }

  @Test(arguments: settings)
  func `a guide of the author's own is no container of the views beside it`(setting: Setting) {
    let pair = Pair(setting)
    let gap = ConstraintRecord.Item.guide(pair.fixture.guide("gap", .custom, 160, 60, 100, 50))
    pair.fixture.constrain(gap, .leading, .equal, pair.first, .leading, plus: 120)
    #expect(pair.labels == ["120"])
    // But it lies in its view.
    pair.fixture.constrain(gap, .trailing, .equal, .view(0), .trailing, plus: -115)
    #expect(pair.labels == ["120", "115"])
  }

  @Test(arguments: settings)
  func `a bar between baselines goes past the text where it ends`(setting: Setting) throws {
    let fixture = LayoutFixture(direction: setting.direction, style: setting.style)
    let title = fixture.label("title", "A title", 16, 60, 300, 24)
    let long = fixture.label("long", "Long text that goes nearly as far as this", 16, 100, 300, 24, size: 12)
    fixture.constrain(.view(long), .firstBaseline, .equal, .view(title), .lastBaseline, plus: 40)
    fixture.editConstraint(0) { $0.state = .holds }
    let content = ShownContent(fixture.result)
    var occupancy = Occupancy(bounds: CGRect(origin: .zero, size: fixture.size))
    for text in content.texts { occupancy.add(text, .text) }
    var maker = MarkMaker(result: fixture.result, occupancy: occupancy)
    maker.add(0)
    let bar = try #require(maker.marks.first?.bars.first).segment
    #expect(content.texts.allSatisfy { !$0.intersects(bar.rects(width: 1)[0]) })
  }

  @Test(arguments: settings)
  func `what is optional is dashed, what is broken orange, and what is in conflict red`(setting: Setting) {
    let cases: [(priority: Float, wanted: CGFloat, conflict: Int?, color: RGBA, isDashed: Bool, label: String)] = [
      (750, 100, nil, setting.palette.holds, true, "100 @750"),
      (750, 120, nil, setting.palette.broken, true, "120, is 100 (−20) @750"),
      (1000, 120, 1, setting.palette.conflict, false, "1 120, is 100 (−20)"),
    ]
    for expected in cases {
      let pair = Pair(setting)
      pair.fixture.constrain(
        pair.first, .width, .equal, plus: expected.wanted, priority: expected.priority, conflict: expected.conflict)
      let strokes = pair.strokes(setting)
      #expect(strokes.allSatisfy { $0.color == expected.color })
      // Caps are never dashed.
      #expect(strokes.map(\.style.dashes.isEmpty) == [!expected.isDashed, true])
      #expect(pair.labels == [expected.label])
    }
  }

  private func groups(_ pair: Pair, _ annotations: Annotations) -> [SceneItem.Group] {
    Scene(
      result: pair.fixture.result, options: SceneOptions(annotations: annotations), typesetter: FixedAdvanceText()
    ).groups
  }

  @Test(arguments: settings)
  func `an ambiguous view has two ghosts and an arrow from one to the other`(setting: Setting) throws {
    let pair = Pair(setting)
    let place = pair.fixture.result.views[1].alignmentRect
    pair.fixture.edit(1) {
      $0.ambiguousAttributes = [.top]
      $0.alternativeRect = place.offsetBy(dx: 0, dy: 90)
    }
    let mark = try #require(groups(pair, .constraints).first { $0.id == "ambiguous:screen/one" })
    let ghosts = mark.items.compactMap { item in
      if case .fill(let path, let color) = item, color.alpha < 0.5 { path.controlPointBounds } else { nil }
    }
    #expect(ghosts == [place, place.offsetBy(dx: 0, dy: 90)])
    let arrow = try #require(
      AmbiguityMark.marks(in: pair.fixture.result, views: [1]).first?.arrows.first)
    // From edge to edge, so that it crosses nothing that the view shows.
    #expect(arrow == .along(.vertical, from: place.maxY, to: place.minY + 90, at: place.midX))
    #expect(pair.labels == ["? top"])
  }

  @Test(arguments: [(CGPoint(x: 60, y: 90), 1), (CGPoint(x: 4, y: 3), 1)])
  func `a view that is free both ways has one arrow, and a short one goes from centre to centre`(
    offset: CGPoint, count: Int
  ) throws {
    let fixture = LayoutFixture()
    let view = fixture.view("free", "View", 20, 60, 40, 30)
    let there = fixture.result.views[view].alignmentRect.offsetBy(dx: offset.x, dy: offset.y)
    fixture.edit(view) {
      $0.ambiguousAttributes = [.left, .top]
      $0.alternativeRect = there
    }
    let place = fixture.result.views[view].alignmentRect
    let arrows = try #require(AmbiguityMark.marks(in: fixture.result, views: [view]).first).arrows
    #expect(arrows.count == count)
    let isShort = offset.y < place.height
    #expect((arrows[0].start == place.center && arrows[0].end == there.center) == isShort)
    for point in [arrows[0].start, arrows[0].end] {
      // Where it is long, it ends at both edges.
      let isInside = [place, there].contains { $0.insetBy(dx: 0.01, dy: 0.01).contains(point) }
      #expect(isInside == isShort)
    }
  }

  @Test(arguments: settings)
  func `cut text has a red edge where it is cut`(setting: Setting) throws {
    let fixture = LayoutFixture(direction: setting.direction, style: setting.style)
    fixture.label("long", "A line that is much longer than its label is wide", 40, 60, 120, 24)
    let result = fixture.result
    #expect(result.views[1].content.isTextTruncated)
    let mark = try #require(CutTextMark.marks(in: result, views: [1]).first)
    #expect(!mark.segment.isHorizontal && result.views[1].frame.insetBy(dx: -2, dy: -4).contains(mark.segment.middle))
    let strokes = mark.items(palette: setting.palette).compactMap { item in
      if case .stroke(_, let stroke) = item { stroke.color } else { nil }
    }
    #expect(strokes.last == setting.palette.conflict)
  }

  @Test(arguments: settings)
  func `margins and safe area are tinted outside their rectangles`(setting: Setting) throws {
    let pair = Pair(setting)
    pair.fixture.guide("margins", .margins, 16, 20, 343, 600)
    let guides = groups(pair, .guides).filter { $0.kind == .guide }
    let tints = guides.flatMap(\.items).compactMap { item in
      if case .fill(_, let color) = item { color } else { nil }
    }
    #expect(tints.contains(setting.palette.margins.withAlpha(setting.palette.tint)))
    #expect(tints.contains(setting.palette.safeArea.withAlpha(setting.palette.tint)))
  }
}
