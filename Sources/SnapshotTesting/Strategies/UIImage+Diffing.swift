public import LPAutoLayout
import LPDrawing
public import Foundation
import LPScene
import LPSnapshots
import UIKit

extension Diffing where Value == UIImage {
  /// Compares pictures pixel by pixel.
  public static var image: Diffing { .image() }

  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to agree.
  ///   - perceptualPrecision: how much pixels have to agree to count as equal, from 0 to 1.
  ///   - scale: the number of pixels in a point of stored pictures; `nil` for that of the screen.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { UIImage(data: $0, scale: scale ?? 1) ?? UIImage() },
      diff: { old, new in difference(old, new, precision: precision, perceptualPrecision: perceptualPrecision) })
  }

  private static func difference(
    _ old: UIImage, _ new: UIImage, precision: Float, perceptualPrecision: Float
  ) -> (String, [XCTAttachment])? {
    guard let before = old.raster, let after = new.raster else {
      return old.raster == nil && new.raster == nil ? nil : ("One of the pictures has no pixels.", [])
    }
    let share = Double(max(0, min(1, 1 - precision)))
    let tolerance = PictureTolerance(
      distance: Double(1 - perceptualPrecision), allowedPixels: Int(Double(before.width * before.height) * share))
    let comparison = ImageComparison(expected: before, actual: after, tolerance: tolerance)
    guard let found = comparison.difference(), !found.isWithinTolerance else { return nil }
    let drawn = try? DifferenceImage.draw(expected: before, actual: after, tolerance: tolerance)
    let files = [("reference", before), ("failure", after)] + (drawn.map { [("difference", $0)] } ?? [])
    return (found.summary, files.compactMap { name, picture in attachment(name, picture) })
  }

  private static func attachment(_ name: String, _ picture: RasterImage) -> XCTAttachment? {
    guard let bytes = try? PNGFile.encode(picture) else { return nil }
    let attachment = XCTAttachment(data: Data(bytes), uniformTypeIdentifier: "public.png")
    attachment.name = "\(name).png"
    return attachment
  }
}

extension UIImage {
  /// The picture's pixels; `nil` if there are none.
  var raster: RasterImage? {
    pixelPicture.map { RasterImage(width: $0.width, height: $0.height, pixels: $0.bytes) }
  }
}
