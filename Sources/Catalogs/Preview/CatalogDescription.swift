import LPLayoutModel
package import Foundation

/// The facts about a catalog that are known without running its code. A worker, which runs the code, sends them to the
/// command.
package struct CatalogDescription: Sendable {
  package let name: String
  /// The Interface Builder document whose scenes the previews are.
  package let document: DocumentFile?
  package let previews: [PreviewDescription]

  /// The folder of the first preview's source file.
  package var sourceFolder: URL? {
    previews.first.map { URL(fileURLWithPath: $0.callSite.filePath).deletingLastPathComponent() }
  }

  /// - Throws: `InvalidCatalog` if the catalog has no previews, or a preview's name is empty or not unique.
  package func validate() throws(InvalidCatalog) {
    guard !previews.isEmpty else { throw .empty(catalog: name) }
    var taken: [String: PreviewDescription] = [:]
    for preview in previews {
      guard preview.name.contains(where: { !$0.isWhitespace }) else { throw .unnamed(preview) }
      if let other = taken[preview.name] { throw .sameName(other, preview) }
      taken[preview.name] = preview
    }
  }
}
