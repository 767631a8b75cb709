import LPLayoutModel
import Foundation
import LPScene

@testable import LPDrawing

extension SampleScenes {
  /// Shadows of boxes, of text and of paths, the three kinds of gradients, a mask, and a shadow in a turned group.
  static func layers() -> Scene {
    let title = typesetter.typeset(TextRequest(string: "Shadow", font: .boldSystemFont(ofSize: 30)))
    let words = items(of: title, at: CGPoint(x: 24, y: 130), RGBA(hex: 0x1C1C1E))
    return Scene(
      size: CGSize(width: 260, height: 320),
      items: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 260, height: 320)), RGBA(hex: 0xF2F2F7)),
        shadowed(
          [.fill(.roundedRect(CGRect(x: 20, y: 20, width: 90, height: 70), radius: 14), .white)], radius: 8, y: 6),
        shadowed(
          [.fill(.ellipse(in: CGRect(x: 140, y: 20, width: 80, height: 70)), RGBA(hex: 0xFFFFFF, alpha: 0.5))],
          radius: 3, y: 10, path: .ellipse(in: CGRect(x: 140, y: 30, width: 80, height: 60))),
        shadowed(words, radius: 2, y: 3),
        gradient(.axial, CGRect(x: 20, y: 180, width: 60, height: 60), from: (0, 0), to: (1, 1)),
        gradient(.radial, CGRect(x: 100, y: 180, width: 60, height: 60), from: (0.5, 0.5), to: (1, 0.8)),
        gradient(.conic, CGRect(x: 180, y: 180, width: 60, height: 60), from: (0.5, 0.5), to: (0.5, 0)),
        masked,
        .group(
          SceneItem.Group(
            kind: .plain, id: "turned",
            transform: CGAffineTransform(rotationAngle: 0.3).around(CGPoint(x: 190, y: 280)),
            items: [
              shadowed([.fill(.rect(CGRect(x: 160, y: 262, width: 60, height: 36)), .white)], radius: 4, y: 4)
            ])),
      ], title: "Layers")
  }

  private static func shadowed(_ items: [SceneItem], radius: CGFloat, y: CGFloat, path: Path? = nil) -> SceneItem {
    var group = SceneItem.Group(kind: .plain, id: "shadowed", items: items)
    group.shadow = ShadowPaint(
      color: RGBA(hex: 0x5856D6, alpha: 0.5), radius: radius, offset: CGSize(width: 0, height: y), path: path)
    return .group(group)
  }

  private static func gradient(
    _ kind: GradientPaint.Kind, _ rect: CGRect, from start: (Double, Double), to end: (Double, Double)
  ) -> SceneItem {
    let stops = [(0, RGBA(hex: 0xFF3B30)), (0.4, RGBA(hex: 0xFFCC00)), (1, RGBA(hex: 0x007AFF, alpha: 0.3))]
    func place(_ unit: (Double, Double)) -> CGPoint {
      CGPoint(x: rect.minX + unit.0 * rect.width, y: rect.minY + unit.1 * rect.height)
    }
    return .gradient(
      .roundedRect(rect, radius: 10),
      GradientPaint(
        kind: kind, stops: stops.map { .init(location: $0.0, color: $0.1) }, start: place(start), end: place(end)))
  }

  private static var masked: SceneItem {
    var group = SceneItem.Group(
      kind: .plain, id: "masked", opacity: 0.9,
      items: [.fill(.rect(CGRect(x: 20, y: 250, width: 100, height: 60)), RGBA(hex: 0x34C759))])
    let fade = GradientPaint(
      kind: .axial, stops: [.init(location: 0, color: .white), .init(location: 1, color: RGBA.white.withAlpha(0))],
      start: CGPoint(x: 20, y: 0), end: CGPoint(x: 120, y: 0))
    group.mask = [.gradient(.ellipse(in: CGRect(x: 20, y: 250, width: 100, height: 60)), fade)]
    return .group(group)
  }
}
