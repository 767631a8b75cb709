/// A preview, and where it is written.
package struct ReportedPreview: Hashable, Codable, Sendable {
  package var name: String
  /// `profile-card`
  package var folder: String
  /// The path, relative to the package where the file lies below it.
  package var file: String
  package var line: Int
}
