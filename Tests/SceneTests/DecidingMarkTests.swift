import LPAutoLayout
import Foundation
import Testing

@testable import LPScene

/// What a reader sees of clipped views, slack, repeated structures and the views in focus.
struct DecidingMarkTests {
  private func plan(_ fixture: LayoutFixture, _ annotations: Annotations, focus: String? = nil) -> AnnotationPlan {
    AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: annotations, focus: focus),
      typesetter: FixedAdvanceText())
  }

  private func groups(_ plan: AnnotationPlan) -> [SceneItem.Group] {
    Scene(size: plan.result.size, items: plan.items).groups
  }

  // MARK: Clipped views

  /// A window of 100 points that clips, with one view that begins in it and one that is outside.
  private func clipped() -> LayoutFixture {
    let fixture = LayoutFixture()
    let window = fixture.view("window", "View", 20, 100, 100, 100)
    fixture.edit(window) { $0.appearance.clipsToBounds = true }
    fixture.view("long", "View", in: window, 40, 120, 300, 40)
    let away = fixture.view("away", "View", in: window, 40, 20, 50, 40)
    fixture.view("inner", "View", in: away, 45, 25, 10, 10)
    return fixture
  }

  @Test(arguments: [Annotations.alignment, .frames, .names, .sizes])
  func `outlines of clipped views were drawn over what lies beside them`(annotations: Annotations) throws {
    let plan = plan(clipped(), annotations)
    let outlines = groups(plan).filter { $0.id.contains(":screen/window") && !$0.id.contains("label") }
    #expect(!outlines.contains { $0.id.hasSuffix("away") || $0.id.hasSuffix("inner") })
    let long = try #require(outlines.first { $0.id.hasSuffix("/long") })
    let bounds = try #require(long.bounds)
    // The bounds of lines include what their corners might reach.
    #expect(bounds.maxX <= 126 && bounds.minX >= 34)
    // The edge that is out of sight is open: three edges are left.
    let strokes = long.items.compactMap { if case .stroke(let path, _) = $0 { path } else { nil } }
    #expect(strokes.allSatisfy { path in path.elements.count { if case .move = $0 { true } else { false } } == 3 })
  }

  @Test func `views out of sight are listed by the names of the outermost`() {
    #expect(plan(clipped(), .all).omissions.contains("out of sight: away"))
    #expect(!plan(clipped(), .constraints).omissions.contains { $0.hasPrefix("out of sight") })
  }

  @Test func `a rectangle in a corner of an area has two open edges`() {
    let edges = VisibleEdges(
      of: CGRect(x: 10, y: 10, width: 50, height: 50), within: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(edges.segments.count == 2 && !edges.isWhole)
    #expect(edges.segments.map(\.end) == [CGPoint(x: 30, y: 10), CGPoint(x: 10, y: 40)])
  }

  @Test func `pictures before and after outline only what can be seen`() throws {
    let (before, after) = (clipped(), clipped())
    after.edit(2) {
      $0.frame.origin.y = 130; $0.alignmentRect.origin.y = 130
    }
    after.edit(3) {
      $0.frame.origin.y = 30; $0.alignmentRect.origin.y = 30
    }
    let scene = BeforeAfter(before: before.result, after: after.result).scene(typesetter: FixedAdvanceText())
    let long = try #require(scene.groups.first { $0.id == "change:screen/window/long" }?.itemBounds)
    let away = scene.groups.first { $0.id == "change:screen/window/away" }
    #expect(away?.items.isEmpty == true)
    // Both outlines end where their window ends; between them is the arrow.
    let window = CGRect(x: 20 + 20, y: 0, width: 100, height: 1000)
    #expect(long.minX >= window.minX - 1)
    let strokes = try #require(scene.groups.first { $0.id == "change:screen/window/long" }).items.compactMap {
      if case .stroke(let path, let stroke) = $0, stroke.style.width >= 0.75, stroke.color.alpha > 0.7 {
        path.controlPointBounds
      } else {
        nil as CGRect?
      }
    }
    #expect(!strokes.isEmpty && strokes.allSatisfy { $0.width <= 81 })
  }

  @Test func `the change of a view that clips in a golden's later layout is clipped in its picture too`() {
    let (before, after) = (clipped(), clipped())
    before.edit(1) { $0.appearance.clipsToBounds = false }
    after.edit(3) {
      $0.frame.origin.x = 50; $0.alignmentRect.origin.x = 50
    }
    let changes = FrameChange.changes(from: before.result, to: after.result)
    #expect(changes.first { $0.name == "away" }?.areas.before == CGRect(x: 20, y: 100, width: 100, height: 100))
  }

  // MARK: Halos

  @Test func `a pale edge of a line cut letters in two`() throws {
    let fixture = LayoutFixture()
    let label = fixture.label("text", "Several words in one line of text", 20, 100, 300, 20)
    fixture.constrain(.view(label), .centerX, .equal, .view(0), .centerX)
    fixture.constrain(.view(label), .firstBaseline, .equal, .view(0), .top, plus: 116)
    let tall = fixture.view("tall", "View", 60, 40, 100, 200)
    fixture.constrain(.view(tall), .height, .equal, plus: 200)
    let plan = plan(fixture, .all)
    #expect(!plan.halos.isEmpty)
    for halo in plan.halos {
      #expect(!plan.textRects.contains { $0.intersects(halo) }, "\(halo)")
    }
  }

  @Test func `a halo is interrupted over text and goes on behind it`() {
    let line = LineSegment.along(.vertical, from: 0, to: 100, at: 50)
    let halo = Halo(besides: [CGRect(x: 0, y: 40, width: 100, height: 10)])
    #expect(
      halo.parts(of: [line], width: 2) == [
        .along(.vertical, from: 0, to: 39, at: 50), .along(.vertical, from: 51, to: 100, at: 50),
      ])
    #expect(Halo.overNothing.parts(of: [line], width: 2) == [line])
    let slanted = LineSegment(start: .zero, end: CGPoint(x: 100, y: 100))
    #expect(halo.parts(of: [slanted], width: 2).isEmpty)
  }

  // MARK: Slack

  private func gap(_ width: CGFloat, _ relation: NSLayoutConstraint.Relation = .greaterThanOrEqual) -> LayoutFixture {
    let fixture = LayoutFixture()
    let one = fixture.view("one", "View", 20, 60, 60, 40)
    let two = fixture.view("two", "View", 80 + width, 60, 60, 40)
    fixture.constrain(.view(two), .leading, relation, .view(one), .trailing, plus: 8)
    return fixture
  }

  @Test func `a bar that does not bind looked like one that does`() throws {
    let (open, closed) = (plan(gap(150.5), .constraints), plan(gap(8), .constraints))
    #expect(open.labels.map(\.text) == ["≥ 8 · 150.5"] && closed.labels.map(\.text) == ["≥ 8"])
    #expect(open.marks.map(\.isOpen) == [true] && closed.marks.map(\.isOpen) == [false])
    func strokes(_ plan: AnnotationPlan) throws -> [SceneItem.Stroke] {
      let mark = try #require(groups(plan).first { $0.kind == .constraint && !$0.id.contains("/label") })
      return mark.items.compactMap { if case .stroke(_, let stroke) = $0 { stroke } else { nil } }
    }
    let blue = Palette.light.holds
    let (pale, solid) = (try strokes(open), try strokes(closed))
    #expect(pale.contains { $0.color == blue.withAlpha(ConstraintMark.openness) })
    #expect(!pale.contains { $0.color == blue } && solid.contains { $0.color == blue })
    // A ring at either end instead of a cap.
    #expect(open.marks[0].bars[0].rings.count == 2 && open.marks[0].bars[0].caps(isOpen: true).isEmpty)
    #expect(plan(gap(8), .constraints).marks[0].bars[0].caps(isOpen: false).count == 2)
  }

  @Test func `a bar of several constraints is solid if one of them binds`() {
    let fixture = gap(20)
    fixture.constrain(.view(2), .leading, .equal, .view(1), .trailing, plus: 20, priority: 500)
    let plan = plan(fixture, .constraints)
    #expect(plan.marks.map(\.isOpen) == [false] && plan.marks[0].isDashed)
    #expect(plan.labels.map(\.text).sorted() == ["20 @500", "≥ 8 · 20"].sorted())
  }

  @Test func `an inequality on an edge says which side is free`() {
    let fixture = LayoutFixture()
    let one = fixture.view("one", "View", 20, 60, 60, 40)
    let two = fixture.view("two", "View", 20, 160, 60, 40)
    fixture.constrain(.view(two), .leading, .greaterThanOrEqual, .view(one), .leading, priority: 750)
    #expect(plan(fixture, .constraints).labels.map(\.text) == ["≥ 0 @750"])
  }

  // MARK: Comparisons

  private func comparison(width: CGFloat) -> LayoutFixture {
    let fixture = LayoutFixture()
    let list = fixture.view("list", "View", 10, 60, 300, 400)
    let bubble = fixture.view("bubble", "View", in: list, 10, 100, width, 40)
    fixture.constrain(.view(bubble), .width, .lessThanOrEqual, .view(list), .width, times: 0.76)
    return fixture
  }

  @Test(arguments: [
    (228, "≤ 76 % of list (228)"), (200, "≤ 76 % of list (228) · 200"),
    (250, "≤ 76 % of list (228, is 250 (+22))"),
  ])
  func `a comparison says its meaning where it decides, and the other side has no bar`(
    width: CGFloat, words: String
  ) {
    let fixture = comparison(width: width)
    if width > 228 { fixture.editConstraint(0) { ($0.priority, $0.state) = (999, .broken(by: -22)) } }
    let texts = plan(fixture, .constraints).labels.map(\.text)
    #expect(texts == [width > 228 ? words + " @999" : words])
    // In focus, the other side is shown too.
    #expect(plan(fixture, .constraints, focus: "bubble").labels.count == 2)
  }

  // MARK: Leaders

  @Test func `a leader from beside the screen crosses no view above or below its mark`() {
    let leader = Leader(start: CGPoint(x: -8, y: 10), elbow: CGPoint(x: 0, y: 60), end: CGPoint(x: 50, y: 60))
    #expect(leader.segments.count == 2 && leader.segments[1].start.y == leader.end.y)
    let fixture = LayoutFixture(width: 120, height: 300)
    for number in 0..<12 {
      let row = fixture.label("row\(number)", "text all over it", 0, CGFloat(number) * 20, 120, 19)
      fixture.constrain(.view(row), .height, .equal, plus: 19)
      fixture.constrain(.view(row), .width, .equal, plus: 120)
    }
    let plan = plan(fixture, .constraints)
    #expect(plan.labels.contains { $0.hasLeader })
    #expect(plan.leadersAcrossOtherRows.isEmpty)
    #expect(plan.longestLeaderOnScreen <= LabelPlacer.longestLeader + 0.01)
  }

  @Test func `a leader line ends in a ring`() throws {
    let fixture = LayoutFixture(width: 60, height: 60)
    let text = fixture.label("text", "words words", 0, 0, 60, 60)
    fixture.constrain(.view(text), .height, .equal, plus: 60)
    let leader = try #require(groups(plan(fixture, .all)).first { $0.id.contains("/leader.") })
    guard case .stroke(let ring, _)? = leader.items.last else { return #expect(Bool(false), "there is no ring") }
    #expect(abs(ring.controlPointBounds.width - 3.5) < 0.01)
  }

  // MARK: Pixels

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `lines lie on pixels`(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for place in stride(from: 10 as CGFloat, to: 12, by: 0.23) {
      for wanted in [0.5, 1] as [CGFloat] {
        let width = grid.width(wanted)
        let line = grid.aligned(.along(.vertical, from: 0, to: 50, at: place), width: width)
        let edge = (line.start.x - width / 2) * scale
        #expect(abs(edge - edge.rounded()) < 0.001 && width * scale >= 1)
        #expect(abs(line.start.x - place) <= 0.5 / scale + 0.001)
      }
    }
  }

  // MARK: Repeated structures

  /// Rows of an icon and a title; the last has another inset.
  private func rows(_ count: Int) -> LayoutFixture {
    let fixture = LayoutFixture()
    for number in 0..<count {
      let y = 60 + CGFloat(number) * 60
      let row = fixture.view(number == 0 ? "row" : "row#\(number + 1)", "Row", 20, y, 300, 50)
      let icon = fixture.view("icon", "ImageView", in: row, 36, y + 10, 30, 30)
      fixture.label("title", "Title", in: row, 80, y + 10, 100, 20)
      fixture.constrain(.view(icon), .width, .equal, plus: 30)
      fixture.constrain(
        .view(icon), .leading, .equal, .view(row), .leading, plus: number == count - 1 ? 14 : 16)
    }
    return fixture
  }

  @Test func `rows of the same structure are annotated once, with what differs`() throws {
    let plan = plan(rows(4), .constraints)
    let texts = plan.labels.map(\.text)
    #expect(texts.count { $0 == "30" } == 1 && texts.count { $0 == "16" } == 1)
    #expect(texts.count { $0 == "as row" } == 3 && texts.count { $0 == "row" } == 1)
    // The inset of the last row is another one.
    #expect(texts.contains { $0.hasPrefix("14") })
    #expect(plan.omissions.contains { $0.hasPrefix("5 constraints are not drawn") })
  }

  @Test func `two of a kind are annotated each, and so is everything on a page and in focus`() {
    #expect(plan(rows(2), .constraints).labels.count { $0.text == "30" } == 2)
    #expect(plan(rows(4), .constraints, focus: "row#3").labels.allSatisfy { !$0.text.hasPrefix("as ") })
    let page = AnnotationPlan(
      result: rows(4).result, options: SceneOptions(annotations: .constraints, keepsToScreen: true),
      typesetter: FixedAdvanceText())
    #expect(page.labels.count { $0.text == "30" } == 4)
  }

  @Test func `a row whose constraint does not hold shows it`() {
    let fixture = rows(4)
    fixture.editConstraint(2) { ($0.priority, $0.state) = (750, .broken(by: 4)) }
    #expect(plan(fixture, .constraints).labels.contains { $0.text.hasPrefix("30, is") })
  }

  // MARK: Focus

  @Test func `a picture with a focus shows the view, its neighbours and forty points around`() throws {
    let fixture = LayoutFixture(width: 400, height: 800)
    let one = fixture.view("one", "View", 100, 300, 60, 40)
    let two = fixture.view("two", "View", 180, 300, 60, 40)
    fixture.view("far", "View", 10, 700, 60, 40)
    fixture.constrain(.view(two), .leading, .equal, .view(one), .trailing, plus: 20)
    let plan = plan(fixture, .constraints, focus: "one")
    #expect(plan.shownArea == CGRect(x: 60, y: 260, width: 220, height: 120))
    #expect(plan.labels.allSatisfy { plan.area.contains($0.rect) })
    let scene = Scene(plan: plan, typesetter: FixedAdvanceText())
    #expect(scene.size.height < 300 && scene.size.width < 320)
    let page = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: .constraints, focus: "one", keepsToScreen: true),
      typesetter: FixedAdvanceText())
    #expect(page.shownArea.size == fixture.size)
  }

  // MARK: Stacks, scrolling, baselines

  @Test func `the spacing of a stack view is hatched, with its number`() throws {
    let fixture = LayoutFixture()
    let stack = fixture.view("stack", "StackView", 20, 60, 200, 40)
    let one = fixture.view("one", "View", in: stack, 20, 60, 90, 40)
    let two = fixture.view("two", "View", in: stack, 122, 60, 98, 40)
    let spacing = fixture.constrain(
      .view(two), .leading, .equal, .view(one), .trailing, plus: 12, origin: .system)
    fixture.editConstraint(spacing) { $0.identifier = "UISV-spacing" }
    let plan = plan(fixture, .constraints)
    #expect(plan.labels.map(\.text) == ["12"])
    let hatch = try #require(groups(plan).first { $0.kind == .constraint && !$0.id.contains("/label") }?.itemBounds)
    #expect(hatch.minX >= 107 && hatch.maxX <= 125 && hatch.height > 35)
  }

  @Test func `an ambiguous content size was not marked`() throws {
    let fixture = LayoutFixture()
    let scroll = fixture.view("scroll", "ScrollView", 20, 100, 300, 400)
    fixture.guide("content", .content, of: scroll, 20, 100, 300, 0)
    var result = fixture.result
    result.diagnostics = [
      Diagnostic(
        .error, rule: "ambiguous-content-size",
        message: "constraints do not determine the height of the content of `scroll`, along which it cannot scroll",
        views: ["screen/scroll"])
    ]
    let plan = AnnotationPlan(
      result: result, options: SceneOptions(annotations: .constraints), typesetter: FixedAdvanceText())
    #expect(plan.labels.map(\.text) == ["? content height 0 of 400"])
    #expect(plan.labels.map(\.subject) == ["content:screen/scroll/vertical"])
  }

  @Test func `baselines are painted over the alignment that lies on them`() throws {
    let fixture = LayoutFixture()
    let one = fixture.label("one", "One", 20, 60, 60, 20)
    let two = fixture.label("two", "Two", 120, 60, 60, 20)
    fixture.constrain(.view(one), .firstBaseline, .equal, .view(two), .firstBaseline)
    let layers = plan(fixture, .all).items.compactMap { if case .group(let group) = $0 { group.id } else { nil } }
    let constraints = try #require(layers.firstIndex(of: "constraints"))
    let baselines = try #require(layers.firstIndex(of: "baselines"))
    #expect(baselines > constraints)
  }
}
