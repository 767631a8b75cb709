package import LPLayoutModel
package import Foundation
import LPSupport

/// The symbols that the project draws itself, by the names that users know.
package enum Symbols {
  /// The names of the symbols that are drawn by themselves, sorted; `exists(_:)` knows those that are made of them too.
  package static let names: [String] = drawings.keys.sorted()

  package static func exists(_ name: String) -> Bool { drawing(named: name) != nil }

  /// The symbol in the unit square, y down, to be filled by the non-zero rule; `nil` for an unknown name.
  package static func path(named name: String) -> Path? {
    guard let drawing = drawing(named: name) else { return nil }
    return paths.withLock { paths in
      if let path = paths[name] { return path }
      let path = unit(drawing)
      paths[name] = path
      return path
    }
  }

  /// The paths of symbols that were drawn before, by name.
  private static let paths = Locked<[String: Path]>([:])

  /// The symbol for an unknown name: a box with a question mark.
  package static let unknown: Path = unit([
    .box(2.5, 2.5, width: 19, height: 19, radius: 1), .stroke(questionMark), .disc(12, 17.2, 1.25),
  ])

  /// The symbol centred in the rectangle, as large as fits; a box with a question mark for an unknown name.
  package static func path(named name: String, in rect: CGRect, flips: Bool = false) -> Path {
    let side = min(rect.width, rect.height)
    let x = rect.midX - side / 2
    let symbol = path(named: name) ?? unknown
    return symbol.scaled(
      x: flips ? -side : side, y: side, movedBy: CGPoint(x: flips ? x + side : x, y: rect.midY - side / 2))
  }

  static let questionMark =
    "M 9 9.4 C 9 7.7 10.3 6.7 12 6.7 C 13.7 6.7 15 7.7 15 9.3 C 15 10.6 14.2 11.2 13.3 11.8 "
    + "C 12.4 12.4 12 12.9 12 13.9"

  static let drawings = Dictionary(
    uniqueKeysWithValues: [
      people, shapes, arrows, marks, circles, things, tools, media, devices, places, weather, text,
    ]
    .joined().map { ($0.key, $0.value) })

  private static func unit(_ marks: [SymbolMark]) -> Path {
    var pen = SymbolPen()
    for mark in marks { pen.draw(mark) }
    // Points are on a grid of 4096ths, because the last bit of sines differs between machines and pictures must not.
    func snap(_ p: CGPoint) -> CGPoint {
      func snap(_ value: CGFloat) -> CGFloat { (value / SymbolPen.grid * 4096).rounded() / 4096 + 0 }
      return CGPoint(x: snap(p.x), y: snap(p.y))
    }
    return Path(
      pen.ink.elements.map { element in
        switch element {
        case .move(let p): .move(snap(p))
        case .line(let p): .line(snap(p))
        case .curve(let p, let c1, let c2): .curve(snap(p), control1: snap(c1), control2: snap(c2))
        case .close: .close
        }
      })
  }
}
