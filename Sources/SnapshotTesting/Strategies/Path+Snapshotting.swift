public import Foundation
import LPLayoutModel
public import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Pictures of filled paths.
  public static var image: Snapshotting { .image() }

  /// Pictures of paths, in black.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to agree.
  ///   - perceptualPrecision: how much pixels have to agree to count as equal, from 0 to 1.
  ///   - scale: the number of pixels in a point.
  ///   - drawingMode: what is painted.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      picture(of: $0.boundingBoxOfPath, scale) { [path = $0] context in
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Pictures of filled paths.
  public static var image: Snapshotting { .image() }

  /// Pictures of filled paths, in black; the parameters are those of other paths.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      picture(of: $0.cgPath.boundingBoxOfPath, scale) { [path = $0] _ in path.fill() }
    }
  }
}

/// Returns what a closure draws within a rectangle.
private func picture(of rect: CGRect, _ scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
  let format = UIGraphicsImageRendererFormat.preferred()
  format.scale = scale
  return UIGraphicsImageRenderer(bounds: rect.isNull ? .zero : rect, format: format).image { draw($0.cgContext) }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The elements of paths, a line each.
  public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: coordinates) }

  /// The elements of paths, a line each, with coordinates as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { $0.shape.description(numberFormatter) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The elements of paths, a line each.
  public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: coordinates) }

  /// The elements of paths, a line each, with coordinates as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
  }
}

/// One to three digits behind the point.
private var coordinates: NumberFormatter {
  let formatter = NumberFormatter()
  // Without a style, Foundation on Linux writes the least number of digits.
  (formatter.numberStyle, formatter.usesGroupingSeparator) = (.decimal, false)
  (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (1, 3)
  formatter.decimalSeparator = "."
  return formatter
}

extension Path {
  /// The elements, a line each, and subpaths apart.
  fileprivate func description(_ formatter: NumberFormatter) -> String {
    var (lines, current): ([String], CGPoint) = ([], .zero)
    func add(_ name: String, _ points: CGPoint...) {
      let places = points.map { point in
        let numbers = [point.x, point.y].map { formatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
        return "(\(numbers.joined(separator: ", ")))"
      }
      lines.append("\(name) \(places.joined(separator: " "))\n")
      current = points.last ?? current
    }
    for element in elements {
      switch element {
      case .move(let point):
        if !lines.isEmpty { lines.append("\n") }
        add("MoveTo", point)
      case .line(let point): add("LineTo", point)
      case .curve(let end, let control1, let control2):
        if let control = Self.quadraticControl(current, control1, control2, end) {
          add("QuadCurveTo", control, end)
        } else {
          add("CurveTo", control1, control2, end)
        }
      case .close: add("Close")
      }
    }
    return lines.joined()
  }

  /// The control point of the quadratic curve that a cubic one equals, as both are kept in one form here.
  private static func quadraticControl(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) -> CGPoint? {
    func control(_ point: CGPoint, _ control: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 1.5, y: point.y + (control.y - point.y) * 1.5)
    }
    let (first, second) = (control(start, control1), control(end, control2))
    return abs(first.x - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6 ? first : nil
  }
}
