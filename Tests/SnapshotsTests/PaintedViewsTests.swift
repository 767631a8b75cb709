import Foundation
import LPLayoutModel
import LPScene
import Testing

@testable import LPSnapshots

struct PaintedViewsTests {
  /// A screen of 20×20 points with a box of 8×8 at (2, 2), a dot of 2×2 in that, and a box of 4×4 at (14, 14).
  private static let views: [ViewRecord] = {
    func view(_ name: String, _ parent: Int?, _ x: Double, _ y: Double, _ side: Double) -> ViewRecord {
      let frame = CGRect(x: x, y: y, width: side, height: side)
      return ViewRecord(
        path: name, name: name, className: "View", parent: parent, depth: parent == nil ? 0 : 1, frame: frame,
        alignmentRect: frame)
    }
    return [
      view("screen", nil, 0, 0, 20), view("box", 0, 2, 2, 8), view("dot", 1, 4, 4, 2), view("other", 0, 14, 14, 4),
    ]
  }()

  private static func names(_ differing: [(x: Range<Int>, y: Range<Int>)], scale: Int = 2) -> [String] {
    let side = 20 * scale
    let before = RasterImage(width: side, height: side, pixels: .init(repeating: 255, count: side * side * 4))
    var after = before
    for part in differing {
      for y in part.y { for x in part.x { after.pixels[(y * side + x) * 4] = 0 } }
    }
    guard let difference = ImageComparison(expected: before, actual: after).difference() else { return [] }
    let painted = PaintedViews(before, after, within: difference.box, scale: Double(scale))
    return painted.changes(in: views).map { change in
      if case .view(_, let name) = change.subject { return name }
      return "?"
    }
  }

  @Test func `the innermost view with the pixels is named`() {
    #expect(Self.names([(9..<10, 9..<10)]) == ["dot"])
    #expect(Self.names([(6..<7, 6..<7)]) == ["box"])
    #expect(Self.names([(0..<1, 0..<1)]) == ["screen"])
  }

  @Test func `another background does not name what is on it`() {
    #expect(Self.names([(4..<20, 4..<20)]) == ["box"])
    #expect(Self.names([(0..<40, 0..<40)]) == ["screen"])
  }

  @Test func `two views are named, that with more pixels first`() {
    #expect(Self.names([(9..<10, 9..<10), (28..<34, 28..<34)]) == ["other", "dot"])
    #expect(Self.names([(8..<12, 8..<12), (28..<29, 28..<29)]) == ["dot", "other"])
  }
}
