import AutoLayout

/// Makes the paths of sources for reports, which name no folder of the machine they were made on.
struct SourceRoot {
  private let prefixes: [String]

  init(_ package: String) {
    let resolved = GoldenFile.resolved(package) ?? package
    prefixes = [package, resolved].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// Relative to the package where the file lies below it, `Module/File.swift` otherwise.
  func path(of site: CallSite) -> String {
    for prefix in prefixes where site.filePath.hasPrefix(prefix) {
      return String(site.filePath.dropFirst(prefix.count))
    }
    return site.fileID
  }
}
