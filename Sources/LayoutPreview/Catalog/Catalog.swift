import Foundation
import Messages

/// The previews of one executable, under the name of its type.
package struct Catalog: Sendable {
  package let name: String
  package let previews: [Preview]
  /// The Interface Builder document whose scenes these are.
  let document: DocumentFile?

  package init(name: String, previews: [Preview]) {
    self.init(name: name, previews: previews, document: nil)
  }

  init(name: String, previews: [Preview], document: DocumentFile?) {
    self.name = name
    self.document = document
    self.previews = previews
  }

  /// The folder of the first preview's source file.
  var sourceFolder: URL? {
    previews.first.map { URL(fileURLWithPath: $0.callSite.filePath).deletingLastPathComponent() }
  }

  /// - Throws: `InvalidCatalog` where there is nothing to preview, or previews cannot be told apart by name.
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

/// Why a catalog's previews cannot be worked with.
package enum InvalidCatalog: Error, Sendable {
  case empty(catalog: String)
  /// A name of nothing but spaces.
  case unnamed(Preview)
  case sameName(Preview, Preview)
}

extension InvalidCatalog: ExplainedError {
  package var problem: String {
    switch self {
    case .empty(let catalog): "the catalog \(catalog) has no previews"
    case .unnamed(let preview):
      "the preview at \(preview.callSite.description) has no name"
    case .sameName(let one, let other):
      "two previews are named '\(one.name)', at \(one.callSite.description) and at \(other.callSite.description)"
    }
  }

  package var remedy: String {
    switch self {
    case .empty: "List a Preview(\"Name\") { traits in … } in its property `previews`, and run this again."
    case .unnamed, .sameName: "Give it another name in the source, and run this again."
    }
  }
}
