package import Foundation

/// Makes folders and lists them.
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

  /// Returns the paths of the files below a folder whose names pass; links below it are not followed. Foundation's
  /// enumerator reads the attributes of each file, too.
  package static func files(below folder: String, where passes: (String) -> Bool) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      let kind = entry.pointee.d_type
      let isFolder =
        kind == UInt8(DT_DIR)
        || kind == UInt8(DT_UNKNOWN) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      if isFolder {
        found += files(below: path, where: passes)
      } else if passes(name) {
        found.append(path)
      }
    }
    return found
  }

  private static func isFolder(_ path: String) -> Bool {
    let error = errno
    defer { errno = error }
    var status = stat()
    return error == EEXIST && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
