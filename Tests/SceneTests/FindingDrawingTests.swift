import LPLayoutModel
import Foundation
import Testing

@testable import LPScene

/// A picture with the marks of problems and the list of what they mean.
struct FindingDrawingTests {
  /// The discs behind the numbers of the list, below the screen.
  private func discs(_ scene: Scene, below y: CGFloat) -> [CGRect] {
    scene.items.compactMap { item in
      guard case .fill(let path, _) = item else { return nil }
      let rect = path.controlPointBounds
      return rect.height == 14 && rect.minY > y ? rect : nil
    }
  }

  @Test func `each line of the list has its number before the text, within the picture`() {
    let fixture = LayoutFixture(width: 320, height: 200)
    let rect = CGRect(x: 20, y: 40, width: 50, height: 30)
    let marks = (0..<3).map { number in
      FindingMark(
        severity: .error, shapes: [.outline(rect.offsetBy(dx: 0, dy: CGFloat(number) * 40))],
        text: "Conflict \(number) is about a view with a long name that takes two lines or more")
    }
    let scene = Scene(result: fixture.result, marks: marks, caption: "card", typesetter: FixedAdvanceText())
    let discs = discs(scene, below: 200)
    #expect(discs.count == 3)
    // The list has the margins of the screen; texts begin 22 points further in.
    for disc in discs { #expect(disc.minX >= 16 && disc.maxX <= 38) }
    for (upper, lower) in zip(discs, discs.dropFirst()) { #expect(lower.minY >= upper.maxY + 6) }
    #expect(discs.allSatisfy { $0.maxY <= scene.size.height })
  }
}
