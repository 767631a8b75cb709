import LPLayoutModel
import Foundation

/// The `resizing` of an image in an asset catalog. Its lengths are in pixels of the file.
struct SlicedImage: Decodable, Sendable {
  private struct Center: Decodable {
    let mode: String?
    let width: Double?
    let height: Double?
  }
  private struct Caps: Decodable {
    let top: Double?
    let left: Double?
    let bottom: Double?
    let right: Double?
  }
  private enum CodingKeys: String, CodingKey {
    case mode, center
    case caps = "cap-insets"
  }
  /// `9-part`, or `3-part-horizontal` or `3-part-vertical`, which stretch the other direction as a whole.
  private let mode: String?
  private let center: Center?
  private let caps: Caps?

  /// - Parameter scale: the pixels per point of the file.
  func slicing(scale: Int) -> ImageSlicing {
    func points(_ pixels: Double?) -> CGFloat {
      pixels.map { $0.isFinite ? CGFloat(min(max($0, 0), 1e5)) / CGFloat(scale) : 0 } ?? 0
    }
    let isAcross = mode != "3-part-vertical"
    let isDown = mode != "3-part-horizontal"
    return ImageSlicing(
      capInsets: UIEdgeInsets(
        top: isDown ? points(caps?.top) : 0, left: isAcross ? points(caps?.left) : 0,
        bottom: isDown ? points(caps?.bottom) : 0, right: isAcross ? points(caps?.right) : 0),
      center: CGSize(
        width: isAcross ? points(center?.width) : 0, height: isDown ? points(center?.height) : 0),
      isTiled: center?.mode == "tile")
  }
}
