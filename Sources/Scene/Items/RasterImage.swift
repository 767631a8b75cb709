/// Pixels as bytes: 8 bits each of red, green, blue and alpha (not premultiplied), rows from the top.
package struct RasterImage: Hashable, Sendable {
  /// The width in pixels.
  package var width: Int
  package var height: Int
  /// The bytes of the pixels, `width * height * 4` of them.
  package var pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "an image of \(width)×\(height) has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
