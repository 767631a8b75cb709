import Testing
import UIKit

/// Core Graphics' paths, which code builds up and hands to layers and contexts.
@MainActor
struct PathTests {
  @Test func `a path that code adds to is one for layers, contexts and other paths`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 1))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 13, y: 5))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1), "closed, it is where it began")
    path.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10))
    let layer = CAShapeLayer()
    layer.path = path
    #expect(layer.path == path)
    #expect(path.boundingBoxOfPath == CGRect(x: 1, y: 0, width: 29, height: 10))
    #expect(UIBezierPath(cgPath: path).bounds == path.boundingBox)
    let copy = path.copy()
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(layer.path == copy, "the layer keeps what it was given")
    #expect(copy?.boundingBoxOfPath.width == 29 && path.boundingBoxOfPath.width == 100)
    var doubled = CGAffineTransform(scaleX: 2, y: 2)
    #expect(copy?.copy(using: &doubled)?.boundingBoxOfPath.width == 58)
  }

  @Test func `arcs, corners and transforms are those of contexts`() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false,
      transform: CGAffineTransform(translationX: 10, y: 0))
    // The arc that is not clockwise by its name is the lower half, as y points down.
    #expect(abs(path.boundingBoxOfPath.minY - 5) < 1e-9 && abs(path.boundingBoxOfPath.maxY - 10) < 0.01)
    #expect(abs(path.boundingBoxOfPath.minX - 10) < 1e-9)
    let rounded = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 8, cornerHeight: 4, transform: nil)
    #expect(rounded.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(!rounded.contains(CGPoint(x: 1, y: 0.5)) && rounded.contains(CGPoint(x: 20, y: 0.5)))
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(square.contains(CGPoint(x: 2, y: 2)))
    #expect(square.contains(CGPoint(x: 25, y: 5), transform: CGAffineTransform(translationX: -20, y: 0)))
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(abs(corner.currentPoint.x - 20) < 1e-6 && abs(corner.currentPoint.y - 8) < 1e-6, "\(corner.currentPoint)")
  }

  @Test func `what is inside depends on the rule`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
    path.usesEvenOddFillRule = false
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    hole.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!hole.contains(CGPoint(x: 15, y: 15)) && hole.contains(CGPoint(x: 5, y: 5)), "turns cancel out")
  }

  private nonisolated static let colors: [(rgba: [CGFloat], hsba: [CGFloat])] = [
    ([1, 0, 0, 1], [0, 1, 1, 1]), ([0, 0.5, 0.5, 0.25], [0.5, 1, 0.5, 0.25]), ([0.5, 0, 1, 1], [0.75, 1, 1, 1]),
    ([0.2, 0.2, 0.2, 1], [0, 0, 0.2, 1]), ([1, 0, 0.5, 1], [11.0 / 12, 1, 1, 1]),
  ]

  @Test(arguments: colors)
  func `a colour tells its hue, saturation and brightness`(rgba: [CGFloat], hsba: [CGFloat]) {
    let color = UIColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3])
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    for (found, expected) in zip([hue, saturation, brightness, alpha], hsba) { #expect(abs(found - expected) < 1e-6) }
  }
}
