package import Foundation

/// Reads and writes the pixels of images, where the environment can draw.
package protocol PixelCoding: AnyObject, Sendable {
  /// Returns the pixels of a file's content; `nil` if it cannot be read.
  func pixels(of data: Data) -> PixelPicture?
  /// Returns a PNG file of pixels; `nil` if there are none.
  func png(_ picture: PixelPicture) -> Data?
  /// Returns the source by which pixels are drawn.
  func source(of picture: PixelPicture) -> ImageSource
}

extension LayoutEnvironment {
  /// The coder that reads, writes and draws pixels; `nil` where nothing is drawn.
  package var pixels: (any PixelCoding)? { images as? any PixelCoding }
}
