import Foundation

/// The files that the running program has mapped into its memory: itself, its libraries, and data such as locales.
package enum LoadedFiles {
  /// The absolute paths, sorted, of the code only or of everything; `nil` where the system does not tell.
  package static func paths(codeOnly: Bool) -> [String]? {
    // The kernel gives a page at a time, which `String(contentsOfFile:)` takes for the end of the file.
    guard let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() else { return nil }
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    let paths = Set(lines.compactMap { path(in: $0, codeOnly: codeOnly) })
    return paths.isEmpty ? nil : paths.sorted()
  }

  /// Lines are `from-to permissions offset device inode      path`, where a path may have spaces (proc_pid_maps(5)).
  static func path(in line: Substring, codeOnly: Bool) -> String? {
    let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
    guard fields.count == 6, !codeOnly || fields[1].contains("x") else { return nil }
    let path = fields[5].drop { $0 == " " }
    return path.hasPrefix("/") ? String(path) : nil
  }
}
