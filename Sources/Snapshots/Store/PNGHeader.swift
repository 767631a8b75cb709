#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checks the start of a PNG file, so that a bad one is refused before anything is allocated for it.
enum PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Throws: `notPNG`, `truncated` and `tooManyPixels`.
  static func check(_ bytes: [UInt8], path: String, pixelLimit: Int) throws(GoldenFileError) {
    guard bytes.starts(with: signature.prefix(min(8, bytes.count))) else { throw .notPNG(path: path) }
    // Signature, IHDR of 25 bytes, some data, IEND of 12 bytes.
    guard bytes.count >= 57 else { throw .truncated(path: path) }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]) else { throw .notPNG(path: path) }
    let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    guard width > 0, height > 0 else { throw .notPNG(path: path) }
    // The check divides, since the product of two 32-bit numbers can overflow an Int.
    guard width <= pixelLimit / height else {
      throw .tooManyPixels(path: path, width: width, height: height, limit: pixelLimit)
    }
  }
}
