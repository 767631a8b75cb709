import LPLayoutModel
import Foundation
import LPScene

/// The replacement for a missing or damaged image file: a crossed-out grey box.
enum MissingImage {
  static func items(in rect: CGRect) -> [SceneItem] {
    let line = SceneItem.Stroke(color: RGBA(hex: 0xB0413E), width: 1)
    let inside = rect.insetBy(dx: 0.5, dy: 0.5)
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .fill(.rect(rect), RGBA(hex: 0xF2E3E3)),
      .stroke(.rect(inside), line),
      .stroke(.line(from: corner(inside.minX, inside.minY), to: corner(inside.maxX, inside.maxY)), line),
      .stroke(.line(from: corner(inside.minX, inside.maxY), to: corner(inside.maxX, inside.minY)), line),
    ]
  }
}
