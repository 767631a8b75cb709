import Foundation

/// Finds the source line at which a worker crashed in the backtrace that Swift prints.
package enum CrashSite {
  /// The value of `SWIFT_BACKTRACE`: the frames of one thread as plain text, and nothing slow.
  static var settings: String {
    "enable=yes,color=no,interactive=no,registers=none,images=none,threads=crashed,sanitize=no,output-to=stderr"
      + (tool.map { ",swift-backtrace=\($0)" } ?? "")
  }

  /// The program beside the compiler that prints backtraces; `nil` if Swift's runtime finds it by itself, as a dynamic
  /// library does.
  private static var tool: String? {
    guard dlopen("libswiftCore.so", RTLD_LAZY | RTLD_NOLOAD) == nil else { return nil }
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.compactMap { folder in
      guard access("\(folder)/swiftc", X_OK) == 0 else { return nil }
      let bin = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
      let tool = bin.appendingPathComponent("../libexec/swift/linux/swift-backtrace-static").standardizedFileURL.path
      return access(tool, X_OK) == 0 ? tool : nil
    }.first
  }

  /// The text that Swift prints before the first frame.
  package static let mark = "*** Signal"

  /// The folder of this project's own sources, as the compiler saw it.
  private static let ownSources: String = {
    #filePath.components(separatedBy: "/Processes/Children/CrashSite.swift")[0] + "/"
  }()

  /// Returns the place of the innermost frame in a file below the folder; frames end with ` at /path/Card.swift:21:9`.
  /// Frames in this project and in packages that were fetched are not the author's, wherever their folders are.
  package static func find(in log: String, below folder: String) -> (file: String, line: Int, column: Int)? {
    for text in log.split(separator: "\n").drop(while: { !$0.hasPrefix(mark) }) {
      guard let range = text.range(of: " at \(folder)/") else { continue }
      let place = text[range.lowerBound...].dropFirst(4).split(separator: ":")
      guard place.count == 3, !place[0].hasPrefix(ownSources), !place[0].contains("/.build/checkouts/"),
        let line = Int(place[1]), let column = Int(place[2])
      else { continue }
      return (String(place[0]), line, column)
    }
    return nil
  }

  /// Returns the place of the innermost frame in one file, whose path frames may give from another folder.
  package static func find(in log: String, file path: String) -> (line: Int, column: Int)? {
    for text in log.split(separator: "\n").drop(while: { !$0.hasPrefix(mark) }) {
      guard let range = text.range(of: " at ", options: .backwards) else { continue }
      let place = text[range.upperBound...].split(separator: ":")
      guard place.count == 3, "/\(path)".hasSuffix("/\(place[0])"), let line = Int(place[1]), let column = Int(place[2])
      else { continue }
      return (line, column)
    }
    return nil
  }
}
