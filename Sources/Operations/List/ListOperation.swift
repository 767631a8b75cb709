package import LPLayoutModel
package import LPCatalogs

/// Lists the previews of a catalog, which runs the code of its property `previews`.
@MainActor
package struct ListOperation: CatalogOperation {
  package struct Request: Codable, Sendable {}

  package nonisolated static let name = "list"
  package nonisolated static let progressTitle = "Listing"

  private let catalog: CatalogLoader

  package static func make(
    _ request: Request, _ catalog: CatalogLoader, renderer: () throws -> PreviewRenderer
  ) -> ListOperation { ListOperation(catalog: catalog) }

  package func answer(_ item: CatalogItem, noting diagnostics: inout [Diagnostic]) -> CatalogDescription {
    let settings = ProcessSettings()
    defer { settings.restore() }
    return catalog.catalog.description
  }
}
