import Foundation
import Scene
import ThreadTime

@testable import Drawing

/// Other programs that turn SVG into pixels, to compare with.
enum Rasterizer: String, CaseIterable, Sendable {
  case librsvg = "rsvg-convert"
  case chromium

  var path: String? {
    ["/usr/bin/", "/usr/local/bin/"].map { $0 + rawValue }.first(where: FileManager.default.isExecutableFile(atPath:))
  }

  /// Without its program, librsvg draws as a library.
  static var installed: [Rasterizer] {
    allCases.filter { $0.path != nil || $0 == .librsvg && SharedLibrary("librsvg-2.so.2") != nil }
  }

  /// `nil` where the program failed.
  func raster(_ svg: String, size: (width: Int, height: Int), scale: Int, in directory: URL) throws -> RasterImage? {
    if self == .librsvg { return try SVGFile.decode(Array(svg.utf8), scale: scale) }
    guard let path else { return nil }
    let source = directory.appendingPathComponent("\(rawValue)-\(scale).svg")
    let target = directory.appendingPathComponent("\(rawValue)-\(scale).png")
    try svg.write(to: source, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      switch self {
      case .librsvg: []
      case .chromium:
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
          "--window-size=\((size.width + scale - 1) / scale),\((size.height + scale - 1) / scale)",
          "--user-data-dir=\(directory.path)/profile",
          "--screenshot=\(target.path)", "file://\(source.path)",
        ]
      }
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.runWithinLimit()
    process.waitUntilExit()
    guard let data = try? Data(contentsOf: target) else { return nil }
    return try PNGFile.decode(Array(data))
  }
}

extension RasterImage {
  /// Mean difference of the colour channels over white, of full scale.
  func meanDifference(from other: RasterImage) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    func overWhite(_ pixels: [UInt8], _ index: Int, _ channel: Int) -> Int {
      let alpha = Int(pixels[index * 4 + 3])
      return (Int(pixels[index * 4 + channel]) * alpha + 255 * (255 - alpha)) / 255
    }
    var sum = 0
    for index in 0..<width * height {
      for channel in 0..<3 {
        sum += abs(overWhite(pixels, index, channel) - overWhite(other.pixels, index, channel))
      }
    }
    return Double(sum) / Double(width * height * 3 * 255)
  }
}
