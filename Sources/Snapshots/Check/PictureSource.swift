package import Scene

/// How a variant's picture is made and read. The target knows nothing of drawing or of PNG's compression.
package struct PictureSource {
  /// Of the display list: the same digest draws the same picture.
  package var digest: () throws -> String
  /// The libraries, and the fonts that the display list shows.
  package var environment: () throws -> GoldenEnvironment
  package var draw: () throws -> RasterImage
  package var encode: (RasterImage) throws -> [UInt8]
  package var decode: ([UInt8]) throws -> RasterImage
  /// Pixels per point, for outlines of views in the picture of a difference.
  package var scale: Double
  /// The golden's layout and this one next to each other, what moved joined by arrows; nil where nothing did.
  package var moved: ((_ golden: LayoutTextDocument) throws -> RasterImage?)?
  /// What stands over the panels of a difference.
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
    self.decode = decode
    self.scale = scale
  }
}

extension RasterImage {
  /// Digest of size and pixels.
  var digest: String { Digest64(pixels, seed: UInt64(width) << 32 | UInt64(height)).hex }
}
