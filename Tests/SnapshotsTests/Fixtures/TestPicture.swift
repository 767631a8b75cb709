import Foundation
import LPScene

@testable import LPSnapshots

/// Pictures in a container with PNG's header and end, and pixels as they are in between.
enum TestPicture {
  struct Undecodable: Error {}

  private static let start: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  static func encode(_ image: RasterImage) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    let header = bytes(image.width) + bytes(image.height) + [8, 6, 0, 0, 0] + bytes(0)
    return start + header + image.pixels + end
  }

  static func decode(_ bytes: [UInt8]) throws -> RasterImage {
    func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    guard bytes.count > 33, bytes.starts(with: start) else { throw Undecodable() }
    let (width, height) = (number(16), number(20))
    guard bytes.count >= 33 + width * height * 4 else { throw Undecodable() }
    return RasterImage(width: width, height: height, pixels: Array(bytes[33..<(33 + width * height * 4)]))
  }

  /// White with a dark block and a smooth slope.
  static func image(width: Int = 24, height: Int = 16) -> RasterImage {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let grey: UInt8 = x >= 6 && x < 12 && y >= 4 && y < 10 ? 40 : (y == 12 ? UInt8(255 - x * 4) : 255)
        pixels += [grey, grey, grey, 255]
      }
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}

extension RasterImage {
  func with(_ x: Int, _ y: Int, _ color: [UInt8]) -> RasterImage {
    var copy = self
    copy.pixels.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: color)
    return copy
  }
}

/// A package folder that is gone after the test.
final class TemporaryPackage {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  func write(_ bytes: [UInt8], _ path: String) throws {
    let url = url(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func bytes(_ path: String) -> [UInt8]? { (try? Data(contentsOf: url(path))).map { Array($0) } }

  /// Paths of all files, sorted.
  var files: [String] {
    (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
      .filter {
        !url($0).hasDirectoryPath && (try? url($0).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true
      }
      .sorted()
  }
}
