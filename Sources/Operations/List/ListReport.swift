import LPLayoutModel
import LPVariants
package import LPLocalization
package import LPSupport
package import LPCatalogs

/// The document that `list --json` prints.
package struct ListReport: CatalogsReport {
  package struct CatalogEntry: Codable, Sendable {
    package let name: String
    package let previews: [PreviewEntry]
    /// The languages of the string catalogs.
    package let locales: [String]
  }

  package struct PreviewEntry: Codable, Sendable {
    package let name: String
    package let slug: String
    package let file: String
    package let line: Int
    package let variants: [String]
    package let summary: String
  }

  package let schema: String
  package var status: ExitStatus
  package var catalogs: [CatalogEntry]

  package init(catalogs: [CatalogEntry]) {
    schema = "layout-preview/list/1"
    status = .success
    self.catalogs = catalogs
  }

  package init(catalog: CatalogDescription, selection: CatalogSelection, locales: [LanguageTag]) {
    let places = PreviewPlaces(catalog)
    self.init(catalogs: [
      CatalogEntry(
        name: catalog.name,
        previews: selection.entries.map { entry in
          PreviewEntry(
            name: entry.preview.name, slug: places.slug(ofPreview: entry.index),
            file: SourcePath.shown(entry.preview.callSite.filePath),
            line: entry.preview.callSite.line, variants: entry.variants.map(\.name), summary: entry.selection.summary)
        }, locales: locales.map(\.description))
    ])
  }
}
