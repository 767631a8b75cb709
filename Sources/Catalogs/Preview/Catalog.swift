/// The previews of one executable, and the name of its type.
package struct Catalog: Sendable {
  package let name: String
  package let previews: [Preview]
  /// The Interface Builder document whose scenes the previews are; `nil` for a catalog in code.
  package let document: DocumentFile?

  package init(name: String, previews: [Preview], document: DocumentFile? = nil) {
    self.name = name
    self.document = document
    self.previews = previews
  }

  package var description: CatalogDescription {
    CatalogDescription(
      name: name, document: document,
      previews: previews.map {
        PreviewDescription(name: $0.name, matrix: $0.matrix, ignored: $0.ignored, callSite: $0.callSite)
      })
  }
}
