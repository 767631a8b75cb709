package import Foundation

extension Path {
  /// Returns whether a point is inside the path; an open subpath is closed by a straight line.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    for line in closed.straightLines(perCurve: 64) {
      let (start, end) = (line.start, line.end)
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      guard x > point.x else { continue }
      crossings += 1
      winding += start.y <= point.y ? 1 : -1
    }
    return evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// The path, each subpath of which ends with `close`.
  private var closed: Path {
    var path = Path()
    for element in elements {
      if case .move = element, let last = path.elements.last, last != .close { path.close() }
      path.elements.append(element)
    }
    if let last = path.elements.last, last != .close { path.close() }
    return path
  }

  /// The path from its end to its start: its subpaths in reversed order, each drawn the other way.
  package var reversed: Path {
    var subpaths: [[Element]] = []
    for element in elements {
      if case .move = element {
        subpaths.append([])
      } else if let last = subpaths.last, last.last == .close, case .move(let start) = last[0] {
        // What follows a closed subpath begins where it began.
        subpaths.append([.move(start)])
      }
      if subpaths.isEmpty { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(element)
    }
    return Path(subpaths.reversed().flatMap(Self.reversed))
  }

  private static func reversed(_ subpath: [Element]) -> [Element] {
    var (reversed, end): ([Element], CGPoint?) = ([], nil)
    for element in subpath {
      let start = end
      switch element {
      case .move(let point): end = point
      case .line(let point):
        if let start { reversed.append(.line(start)) }
        end = point
      case .curve(let point, let control1, let control2):
        if let start { reversed.append(.curve(start, control1: control2, control2: control1)) }
        end = point
      case .close: break
      }
    }
    guard let end else { return [] }
    return [.move(end)] + reversed.reversed() + (subpath.last == .close ? [.close] : [])
  }
}
