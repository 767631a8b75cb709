import Foundation
import LPDrawing
package import LPScene
import LPSnapshots

/// The result of a calibration scene in an environment.
package enum CalibrationResult: Hashable, Sendable {
  case picture(RasterImage)
  case text(String)

  /// 16 hexadecimal digits.
  package var digest: String {
    let bytes: [UInt8]
    switch self {
    case .picture(let image): bytes = Array("\(image.width)×\(image.height) ".utf8) + image.pixels
    case .text(let text): bytes = Array(text.utf8)
    }
    return String(SHA256.hex(bytes).prefix(16))
  }

  /// As a file beside goldens, with which another environment tells by how much it differs.
  package func file() throws -> (ending: String, bytes: [UInt8]) {
    switch self {
    case .picture(let image): ("png", try PNGFile.encode(image, effort: .small))
    case .text(let text): ("txt", Array(text.utf8))
    }
  }

  /// How this one differs from the recorded file of another environment; `nil` for a file that is no such record.
  func difference(from recorded: [UInt8]) -> String? {
    switch self {
    case .picture(let image):
      guard let expected = try? PNGFile.decode(recorded) else { return nil }
      return ImageComparison(expected: expected, actual: image).difference()?.summary
    case .text(let text):
      let (was, now) = (Self.lines(String(decoding: recorded, as: UTF8.self)), Self.lines(text))
      let differing = (0..<max(was.count, now.count)).filter { index in
        index >= was.count || index >= now.count || was[index] != now[index]
      }
      guard let first = differing.first else { return nil }
      let example = [was, now].map { first < $0.count ? "\"\($0[first])\"" : "nothing" }
      return "\(differing.count) of \(now.count) lines differ; \(example[0]) became \(example[1])"
    }
  }

  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
}
