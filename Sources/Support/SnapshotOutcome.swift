package import Foundation

/// What comparing a picture with a Mac's reference has found: a line of the file that `SNAPSHOT_OUTCOMES` names.
package struct SnapshotOutcome: Codable, Sendable, Hashable {
  package enum Result: String, Codable, Sendable {
    case agrees, differs, missing
  }

  /// The path of the test's source.
  package let file: String
  package let reference: String
  package let result: Result
  /// What differs, in words that many pictures share.
  package var causes: [String] = []

  package init(file: String, reference: String, result: Result, causes: [String] = []) {
    (self.file, self.reference, self.result, self.causes) = (file, reference, result, causes)
  }

  /// Reads the lines of a file; one that is cut, as where the process crashed, is left out.
  package static func all(in data: Data) -> [SnapshotOutcome] {
    data.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(SnapshotOutcome.self, from: $0) }
  }
}
