/// Pixels as bytes: 8 bits each of red, green, blue and alpha (not premultiplied), rows from the top.
public struct RasterImage: Hashable, Sendable {
  /// Pixels.
  public var width: Int
  public var height: Int
  /// `width * height * 4` bytes.
  public var pixels: [UInt8]

  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "an image of \(width)×\(height) has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
