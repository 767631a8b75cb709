import LPScene

/// How the rows of a photo lie: cameras store pixels as their sensor reads them, and the way up in Exif's tag 0x0112.
struct JPEGOrientation {
  /// 1 to 8, as Exif has it: 1 is upright.
  let value: Int

  /// Reads the tag of a JPEG file; without one, the picture is upright.
  init(_ bytes: [UInt8]) {
    value = Self.exif(in: bytes).flatMap(Self.orientation) ?? 1
  }

  /// Returns the TIFF data in the first segment APP1 with Exif data.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF, bytes[position + 1] != 0xDA {
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let content = bytes[min(position + 4, bytes.count)..<min(position + 2 + max(2, length), bytes.count)]
      if bytes[position + 1] == 0xE1, content.starts(with: Array("Exif".utf8) + [0, 0]) { return content.dropFirst(6) }
      position += 2 + max(2, length)
    }
    return nil
  }

  private static func orientation(_ tiff: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(tiff)
    guard bytes.starts(with: "II".utf8) || bytes.starts(with: "MM".utf8) else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "I")
    func number(_ offset: Int, _ length: Int) -> Int? {
      guard offset >= 0, offset + length <= bytes.count else { return nil }
      let part = bytes[offset..<offset + length]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }

  /// Returns the picture as it is meant to be seen.
  func upright(_ image: RasterImage) -> RasterImage {
    guard value > 1 else { return image }
    let (width, height) = value > 4 ? (image.height, image.width) : (image.width, image.height)
    let (right, bottom) = (image.width - 1, image.height - 1)
    var pixels = [UInt8]()
    pixels.reserveCapacity(image.pixels.count)
    for y in 0..<height {
      for x in 0..<width {
        let source =
          switch value {
          case 2: (right - x, y)
          case 3: (right - x, bottom - y)
          case 4: (x, bottom - y)
          case 5: (y, x)
          case 6: (y, bottom - x)
          case 7: (right - y, bottom - x)
          default: (right - y, x)
          }
        let start = (source.1 * image.width + source.0) * 4
        pixels += image.pixels[start..<start + 4]
      }
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}
