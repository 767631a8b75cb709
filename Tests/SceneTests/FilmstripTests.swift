import LPComponents
import Foundation
import LPLayoutDSL

@testable import LPScene
import Testing

@MainActor
struct FilmstripTests {
  private func strip(
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight, steps: Int = 5, _ make: () -> Screen
  ) throws -> Filmstrip {
    let environment = LayoutEnvironment(
      traits: TraitValues(layoutDirection: direction), screenSize: CGSize(width: 320, height: 200))
    return try LayoutEnvironment.$current.withValue(environment) {
      let screen = make()
      let change = try #require(screen.plannedChanges.first)
      return Filmstrip(LayoutTransition(of: screen, change).record(steps: steps), title: "Test")
    }
  }

  private func narrowing() -> Screen {
    let note = UILabel("A text of four and more").named("note")
    note.numberOfLines = 0
    return Screen {
      note
    } constraints: { screen in
      note.leading == screen.leading
      note.top == screen.top
      note.width == 200
    }
    .declareAnimation(duration: 1, curve: .linear) { screen in screen.update { note.width == 120 } }
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `what breaks on the way is told once, with its worst step and its span`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    let strip = try strip(direction) { narrowing() }
    #expect(strip.frames.map(\.time) == [0, 0.25, 0.5, 0.75, 1])
    #expect(strip.breaks.count == 1)
    #expect(
      strip.findings == [
        "Interpolated frames break 1 constraint on the way:",
        "1  note.height >= 42.5 @750: 16.5 pt short at 250 ms (from 250 ms to 750 ms)",
      ])
    #expect(strip.text.contains("  screen/note  interpolated "))
  }

  @Test func `the constraint is drawn with its number where it breaks, and nowhere else`() throws {
    let strip = try strip { narrowing() }
    let scene = strip.scene(typesetter: FixedAdvanceText())
    let cells = scene.groups.filter { $0.id.hasPrefix("cell:") && !$0.id.contains("/") }
    #expect(cells.count == 10)
    let red = Palette.light.conflict
    let reds = scene.items.compactMap { item -> CGRect? in
      if case .stroke(let path, let stroke) = item, stroke.color == red, stroke.style.width == 1,
        path.elements.count == 2
      {
        path.controlPointBounds
      } else {
        nil
      }
    }
    // A bar as high as the label is at that moment, smaller as the picture is; a little less at the screen's edge.
    #expect(reds.count == 3)
    for (red, frame) in zip(reds, strip.frames[1...3]) {
      let note = try #require(frame.interpolated.result.views.first { $0.name == "note" })
      #expect(abs(red.height - note.alignmentRect.height * cells[0].scale) < 0.5)
    }
    let labels = scene.groups.filter { $0.id.contains("/label.") }
    let plates = labels.compactMap { label in
      if case .fill(let plate, _)? = label.items.first { plate.controlPointBounds } else { nil }
    }
    // Wider than the number alone: with what is wanted and what there is.
    #expect(plates.count == 3 && plates.allSatisfy { $0.width > 60 })
    #expect(labels.allSatisfy { $0.title == strip.breaks[0].words })
    let places = cells.map { cell in
      let size = cell.clip?.controlPointBounds.size ?? .zero
      return CGRect(
        x: cell.offset.x, y: cell.offset.y, width: size.width * cell.scale, height: size.height * cell.scale)
    }
    for (red, place) in zip(reds, places[1...3]) { #expect(place.insetBy(dx: -2, dy: -2).contains(red)) }
    #expect(CGRect(origin: .zero, size: scene.size).contains(reds[2]))
  }

  @Test func `what is swapped is listed, with the views that jump`() throws {
    let strip = try strip {
      let box = UIView().named("box")
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.width == 100
      }
      .declareAnimation { screen in
        screen.remake {
          box.trailing == screen.trailing
          box.width == 100
        }
      }
    }
    #expect(
      strip.findings == [
        "Interpolated frames break no constraint on the way.", "Constants cannot animate what is swapped at the start:",
        "−  box.leading == screen.leading", "+  box.trailing == screen.trailing", "box jumps by 220 pt",
      ])
  }

  @Test func `a strip is the same every time`() throws {
    let texts = try (0..<2).map { _ in try strip(steps: 7) { narrowing() } }
    #expect(texts[0].text == texts[1].text)
    #expect(texts[0].scene(typesetter: FixedAdvanceText()) == texts[1].scene(typesetter: FixedAdvanceText()))
  }
}
