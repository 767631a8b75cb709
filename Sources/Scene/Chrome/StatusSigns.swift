import LPLayoutModel
import Foundation

/// The signs of a status bar: mobile network, Wi-Fi and battery, all full.
struct StatusSigns {
  let color: RGBA
  /// The factor of the sizes beside a notch: 18 × 12, 17 × 12 and 27 × 13 points, with 7 points between them.
  var factor: CGFloat
  let showsNetwork: Bool

  private static let gap: CGFloat = 7

  private var sizes: [CGSize] {
    (showsNetwork ? [CGSize(width: 18, height: 12)] : []) + [
      CGSize(width: 17, height: 12), CGSize(width: 27, height: 13),
    ]
  }

  var size: CGSize {
    let width = sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(sizes.count - 1)
    return CGSize(width: width * factor, height: 13 * factor)
  }

  /// - Parameter isRightToLeft: whether the battery is on the left; the signs themselves are not mirrored.
  func items(around center: CGPoint, isRightToLeft: Bool) -> [SceneItem] {
    var x = center.x - size.width / 2
    let drawings = (showsNetwork ? [network] : []) + [wifi, battery]
    let pairs = Array(zip(drawings, sizes))
    var items: [SceneItem] = []
    for (draw, size) in isRightToLeft ? pairs.reversed() : pairs {
      let rect = CGRect(
        x: x, y: center.y - size.height * factor / 2, width: size.width * factor, height: size.height * factor)
      items += draw(rect)
      x = rect.maxX + Self.gap * factor
    }
    return items
  }

  /// Four bars of growing height.
  private func network(_ rect: CGRect) -> [SceneItem] {
    let width = rect.width / 6
    return [0.35, 0.55, 0.78, 1].enumerated().map { index, share in
      let height = rect.height * share
      let bar = CGRect(
        x: rect.minX + CGFloat(index) * (rect.width - width) / 3, y: rect.maxY - height, width: width, height: height)
      return .fill(.roundedRect(bar, radius: width / 3), color)
    }
  }

  private func wifi(_ rect: CGRect) -> [SceneItem] {
    // The drawing of the symbol has space around it.
    let side = rect.width * 1.25
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return [.fill(Symbols.path(named: "wifi", in: square), color)]
  }

  private func battery(_ rect: CGRect) -> [SceneItem] {
    let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width * 0.91, height: rect.height)
    let edge = 0.5 * factor
    let cap = CGRect(
      x: body.maxX + factor, y: rect.midY - rect.height * 0.16, width: rect.maxX - body.maxX - factor,
      height: rect.height * 0.32)
    return [
      .stroke(
        .roundedRect(body.insetBy(edge), radius: 3.8 * factor),
        SceneItem.Stroke(color: color.withAlpha(0.35), width: 2 * edge)),
      .fill(.roundedRect(cap, radius: cap.width / 2), color.withAlpha(0.4)),
      .fill(.roundedRect(body.insetBy(2 * factor), radius: 2.5 * factor), color),
    ]
  }
}
