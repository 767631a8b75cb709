import LPCCalibrationFonts
import LPDrawing
import Foundation
package import LPSnapshots
import LPScene

/// The environment's results for the calibration scenes: two environments that agree on them are taken to draw goldens
/// alike, whatever their versions.
package struct Calibration {
  private let scenes: [CalibrationScene]
  private let fonts: FontSet
  private let images: ImageFiles

  package init() throws {
    fonts = FontSet(embedded: Self.embeddedFonts)
    // A rule about widths is the program's, and no difference between environments.
    scenes = CalibrationScenes(typesetter: PangoTypesetter(fonts: fonts, hasDeviceEmoji: false)).all
    images = ImageFiles().adding(CalibrationScenes.picture, CalibrationScenes.pixels)
  }

  private static var embeddedFonts: [EmbeddedFont] {
    (0...).lazy.map { calibration_font($0) }.prefix { $0 != nil }.compactMap(\.self).map { font in
      EmbeddedFont(
        name: String(cString: font.pointee.name),
        bytes: UnsafeRawBufferPointer(start: font.pointee.bytes, count: Int(font.pointee.count)))
    }
  }

  /// By the names of the scenes.
  package func results() throws -> [(name: String, result: CalibrationResult)] {
    try scenes.map { scene in
      switch scene.make() {
      case .picture(let picture, let scale):
        (scene.name, .picture(try PNGRenderer(fonts: fonts, images: images).raster(picture, scale: scale)))
      case .text(let lines): (scene.name, .text(lines.joined(separator: "\n") + "\n"))
      }
    }
  }

  /// Digests by the names of the scenes, as this environment makes them; from the cache where it has them.
  package static func digests(_ cache: CalibrationCache?) throws -> [String: String] {
    if let known = cache?.digests { return known }
    let digests = Dictionary(uniqueKeysWithValues: try Calibration().results().map { ($0.name, $0.result.digest) })
    cache?.store(digests)
    return digests
  }

  /// Writes what the scenes look like here beside the goldens, for environments that differ.
  package static func record(in store: GoldenStore) throws {
    for (_, result) in try Calibration().results() {
      let (ending, bytes) = try result.file()
      try store.write(calibration: bytes, as: "\(result.digest).\(ending)")
    }
  }

  /// By how much scenes differ from recorded ones, by their names.
  package static func changes(from recorded: [String: String], in store: GoldenStore) throws -> [String: String] {
    var changes: [String: String] = [:]
    for (name, result) in try Calibration().results() {
      guard let digest = recorded[name], digest != result.digest else { continue }
      let ending = if case .text = result { "txt" } else { "png" }
      changes[name] = store.calibration("\(digest).\(ending)").flatMap(result.difference(from:))
    }
    return changes
  }
}
