import LPSupport
import Foundation

/// Entries in the form of GitLab's Code Quality reports: https://docs.gitlab.com/ci/testing/code_quality/.
package enum CodeQualityLog {
  package static func write(_ entries: some Sequence<CodeScanningLog.Entry>, to sink: TextSink) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var known: [String: Int] = [:]
    var separator = "["
    for entry in entries {
      known[entry.identity, default: 0] += 1
      let issue = Issue(entry, occurrence: known[entry.identity, default: 1])
      try sink("\(separator)\n\(String(decoding: try encoder.encode(issue), as: UTF8.self))")
      separator = ","
    }
    try sink(separator == "[" ? "[]\n" : "\n]\n")
  }

  private struct Issue: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable { let begin: Int }

      let path: String
      let lines: Lines
    }

    let description: String
    let check_name: String
    /// GitLab shows one of all issues with the same fingerprint.
    let fingerprint: String
    let severity: String
    let location: Location

    init(_ entry: CodeScanningLog.Entry, occurrence: Int) {
      description = entry.text
      check_name = entry.rule
      fingerprint = Digest64(occurrence == 1 ? entry.identity : "\(entry.identity)\n\(occurrence)").hex
      severity =
        switch entry.level {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
      // An issue without a path is dropped.
      location = Location(path: entry.file ?? "goldens", lines: .init(begin: max(1, entry.line ?? 1)))
    }
  }
}
