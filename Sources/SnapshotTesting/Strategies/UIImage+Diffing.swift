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
    let (before, after): (RasterImage, RasterImage)
    do {
      (before, after) = (try old.raster(), try new.raster())
    } catch {
      return old.size == .zero && new.size == .zero ? nil : ("\(error)", [])
    }
    let share = Double(max(0, min(1, 1 - precision)))
    let tolerance = PictureTolerance(
      distance: Double(1 - perceptualPrecision), allowedPixels: Int(Double(before.width * before.height) * share))
    let comparison = ImageComparison(expected: before, actual: after, tolerance: tolerance)
    guard let found = comparison.difference(), !found.isWithinTolerance else { return nil }
    var pictures = DiffPictures()
    pictures.add("reference") { before }
    pictures.add("failure") { after }
    pictures.add("difference") { try DifferenceImage.draw(expected: before, actual: after, tolerance: tolerance) }
    return (([found.summary] + pictures.problems).joined(separator: "\n"), pictures.attachments)
  }
}

/// The pictures that show a difference, and why some are missing.
private struct DiffPictures {
  private(set) var attachments: [XCTAttachment] = []
  private(set) var problems: [String] = []

  /// Adds a picture; without one that is small enough nothing is added.
  mutating func add(_ name: String, _ picture: () throws -> RasterImage?) {
    do {
      guard let picture = try picture() else { return }
      let attachment = XCTAttachment(
        data: Data(try PNGFile.encode(picture)), uniformTypeIdentifier: "public.png")
      attachment.name = "\(name).png"
      attachments.append(attachment)
    } catch {
      problems.append("The picture '\(name)' cannot be attached: \(error)")
    }
  }
}
