import LPLayoutModel
import LPDrawing
import Foundation
import LPScene

/// Scales pictures down to what a client takes.
enum PictureBudget {
  /// The PNG file with at most `side` pixels on its longer side.
  ///
  /// - Throws: `PNGError` for a file that is no picture, `DrawingError`.
  static func fit(_ png: [UInt8], side: Int) throws -> [UInt8] {
    let size = try PNGFile.size(of: png)
    let longest = max(size.width, size.height)
    guard longest > side else { return png }
    let factor = CGFloat(side) / CGFloat(longest)
    let target = CGSize(
      width: max(1, (CGFloat(size.width) * factor).rounded()), height: max(1, (CGFloat(size.height) * factor).rounded())
    )
    let images = ImageFiles().adding("picture", try PNGFile.decode(png))
    let scene = Scene(
      size: target, items: [.image("picture", in: CGRect(origin: .zero, size: target), flipped: false)])
    return try PNGRenderer(fonts: FontSet(embedded: []), images: images).png(scene, scale: 1)
  }
}
