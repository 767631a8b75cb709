/// A font file that is stored with goldens: the whole file, or the parts that goldens show.
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

    /// The SHA-256 that the content should have, from the file's name.
    var expectedDigest: String { String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "") }
  }

  /// The name of the whole file on the machine that it was taken from: `Inter-Regular.otf`.
  package var name: String
  /// The digest of the whole file.
  package var sha256: String
  package var files: [File]

  package init(name: String, sha256: String, files: [File]) {
    self.name = name
    self.sha256 = sha256
    self.files = files
  }

  var isWhole: Bool { files.contains { $0.face == nil } }
}
