import LPAutoLayout
import Foundation
import Testing

@testable import LPLayoutDSL

@MainActor
struct AnchorGroupTests {
  let a = UIView()
  let b = UIView()

  @Test func `edges are inset, not shifted`() {
    #expect(
      texts(a.edges == b.edges.inset(by: 8)) == [
        "leading == leading + 8", "trailing == trailing - 8", "top == top + 8", "bottom == bottom - 8",
      ])
    #expect(
      texts(a.edges == b.margins.edges.inset(top: 1, leading: 2, bottom: 3, trailing: 4)) == [
        "leading == leading + 2", "trailing == trailing - 4", "top == top + 1", "bottom == bottom - 3",
      ])
    #expect(
      texts(a.horizontalEdges == b.horizontalEdges.inset(leading: 5)) == [
        "leading == leading + 5", "trailing == trailing",
      ])
    #expect(texts(a.verticalEdges == b.verticalEdges.inset(by: -3)) == ["top == top - 3", "bottom == bottom + 3"])
  }

  @Test func `an inset on the left side moves the other way`() {
    #expect(texts(a.verticalEdges.inset(by: 3) == b.verticalEdges) == ["top == top - 3", "bottom == bottom + 3"])
  }

  @Test func `less or equal edges lie within, greater or equal edges enclose`() {
    #expect(
      texts(a.edges <= b.edges.inset(by: 8)) == [
        "leading >= leading + 8", "trailing <= trailing - 8", "top >= top + 8", "bottom <= bottom - 8",
      ])
    #expect(texts(a.horizontalEdges >= b.horizontalEdges) == ["leading <= leading", "trailing >= trailing"])
  }

  @Test func `a size is compared with a size, with numbers or with a square`() {
    #expect(texts(a.size == b.size * 0.5) == ["width == 0.5 width", "height == 0.5 height"])
    #expect(texts(a.size <= CGSize(width: 10, height: 20)) == ["width <= 10", "height <= 20"])
    #expect(texts(a.size == 44 ~ .high) == ["width == 44 @750", "height == 44 @750"])
    #expect(texts(a.size >= b.size) == ["width >= width", "height >= height"])
  }

  @Test func `centers of views and guides are compared, though a view has a center point too`() {
    #expect(texts(a.center == b.center) == ["centerX == centerX", "centerY == centerY"])
    #expect(texts(a.center == b.safeArea.center.offset(y: -20)) == ["centerX == centerX", "centerY == centerY - 20"])
  }
}
