package import LPSupport

/// The document that `trace --json` prints for previews.
package struct TraceReport: CatalogsReport {
  package struct CatalogEntry: Codable, Sendable {
    package let name: String
    package let previews: [PreviewEntry]
  }

  package struct PreviewEntry: Codable, Sendable {
    package let name: String
    package let variants: [VariantEntry]
  }

  package struct VariantEntry: Codable, Sendable {
    package let name: String
    package let views: [TracedLayoutView]
  }

  package let schema: String
  package var status = ExitStatus.success
  package var catalogs: [CatalogEntry]

  package init(catalogs: [CatalogEntry]) {
    schema = "layout-preview/trace/2"
    self.catalogs = catalogs
  }
}
