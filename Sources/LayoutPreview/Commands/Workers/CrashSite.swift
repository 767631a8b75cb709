import AutoLayout

/// Where in a catalog's source a worker was when it ended, by the backtrace that Swift prints.
enum CrashSite {
  /// Settings of `SWIFT_BACKTRACE`: the frames of one thread as plain text, and nothing that takes long.
  static let settings =
    "enable=yes,color=no,interactive=no,registers=none,images=none,threads=crashed,sanitize=no,output-to=stderr"

  /// What Swift prints before the first frame.
  static let mark = "*** Signal"

  /// The innermost frame in a file below the folder; frames end with ` at /path/Card.swift:21:9`.
  static func find(in log: String, below folder: String) -> CallSite? {
    for line in log.split(separator: "\n").drop(while: { !$0.hasPrefix(mark) }) {
      guard let range = line.range(of: " at \(folder)/") else { continue }
      let place = line[range.lowerBound...].dropFirst(4).split(separator: ":")
      guard place.count == 3, let lineNumber = Int(place[1]), let column = Int(place[2]) else { continue }
      let file = String(place[0])
      return CallSite(
        fileID: file.split(separator: "/").last.map(String.init) ?? file, filePath: file, line: lineNumber,
        column: column)
    }
    return nil
  }
}
