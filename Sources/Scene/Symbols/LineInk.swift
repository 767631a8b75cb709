import LPLayoutModel
import Foundation

/// The outline of a line's ink, with round caps and joins, as a shape to be filled by the non-zero rule.
///
/// Exporters therefore do not need caps and joins, and a symbol is a single path, however many lines it has.
struct LineInk {
  /// Half of the line's width.
  var radius: CGFloat

  func outline(of path: Path) -> Path {
    var outline = Path()
    for contour in contours(of: path) where !contour.pieces.isEmpty {
      let there = side(of: contour, sign: 1)
      let back = side(of: contour.reversed, sign: 1)
      var ink = Path([.move(there.start)] + there.elements)
      if contour.isClosed {
        ink.close()
        ink.elements += [.move(back.start)] + back.elements
      } else {
        ink.elements += cap(after: contour) + back.elements + cap(after: contour.reversed)
      }
      ink.close()
      outline.elements += ink.clockwise.elements
    }
    return outline
  }

  // MARK: Contours

  /// A line, or a part of a curve that turns so little that its parallel is nearly a curve of the same kind.
  private struct Piece {
    var points: (CGPoint, CGPoint, CGPoint, CGPoint)
    var isLine: Bool

    var startTangent: CGPoint { direction(points.0, points.1, points.2, points.3) }
    var endTangent: CGPoint {
      let back = direction(points.3, points.2, points.1, points.0)
      return CGPoint(x: -back.x, y: -back.y)
    }
    var reversed: Piece { Piece(points: (points.3, points.2, points.1, points.0), isLine: isLine) }

    private func direction(_ from: CGPoint, _ candidates: CGPoint...) -> CGPoint {
      for candidate in candidates {
        if let unit = CGPoint(x: candidate.x - from.x, y: candidate.y - from.y).normalized { return unit }
      }
      return CGPoint(x: 1, y: 0)
    }
  }

  private struct Contour {
    var pieces: [Piece] = []
    var isClosed = false
    var reversed: Contour { Contour(pieces: pieces.reversed().map(\.reversed), isClosed: isClosed) }
  }

  private func contours(of path: Path) -> [Contour] {
    var contours: [Contour] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let p):
        contours.append(Contour())
        (start, current) = (p, p)
      case .line(let p):
        if p != current { contours[contours.count - 1].pieces.append(line(current, p)) }
        current = p
      case .curve(let p, let c1, let c2):
        contours[contours.count - 1].pieces += thirds(of: Piece(points: (current, c1, c2, p), isLine: false))
        current = p
      case .close:
        if current != start { contours[contours.count - 1].pieces.append(line(current, start)) }
        contours[contours.count - 1].isClosed = true
        current = start
      }
    }
    return contours
  }

  private func line(_ from: CGPoint, _ to: CGPoint) -> Piece { Piece(points: (from, from, to, to), isLine: true) }

  private func thirds(of piece: Piece) -> [Piece] {
    let (first, rest) = split(piece, at: 1.0 / 3)
    let (second, third) = split(rest, at: 0.5)
    return [first, second, third]
  }

  /// Splits a piece by De Casteljau's algorithm.
  private func split(_ piece: Piece, at t: CGFloat) -> (Piece, Piece) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    let (p0, p1, p2, p3) = piece.points
    let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (Piece(points: (p0, a, d, middle), isLine: false), Piece(points: (middle, e, c, p3), isLine: false))
  }

  // MARK: Sides

  private func offset(_ p: CGPoint, along tangent: CGPoint) -> CGPoint {
    CGPoint(x: p.x + tangent.y * radius, y: p.y - tangent.x * radius)
  }

  private func side(of contour: Contour, sign: CGFloat) -> (start: CGPoint, elements: [Path.Element]) {
    let pieces = contour.pieces
    var elements: [Path.Element] = []
    for (index, piece) in pieces.enumerated() {
      elements.append(parallel(to: piece))
      if index + 1 < pieces.count {
        elements += join(piece, pieces[index + 1])
      } else if contour.isClosed {
        elements += join(piece, pieces[0])
      }
    }
    return (offset(pieces[0].points.0, along: pieces[0].startTangent), elements)
  }

  private func parallel(to piece: Piece) -> Path.Element {
    let (p0, p1, p2, p3) = piece.points
    let end = offset(p3, along: piece.endTangent)
    guard !piece.isLine else { return .line(end) }
    let start = offset(p0, along: piece.startTangent)
    let chord = hypotenuse(p3.x - p0.x, p3.y - p0.y)
    let ratio = chord > 0 ? hypotenuse(end.x - start.x, end.y - start.y) / chord : 1
    return .curve(
      end, control1: CGPoint(x: start.x + (p1.x - p0.x) * ratio, y: start.y + (p1.y - p0.y) * ratio),
      control2: CGPoint(x: end.x + (p2.x - p3.x) * ratio, y: end.y + (p2.y - p3.y) * ratio))
  }

  private func join(_ piece: Piece, _ next: Piece) -> [Path.Element] {
    let (a, b) = (piece.endTangent, next.startTangent)
    let pivot = piece.points.3
    let turn = a.x * b.y - a.y * b.x
    let along = a.x * b.x + a.y * b.y
    if abs(turn) < 1e-4, along > 0 { return [] }
    // The inner side passes through the corner itself; the non-zero rule fills what is covered twice.
    if turn < 0 { return [.line(pivot), .line(offset(pivot, along: b))] }
    return arc(around: pivot, from: a, to: b)
  }

  private func cap(after contour: Contour) -> [Path.Element] {
    let last = contour.pieces[contour.pieces.count - 1]
    let t = last.endTangent
    return arc(around: last.points.3, from: t, to: CGPoint(x: -t.x, y: -t.y))
  }

  /// An arc to the right from one unit tangent to another, of at most a half turn.
  private func arc(around pivot: CGPoint, from a: CGPoint, to b: CGPoint) -> [Path.Element] {
    let cosine = a.x * b.x + a.y * b.y
    if cosine < 0.1 {
      let half =
        CGPoint(x: a.x + b.x, y: a.y + b.y).normalized(unlessBelow: 1e-3) ?? CGPoint(x: -a.y, y: a.x)
      return arc(around: pivot, from: a, to: half) + arc(around: pivot, from: half, to: b)
    }
    // k = 4/3·tan(θ/4), computed by half angles from cos θ, because square roots are the same on every machine and
    // tangents are not.
    let halfCosine = ((1 + min(1, cosine)) / 2).squareRoot()
    let k = 4.0 / 3 * ((1 - halfCosine) / (1 + halfCosine)).squareRoot() * radius
    let (start, end) = (offset(pivot, along: a), offset(pivot, along: b))
    return [
      .curve(
        end, control1: CGPoint(x: start.x + a.x * k, y: start.y + a.y * k),
        control2: CGPoint(x: end.x - b.x * k, y: end.y - b.y * k))
    ]
  }
}

func hypotenuse(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }

extension CGPoint {
  /// The vector scaled to length 1; `nil` if its length is (nearly) zero.
  var normalized: CGPoint? { normalized(unlessBelow: 1e-9) }

  func normalized(unlessBelow least: CGFloat) -> CGPoint? {
    let length = hypotenuse(x, y)
    return length > least ? CGPoint(x: x / length, y: y / length) : nil
  }
}

extension Path {
  /// Twice the area of the control polygons, positive if they run clockwise on a screen (y down).
  var turning: CGFloat {
    var (sum, start, current) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func cross(_ a: CGPoint, _ b: CGPoint) -> CGFloat { a.x * b.y - a.y * b.x }
    for element in elements {
      switch element {
      case .move(let p):
        sum += cross(current, start)
        (start, current) = (p, p)
      case .line(let p):
        sum += cross(current, p)
        current = p
      case .curve(let p, let c1, let c2):
        sum += cross(current, c1) + cross(c1, c2) + cross(c2, p)
        current = p
      case .close:
        sum += cross(current, start)
        current = start
      }
    }
    return sum + cross(current, start)
  }

  var clockwise: Path { turning < 0 ? reversed : self }
  var counterclockwise: Path { turning > 0 ? reversed : self }

  /// The same shape drawn backwards; closed contours stay closed.
  var reversed: Path {
    var contours: [[Element]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      contours[contours.count - 1].append(element)
    }
    return Path(contours.flatMap(Self.reversedContour))
  }

  private static func reversedContour(_ contour: [Element]) -> [Element] {
    var ends: [CGPoint] = []
    var isClosed = false
    for element in contour {
      switch element {
      case .move(let p), .line(let p), .curve(let p, _, _): ends.append(p)
      case .close: isClosed = true
      }
    }
    var result: [Element] = [.move(ends[ends.count - 1])]
    for index in stride(from: ends.count - 1, to: 0, by: -1) {
      if case .curve(_, let c1, let c2) = contour[index] {
        result.append(.curve(ends[index - 1], control1: c2, control2: c1))
      } else {
        result.append(.line(ends[index - 1]))
      }
    }
    return isClosed ? result + [.close] : result
  }
}
