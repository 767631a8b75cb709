import LPLayoutModel
import LPSupport

/// Explains why a catalog's previews cannot be used.
package enum InvalidCatalog: Error, Sendable {
  case empty(catalog: String)
  /// A preview's name is empty or consists of spaces.
  case unnamed(PreviewDescription)
  case sameName(PreviewDescription, PreviewDescription)
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
    case .empty: "Add a Preview(\"Name\") { … } to its property `previews`, then run the command again."
    case .unnamed, .sameName: "Give it another name in the source, then run the command again."
    }
  }
}
