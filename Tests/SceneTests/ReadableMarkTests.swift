import AutoLayout
import Foundation
import Testing

@testable import Scene

/// What a reader can tell apart in an annotated picture.
struct ReadableMarkTests {
  private func plan(_ fixture: LayoutFixture, _ annotations: Annotations) -> AnnotationPlan {
    AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: annotations), typesetter: FixedAdvanceText())
  }

  static let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

  private func boxes(_ direction: UIUserInterfaceLayoutDirection, _ count: Int) -> (LayoutFixture, [Int]) {
    let fixture = LayoutFixture(direction: direction)
    return (fixture, (0..<count).map { fixture.view("box\($0)", "View", 40, 60 + CGFloat($0) * 70, 100, 40) })
  }

  @Test(arguments: directions)
  func `both sides of a comparison have the same letter if there are several`(
    direction: UIUserInterfaceLayoutDirection
  ) {
    let (fixture, boxes) = boxes(direction, 6)
    fixture.constrain(.view(boxes[0]), .width, .equal, .view(boxes[1]), .width)
    fixture.constrain(.view(boxes[2]), .width, .equal, .view(boxes[3]), .width)
    fixture.constrain(.view(boxes[4]), .width, .lessThanOrEqual, .view(boxes[5]), .width, times: 2)
    #expect(
      plan(fixture, .constraints).labels.map(\.text).sorted()
        == ["=A", "=A", "=B", "=B", "≤ ×2 of box5 (200) · 100"].sorted())
  }

  @Test func `a chain of equal sizes is one group, however it is written`() {
    let (fixture, boxes) = boxes(.leftToRight, 5)
    fixture.constrain(.view(boxes[0]), .width, .equal, .view(boxes[1]), .width)
    fixture.constrain(.view(boxes[3]), .width, .equal, .view(boxes[2]), .width)
    fixture.constrain(.view(boxes[2]), .width, .equal, .view(boxes[1]), .width)
    fixture.constrain(.view(boxes[0]), .height, .equal, .view(boxes[4]), .height)
    let words = plan(fixture, .constraints).labels.map(\.text)
    #expect(Set(words) == ["=A", "=B"] && words.count { $0 == "=A" } >= 4 && words.count { $0 == "=B" } == 2)
  }

  @Test func `one comparison alone needs no letter`() {
    let (fixture, boxes) = boxes(.leftToRight, 2)
    fixture.constrain(.view(boxes[0]), .width, .equal, .view(boxes[1]), .width)
    #expect(plan(fixture, .constraints).labels.map(\.text) == ["=", "="])
  }

  @Test func `letters go on after Z`() {
    #expect([0, 25, 26, 27, 701, 702].map(ComparisonGroups.letter) == ["A", "Z", "AA", "AB", "ZZ", "AAA"])
  }

  @Test func `the tint of a guide leaves what lies in it as it is`() throws {
    let fixture = LayoutFixture()
    fixture.guide("area", .custom, 40, 60, 200, 100)
    let groups = plan(fixture, .guides).groups.filter { $0.id == "guide:screen.area" }
    let tint = try #require(
      groups.flatMap(\.items).compactMap { if case .fill(let path, _) = $0 { path } else { nil } }.first)
    // A hole of the path reaches to four points from the edges.
    let corners = tint.elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
    #expect(corners.count == 2 && tint.controlPointBounds == CGRect(x: 40, y: 60, width: 200, height: 100))
    let inside = CGRect(x: 43.9, y: 63.9, width: 192.2, height: 92.2)
    #expect(corners.contains(where: inside.contains))
  }

  // MARK: Ambiguity

  private func ambiguous(_ direction: UIUserInterfaceLayoutDirection, childMoves way: CGFloat) -> LayoutFixture {
    let fixture = LayoutFixture(direction: direction)
    let card = fixture.view("card", "View", 40, 60, 200, 100)
    let title = fixture.view("title", "View", in: card, 50, 70, 80, 20)
    for (view, distance) in [(card, 30), (title, way)] {
      let rect = fixture.result.views[view].alignmentRect
      fixture.edit(view) {
        $0.ambiguousAttributes = [.top]
        $0.alternativeRect = rect.offsetBy(dx: 0, dy: distance)
      }
    }
    return fixture
  }

  @Test(arguments: directions)
  func `a view that an ambiguous view carries along has no mark of its own`(direction: UIUserInterfaceLayoutDirection) {
    let labels = plan(ambiguous(direction, childMoves: 30), .constraints).labels
    #expect(labels.map(\.subject) == ["ambiguous:screen/card"])
  }

  @Test(arguments: directions)
  func `a view that moves on its own within an ambiguous one is outlined, without a tint`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    let groups = plan(ambiguous(direction, childMoves: 50), .constraints).groups
    func tints(_ id: String) throws -> Int {
      try #require(groups.first { $0.id == id }).items.count {
        if case .fill(_, let color) = $0 { color.alpha < 0.5 } else { false }
      }
    }
    #expect(try tints("ambiguous:screen/card") == 2)
    #expect(try tints("ambiguous:screen/card/title") == 0)
  }

  // MARK: Names

  @Test(arguments: directions)
  func `a name without a leader line is not in another view`(direction: UIUserInterfaceLayoutDirection) throws {
    // A row of views too small for their names, close to each other and to a large one.
    let fixture = LayoutFixture(direction: direction)
    for index in 0..<4 { fixture.view("badge\(index)", "View", 20 + CGFloat(index) * 26, 60, 22, 9) }
    fixture.view("large", "View", 20, 72, 300, 200)
    let plan = plan(fixture, [.names, .sizes])
    let views = fixture.result.views
    for label in plan.labels {
      let path = label.subject.drop { $0 != ":" }.dropFirst()
      let own = try #require(views.firstIndex { $0.path == path })
      let core = label.rect.insetBy(dx: 2, dy: 2)
      let others = views.indices.filter { index in
        index != own && views[index].parent != nil && views[index].frame.intersects(core)
      }
      #expect(others.isEmpty || label.hasLeader, "\(label.text) \(label.subject)")
    }
  }

  // MARK: Sheets

  @Test func `no two arrows between moved views cross`() throws {
    func screen(_ rows: [CGFloat]) -> LayoutResult {
      let fixture = LayoutFixture()
      for (index, y) in rows.enumerated() { fixture.view("view\(index)", "View", 40, y, 60, 30) }
      return fixture.result
    }
    let sheet = BeforeAfter(before: screen([60, 160, 260]), after: screen([260, 200, 60]))
    let groups = sheet.scene(typesetter: FixedAdvanceText()).groups
    // The first arrow crosses both others, so only it is drawn; all six places have numbers.
    #expect(groups.filter { $0.id.hasPrefix("arrow:") }.map(\.id) == ["arrow:screen/view0"])
    #expect(groups.filter { $0.id.hasPrefix("change:") }.count == 3)
  }

  @Test(arguments: [
    (CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), true), (CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 12), false),
    (CGPoint(x: 6, y: 0), CGPoint(x: 6, y: 20), true), (CGPoint(x: 6, y: 7), CGPoint(x: 6, y: 20), false),
  ])
  func `segments cross only within both`(start: CGPoint, end: CGPoint, crosses: Bool) {
    let line = LineSegment(start: CGPoint(x: 0, y: 8), end: CGPoint(x: 10, y: 4))
    #expect(line.crosses(LineSegment(start: start, end: end)) == crosses)
    #expect(LineSegment(start: end, end: start).crosses(line) == crosses)
  }
}

extension AnnotationPlan {
  fileprivate var groups: [SceneItem.Group] { Scene(size: result.size, items: items).groups }
}
