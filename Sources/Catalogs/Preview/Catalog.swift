import AutoLayout
package import Foundation

/// The previews of one executable, under the name of its type.
package struct Catalog: Sendable {
  package let name: String
  package let previews: [Preview]
  /// The Interface Builder document whose scenes these are.
  package let document: DocumentFile?

  package init(name: String, previews: [Preview], document: DocumentFile? = nil) {
    self.name = name
    self.document = document
    self.previews = previews
  }

  /// The folder of the first preview's source file.
  package var sourceFolder: URL? {
    previews.first.map { URL(fileURLWithPath: $0.callSite.filePath).deletingLastPathComponent() }
  }

  /// - Throws: `InvalidCatalog` if the catalog has no previews, or a preview's name is empty or not unique.
  package func validate() throws(InvalidCatalog) {
    guard !previews.isEmpty else { throw .empty(catalog: name) }
    var taken: [String: Preview] = [:]
    for preview in previews {
      guard preview.name.contains(where: { !$0.isWhitespace }) else { throw .unnamed(preview) }
      if let other = taken[preview.name] { throw .sameName(other, preview) }
      taken[preview.name] = preview
    }
  }
}
