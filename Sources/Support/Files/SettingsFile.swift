package import Foundation

/// A file of settings that a user writes and that need not be there.
package enum SettingsFile {
  private static let sizeLimit = 1_000_000

  /// Returns the content of a file; `nil` where nothing has the path.
  ///
  /// - Throws: `CommandFailure` for what is there and cannot be read as a file, so that settings are not left out
  ///   silently: a folder, a link to nothing, a pipe, a device, a file without permission or of more than a megabyte.
  package static func read(_ path: String) throws -> Data? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(path, String(cString: strerror(errno)))
    }
    guard stat(path, &status) == 0 else { throw failure(path, "it is a link to nothing") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw failure(path, "it is no file") }
    guard status.st_size <= sizeLimit else { throw failure(path, "it has more than 1 MB") }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw failure(path, access(path, R_OK) == 0 ? error.localizedDescription : String(cString: strerror(errno)))
    }
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure("\(path) cannot be read: \(reason)", remedy: "Put a file in its place, or remove it.")
  }
}
