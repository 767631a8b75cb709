import Foundation

/// Paths of source files as messages show them.
package enum SourcePath {
  /// Relative to the current folder where the file lies below it, as compilers do.
  package static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
