import LPLayoutModel
import Foundation
import Testing

struct CGAffineTransformTests {
  @Test("what is said last happens first, as in Core Graphics")
  func order() {
    let point = CGPoint(x: 1, y: 0)
    let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    #expect(abs(point.applying(turned).x - 10) < 1e-12 && abs(point.applying(turned).y - 1) < 1e-12)
    let moved = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(moved == turned)
    #expect(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 0)) == .init(x: 4, y: 3))
  }

  @Test("the inverse leads back, and what has none stays")
  func inverse() {
    let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let back = CGPoint(x: 4, y: 9).applying(map).applying(map.inverted())
    #expect(abs(back.x - 4) < 1e-12 && abs(back.y - 9) < 1e-12)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(CGAffineTransform().isIdentity && !map.isIdentity)
  }

  @Test("sizes are vectors, and rectangles become the upright ones around them")
  func sizesAndRectangles() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
    #expect(CGSize(width: 3, height: 4).applying(quarter) == CGSize(width: -4, height: 3))
    #expect(CGRect(0, 0, 3, 4).applying(quarter) == CGRect(96, 0, 4, 3))
  }
}
