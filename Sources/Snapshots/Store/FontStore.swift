package import Foundation

/// The folder of font files that goldens keep, each named after the SHA-256 of its content.
package struct FontStore: Sendable {
  private let files: GoldenStore
  /// Below the root of `files`; with a slash at its end where it is not that root.
  private let folder: String

  /// The folder beside a package's goldens.
  package init(_ goldens: GoldenStore) {
    files = goldens
    folder = "goldens/.fonts/"
  }

  /// A folder that several packages share.
  package init(sharedAt url: URL, environment: [String: String]) {
    files = GoldenStore(root: url, environment: environment)
    folder = ""
  }

  /// The absolute path of a file.
  package func path(of name: String) -> String { "\(files.root.path)/\(folder)\(name)" }

  /// - Returns: whether anything was written; a file that is already so is left alone.
  @discardableResult
  package func write(_ bytes: [UInt8], as name: String) throws(GoldenWriteError) -> Bool {
    try files.writeGolden(bytes, to: folder + name)
  }

  /// Deletes what an environment named before and none in the folders of goldens names now.
  package func removeFiles(
    of before: GoldenEnvironment?, besides now: [GoldenEnvironment]
  ) throws(GoldenWriteError) {
    let unused = Self.names(before.map { [$0] } ?? []).subtracting(Self.names(now))
    for name in unused.sorted() where Self.isName(name) {
      try files.requireInside(folder + name)
      if let reason = files.removeFile(folder + name) { throw .notDeleted(path: folder + name, reason: reason) }
    }
  }

  private static func names(_ environments: [GoldenEnvironment]) -> Set<String> {
    Set(environments.flatMap(\.fonts).flatMap { ($0.kept ?? []).map(\.file) + [$0.license].compactMap(\.self) })
  }

  /// Whether the name is one of a file in the folder, and leads nowhere else.
  package static func isName(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.isEmpty
      && name.utf8.allSatisfy {
        $0 < 0x7F && ($0 == 0x2D || $0 == 0x2E || UInt8(0x30)...0x39 ~= $0 || UInt8(0x61)...0x7A ~= $0)
      }
  }
}
