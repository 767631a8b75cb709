public import LPAutoLayout
public import Foundation

/// A transform of space, of which layers show the part in the plane.
public struct CATransform3D: Equatable, Sendable {
  /// The numbers of the first row.
  public var (m11, m12, m13, m14): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 0, 0, 0)
  /// The numbers of the second row.
  public var (m21, m22, m23, m24): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 1, 0, 0)
  /// The numbers of the third row.
  public var (m31, m32, m33, m34): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 1, 0)
  /// The numbers of the fourth row.
  public var (m41, m42, m43, m44): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)

  /// Makes the transform that changes nothing.
  public init() {}

  fileprivate init(_ rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Makes a transform that moves.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  (made.m41, made.m42, made.m43) = (tx, ty, tz)
  return made
}

/// Makes a transform that enlarges.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  (made.m11, made.m22, made.m33) = (sx, sy, sz)
  return made
}

/// Makes a transform that turns about an axis by an angle in radians.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z, sine, cosine) = (x / length, y / length, z / length, sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D([
    [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
    [y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
    [z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest, 0],
    [0, 0, 0, 1],
  ])
}

/// Returns the transform that does one after the other.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  return CATransform3D(
    (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(into: CGFloat(0)) { $0 += first[row][$1] * second[$1][column] } }
    })
}

/// Returns a transform that moves first.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns a transform that enlarges first.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that turns first.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the transform of space for one of the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var made = CATransform3D()
  (made.m11, made.m12, made.m21, made.m22, made.m41, made.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return made
}

/// Returns the part in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
