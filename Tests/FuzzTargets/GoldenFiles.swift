import LPLayoutModel
import LPDrawing
import Foundation
import LPScene
import LPSnapshots

/// The files of goldens: layout texts, pictures with their seals, and the list of fonts and libraries.
enum GoldenFiles {
  /// One text is compared with an empty layout, two with each other.
  static func compareLayouts(_ bytes: [UInt8]) throws {
    let texts = parts(bytes, atMost: 2)
    guard let document = try? LayoutText.read(bytes: texts[0]) else { return }
    try promise(
      LayoutText.write(document).utf8.elementsEqual(texts[0]), "the text is not what the layout is written as")
    try promise(LayoutDifference(from: document, to: document).isEmpty, "a layout differs from itself")
    let other = texts.count == 2 ? try? LayoutText.read(bytes: texts[1]) : try LayoutText.read(emptyLayout)
    guard let other else { return }
    for difference in [LayoutDifference(from: document, to: other), LayoutDifference(from: other, to: document)] {
      _ = difference.lines
    }
  }

  private static let emptyLayout = "layout 1\nscreen 320×480\nsafe area 0,0 320×480\ntraits light\n\nviews:\n"

  static func decodePicture(_ bytes: [UInt8]) throws {
    try readPicture(bytes)
    // Nearly every change of a byte breaks a checksum, behind which nothing would be tried.
    try readPicture(PNGRepair.repaired(bytes))
  }

  private static func readPicture(_ bytes: [UInt8]) throws {
    _ = GoldenSeal.read(bytes)
    _ = try? PNGFile.texts(bytes)
    guard let image = try? PNGFile.decode(bytes) else { return }
    let size = try PNGFile.size(of: bytes)
    try promise(image.width == size.width && image.height == size.height, "the picture has not the size of its header")
    try promise(image.pixels.count == size.width * size.height * 4, "the picture has not the bytes of its size")
    guard image.pixels.count < 1 << 20 else { return }
    try promise(try PNGFile.decode(try PNGFile.encode(image)) == image, "a picture changes when it is encoded")
  }

  static func compareEnvironment(_ bytes: [UInt8]) throws {
    let read = parts(bytes, atMost: 2).map { try? GoldenEnvironment(json: $0) }
    guard let environment = read[0] else { return }
    _ = environment.differences(from: environment)
    guard read.count == 2, let other = read[1] else { return }
    _ = environment.differences(from: other).map(\.message)
    _ = environment.merging(other)
  }
}
