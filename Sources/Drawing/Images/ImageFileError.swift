import Foundation

/// Explains why an image file cannot be shown, and what to do about it.
package struct ImageFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
  init(_ error: PNGError) { self.init(error.description) }

  static func damaged(_ format: String, _ reason: String) -> ImageFileError {
    ImageFileError("The \(format) file is damaged (\(reason)). Export it again.")
  }

  static func tooLarge(_ format: String, width: Double, height: Double) -> ImageFileError {
    ImageFileError(
      """
      \(format == "SVG" ? "An" : "A") \(format) image of \(width.rounded().formatted(.number.grouping(.never))) × \
      \(height.rounded().formatted(.number.grouping(.never))) pixels is too large: a side may have \
      \(PNGFile.longestSide) pixels and the whole \(mostPixels(format)). Scale the picture down.
      """)
  }

  static func missing(_ library: String, for format: String, package: String) -> ImageFileError {
    ImageFileError(
      "\(format) images need \(library), which is not installed. Install it (on Debian: apt-get install \(package)).")
  }

  /// The largest number of pixels. Each takes four bytes two times over while a file is read; a drawing's effects have
  /// surfaces of their own, and no screen has as many pixels as this.
  private static func mostPixels(_ format: String) -> Int { format == "SVG" ? 10_000_000 : 50_000_000 }

  /// Returns a size in pixels that memory can be allocated for.
  static func checked(_ width: Double, _ height: Double, _ format: String) throws(ImageFileError) -> (Int, Int) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .damaged(format, "it has no size")
    }
    guard max(width, height) <= Double(PNGFile.longestSide), width * height <= Double(mostPixels(format)) else {
      throw .tooLarge(format, width: width, height: height)
    }
    return (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
  }
}
