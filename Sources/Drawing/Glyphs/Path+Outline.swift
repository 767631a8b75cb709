import LPLayoutModel
import LPCCairo
import LPCPango
import Foundation

extension Path {
  /// Converts a FreeType outline in its own units, with y pointing up; quadratic curves become cubic ones.
  init(outline: UnsafeMutablePointer<FT_Outline>) {
    let sink = OutlineSink()
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, sink in
      OutlineSink.from(sink).move(to!.pointee)
      return 0
    }
    functions.line_to = { to, sink in
      OutlineSink.from(sink).line(to!.pointee)
      return 0
    }
    functions.conic_to = { control, to, sink in
      OutlineSink.from(sink).quadratic(control!.pointee, to!.pointee)
      return 0
    }
    functions.cubic_to = { first, second, to, sink in
      OutlineSink.from(sink).cubic(first!.pointee, second!.pointee, to!.pointee)
      return 0
    }
    FT_Outline_Decompose(outline, &functions, Unmanaged.passUnretained(sink).toOpaque())
    sink.finish()
    self = sink.path
  }
}

private final class OutlineSink {
  var path = Path()
  private var current = CGPoint.zero

  static func from(_ pointer: UnsafeMutableRawPointer?) -> OutlineSink {
    Unmanaged<OutlineSink>.fromOpaque(pointer!).takeUnretainedValue()
  }

  func move(_ to: FT_Vector) {
    finish()
    current = point(to)
    path.move(to: current)
  }

  func line(_ to: FT_Vector) {
    current = point(to)
    path.line(to: current)
  }

  /// Elevates the degree: c₁ = p₀ + ⅔(q − p₀), c₂ = p₁ + ⅔(q − p₁).
  func quadratic(_ control: FT_Vector, _ to: FT_Vector) {
    let (start, q, end) = (current, point(control), point(to))
    func towards(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + 2 * (q.x - p.x) / 3, y: p.y + 2 * (q.y - p.y) / 3) }
    path.curve(to: end, control1: towards(start), control2: towards(end))
    current = end
  }

  func cubic(_ first: FT_Vector, _ second: FT_Vector, _ to: FT_Vector) {
    current = point(to)
    path.curve(to: current, control1: point(first), control2: point(second))
  }

  /// Closes the contour; FreeType's contours are closed implicitly.
  func finish() {
    if !path.elements.isEmpty { path.close() }
  }

  private func point(_ vector: FT_Vector) -> CGPoint { CGPoint(x: Double(vector.x), y: Double(vector.y)) }
}
