/// A change of a layout, for reports.
package struct ReportedChange: Hashable, Codable, Sendable {
  package static let limit = 40

  /// `` follow moved 4 pt right (x 213 → 217) ``
  package var sentence: String
  /// The path of the file, relative to the package if it is inside.
  package var file: String?
  package var line: Int?
  /// Whether the change is an edit rather than a consequence.
  package var isCause: Bool
  /// The sentences of the edits that caused the change; empty if none could be traced.
  package var because: [String]
}
