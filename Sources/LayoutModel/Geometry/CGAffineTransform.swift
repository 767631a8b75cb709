public import Foundation

/// A map of the plane that keeps lines straight, with Core Graphics' names; Foundation has none on Linux.
///
/// `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`. Since y points down, a positive angle turns clockwise.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// An entry of the matrix.
  public var a: CGFloat
  /// An entry of the matrix.
  public var b: CGFloat
  /// An entry of the matrix.
  public var c: CGFloat
  /// An entry of the matrix.
  public var d: CGFloat
  /// The translation in points.
  public var tx: CGFloat
  /// The translation in points.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes the identity transform.
  public init() { self = .identity }

  /// Makes a transform that moves by a number of points.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Makes a transform that scales both axes.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Makes a rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transform, followed by the other.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns a translation, followed by this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a scaling, followed by this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a rotation by an angle in radians, followed by this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse, or the transform itself if it has none.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = determinant
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether the transform keeps angles, so that lines are as wide in all directions.
  package var isSimilarity: Bool {
    let tolerance = 1e-6 * max(abs(a), abs(b), abs(c), abs(d))
    return abs(a * a + b * b - c * c - d * d) <= tolerance && abs(a * c + b * d) <= tolerance
  }
  /// The factor of lengths; of a transform that does not keep angles, the root of that of areas.
  package var lengthFactor: CGFloat { abs(determinant).squareRoot() }

  private var determinant: CGFloat { a * d - b * c }

  /// Whether the transform has an inverse; a picture scaled to zero has no area.
  package var isInvertible: Bool { isFinite && abs(determinant) > 1e-9 }

  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Returns the transform about another point than the origin.
  package func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the transformed vector, without the translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around the transformed one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return CGRect(x: x.min()!, y: y.min()!, width: x.max()! - x.min()!, height: y.max()! - y.min()!)
  }
}

extension Path {
  /// Returns the transformed path.
  public func applying(_ t: CGAffineTransform) -> Path { mapped { $0.applying(t) } }
}

// MARK: Interpolation

extension CGAffineTransform {
  /// Interpolates translation, rotation, skew and scale separately, so that rotation keeps sizes (CSS Transforms Module
  /// Level 1, *Interpolation of 2D matrices*).
  package func interpolated(to other: CGAffineTransform, _ share: CGFloat) -> CGAffineTransform {
    guard self != other else { return self }
    guard let from = Parts(self), var to = Parts(other) else {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      return CGAffineTransform(
        a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d), tx: mix(tx, other.tx),
        ty: mix(ty, other.ty))
    }
    // The shorter way round.
    if to.angle - from.angle > .pi { to.angle -= 2 * .pi }
    if to.angle - from.angle < -.pi { to.angle += 2 * .pi }
    return from.mixed(with: to, share).transform
  }

  private struct Parts {
    var angle: CGFloat
    var skew: CGFloat
    var scaleX: CGFloat
    var scaleY: CGFloat
    var tx: CGFloat
    var ty: CGFloat

    /// Decomposes a transform; `nil` if it has no area and thus no angle.
    init?(_ t: CGAffineTransform) {
      guard t.isInvertible else { return nil }
      scaleX = hypot(t.a, t.b)
      angle = atan2(t.b, t.a)
      scaleY = (t.a * t.d - t.b * t.c) / scaleX
      skew = (t.a * t.c + t.b * t.d) / (scaleX * scaleX)
      (tx, ty) = (t.tx, t.ty)
    }

    func mixed(with other: Parts, _ share: CGFloat) -> Parts {
      func mix(_ path: KeyPath<Parts, CGFloat>) -> CGFloat {
        self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * share
      }
      var parts = self
      (parts.angle, parts.skew, parts.scaleX) = (mix(\.angle), mix(\.skew), mix(\.scaleX))
      (parts.scaleY, parts.tx, parts.ty) = (mix(\.scaleY), mix(\.tx), mix(\.ty))
      return parts
    }

    /// The transform: scale, then skew, rotation and translation.
    var transform: CGAffineTransform {
      let (sine, cosine) = (sin(angle), cos(angle))
      let upright = CGAffineTransform(a: scaleX, b: 0, c: skew * scaleX, d: scaleY, tx: 0, ty: 0)
      return upright.concatenating(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: tx, ty: ty))
    }
  }
}
