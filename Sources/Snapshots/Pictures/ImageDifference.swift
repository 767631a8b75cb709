import Foundation
import LPSupport

/// How a picture differs from its golden.
package struct ImageDifference: Hashable, Codable, Sendable {
  /// A size in pixels.
  package struct Size: Hashable, Codable, Sendable {
    package var width: Int
    package var height: Int

    package var description: String { "\(width)×\(height)" }
  }

  /// A rectangle in pixels, from the top left.
  package struct Box: Hashable, Codable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    mutating func include(_ px: Int, _ py: Int) {
      if width == 0 {
        self = Box(x: px, y: py, width: 1, height: 1)
        return
      }
      let (right, bottom) = (max(x + width, px + 1), max(y + height, py + 1))
      (x, y) = (min(x, px), min(y, py))
      (width, height) = (right - x, bottom - y)
    }

    package var description: String { "\(width)×\(height) at \(x),\(y)" }
  }

  /// The number of pixels that would still differ under a tolerance.
  package struct Step: Hashable, Codable, Sendable {
    package var distance: Double
    package var pixels: Int
  }

  package var expected: Size
  package var actual: Size
  /// The number of pixels that differ by more than the tolerance, including those that only one picture has.
  package var differingPixels: Int
  /// The number of pixels that differ by no more than the tolerated distance.
  package var toleratedPixels: Int
  /// The number of pixels that differ but look like the antialiased edge of a shape.
  package var antialiasedPixels: Int
  /// The rectangle around the pixels that differ; empty if none does.
  package var box: Box
  /// The largest perceived distance, from 0 to 1; 1 for a pixel that only one picture has.
  package var largestDistance: Double
  /// The numbers of pixels that differ by more than each distance, antialiased ones included.
  package var sweep: [Step]
  package var tolerance: PictureTolerance
  /// The views that look different in a layout that is the same; `nil` where they were not looked for.
  package var views: [LayoutChange]?

  /// Whether the sizes are those of pictures, so that their products are no larger than an integer.
  var hasSizes: Bool {
    [expected.width, expected.height, actual.width, actual.height].allSatisfy { (0...Int(Int32.max)).contains($0) }
  }

  package var isWithinTolerance: Bool {
    expected == actual && differingPixels <= tolerance.allowedPixels
  }

  /// `1,204 of 2,962,440 pixels (0.041 %) differ, within 343×41 at 16,100; colours by up to 38.2 %`
  package var summary: String {
    if expected != actual {
      return "the picture is \(actual.description) and the golden \(expected.description) pixels"
    }
    let all = expected.width * expected.height
    var text =
      "\(differingPixels.grouped) of \(all.grouped) pixels (\(Self.share(differingPixels, of: all))) differ"
    if box.width > 0 { text += ", within \(box.description)" }
    text += "; colours by up to \(Percentage.text((largestDistance * 1000).rounded() / 1000))"
    if tolerance != .exact {
      text += " (tolerance in force: \(tolerance.description); passed over: \(toleratedPixels) near, "
      text += "\(antialiasedPixels) antialiased)"
    }
    return text
  }

  /// The pixels beyond each tolerance: `over 0 %: 1,204 pixels, over 1 %: 812, over 5 %: 0`.
  package var sweepText: String {
    sweep.enumerated().map { index, step in
      let unit = index == 0 ? " pixels" : ""
      return "over \(Percentage.text(step.distance)): \(step.pixels.grouped)\(unit)"
    }.joined(separator: ", ")
  }

  /// Formats a share with two significant digits, so that a few pixels of millions do not become zero.
  private static func share(_ part: Int, of whole: Int) -> String {
    guard part > 0, whole > 0 else { return "0 %" }
    let share = Double(part) / Double(whole)
    // `LayoutNumber`, which is used here too, has three decimals.
    if share < 0.00001 { return "under 0.001 %" }
    let digits = pow(10, 1 - (log10(share * 100)).rounded(.down))
    return Percentage.text((share * 100 * digits).rounded() / digits / 100)
  }
}
