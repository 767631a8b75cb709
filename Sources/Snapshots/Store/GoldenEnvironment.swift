import LPSupport
import Foundation

/// The environment of goldens besides the catalog: fonts by content, libraries by version, and the metrics of text.
package struct GoldenEnvironment: Hashable, Codable, Sendable {
  package struct Font: Hashable, Codable, Sendable {
    /// `Inter-Regular.otf`
    package var name: String
    package var sha256: String
    /// The distribution's package, if it is known: `fonts-inter`.
    package var package: String?
    /// The files that the font store keeps of it.
    package var kept: [KeptFile]?
    /// A text in the font store.
    package var license: String?

    package init(
      name: String, sha256: String, package: String? = nil, kept: [KeptFile]? = nil, license: String? = nil
    ) {
      self.name = name
      self.sha256 = sha256
      self.package = package
      self.kept = kept
      self.license = license
    }
  }

  /// A file of the font store.
  package struct KeptFile: Hashable, Codable, Sendable {
    /// The digest of the file's content, with the ending of fonts.
    package var file: String
    /// The face of a collection that the file is a part of; `nil` for a whole file.
    package var face: Int?

    package init(file: String, face: Int? = nil) {
      self.file = file
      self.face = face
    }
  }

  package struct Library: Hashable, Codable, Sendable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  package var fonts: [Font]
  package var libraries: [Library]
  /// The text metrics: `ios`, or `font` for goldens of `--metrics font`.
  package var metrics: String
  /// The styles that families of kept fonts had on the machine that recorded them, by the stems of their files.
  package var families: [String: [String]]

  /// Whether the font store has what goldens show: then a machine needs no fonts of its own.
  package var keepsFonts = false

  /// Digests of the calibration scenes, by their names; empty for goldens of older versions, and in a seal.
  package var calibration: [String: String] = [:]
  /// Stands for all calibration scenes; `nil` for goldens of older versions, which are judged by versions of libraries.
  package var drawing: String?
  /// How scenes differ from those of recorded goldens, by their names.
  package var calibrationChanges: [String: String] = [:]

  package static let usualMetrics = "ios"

  /// Makes an environment with fonts and libraries sorted by name.
  package init(
    fonts: [Font], libraries: [Library], metrics: String = usualMetrics, families: [String: [String]] = [:]
  ) {
    self.metrics = metrics
    self.families = families
    self.fonts = fonts.sorted { ($0.name, $0.sha256) < ($1.name, $1.sha256) }
    self.libraries = libraries.sorted { ($0.name, $0.version) < ($1.name, $1.version) }
  }

  /// Stands for the style of a file that is called after its family alone.
  private static let noStyle = "-"

  private enum CodingKeys: String, CodingKey {
    case fonts, libraries, metrics, families, keepsFonts, calibration, calibrationChanges
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    fonts = try values.decode([Font].self, forKey: .fonts)
    libraries = try values.decode([Library].self, forKey: .libraries)
    metrics = try values.decodeIfPresent(String.self, forKey: .metrics) ?? Self.usualMetrics
    families = Self.families(ofLines: try values.decodeIfPresent([String: String].self, forKey: .families) ?? [:])
    keepsFonts = try values.decodeIfPresent(Bool.self, forKey: .keepsFonts) ?? false
    calibrationChanges = try values.decodeIfPresent([String: String].self, forKey: .calibrationChanges) ?? [:]
    setCalibration(try values.decodeIfPresent([String: String].self, forKey: .calibration) ?? [:])
  }

  /// Returns the styles of families, which files list in a line each.
  static func families(ofLines lines: [String: String]) -> [String: [String]] {
    lines.mapValues { styles in styles.split(separator: " ").map { $0 == noStyle ? "" : String($0) } }
  }

  /// Encodes the environment without the default metrics.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(fonts, forKey: .fonts)
    try values.encode(libraries, forKey: .libraries)
    if metrics != Self.usualMetrics { try values.encode(metrics, forKey: .metrics) }
    if !families.isEmpty {
      let lines = families.mapValues { $0.map { $0.isEmpty ? Self.noStyle : $0 }.joined(separator: " ") }
      try values.encode(lines, forKey: .families)
    }
    if keepsFonts { try values.encode(keepsFonts, forKey: .keepsFonts) }
    if !calibration.isEmpty { try values.encode(calibration, forKey: .calibration) }
    if !calibrationChanges.isEmpty { try values.encode(calibrationChanges, forKey: .calibrationChanges) }
  }

  package mutating func setCalibration(_ digests: [String: String]) {
    calibration = digests
    let lines = digests.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    drawing = digests.isEmpty ? nil : Digest64(lines.joined(separator: "\n")).hex
  }

  /// Whether the scenes that recorded goldens know look as they did. Those that only a later version has say nothing about
  /// them.
  private func agrees(with recorded: GoldenEnvironment) -> Bool {
    !recorded.calibration.isEmpty && recorded.calibration.allSatisfy { calibration[$0.key] == $0.value }
  }

  /// Leaves out the scenes that recorded goldens do not know, where all others agree: new goldens are sealed as those are.
  package mutating func keepCalibration(of recorded: GoldenEnvironment?) {
    if let recorded, agrees(with: recorded) { setCalibration(recorded.calibration) }
  }

  var sorted: GoldenEnvironment {
    var environment = self
    environment.fonts.sort { ($0.name, $0.sha256) < ($1.name, $1.sha256) }
    environment.libraries.sort { ($0.name, $0.version) < ($1.name, $1.version) }
    return environment
  }

  /// Returns this environment's entries, and those of the other that this one does not name.
  package func merging(_ other: GoldenEnvironment) -> GoldenEnvironment {
    var merged = self
    merged.fonts += other.fonts.filter { font in !fonts.contains { $0.name == font.name } }
    merged.libraries += other.libraries.filter { library in !libraries.contains { $0.name == library.name } }
    merged.families.merge(other.families) { first, _ in first }
    merged.keepsFonts = keepsFonts || other.keepsFonts
    if drawing == nil { (merged.calibration, merged.drawing) = (other.calibration, other.drawing) }
    merged.calibrationChanges.merge(other.calibrationChanges) { first, _ in first }
    return merged.sorted
  }

  /// The content of `environment.json`, with sorted keys.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and arrays never fails.
    return Array((try? encoder.encode(self)) ?? Data()) + Array("\n".utf8)
  }

  /// Returns what a recorded environment has and this one lacks or has differently. Entries that only this one has do
  /// not affect the goldens. Digests of fonts may be shortened to their beginning.
  package func differences(from recorded: GoldenEnvironment) -> [EnvironmentDifference] {
    var found: [EnvironmentDifference] = []
    for was in recorded.fonts {
      let now = fonts.first { $0.name == was.name }
      if let now, Self.isSame(now.sha256, was.sha256) { continue }
      found.append(
        EnvironmentDifference(
          kind: .font, name: was.name, recorded: was.sha256, present: now?.sha256,
          package: was.package ?? now?.package))
    }
    found += recorded.drawing == nil ? libraryDifferences(from: recorded) : drawingDifferences(from: recorded)
    if metrics != recorded.metrics {
      found.append(
        EnvironmentDifference(
          kind: .metrics, name: "metrics", recorded: recorded.metrics, present: metrics, package: nil))
    }
    return found
  }

  /// Goldens of older versions say nothing else of how they were drawn.
  private func libraryDifferences(from recorded: GoldenEnvironment) -> [EnvironmentDifference] {
    recorded.libraries.compactMap { was in
      let now = libraries.first { $0.name == was.name }
      if now?.version == was.version { return nil }
      return EnvironmentDifference(
        kind: .library, name: was.name, recorded: was.version, present: now?.version, package: nil)
    }
  }

  private func drawingDifferences(from recorded: GoldenEnvironment) -> [EnvironmentDifference] {
    if drawing == recorded.drawing || agrees(with: recorded) { return [] }
    let scenes = recorded.calibration.sorted { $0.key < $1.key }.filter { calibration[$0.key] != $0.value }
    let found = scenes.map { name, digest in
      EnvironmentDifference(
        kind: .calibration, name: name, recorded: digest, present: calibration[name], package: nil,
        detail: calibrationChanges[name])
    }
    guard found.isEmpty else { return found }
    return [
      EnvironmentDifference(
        kind: .calibration, name: "all", recorded: recorded.drawing ?? "", present: drawing, package: nil)
    ]
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    !first.isEmpty && !second.isEmpty && (first.hasPrefix(second) || second.hasPrefix(first))
  }

  // MARK: In a seal

  /// `cairo=1.16.0,Inter-Regular.otf:aaaaaaaaaaaaaaaa`: one word with digests of 16 digits.
  var word: String {
    let parts =
      (metrics == Self.usualMetrics ? [] : ["metrics=\(Self.escaped(metrics))"])
      + (drawing.map { ["\(Self.drawingName)=\(Self.escaped($0))"] }
        ?? libraries.map { "\(Self.escaped($0.name))=\(Self.escaped($0.version))" })
      + fonts.map { "\(Self.escaped($0.name)):\(Self.escaped(String($0.sha256.prefix(16))))" }
    return parts.isEmpty ? "-" : parts.joined(separator: ",")
  }

  private static let drawingName = "drawing"

  /// Reads what `word` writes; fails for anything else.
  init?(word: String) {
    self.init(fonts: [], libraries: [])
    if word == "-" { return }
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      guard let sign = part.firstIndex(where: { $0 == "=" || $0 == ":" }),
        let name = part[..<sign].removingPercentEncoding,
        let value = part[part.index(after: sign)...].removingPercentEncoding
      else { return nil }
      if part[sign] == "=", name == "metrics" {
        metrics = value
      } else if part[sign] == "=", name == Self.drawingName {
        drawing = value
      } else if part[sign] == "=" {
        libraries.append(Library(name: name, version: value))
      } else {
        fonts.append(Font(name: name, sha256: value))
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._+-~")
    return text.addingPercentEncoding(withAllowedCharacters: plain) ?? "?"
  }
}
