import LPAutoLayout
import Foundation
import Testing

/// Alignment rects that are not a fixed inset of the frame.
@MainActor
struct AlignmentRectTests {
  /// A quarter of the frame's width on the left is decoration.
  private class Tagged: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(frame.minX + frame.width / 4, frame.minY, frame.width * 3 / 4, frame.height)
    }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(rect.minX - rect.width / 3, rect.minY, rect.width * 4 / 3, rect.height)
    }
  }

  /// Forgets the way back.
  private final class OneWay: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 5, dy: 0) }
  }

  @Test("constraints place the alignment rect, and the frame follows", arguments: bothDirections)
  func follows(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    let view = stage.place(stage.make { Tagged() }, x: 60, y: 10, width: 90, height: 40)
    let result = LayoutResult.capture(stage.root)
    let left: CGFloat = direction == .leftToRight ? 60 : 320 - 60 - 90
    // The decoration stays on the left in both directions.
    #expect(view.frame == CGRect(left - 30, 10, 120, 40))
    #expect(result.views[1].alignmentRect == CGRect(left, 10, 90, 40))
    #expect(result.diagnostics.isEmpty)
  }

  @Test("a view laid out by its frame keeps it, whatever its alignment rect", arguments: bothDirections)
  func byFrame(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    let view = stage.make { Tagged(frame: CGRect(40, 20, 120, 30)) }
    stage.root.addSubview(view)
    let other = stage.make { Box(20, 20) }
    stage.root.addSubview(other)
    other.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    other.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    let result = LayoutResult.capture(stage.root)
    #expect(view.frame == CGRect(40, 20, 120, 30))
    #expect(other.frame.origin == CGPoint(x: 70, y: 50))
    #expect(result.diagnostics.isEmpty)
  }

  @Test("one function without the other is an error")
  func oneWay() throws {
    let stage = Stage()
    stage.place(stage.make { OneWay() }, width: 50, height: 20)
    let found = LayoutResult.capture(stage.root).diagnostics
    #expect(found.map(\.rule) == ["alignment-not-inverse"])
    #expect(try #require(found.first?.fix).contains("frame(forAlignmentRect:)"))
  }
}
