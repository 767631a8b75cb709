import Foundation

/// Small pictures of a preview's variants, in a script that passes them to the page, which may not read files.
struct ThumbnailFile {
  /// The number of variants in each file; the last one has fewer. The page knows it too.
  static let size = 48

  let name: String
  let script: [UInt8]

  /// - Parameters:
  ///   - number: the number of the file in the preview's folder, from 0.
  ///   - folder: the preview's folder.
  ///   - pictures: a PNG file in Base64 for each variant by name.
  init(_ number: Int, folder: String, _ pictures: [String: String]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let stem = number == 0 ? "thumbnails" : "thumbnails-\(number + 1)"
    name = "\(stem).page.js"
    // PNG files are compressed already, and the page would take longer to unpack them than to draw them.
    script = Array("layoutPreview(\"\(folder)/\(stem)\",".utf8) + (try! encoder.encode(pictures)) + Array(")\n".utf8)
  }
}
