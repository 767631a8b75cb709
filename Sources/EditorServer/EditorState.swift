/// The catalogs of the last good build, and the state of the build.
package struct EditorState: Sendable {
  package enum Phase: Hashable, Sendable {
    case building, ready
    /// The sources do not compile, which other servers report with the places.
    case notCompiled
    /// There are no newer catalogs, for this reason.
    case failed(String)
  }

  package struct Preview: Hashable, Sendable {
    package let name: String
    /// The absolute path of the source.
    package let file: String
    package let line: Int

    package init(name: String, file: String, line: Int) { (self.name, self.file, self.line) = (name, file, line) }
  }

  package struct Catalog: Hashable, Sendable {
    package let name: String
    package let previews: [Preview]

    package init(name: String, previews: [Preview]) { (self.name, self.previews) = (name, previews) }
  }

  package let phase: Phase
  /// Counts changes of the catalogs.
  package let generation: Int
  package let catalogs: [Catalog]

  package init(_ phase: Phase, generation: Int, catalogs: [Catalog]) {
    (self.phase, self.generation, self.catalogs) = (phase, generation, catalogs)
  }
}
