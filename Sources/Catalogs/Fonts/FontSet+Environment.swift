package import Drawing
package import Snapshots

extension FontSet {
  /// Libraries, and the named font files as they are on this machine; files that are not here are left out.
  package func goldenEnvironment(of names: [String], metrics: TextMetrics) -> GoldenEnvironment {
    let record = environment(of: names)
    return GoldenEnvironment(
      fonts: record.fonts.map { .init(name: $0.file, sha256: $0.sha256, package: Self.package(of: $0.file)) },
      libraries: record.libraries.map { .init(name: $0.name, version: $0.version) }, metrics: metrics.rawValue)
  }

  /// Differences that name the fonts, by names as in runs of glyphs, that are not available.
  package func differences(unavailable names: [String]) -> [EnvironmentDifference] {
    names.map { name in
      let (file, wanted, present) = unavailableFile(name)
      return EnvironmentDifference(
        kind: .partialFont, name: file, recorded: wanted ?? "", present: present, package: Self.package(of: file))
    }
  }

  /// Debian's.
  static func package(of file: String) -> String? {
    if file.hasPrefix("Inter") { return "fonts-inter" }
    if file.hasPrefix("NotoColorEmoji") { return "fonts-noto-color-emoji" }
    if file.hasPrefix("NotoSansCJK") || file.hasPrefix("NotoSerifCJK") { return "fonts-noto-cjk" }
    if file.hasPrefix("Noto") { return "fonts-noto-core" }
    return file.hasPrefix("DejaVu") ? "fonts-dejavu-core" : nil
  }
}
