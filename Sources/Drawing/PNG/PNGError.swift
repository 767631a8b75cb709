/// Explains why a PNG file cannot be read or written.
package enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(String)
  case notPNG
  /// The file ends before the picture is complete.
  case truncated
  /// The file is damaged, with the library's message.
  case damaged(String)
  /// The picture has more pixels than can be read or written.
  case tooLarge(width: Int, height: Int)
  /// A text chunk's keyword is empty, longer than 79 bytes, or not printable Latin.
  case unusableKeyword(String)

  package var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read. Check the path and its permissions."
    case .notPNG: "This is not a PNG file. Convert the picture to PNG."
    case .truncated: "The PNG file is truncated. Copy or export it again."
    case .damaged(let message): "The PNG file is damaged (\(message)). Copy or export it again."
    case .tooLarge(let width, let height):
      """
      A PNG of \(width) × \(height) pixels is too large: a side may have \(PNGFile.longestSide) pixels and the whole \
      \(PNGFile.mostPixels). Scale the picture down.
      """
    case .unusableKeyword(let keyword):
      "“\(keyword)” cannot be a PNG text keyword: use 1 to 79 printable ASCII characters."
    }
  }
}
