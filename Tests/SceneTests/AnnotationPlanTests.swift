import LPAutoLayout
import Foundation
import LPSupport
import Testing

@testable import LPScene

struct AnnotationPlanTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var result: LayoutResult
    var annotations: Annotations
    var testDescription: String { "\(name), annotations \(annotations.rawValue)" }
  }

  static let cases: [Case] = [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
    LayoutFixture.screens(direction: direction).flatMap { name, result in
      [Annotations.all, .constraints, [.names, .sizes, .constraints], [.names]].map {
        Case(name: "\(name) \(direction)", result: result, annotations: $0)
      }
    }
  }

  @Test(arguments: cases)
  func `labels never overlap each other and keep off the text`(_ screen: Case) {
    let plan = AnnotationPlan(
      result: screen.result, options: SceneOptions(annotations: screen.annotations), typesetter: FixedAdvanceText())
    #expect(!plan.labels.isEmpty)
    #expect(plan.overlappingLabels == 0)
    #expect(plan.labelsOverText * 50 <= plan.labels.count, "\(plan.labelsOverText) of \(plan.labels.count) over text")
    #expect(plan.labels.allSatisfy { plan.area.contains($0.rect) })
  }

  @Test(arguments: cases)
  func `every label of a constraint has a place`(_ screen: Case) {
    let plan = AnnotationPlan(
      result: screen.result, options: SceneOptions(annotations: [.constraints]), typesetter: FixedAdvanceText())
    #expect(plan.unplacedLabels == 0)
  }

  @Test func `the same result is planned the same way`() {
    let result = LayoutFixture.screens()[4].result
    let options = SceneOptions(annotations: .all)
    let first = AnnotationPlan(result: result, options: options, typesetter: FixedAdvanceText())
    let second = AnnotationPlan(result: result, options: options, typesetter: FixedAdvanceText())
    #expect(first.labels == second.labels)
    #expect(first.items == second.items)
  }

  @Test func `sixty views are planned from both directions with labels of the same words`() {
    let plans = [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map {
      AnnotationPlan(
        result: LayoutFixture.screens(direction: $0)[4].result,
        options: SceneOptions(annotations: .constraints, keepsToScreen: true), typesetter: FixedAdvanceText())
    }
    #expect(plans[0].labels.count > 90)
    #expect(plans[0].labels.map(\.text) == plans[1].labels.map(\.text))
  }

  @Test(arguments: [
    ("card", "≥ 8 · 99"), ("card", "≤ 280 · 112 @750"), ("card", "120, is 76 (−44) @500"), ("card", "1:1"),
    ("card", "48"),
    ("card", "≥ 12 · 78"), ("form", "16, is 86 (+70) @250"), ("form", "cut"), ("form", "="), ("conflict", "16:9"),
    ("conflict", "1 ≥ 240, is 171 (−69)"), ("conflict", "2 60, is 44 (−16)"), ("conflict", "2 44"),
    ("ambiguous", "? leading"), ("ambiguous", "? top, height"), ("sizes", "−20"), ("sizes", "= 64 % of screen (240)"),
    ("sizes", "≥ left −10 (90) @999"), ("sizes", "2.5"),
  ])
  func `labels say relation, constant, priority and what came of it`(screen: String, words: String) throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let result = try #require(LayoutFixture.screens(direction: direction).first { $0.name == screen }).result
      let plan = AnnotationPlan(
        result: result, options: SceneOptions(annotations: .constraints), typesetter: FixedAdvanceText())
      #expect(plan.labels.map(\.text).contains(words), "\(plan.labels.map(\.text))")
    }
  }

  @Test func `equal heights in a chain share their bars`() {
    let plan = AnnotationPlan(
      result: LayoutFixture.screens()[4].result, options: SceneOptions(annotations: .constraints),
      typesetter: FixedAdvanceText())
    // Thirteen rows, each as high as the one before: thirteen badges.
    #expect(plan.labels.count { $0.text == "=" } == 13)
  }

  @Test func `only the constraints of the view in focus are labelled`() {
    let result = LayoutFixture.screens()[0].result
    let plan = AnnotationPlan(
      result: result, options: SceneOptions(annotations: .constraints, focus: "bio"), typesetter: FixedAdvanceText())
    #expect(plan.labels.map(\.text).sorted() == ["16", "≥ 12 · 78"].sorted())
    #expect(result.views(matching: "screen/bio") == result.views(matching: "bio"))
    #expect(result.views(matching: "nobody").isEmpty)
  }

  @Test func `constraints that the author did not make appear only in a conflict`() {
    let fixture = LayoutFixture()
    let view = fixture.view("box", "View", 20, 60, 100, 40)
    fixture.constrain(.view(view), .width, .equal, plus: 100, origin: .intrinsicSize)
    fixture.constrain(.view(view), .height, .equal, plus: 40, origin: .system)
    func words() -> [String] {
      AnnotationPlan(
        result: fixture.result, options: SceneOptions(annotations: .constraints), typesetter: FixedAdvanceText()
      ).labels.map(\.text)
    }
    #expect(words().isEmpty)
    fixture.editConstraint(0) { $0.conflict = 3 }
    #expect(words() == ["3 100"])
  }

  @Test func `leading and trailing are those of the view that holds the constraint, not of either item`() throws {
    let fixture = LayoutFixture(direction: .rightToLeft)
    let bar = fixture.view("bar", "View", 20, 60, 300, 40)
    let clock = fixture.view("clock", "View", 20, 120, 300, 40)
    // As a row of playback controls, which is never mirrored.
    fixture.edit(clock) { $0.effectiveDirection = .leftToRight }
    fixture.constrain(.view(clock), .leading, .equal, .view(bar), .leading)
    let record = fixture.result.constraints[0]
    let physical = try #require(PhysicalConstraint(record, in: fixture.result))
    #expect(physical.first.value == 355)
    #expect(physical.second?.value == 355)
  }

  @Test func `constraints that measure the same share a bar, solid where one of them is required`() throws {
    let fixture = LayoutFixture()
    let row = fixture.view("row", "View", 20, 60, 200, 52)
    fixture.constrain(.view(row), .height, .equal, plus: 52, priority: 250)
    fixture.constrain(.view(row), .height, .greaterThanOrEqual, plus: 44)
    fixture.constrain(.view(row), .height, .equal, plus: 60, priority: 200)
    var maker = MarkMaker(
      result: fixture.result, occupancy: Occupancy(bounds: CGRect(origin: .zero, size: fixture.size)))
    for index in 0..<3 { maker.add(index) }
    // The one that is not satisfied matters most; before it came, the bar was solid.
    #expect(maker.marks.map(\.index) == [2])
    #expect(maker.marks.map(\.status) == [.broken] && maker.marks[0].isDashed)
    #expect(maker.marks[0].labels.map { $0.rows.map(\.constraint) } == [[0, 1, 2]])
    let plan = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: .constraints), typesetter: FixedAdvanceText())
    let labels = plan.labels.map(\.rect)
    #expect(plan.labels.map(\.text) == ["52 @250", "≥ 44 · 52", "60, is 52 (−8) @200"])
    for (one, next) in zip(labels, labels.dropFirst()) {
      #expect(abs(one.maxX + 1 - next.minX) < 0.01 && one.minY == next.minY)
    }
  }

  @Test func `two constraints that hold share a bar, which is solid as the one that is required`() {
    let fixture = LayoutFixture()
    let row = fixture.view("row", "View", 20, 60, 200, 52)
    fixture.constrain(.view(row), .height, .equal, plus: 52, priority: 250)
    fixture.constrain(.view(row), .height, .greaterThanOrEqual, plus: 52)
    var maker = MarkMaker(
      result: fixture.result, occupancy: Occupancy(bounds: CGRect(origin: .zero, size: fixture.size)))
    for index in 0..<2 { maker.add(index) }
    #expect(maker.marks.map(\.isDashed) == [false] && maker.marks[0].status == .holds)
  }

  @Test func `a label without room below lines of text stands there in a column, not in a row over the text`() {
    let fixture = LayoutFixture(width: 120, height: 400)
    let box = fixture.view("box", "View", 10, 100, 100, 40)
    for (number, priority) in [300, 400, 500].enumerated() {
      fixture.constrain(.view(box), .width, .equal, plus: 200 + CGFloat(number), priority: Float(priority))
    }
    let plan = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: .constraints), typesetter: FixedAdvanceText())
    #expect(plan.gutters == (0, 0) && plan.labels.count == 3)
    #expect(Set(plan.labels.map(\.rect.minX)).count == 1 && Set(plan.labels.map(\.rect.minY)).count == 3)
  }

  @Test func `a name without room is told by its last part`() {
    let fixture = LayoutFixture(width: 70, height: 60)
    fixture.view("one", "View", 4, 4, 30, 24)
    fixture.view("section.row.title", "View", 36, 4, 30, 24)
    let plan = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: .names), typesetter: FixedAdvanceText())
    #expect(plan.labels.map(\.text).contains("title") && plan.gutters == (0, 0))
    #expect(plan.labels.map(\.subject) == ["name:screen/one", "name:screen/section.row.title"])
    let wide = LayoutFixture()
    wide.view("section.row.title", "View", 52, 104, 144, 24)
    let roomy = AnnotationPlan(
      result: wide.result, options: SceneOptions(annotations: .names), typesetter: FixedAdvanceText())
    #expect(roomy.labels.map(\.text) == ["section.row.title"])
  }

  @Test func `a view out of sight has no bars, even where they would lie beside it on the screen`() {
    let fixture = LayoutFixture()
    let card = fixture.view("card", "View", 378, 100, 80, 60)
    let edge = fixture.view("edge", "View", 300, 100, 75, 60)
    fixture.constrain(.view(card), .height, .equal, plus: 60)
    fixture.constrain(.view(card), .leading, .equal, .view(edge), .trailing, plus: 3)
    var maker = MarkMaker(
      result: fixture.result, occupancy: Occupancy(bounds: CGRect(origin: .zero, size: fixture.size)))
    for index in 0..<2 { maker.add(index) }
    #expect(maker.unseen.contains(0) && !maker.marks.contains { $0.index == 0 })
  }

  @Test func `a bar ends in an arrowhead where a view that clips cuts it off`() {
    let fixture = LayoutFixture()
    let window = fixture.view("window", "View", 20, 60, 100, 40)
    let long = fixture.view("long", "View", in: window, 20, 60, 300, 20)
    let below = fixture.view("below", "View", in: window, 20, 200, 50, 20)
    fixture.edit(window) { $0.appearance.clipsToBounds = true }
    fixture.constrain(.view(long), .width, .equal, plus: 300)
    fixture.constrain(.view(below), .width, .equal, plus: 50)
    var maker = MarkMaker(
      result: fixture.result, occupancy: Occupancy(bounds: CGRect(origin: .zero, size: fixture.size)))
    for index in 0..<2 { maker.add(index) }
    #expect(maker.marks.map(\.index) == [0])
    #expect(maker.unseen == [1])
    let bar = maker.marks[0].bars[0]
    #expect(!bar.isCutAtStart && bar.isCutAtEnd)
    #expect(abs(bar.segment.end.x - 120) <= 1)
  }

  @Test func `labels without a free place stand beside the screen in the order of their marks`() {
    let fixture = LayoutFixture(width: 100, height: 200)
    let text = fixture.label("text", "x", 0, 0, 100, 200)
    // Text everywhere.
    fixture.edit(text) { view in
      view.content.items = (0..<20).map { line in
        .text(
          FixedAdvanceText().typeset(
            TextRequest(string: "covered with text to the end", font: .systemFont(ofSize: 10))),
          at: CGPoint(x: 0, y: CGFloat(line) * 10), .black)
      }
    }
    for number in 0..<6 {
      let view = fixture.view("v\(number)", "View", 10, 20 + CGFloat(number) * 30, 20, 10)
      fixture.constrain(.view(view), .width, .equal, plus: 20)
    }
    let plan = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: .constraints), typesetter: FixedAdvanceText())
    #expect(plan.gutters.left > 0 && plan.gutters.right == 0)
    #expect(plan.labels.count == 6 && plan.labels.allSatisfy { $0.rect.maxX <= -8 && $0.hasLeader })
    let byPlace = plan.labels.sorted { $0.rect.minY < $1.rect.minY }.map(\.subject)
    #expect(byPlace == (0..<6).map { "constraint:v\($0).width ==" })
    let scene = Scene(plan: plan, typesetter: FixedAdvanceText())
    #expect(scene.size.width >= 100 + plan.gutters.left)
  }

  @Test func `hidden views and views off the screen leave no marks`() {
    let fixture = LayoutFixture()
    let hidden = fixture.view("hidden", "View", 20, 60, 100, 40)
    let away = fixture.view("away", "View", 2000, 60, 100, 40)
    fixture.constrain(.view(hidden), .width, .equal, plus: 100)
    fixture.constrain(.view(away), .width, .equal, plus: 100)
    fixture.edit(hidden) { $0.isHidden = true }
    let plan = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: .constraints), typesetter: FixedAdvanceText())
    #expect(plan.labels.isEmpty)
  }

  @Test func `rectangles that are no numbers, or beyond all measure, are left out`() {
    let fixture = LayoutFixture()
    for (number, value) in [CGFloat.nan, .infinity, 1e300].enumerated() {
      let view = fixture.view("bad\(number)", "View", 20, 60, 100, 40)
      fixture.constrain(.view(view), .width, .equal, plus: 100)
      fixture.edit(view) {
        $0.frame.size.width = value
        $0.alignmentRect.size.width = value
        $0.ambiguousAttributes = [.width]
        $0.content.isTextTruncated = true
      }
    }
    fixture.constrain(.view(0), .leading, .equal, .view(0), .leading)
    fixture.editConstraint(3) { $0.second = .guide(7) }
    let scene = Scene(
      result: fixture.result, options: SceneOptions(annotations: .all), typesetter: FixedAdvanceText())
    #expect(scene.size == fixture.size || scene.size.height > fixture.size.height)
  }

  /// Any attribute against any other, over views that lie anywhere: nothing traps, and labels still keep apart.
  @Test(arguments: 0..<12)
  func `labels keep apart over views at random`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let fixture = LayoutFixture(
      width: seed % 3 == 0 ? 120 : 375, height: seed % 3 == 0 ? 90 : 667,
      direction: seed % 2 == 0 ? .leftToRight : .rightToLeft)
    let attributes = NSLayoutConstraint.Attribute.allCases
    for number in 0..<40 {
      let view = fixture.view(
        "v\(number)", "View", in: Int.random(in: 0...number, using: &random), .random(in: -50...350, using: &random),
        .random(in: -50...600, using: &random), .random(in: 0...200, using: &random),
        .random(in: 0...120, using: &random))
      fixture.edit(view) {
        if number % 7 == 0 { $0.ambiguousAttributes = [attributes.randomElement(using: &random)!] }
        if number % 11 == 0 { $0.content.isTextTruncated = true }
      }
    }
    for number in 0..<80 {
      let second = Int.random(in: 0...40, using: &random)
      fixture.constrain(
        .view(Int.random(in: 0...40, using: &random)), attributes.randomElement(using: &random)!,
        [.equal, .lessThanOrEqual, .greaterThanOrEqual][number % 3], number % 4 == 0 ? nil : .view(second),
        number % 4 == 0 ? .notAnAttribute : attributes.randomElement(using: &random)!,
        times: [1, 1, 0.5, -1][number % 4], plus: CGFloat(number % 9 - 4), priority: number % 2 == 0 ? 1000 : 300,
        conflict: number % 10 == 0 ? number / 10 : nil)
    }
    let plan = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: .all), typesetter: FixedAdvanceText())
    // On a screen of 120 × 90 points few constraints are seen.
    #expect(plan.labels.count >= 4)
    #expect(plan.overlappingLabels == 0)
    #expect(plan.labels.allSatisfy { plan.area.contains($0.rect) })
    let needed = plan.labels.filter { $0.layer == "constraints" }
    #expect(needed.filter { label in plan.textRects.contains { $0.intersects(label.rect) } }.isEmpty)
  }
}

extension AnnotationPlan {
  /// Pairs of labels that share some area.
  fileprivate var overlappingLabels: Int {
    labels.enumerated().map { index, label in
      labels[(index + 1)...].count { Self.overlap(label.rect, $0.rect) > 0.01 }
    }.reduce(0, +)
  }

  /// Labels that cover some of the screen's text.
  fileprivate var labelsOverText: Int {
    labels.count { label in textRects.contains { Self.overlap(label.rect, $0) > 0.5 } }
  }

  private static func overlap(_ a: CGRect, _ b: CGRect) -> CGFloat {
    let shared = a.intersection(b)
    return shared.isNull ? 0 : shared.width * shared.height
  }
}
