/// Why a file of names cannot be used.
package struct NamesFileError: Error, Hashable, Sendable {
  package let path: String
  /// The line that is malformed.
  package var line: Int?
  package let reason: String

  package init(path: String, line: Int? = nil, reason: String) {
    (self.path, self.line, self.reason) = (path, line, reason)
  }

  package var problem: String { "\(path)\(line.map { ":\($0)" } ?? "") cannot be used as a file of names: \(reason)" }
}
