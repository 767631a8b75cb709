/// A preview, and where it is written.
package struct ReportedPreview: Hashable, Codable, Sendable {
  package var name: String
  /// `profile-card`
  package var folder: String
  /// The path, relative to the package where the file lies below it.
  package var file: String
  package var line: Int

  package init(name: String, folder: String, file: String, line: Int) {
    self.name = name
    self.folder = folder
    self.file = file
    self.line = line
  }
}
