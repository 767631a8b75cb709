import Foundation

/// Formats the paths of source files for messages.
package enum SourcePath {
  /// Returns the path relative to the current folder if the file is below it, as compilers print it.
  package static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Whether a path goes before another: in a project with several targets the app's own files are usually less deep. Of
  /// paths that are equally deep the first by name goes first.
  package static func isLessDeep(_ first: String, _ second: String) -> Bool {
    (first.split(separator: "/").count, first) < (second.split(separator: "/").count, second)
  }
}
