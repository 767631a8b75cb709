import Foundation

/// The files that the running program has mapped into its memory: itself, its libraries, and data such as locales.
package enum LoadedFiles {
  /// The absolute paths, sorted, of the code only or of everything; `nil` where the system does not tell.
  package static func paths(codeOnly: Bool) -> [String]? {
    guard let file = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(file) }
    // The kernel hands out a page at a time, which Foundation takes for the end of the file.
    var paths: Set<String> = []
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    while getline(&buffer, &capacity, file) > 0, let buffer {
      if let path = path(in: String(cString: buffer), codeOnly: codeOnly) { paths.insert(path) }
    }
    return paths.isEmpty ? nil : paths.sorted()
  }

  /// Lines are `from-to permissions offset device inode      path`, where a path may have spaces (proc_pid_maps(5)).
  static func path(in line: String, codeOnly: Bool) -> String? {
    let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
    guard fields.count == 6, !codeOnly || fields[1].contains("x") else { return nil }
    let path = fields[5].drop { $0 == " " }.prefix { $0 != "\n" }
    return path.hasPrefix("/") ? String(path) : nil
  }
}
