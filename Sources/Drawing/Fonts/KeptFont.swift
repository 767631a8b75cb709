/// A font file that lies with goldens: as a whole, or the parts of it that they show.
package struct KeptFont: Hashable, Codable, Sendable {
  /// A file in the goldens' store, named after the SHA-256 of its content.
  package struct File: Hashable, Codable, Sendable {
    package var path: String
    /// The face of a collection that the file is a part of; `nil` for a whole file.
    package var face: Int?

    package init(path: String, face: Int?) {
      self.path = path
      self.face = face
    }

    /// The SHA-256 that the content should have.
    var expectedDigest: String { String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "") }
  }

  /// The name of the whole file on the machine that it was taken from: `Inter-Regular.otf`.
  package var name: String
  /// Of the whole file.
  package var sha256: String
  package var files: [File]

  package init(name: String, sha256: String, files: [File]) {
    self.name = name
    self.sha256 = sha256
    self.files = files
  }

  var isWhole: Bool { files.contains { $0.face == nil } }
}
