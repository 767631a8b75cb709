/// A document that is looked at as a catalog.
package struct DocumentSource: Sendable {
  package let path: String
  /// The catalog's name.
  package let name: String
  /// Named itself, and not found in a folder.
  let isNamed: Bool

  package init(path: String, name: String, isNamed: Bool) {
    self.path = path
    self.name = name
    self.isNamed = isNamed
  }
}
