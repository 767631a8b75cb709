import Foundation

/// Computes paths from one folder to another.
enum RelativePath {
  /// Returns a path such as `../..`; `.` for the same folder. Symbolic links are not resolved.
  static func path(from folder: String, to target: String) -> String {
    let from = parts(folder)
    let to = parts(target)
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let words = Array(repeating: "..", count: from.count - shared) + to[shared...]
    return words.isEmpty ? "." : words.joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
  }
}
