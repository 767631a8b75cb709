/// A preview and its place in the source.
package struct ReportedPreview: Hashable, Codable, Sendable {
  package var name: String
  /// `profile-card`
  package var folder: String
  /// The path of the file, relative to the package if it is inside.
  package var file: String
  package var line: Int
}
