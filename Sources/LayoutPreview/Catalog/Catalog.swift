import Foundation

/// The previews of one executable, under the name of its type.
package struct Catalog: Sendable {
  package let name: String
  package let previews: [Preview]

  package init(name: String, previews: [Preview]) {
    self.name = name
    self.previews = previews
  }

  /// The folder of the first preview's source file.
  var sourceFolder: URL? {
    previews.first.map { URL(fileURLWithPath: $0.callSite.filePath).deletingLastPathComponent() }
  }

  /// - Throws: `InvalidCatalog` where previews cannot be told apart by name, in a file system that ignores case too.
  package func validate() throws(InvalidCatalog) {
    guard !previews.isEmpty else { throw .empty(catalog: name) }
    var taken: [String: Preview] = [:]
    for preview in previews {
      guard !preview.slug.isEmpty else { throw .unnamed(preview) }
      if let other = taken[preview.slug] { throw .sameName(other, preview) }
      taken[preview.slug] = preview
    }
  }
}

/// Why a catalog's previews cannot be worked with.
package enum InvalidCatalog: Error, Sendable {
  case empty(catalog: String)
  /// A name without a letter or a digit.
  case unnamed(Preview)
  case sameName(Preview, Preview)
}

extension InvalidCatalog: ExplainedError {
  package var problem: String {
    switch self {
    case .empty(let catalog): "the catalog \(catalog) has no previews"
    case .unnamed(let preview):
      "the preview '\(preview.name)' at \(preview.callSite.description) has no letter or digit in its name"
    case .sameName(let one, let other):
      "'\(one.name)' at \(one.callSite.description) and '\(other.name)' at \(other.callSite.description) would have "
        + "the same files (\(one.slug))"
    }
  }

  package var remedy: String {
    switch self {
    case .empty: "List a Preview(\"Name\") { traits in … } in its property `previews`, and run this again."
    case .unnamed, .sameName: "Give it another name in the source, and run this again."
    }
  }
}
