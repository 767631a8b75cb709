package import LPDrawing
package import LPSnapshots

extension FontSet {
  /// Returns the versions of libraries, and the digests of the named font files on this machine. Missing files are left
  /// out.
  package func goldenEnvironment(of names: [String], metrics: TextMetrics) -> GoldenEnvironment {
    let record = environment(of: names)
    return GoldenEnvironment(
      fonts: record.fonts.map { .init(name: $0.file, sha256: $0.sha256, package: Self.package(of: $0.file)) },
      libraries: record.libraries.map { .init(name: $0.name, version: $0.version) }, metrics: metrics.rawValue)
  }

  /// Returns the differences for fonts that are not available. The names are those in runs of glyphs.
  package func differences(unavailable names: [String]) -> [EnvironmentDifference] {
    names.map { name in
      let (file, wanted, present) = unavailableFile(name)
      return EnvironmentDifference(
        kind: .partialFont, name: file, recorded: wanted ?? "", present: present, package: Self.package(of: file))
    }
  }

  /// Returns the Debian package that contains a font file.
  static func package(of file: String) -> String? {
    if file.hasPrefix("Inter") { return "fonts-inter" }
    if file.hasPrefix("NotoColorEmoji") { return "fonts-noto-color-emoji" }
    if file.hasPrefix("NotoSansCJK") || file.hasPrefix("NotoSerifCJK") { return "fonts-noto-cjk" }
    if file.hasPrefix("Noto") { return "fonts-noto-core" }
    return file.hasPrefix("DejaVu") ? "fonts-dejavu-core" : nil
  }
}
