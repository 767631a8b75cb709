import Foundation

/// What goldens depend on besides the catalog: fonts by content, libraries by version.
package struct GoldenEnvironment: Hashable, Codable, Sendable {
  package struct FontFile: Hashable, Codable, Sendable {
    /// `Inter-Regular.otf`
    package var name: String
    package var sha256: String
    /// Of the distribution, where it is known: `fonts-inter`.
    package var package: String?

    package init(name: String, sha256: String, package: String? = nil) {
      self.name = name
      self.sha256 = sha256
      self.package = package
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

  package var fonts: [FontFile]
  package var libraries: [Library]

  /// Sorted by name, whatever the order given.
  package init(fonts: [FontFile], libraries: [Library]) {
    self.fonts = fonts.sorted { ($0.name, $0.sha256) < ($1.name, $1.sha256) }
    self.libraries = libraries.sorted { ($0.name, $0.version) < ($1.name, $1.version) }
  }

  var sorted: GoldenEnvironment { GoldenEnvironment(fonts: fonts, libraries: libraries) }

  /// One word that stands for all of it, for the seal of a picture.
  package var fingerprint: String {
    let fonts = fonts.map { "font \($0.name) \($0.sha256)" }
    return Digest64((fonts + libraries.map { "library \($0.name) \($0.version)" }).joined(separator: "\n")).hex
  }

  /// As `environment.json` holds it: keys sorted, a line each.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and arrays of them always encode.
    return Array((try? encoder.encode(self)) ?? Data()) + Array("\n".utf8)
  }

  /// What differs from the environment that goldens were made in; empty where nothing does.
  package func differences(from recorded: GoldenEnvironment) -> [EnvironmentDifference] {
    var found: [EnvironmentDifference] = []
    let fontNames = Set((fonts + recorded.fonts).map(\.name)).sorted()
    for name in fontNames {
      let (was, now) = (recorded.fonts.first { $0.name == name }, fonts.first { $0.name == name })
      if was?.sha256 == now?.sha256 { continue }
      found.append(
        EnvironmentDifference(
          kind: .font, name: name, recorded: was?.sha256, present: now?.sha256, package: was?.package ?? now?.package))
    }
    for name in Set((libraries + recorded.libraries).map(\.name)).sorted() {
      let (was, now) = (recorded.libraries.first { $0.name == name }, libraries.first { $0.name == name })
      if was?.version == now?.version { continue }
      found.append(
        EnvironmentDifference(
          kind: .library, name: name, recorded: was?.version, present: now?.version, package: nil))
    }
    return found
  }
}

/// One font or library that is not the one that goldens were made with.
package struct EnvironmentDifference: Hashable, Codable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    case font, library
    /// The renderer's fingerprint in a single picture.
    case picture
  }

  package var kind: Kind
  package var name: String
  /// A digest or a version; `nil` where there was none.
  package var recorded: String?
  package var present: String?
  package var package: String?

  /// `fonts-inter: Inter-Regular.otf differs (3f2a… here, 91bc… in the goldens); install the version …`
  package var message: String {
    let start = package.map { "\($0): \(name)" } ?? name
    switch kind {
    case .font: return "\(start) \(fontPhrase)"
    case .library:
      guard let recorded else { return "\(start) \(present ?? "") is here and was not when the goldens were made" }
      return "\(start) is \(present ?? "missing") here and \(recorded) in the goldens; install \(recorded)"
    case .picture:
      return "\(start) was drawn in another environment (\(recorded ?? "?")) than this one (\(present ?? "?"))"
    }
  }

  private var fontPhrase: String {
    let advice = package.map { "install the version of \($0) that the goldens were made with" }
    switch (recorded, present) {
    case (let recorded?, let present?):
      return "differs (\(present.prefix(8))… here, \(recorded.prefix(8))… in the goldens); "
        + (advice ?? "use the font file that the goldens were made with")
    case (_?, nil): return "is missing; " + (package.map { "install \($0)" } ?? "put the file back")
    default: return "is here and was not when the goldens were made; remove it, or run `preview record --all`"
    }
  }
}
