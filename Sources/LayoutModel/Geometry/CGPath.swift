public import Foundation

/// A shape of lines and curves, in points, y down, that code passes to layers and contexts.
open class CGPath: Hashable, @unchecked Sendable {
  /// The lines and curves. Only a `CGMutablePath` changes them, as the code that has it does.
  public package(set) final var shape: Path

  /// Makes a path of lines and curves.
  public required init(_ shape: Path) { self.shape = shape }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(.rect(rect.standardized), transform)
  }

  /// Makes the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(.ellipse(in: rect.standardized), transform)
  }

  private convenience init(_ shape: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform.map { shape.applying($0.pointee) } ?? shape)
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { shape.elements.isEmpty }

  /// The end of the path so far; the origin of an empty one.
  public final var currentPoint: CGPoint { shape.currentPoint }

  /// The rectangle around the path and its control points.
  public final var boundingBox: CGRect { isEmpty ? .null : shape.controlPointBounds }

  /// The rectangle around the path, which is within the one around its control points.
  public final var boundingBoxOfPath: CGRect {
    var ends = Path()
    for line in shape.straightLines(perCurve: 64) {
      ends.move(to: line.start)
      ends.line(to: line.end)
    }
    return ends.elements.isEmpty ? boundingBox : ends.controlPointBounds
  }

  /// Returns a path of the same lines and curves, which does not change.
  public final func copy() -> CGPath? { CGPath(shape) }

  /// Returns the transformed path.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(shape, transform) }

  /// Returns a path of the same lines and curves, to which code can add.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(shape) }

  /// Returns the transformed path, to which code can add.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(transform.map { shape.applying($0.pointee) } ?? shape)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.shape == right.shape }

  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
}

/// A path to which code adds lines and curves.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public convenience init() { self.init(Path()) }
}

extension Path {
  /// The end of the path so far: where its last subpath began, if it is closed, and the origin, if there is none.
  package var currentPoint: CGPoint {
    let isClosed = elements.last == .close
    for element in elements.reversed() {
      switch element {
      case .move(let point): return point
      case .line(let point), .curve(let point, _, _): if !isClosed { return point }
      case .close: continue
      }
    }
    return .zero
  }
}
