import LPLayoutModel
import Foundation

/// The `resizing` of an image in an asset catalog. Its lengths are in pixels of the file.
struct SlicedImage: Decodable, Sendable {
  private struct Center: Decodable {
    let mode: String?
    let width: Double?
    let height: Double?
  }
  private enum CodingKeys: String, CodingKey {
    case mode, center
    case caps = "cap-insets"
  }
  /// `9-part`, or `3-part-horizontal` or `3-part-vertical`, which stretch the other direction as a whole.
  private let mode: String?
  private let center: Center?
  private let caps: PixelInsets?

  /// - Parameter scale: the pixels per point of the file.
  func slicing(scale: Int) -> ImageSlicing {
    let caps = caps?.points(scale: scale) ?? .zero
    let isAcross = mode != "3-part-vertical"
    let isDown = mode != "3-part-horizontal"
    return ImageSlicing(
      capInsets: UIEdgeInsets(
        top: isDown ? caps.top : 0, left: isAcross ? caps.left : 0, bottom: isDown ? caps.bottom : 0,
        right: isAcross ? caps.right : 0),
      center: CGSize(
        width: isAcross ? PixelInsets.points(center?.width, scale: scale) : 0,
        height: isDown ? PixelInsets.points(center?.height, scale: scale) : 0),
      isTiled: center?.mode == "tile")
  }
}
