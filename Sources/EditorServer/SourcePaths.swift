import Foundation

/// The paths of files, without links, and the addresses that the editor gives them.
struct SourcePaths {
  private var known: [String: String] = [:]
  private var addresses: [String: String] = [:]

  /// Returns the path that stands for a file.
  mutating func path(_ file: String) -> String {
    if let known = known[file] { return known }
    let url = URL(fileURLWithPath: file).standardizedFileURL.resolvingSymlinksInPath()
    known[file] = url.path
    return url.path
  }

  /// Returns the path of an address; `nil` for one that is not a file's.
  mutating func path(ofAddress address: String) -> String? {
    guard let url = URL(string: address), url.isFileURL, !url.path.isEmpty else { return nil }
    let path = path(url.path)
    addresses[path] = address
    return path
  }

  /// Returns the address of a path, as the editor wrote it if it did.
  func address(of path: String) -> String { addresses[path] ?? URL(fileURLWithPath: path).absoluteString }
}
