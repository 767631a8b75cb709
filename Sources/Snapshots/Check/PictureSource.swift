import LPSupport
package import LPScene

/// Draws and decodes a variant's picture. This target knows nothing of drawing or of PNG's compression.
package struct PictureSource {
  /// Returns the digest of the display list; equal digests draw equal pictures.
  package var digest: () throws -> String
  /// Returns the libraries, and the fonts that the display list uses.
  package var environment: () throws -> GoldenEnvironment
  package var draw: () throws -> RasterImage
  package var encode: (RasterImage) throws -> [UInt8]
  /// Encodes pictures that are only looked at, in less time than `encode` takes for goldens.
  package var encodeForReport: (RasterImage) throws -> [UInt8]
  package var decode: ([UInt8]) throws -> RasterImage
  /// The number of pixels per point, for the outlines of views in the picture of a difference.
  package var scale: Double
  /// Draws the golden's layout and this one next to each other, with arrows between the places of views that moved;
  /// `nil` if none moved.
  package var moved: ((_ golden: LayoutTextDocument) throws -> RasterImage?)?
  /// Draws the headings of the panels of a difference.
  package var headings: DifferenceImage.Headings = { _, _ in [] }

  package init(
    digest: @escaping () throws -> String, environment: @escaping () throws -> GoldenEnvironment,
    draw: @escaping () throws -> RasterImage,
    encode: @escaping (RasterImage) throws -> [UInt8], decode: @escaping ([UInt8]) throws -> RasterImage, scale: Double
  ) {
    self.digest = digest
    self.environment = environment
    self.draw = draw
    self.encode = encode
    encodeForReport = encode
    self.decode = decode
    self.scale = scale
  }
}

extension RasterImage {
  /// The digest of the size and the pixels.
  var digest: String { Digest64(pixels, seed: UInt64(width) << 32 | UInt64(height)).hex }
}
