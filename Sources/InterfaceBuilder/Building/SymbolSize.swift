import AutoLayout
import Foundation

/// How large a symbol of the system is.
///
/// Documents record symbols with their longer side at 64 or 128 points, whatever they are shown at. Shown at 50 points
/// they were saved 58 × 63 and 71 × 48, at the standard 17 points 20 × 19: about 1.2 times the points of the font.
struct SymbolSize {
  private let pointSize: CGFloat
  private let scale: String?

  init(_ element: DocumentElement?) {
    let points = element?.number("pointSize").map { CGFloat($0) } ?? 17
    pointSize = points > 0 && points <= 2000 ? points : 17
    scale = element?["scale"]
  }

  func size(_ recorded: CGSize?, scale other: String?) -> CGSize {
    let factors: [String: CGFloat] = ["small": 0.79, "large": 1.28]
    let side = pointSize * 1.18 * ((scale ?? other).flatMap { factors[$0] } ?? 1)
    let shape = recorded.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? CGSize(width: 1, height: 1)
    let factor = side / max(shape.width, shape.height)
    return CGSize(width: (shape.width * factor).rounded(), height: (shape.height * factor).rounded())
  }
}
