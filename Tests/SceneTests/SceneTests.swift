import LPLayoutModel
import Foundation
import Testing

@testable import LPScene

struct SceneTests {
  private func scene(_ fixture: LayoutFixture, _ options: SceneOptions = SceneOptions()) -> Scene {
    Scene(result: fixture.result, options: options, typesetter: FixedAdvanceText())
  }

  @Test func `without caption and legend a scene has the screen's size`() {
    for (_, result) in LayoutFixture.screens() {
      let options = SceneOptions(annotations: .all, showsLegend: false)
      let plan = AnnotationPlan(result: result, options: options, typesetter: FixedAdvanceText())
      let scene = Scene(plan: plan, typesetter: FixedAdvanceText())
      #expect(plan.gutters == (0, 0) ? scene.size == result.size : scene.size.width == plan.area.width)
    }
  }

  @Test func `a transformed view is a transformed group, and annotations stay with the layout`() throws {
    let fixture = LayoutFixture()
    let card = fixture.view("card", "View", 40, 60, 100, 50, color: .black)
    fixture.label("title", "Title", in: card, 50, 70, 60, 20)
    let plan = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: .alignment), typesetter: FixedAdvanceText())
    fixture.edit(card) { $0.appearance.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    let turned = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: .alignment), typesetter: FixedAdvanceText())
    // The outlines are the same; only the pale edges beside them make room for the text where it is seen.
    func outlines(_ plan: AnnotationPlan) -> [Path] {
      Scene(size: plan.result.size, items: plan.items).groups.flatMap(\.items).compactMap { item in
        if case .stroke(let path, let stroke) = item, stroke.color.alpha == 1 { path } else { nil }
      }
    }
    #expect(!outlines(plan).isEmpty && outlines(turned) == outlines(plan))
    let group = try #require(scene(fixture).groups.first { $0.id == "view:screen/card" })
    let map = try #require(group.transform)
    let corner = CGPoint(x: 40, y: 60).applying(map)
    #expect(abs(corner.x - 115) < 1e-9 && abs(corner.y - 35) < 1e-9, "about the middle, 90 and 85")
    // Labels keep away from where the text is seen.
    let (before, after) = (plan.textRects[0], turned.textRects[0])
    #expect(abs(after.width - before.height) < 1e-9 && abs(after.height - before.width) < 1e-9)
    #expect(abs(after.midX - (90 - (before.midY - 85))) < 1e-9)
  }

  @Test func `a caption is put outside the screen's area`() throws {
    let fixture = LayoutFixture()
    fixture.addProfileCard()
    let captioned = scene(fixture, SceneOptions(caption: "iPhone SE"))
    #expect(captioned.size.height > fixture.size.height + 20)
    let screen = try #require(captioned.groups.first { $0.id == "screen" })
    #expect(screen.offset.y > 20)
    #expect(screen.clip == .rect(CGRect(origin: .zero, size: fixture.size)))
    #expect(screen.items == scene(fixture).items)
  }

  @Test func `a conflict brings a legend with every constraint of it`() {
    let fixture = LayoutFixture(height: 300)
    fixture.addConflict()
    let plain = scene(fixture)
    let annotated = scene(fixture, SceneOptions(annotations: .constraints))
    #expect(plain.size == fixture.size)
    // Four and two constraints of conflicts, one broken wish.
    #expect(annotated.groups.first { $0.id == "legend" }?.items.count == 7)
  }

  @Test func `the key explains the marks that are in the picture and no others`() {
    func key(_ name: String, _ annotations: Annotations, isShown: Bool = true) -> [String] {
      let result = LayoutFixture.screens().first { $0.name == name }!.result
      let options = SceneOptions(annotations: annotations, showsLegend: isShown)
      return Scene(result: result, options: options, typesetter: FixedAdvanceText()).groups.map(\.id)
        .filter { $0.hasPrefix("key.") && Int($0.dropFirst(4)) == nil }.map { String($0.dropFirst(4)) }
    }
    #expect(
      key("card", .constraints) == ["distance", "alignmentLine", "optional", "slack", "atLeast", "atMost", "broken"])
    #expect(key("conflict", .constraints).contains("conflict"))
    #expect(key("ambiguous", .constraints).contains("ambiguous"))
    #expect(key("card", [.alignment, .baselines, .guides]) == ["alignmentRect", "baseline", "safeArea", "margins"])
    #expect(key("card", []).isEmpty)
    #expect(key("card", .all, isShown: false).isEmpty)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `bands of guides lie beside each other`(style: UIUserInterfaceStyle) throws {
    let fixture = LayoutFixture(style: style)
    let box = fixture.view("box", "View", 0, 0, 375, 400)
    fixture.guide("safeArea", .safeArea, of: box, 0, 60, 375, 300)
    fixture.guide("margins", .margins, of: box, 16, 60, 343, 300)
    fixture.guide("readableContent", .readableContent, of: box, 36, 60, 303, 300)
    let groups = scene(fixture, SceneOptions(annotations: .guides)).groups.filter {
      $0.id.hasPrefix("guide:screen/box.")
    }
    let outer = try groups.map { group in
      let path = try #require(
        group.items.compactMap { if case .fill(let path, _) = $0 { path } else { nil } }.first)
      return path.controlPointBounds
    }
    #expect(
      outer == [
        // The screen's own ends at 20.
        CGRect(x: 0, y: 20, width: 375, height: 380), CGRect(x: 0, y: 60, width: 375, height: 300),
        CGRect(x: 16, y: 60, width: 343, height: 300),
      ])
  }

  @Test func `names and sizes without a place are counted below the picture`() {
    let fixture = LayoutFixture(width: 100, height: 60)
    for number in 0..<30 { fixture.view("view\(number)", "View", 10, 10, 80, 40) }
    let shown = SceneOptions(annotations: [.names, .sizes], keepsToScreen: true)
    let plan = AnnotationPlan(result: fixture.result, options: shown, typesetter: FixedAdvanceText())
    #expect(plan.unplacedLabels > 20)
    #expect(plan.labels.count + plan.unplacedLabels == 60)
    let words = plan.omissions.first ?? ""
    #expect(words.contains(" would not fit; '--focus NAME' shows those of one view"))
    let numbers = words.split(separator: " ").compactMap { Int($0) }
    #expect(numbers.reduce(0, +) == plan.unplacedLabels)
    // Beside the screen there is room for all.
    let all = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: [.names, .sizes]), typesetter: FixedAdvanceText())
    #expect(all.unplacedLabels == 0 && all.labels.count == 60 && all.omissions.isEmpty)
  }

  @Test func `views out of sight are not named beside the screen`() {
    let fixture = LayoutFixture(width: 100, height: 100)
    let window = fixture.view("window", "View", 10, 30, 50, 20)
    fixture.edit(window) { $0.appearance.clipsToBounds = true }
    fixture.view("inside", "View", in: window, 10, 30, 200, 20)
    fixture.view("cut", "View", in: window, 10, 60, 50, 20)
    fixture.view("below", "View", 10, 120, 50, 20)
    let plan = AnnotationPlan(
      result: fixture.result, options: SceneOptions(annotations: [.names]), typesetter: FixedAdvanceText())
    #expect(plan.labels.map(\.text).sorted() == ["inside", "window"])
  }

  @Test func `groups are nested as the views are and named by path`() throws {
    let fixture = LayoutFixture()
    let card = fixture.view("card", "Card", 10, 30, 200, 100, color: .white, radius: 8)
    fixture.label("title", "Hello", in: card, 20, 40, 100, 21)
    fixture.edit(card) {
      $0.appearance.alpha = 0.5
      $0.appearance.clipsToBounds = true
      $0.appearance.border = ViewRecord.Border(color: .black, width: 2)
    }
    let group = try #require(scene(fixture).groups.first { $0.id == "view:screen/card" })
    #expect(group.title == "card · Card · 200 × 100")
    #expect(group.opacity == 0.5)
    #expect(group.clip == .roundedRect(CGRect(x: 10, y: 30, width: 200, height: 100), radius: 8))
    #expect(group.items.count == 3)
    guard case .fill(let shape, .white) = group.items[0], case .group(let title) = group.items[1],
      case .stroke(let border, let stroke) = group.items[2]
    else {
      Issue.record("expected background, child, border: \(group.items)")
      return
    }
    #expect(shape == group.clip)
    #expect(title.id == "view:screen/card/title")
    #expect(border == .roundedRect(CGRect(x: 11, y: 31, width: 198, height: 98), radius: 7))
    #expect(stroke.style.width == 2)
  }

  @Test func `hidden views are not drawn`() {
    let fixture = LayoutFixture()
    let view = fixture.view("gone", "View", 0, 0, 10, 10, color: .black)
    fixture.edit(view) { $0.isHidden = true }
    #expect(scene(fixture).groups.allSatisfy { $0.id != "view:screen/gone" })
  }

  @Test func `the background follows the appearance`() {
    for (style, color) in [(UIUserInterfaceStyle.light, RGBA.white), (.dark, .black)] {
      let fixture = LayoutFixture(style: style)
      #expect(scene(fixture).items.first == .fill(.rect(CGRect(origin: .zero, size: fixture.size)), color))
    }
  }

  @Test func `content is moved to the frame and symbols are mirrored from right to left`() {
    let fixture = LayoutFixture()
    let view = fixture.view("pictures", "View", 100, 200, 50, 50)
    let rect = CGRect(x: 5, y: 5, width: 20, height: 20)
    let clip = Path.ellipse(in: rect)
    fixture.edit(view) {
      $0.content.items = [
        .fill(.rect(rect), .black), .symbol("chevron.forward", in: rect, .black, flips: true),
        .image(.file("photos/cat.png"), in: rect, clip: clip), .image(.symbol("heart"), in: rect, clip: nil),
      ]
    }
    let group = scene(fixture).groups.first { $0.id == "view:screen/pictures" }
    let placed = CGRect(x: 105, y: 205, width: 20, height: 20)
    #expect(
      group?.items == [
        .fill(.rect(placed), .black), .fill(Symbols.path(named: "chevron.forward", in: placed, flips: true), .black),
        .group(
          SceneItem.Group(
            kind: .plain, id: "content:screen/pictures/2", clip: .ellipse(in: placed),
            items: [.image("photos/cat.png", in: placed, flipped: false)])),
        .fill(Symbols.path(named: "heart", in: placed), .black),
      ])
  }

  @Test func `layers carry the names that style sheets use`() {
    let fixture = LayoutFixture()
    fixture.addProfileCard()
    let layers = scene(fixture, SceneOptions(annotations: .all)).groups.filter { $0.kind == .layer }.map(\.id)
    #expect(layers == ["guides", "frames", "alignment-rects", "constraints", "baselines", "names", "sizes"])
  }

  @Test func `every id is unique and every constraint tells its equation`() {
    for (_, result) in LayoutFixture.screens() {
      let groups = Scene(
        result: result, options: SceneOptions(annotations: .all, caption: "all"), typesetter: FixedAdvanceText()
      ).groups
      #expect(Set(groups.map(\.id)).count == groups.count)
      let names = ConstraintNames(result)
      for group in groups where group.kind == .constraint {
        let record = result.constraints.indices.first {
          group.id == names[$0] || group.id.hasPrefix(names[$0] + "/label.")
        }
        #expect(record.map { group.title.contains(result.constraints[$0].equation) } == true, "\(group.id)")
        #expect(group.details.contains("Card.swift:"))
      }
    }
  }

  @Test func `focus fades all but one view`() {
    let fixture = LayoutFixture()
    fixture.addProfileCard()
    let groups = scene(fixture, SceneOptions(annotations: .constraints, focus: "bio")).groups
    #expect(groups.contains { $0.id == "dimming" })
    #expect(groups.filter { $0.kind == .constraint }.allSatisfy { $0.title.contains("bio") })
  }

  @Test func `frames are drawn beside alignment rects only where they differ`() {
    let fixture = LayoutFixture()
    fixture.addSizes()
    func frames(_ annotations: Annotations) -> Int {
      scene(fixture, SceneOptions(annotations: annotations)).groups.count { $0.id.hasPrefix("frame:") }
    }
    #expect(frames([.frames, .alignment]) == 1)
    #expect(frames([.frames]) == fixture.result.views.count - 1)
  }
}

extension Scene {
  /// All groups, outer ones first.
  var groups: [SceneItem.Group] {
    func collect(_ items: [SceneItem]) -> [SceneItem.Group] {
      items.flatMap { item -> [SceneItem.Group] in
        if case .group(let group) = item { [group] + collect(group.items) } else { [] }
      }
    }
    return collect(items)
  }
}
