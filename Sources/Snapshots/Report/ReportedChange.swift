/// Something of a layout that is not as it was.
package struct ReportedChange: Hashable, Codable, Sendable {
  package static let limit = 40

  /// `` follow moved 4 pt right (x 213 → 217) ``
  package var sentence: String
  /// The path, relative to the package where the file lies below it.
  package var file: String?
  package var line: Int?
  /// It is an edit, not what followed from one.
  package var isCause: Bool
  /// Sentences of the edits that made it so; empty where nothing could be traced.
  package var because: [String]
}
