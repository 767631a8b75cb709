import Foundation

/// The format of an image file, which its first bytes tell; the extension of its name does not count.
package enum ImageFormat: String, CaseIterable, Sendable {
  case png, jpeg, webp, svg, pdf

  /// The endings of names that `UIImage(named:)` finds without being given one, in the order of the search.
  package static let extensions = ["png", "jpg", "jpeg", "webp", "svg", "pdf"]

  /// Whether pictures of the format have no pixels of their own.
  package var isVector: Bool { self == .svg || self == .pdf }

  /// Returns whether a file's ending is one of a format that can be shown.
  package static func isImage(_ name: String) -> Bool {
    extensions.contains((name as NSString).pathExtension.lowercased())
  }

  package init?(_ bytes: [UInt8]) {
    switch bytes {
    case let bytes where PNGChunks.signature.starts(with: bytes.prefix(8)) && !bytes.isEmpty: self = .png
    case let bytes where bytes.starts(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
    case let bytes where bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8): self = .webp
    // Writers may put other bytes before the header; readers accept it within the first kilobyte.
    case let bytes where bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil: self = .pdf
    case let bytes where bytes.prefix(4096).firstRange(of: Array("<svg".utf8)) != nil: self = .svg
    default: return nil
    }
  }
}
