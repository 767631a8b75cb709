@testable import LPAutoLayout
import Foundation
import Testing

@testable import LPScene

/// How layers become items of the display list.
struct LayerItemsTests {
  private let shadow = ShadowPaint(
    color: RGBA.black.withAlpha(0.3), radius: 4, offset: CGSize(width: 0, height: 2))

  private func scene(_ fixture: LayoutFixture) -> Scene {
    Scene(result: fixture.result, options: SceneOptions(), typesetter: FixedAdvanceText())
  }

  private func card(_ background: RGBA?, _ change: (inout LayerEffects) -> Void) -> (LayoutFixture, Int) {
    let fixture = LayoutFixture()
    let card = fixture.view("card", "View", 40, 60, 100, 50, color: background, radius: 8)
    var effects = LayerEffects()
    change(&effects)
    fixture.edit(card) { $0.appearance.effects = effects }
    return (fixture, card)
  }

  @Test func `the shadow of an opaque box is that of its shape`() throws {
    let (fixture, card) = card(.white) { $0.shadow = shadow }
    fixture.label("title", "Title", in: card, 60, 75, 40, 20)
    let group = try #require(scene(fixture).groups.first { $0.id == "view:screen/card" })
    #expect(group.shadow?.path == .roundedRect(CGRect(x: 40, y: 60, width: 100, height: 50), radius: 8))
    #expect(group.items.first == .fill(try #require(group.shadow?.path), .white))
  }

  @Test func `the shadow of anything else is that of what is painted`() throws {
    let (clear, _) = card(nil) { $0.shadow = shadow }
    #expect(scene(clear).groups.first { $0.id == "view:screen/card" }?.shadow?.path == nil)
    // Something reaches out of the box.
    let (fixture, card) = card(.white) { $0.shadow = shadow }
    fixture.view("badge", "View", in: card, 130, 50, 20, 20, color: .black)
    let group = try #require(scene(fixture).groups.first { $0.id == "view:screen/card" })
    #expect(group.shadow != nil && group.shadow?.path == nil)
  }

  @Test func `shadows inside of many others are left out`() {
    let fixture = LayoutFixture()
    var parent = 0
    for number in 0..<20 {
      parent = fixture.view("v\(number)", "View", in: parent, 10, 30, 100, 100)
      var effects = LayerEffects()
      effects.shadow = shadow
      fixture.edit(parent) { $0.appearance.effects = effects }
    }
    fixture.edit(parent) { $0.appearance.background = .black }
    #expect(scene(fixture).groups.count { $0.shadow != nil } == 8)
  }

  @Test func `layers are painted between the background, the subviews and the border`() throws {
    let path = Path.rect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let (fixture, card) = card(.white) {
      $0.backdrop = [.fill(path, RGBA(hex: 1))]
      $0.sublayers = [2, 0, 1].sorted().map {
        .init(subviewsBelow: $0, items: [.fill(path, RGBA(hex: UInt32($0 + 2)))])
      }
    }
    fixture.view("a", "View", in: card, 50, 70, 10, 10)
    fixture.view("b", "View", in: card, 50, 80, 10, 10)
    fixture.edit(card) { $0.appearance.border = .init(color: .black, width: 1) }
    let group = try #require(scene(fixture).groups.first { $0.id == "view:screen/card" })
    let moved = path.moved(by: CGPoint(x: 40, y: 60))
    let order = group.items.map { item -> String in
      switch item {
      case .fill(moved, let color): "layer \(Int((color.blue * 255).rounded()))"
      case .fill: "background"
      case .group(let group): group.id
      case .stroke: "border"
      default: "?"
      }
    }
    #expect(
      order == [
        "background", "layer 1", "layer 2", "view:screen/card/a", "layer 3", "view:screen/card/b", "layer 4", "border",
      ])
  }

  @Test func `masks are white, with the opacity of what they show`() throws {
    let path = Path.ellipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (fixture, _) = card(.white) { $0.mask = [.fill(path, RGBA(red: 1, green: 0, blue: 0, alpha: 0.4))] }
    let group = try #require(scene(fixture).groups.first { $0.id == "view:screen/card" })
    #expect(group.mask == [.fill(path.moved(by: CGPoint(x: 40, y: 60)), RGBA.white.withAlpha(0.4))])
  }

  @Test func `the bounds of items include shadows, transforms and clips`() {
    let box = SceneItem.fill(.rect(CGRect(x: 10, y: 10, width: 20, height: 20)), .black)
    var group = SceneItem.Group(kind: .plain, id: "", items: [box])
    #expect(group.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    group.shadow = shadow
    #expect(
      group.bounds == CGRect(x: -3, y: -1, width: 46, height: 46).union(CGRect(x: 10, y: 10, width: 20, height: 20)))
    group.clip = .rect(CGRect(x: 0, y: 0, width: 15, height: 15))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 15, height: 15))
    group.scale = 2
    group.offset = CGPoint(x: 1, y: 0)
    #expect(group.bounds == CGRect(x: 1, y: 0, width: 30, height: 30))
    #expect(SceneItem.group(SceneItem.Group(kind: .plain, id: "", items: [])).bounds == nil)
  }
}
