import LPLayoutModel
import Foundation
import Testing

@testable import LPScene

struct SheetTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> Scene {
    let inner = SceneItem.Group(kind: .view, id: "view:screen", items: [])
    return Scene(size: CGSize(width: width, height: height), items: [.group(inner)])
  }

  private func cells(_ scene: Scene) -> [SceneItem.Group] {
    scene.groups.filter { $0.id.hasPrefix("cell:") && !$0.id.contains("/") }
  }

  private func rect(_ group: SceneItem.Group) -> CGRect {
    let size = group.clip?.controlPointBounds.size ?? .zero
    return CGRect(
      x: group.offset.x, y: group.offset.y, width: size.width * group.scale, height: size.height * group.scale)
  }

  @Test(arguments: [ContactSheet.Scaling.shared, .each])
  func `pictures fit their places, keep apart and stay on the sheet`(scaling: ContactSheet.Scaling) {
    let sizes: [(CGFloat, CGFloat)] = [(375, 667), (667, 375), (1024, 768), (100, 80), (390, 844)]
    let sheet = ContactSheet(
      cells: sizes.map { ContactSheet.Cell("\($0.0) by \($0.1)", picture($0.0, $0.1)) } + [.init("none", nil)],
      columns: 3, title: "All", columnLabels: ["phone", "wide", "tablet"], rowLabels: ["first", "second"],
      scaling: scaling)
    let scene = sheet.scene(typesetter: FixedAdvanceText())
    let rects = cells(scene).map(rect)
    #expect(rects.count == 5)
    for (index, one) in rects.enumerated() {
      #expect(one.width <= 240.001 && one.height <= 520.001)
      #expect(CGRect(origin: .zero, size: scene.size).insetBy(dx: 10, dy: 10).contains(one))
      #expect(!rects[(index + 1)...].contains { $0.intersects(one) })
    }
    #expect(Set(cells(scene).map(\.scale)).count == (scaling == .shared ? 1 : 5))
    #expect(rects[0].minY == rects[1].minY)
    #expect(abs(rects[0].midX - rects[3].midX) <= 0.5)
  }

  @Test func `a row is as high as its own tallest picture`() {
    let sizes: [(CGFloat, CGFloat)] = [(60, 40), (60, 20), (60, 30), (60, 300)]
    let sheet = ContactSheet(cells: sizes.map { ContactSheet.Cell("", picture($0.0, $0.1)) }, columns: 3)
    let rects = cells(sheet.scene(typesetter: FixedAdvanceText())).map(rect)
    #expect(rects.map(\.height) == [40, 20, 30, 300])
    let gap = rects[3].minY - rects[0].maxY
    #expect(gap > 0 && gap < 40)
  }

  @Test func `ids stay unique though every cell has the same ones`() {
    let scene = ContactSheet.sideBySide([.init("a", picture(10, 10)), .init("b", picture(10, 10))]).scene(
      typesetter: FixedAdvanceText())
    let ids = scene.groups.map(\.id)
    #expect(ids == ["cell:0", "cell:0/view:screen", "cell:1", "cell:1/view:screen"])
  }

  @Test func `pictures are never enlarged`() {
    let sheet = ContactSheet(cells: [.init("small", picture(20, 20))], columns: 1)
    #expect(cells(sheet.scene(typesetter: FixedAdvanceText())).map(\.scale) == [1])
  }

  @Test func `a sheet without cells is a sheet`() {
    let scene = ContactSheet(cells: [], columns: 0, title: "Nothing").scene(typesetter: FixedAdvanceText())
    #expect(scene.size.width > 0 && scene.size.height > 0)
  }

  // MARK: Before and after

  private func card(_ change: (LayoutFixture) -> Void = { _ in }) -> LayoutResult {
    let fixture = LayoutFixture()
    let card = fixture.view("card", "Card", 16, 40, 300, 200)
    fixture.label("title", "Title", in: card, 32, 56, 100, 21)
    fixture.label("text", "Text", in: card, 32, 90, 200, 21)
    change(fixture)
    return fixture.result
  }

  @Test func `a view that went along with its parent has not changed`() {
    let after = card { fixture in
      for index in 1...3 { fixture.edit(index) { $0.frame.origin.y += 12 } }
    }
    let changes = FrameChange.changes(from: card(), to: after)
    #expect(changes.map(\.path) == ["screen/card"])
    #expect(changes[0].words == "y 40 → 52 (+12)")
  }

  @Test func `changes name what moved, came and went`() {
    let after = card { fixture in
      fixture.edit(2) {
        $0.frame.size.width = 80.5
        $0.frame.origin.x = 30
      }
      fixture.edit(3) { $0.isHidden = true }
      fixture.view("badge", "View", 200, 10, 20, 20)
    }
    let changes = FrameChange.changes(from: card(), to: after)
    #expect(changes.map(\.path) == ["screen/card/title", "screen/card/text", "screen/badge"])
    #expect(changes.map(\.words) == ["x 32 → 30 (−2), width 100 → 80.5 (−19.5)", "is gone", "is new"])
    let back = FrameChange.changes(from: after, to: card())
    #expect(back.map(\.words) == ["x 30 → 32 (+2), width 80.5 → 100 (+19.5)", "is new", "is gone"])
  }

  @Test func `moved views are joined by an arrow from one picture to the other`() throws {
    let after = card { fixture in fixture.edit(2) { $0.frame.origin.x += 8 } }
    let scene = BeforeAfter(before: card(), after: after).scene(typesetter: FixedAdvanceText())
    let group = try #require(scene.groups.first { $0.id == "change:screen/card/title" })
    #expect(group.title == "title x 32 → 40 (+8)")
    let curves = group.items.compactMap { item -> CGRect? in
      if case .stroke(let path, _) = item, path.elements.count == 2 { path.controlPointBounds } else { nil }
    }
    let origins = ["before", "after"].map { id in scene.groups.first { $0.id == id }!.offset.x }
    #expect(curves.last?.minX == origins[0] + 132)
    #expect(curves.last?.maxX == origins[1] + 40)
  }

  @Test func `numbers of what moved keep clear of annotations`() throws {
    let before = LayoutFixture()
    before.addSettingsList()
    let after = LayoutFixture()
    after.addSettingsList()
    for index in after.result.views.indices where index % 3 == 1 { after.edit(index) { $0.frame.origin.x += 8 } }
    let scene = BeforeAfter(before: before.result, after: after.result, annotations: .constraints)
      .scene(typesetter: FixedAdvanceText())
    func plates(_ group: SceneItem.Group) -> [CGRect] {
      group.items.compactMap { if case .fill(let path, _) = $0 { path.controlPointBounds } else { nil } }
    }
    let numbers = plates(try #require(scene.groups.first { $0.id == "numbers" }))
    var labels: [CGRect] = []
    for side in ["before", "after"] {
      let picture = try #require(scene.groups.first { $0.id == side })
      for group in scene.groups where group.id.hasPrefix(side + "/constraint:") && group.id.contains("/label.") {
        labels += plates(group).prefix(1).map { $0.offsetBy(dx: picture.offset.x, dy: picture.offset.y) }
      }
    }
    #expect(numbers.count > 40 && labels.count > 100)
    let covered = numbers.filter { number in labels.contains { $0.insetBy(dx: 0.1, dy: 0.1).intersects(number) } }
    #expect(covered == [])
  }

  @Test func `what lies below the screen is in the list alone`() throws {
    func screen(_ y: CGFloat) -> LayoutResult {
      let fixture = LayoutFixture()
      fixture.view("seen", "View", 20, 60, 50, 20)
      fixture.view("below", "View", 20, 700, 50, 20)
      for index in 1...2 { fixture.edit(index) { $0.frame.origin.y += y } }
      return fixture.result
    }
    let sheet = BeforeAfter(before: screen(0), after: screen(8))
    #expect(sheet.innermostChanges.map(\.name) == ["seen", "below"])
    let groups = sheet.scene(typesetter: FixedAdvanceText()).groups
    #expect(groups.filter { $0.id.hasPrefix("arrow:") }.map(\.id) == ["arrow:screen/seen"])
    let numbers = try #require(groups.first { $0.id == "numbers" })
    let pictures = try ["before", "after"].map { id in
      let group = try #require(groups.first { $0.id == id })
      return CGRect(origin: group.offset, size: CGSize(width: 375, height: 667))
    }
    let plates = numbers.items.compactMap { if case .fill(let path, _) = $0 { path.controlPointBounds } else { nil } }
    // A plate and a badge in either picture.
    #expect(plates.count == 4 && plates.allSatisfy { plate in pictures.contains { $0.intersects(plate) } })
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `numbers keep off the text of a golden's picture, which the golden does not place`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    func screen(_ y: CGFloat, hasText: Bool) -> LayoutResult {
      let fixture = LayoutFixture(direction: direction)
      for row in 0..<6 {
        let label = fixture.label("row\(row)", "A whole row of text", 16, 60 + CGFloat(row) * 22, 190, 21)
        fixture.edit(label) {
          $0.frame.origin.y += y
          if !hasText { $0.content.items = [] }
        }
      }
      return fixture.result
    }
    let after = screen(3, hasText: true)
    let blank = Scene(size: after.size, items: [])
    let sheet = BeforeAfter(
      before: screen(0, hasText: false), after: after, pictures: (blank, blank), captions: ("expected", "actual"))
    let groups = sheet.scene(typesetter: FixedAdvanceText()).groups
    let numbers = try #require(groups.first { $0.id == "numbers" })
    let plates = numbers.items.compactMap { if case .fill(let path, _) = $0 { path.controlPointBounds } else { nil } }
    for (id, result) in [("before", screen(0, hasText: true)), ("after", after)] {
      let origin = try #require(groups.first { $0.id == id }).offset
      let texts = ShownContent(result).texts.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      #expect(texts.count == 6)
      #expect(texts.allSatisfy { text in !plates.contains { $0.insetBy(dx: 0.2, dy: 0.2).intersects(text) } })
    }
  }

  @Test func `nothing moved is said too`() {
    let same = BeforeAfter(before: card(), after: card())
    #expect(same.changes.isEmpty)
    #expect(same.scene(typesetter: FixedAdvanceText()).groups.allSatisfy { !$0.id.hasPrefix("change:") })
  }

  @Test func `a screen of which all moved draws a few changes and counts the rest`() {
    let before = LayoutFixture()
    before.addSettingsList()
    let after = LayoutFixture()
    after.addSettingsList()
    for index in after.result.views.indices where index > 0 { after.edit(index) { $0.frame.size.height += 1 } }
    let sheet = BeforeAfter(before: before.result, after: after.result)
    #expect(sheet.changes.count == 65)
    let drawn = sheet.scene(typesetter: FixedAdvanceText()).groups.count { $0.id.hasPrefix("change:") }
    #expect(drawn == BeforeAfter.most)
  }

  @Test func `of views within one another the innermost are drawn`() {
    let after = card { fixture in
      fixture.edit(1) { $0.frame.size.height += 12 }
      fixture.edit(3) { $0.frame.origin.y += 12 }
    }
    let sheet = BeforeAfter(before: card(), after: after)
    #expect(sheet.changes.map(\.path) == ["screen/card", "screen/card/text"])
    #expect(sheet.innermostChanges.map(\.path) == ["screen/card/text"])
    // The card moves up and leaves its title behind: seen from the card the title moved, seen from the screen it did not.
    let left = card { fixture in
      for index in [1, 3] { fixture.edit(index) { $0.frame.origin.y -= 12 } }
    }
    let pulled = BeforeAfter(before: card(), after: left)
    #expect(pulled.changes.map(\.path) == ["screen/card", "screen/card/title"])
    #expect(pulled.innermostChanges.map(\.path) == ["screen/card"])
  }
}
