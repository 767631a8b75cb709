import LPLayoutModel

/// Makes the paths of sources in reports, which do not name folders of this machine.
struct SourceRoot {
  private let prefixes: [String]

  init(_ package: String) {
    let resolved = GoldenFile.resolved(package) ?? package
    prefixes = [package, resolved].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// Returns the path relative to the package if the file is inside, `Module/File.swift` otherwise.
  func path(of site: CallSite) -> String {
    for prefix in prefixes where site.filePath.hasPrefix(prefix) {
      return String(site.filePath.dropFirst(prefix.count))
    }
    return site.fileID
  }
}
