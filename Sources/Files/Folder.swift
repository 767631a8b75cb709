package import Foundation

/// Makes folders.
package enum Folder {
  /// Makes a folder and those above it. Nobody but the user may write there, whatever the mask of permissions is.
  ///
  /// - Returns: the number of the error; `nil` if the folder exists.
  package static func make(_ path: String, mode: mode_t = 0o755) -> Int32? {
    // Another process may remove a folder above while it is empty.
    for _ in 0..<100 {
      if mkdir(path, mode) == 0 || isFolder(path) { return nil }
      guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return errno }
      if let error = make(String(path[..<slash]), mode: mode) { return error }
    }
    return ENOENT
  }

  private static func isFolder(_ path: String) -> Bool {
    let error = errno
    defer { errno = error }
    var status = stat()
    return error == EEXIST && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
