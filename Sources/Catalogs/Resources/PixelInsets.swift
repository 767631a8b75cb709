import Foundation
import LPLayoutModel

/// Insets in an asset catalog, in pixels of the file.
struct PixelInsets: Decodable, Sendable {
  private let top: Double?
  private let left: Double?
  private let bottom: Double?
  private let right: Double?

  /// - Parameter scale: the pixels per point of the file.
  func points(scale: Int) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Self.points(top, scale: scale), left: Self.points(left, scale: scale),
      bottom: Self.points(bottom, scale: scale), right: Self.points(right, scale: scale))
  }

  /// Lengths that cannot be, as negative ones, count as none.
  static func points(_ pixels: Double?, scale: Int) -> CGFloat {
    pixels.map { $0.isFinite ? CGFloat(min(max($0, 0), 1e5)) / CGFloat(scale) : 0 } ?? 0
  }
}
