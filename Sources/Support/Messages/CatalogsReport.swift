/// A report with an entry for each catalog.
package protocol CatalogsReport: JoinedReport {
  associatedtype CatalogEntry
  var catalogs: [CatalogEntry] { get set }
}

extension CatalogsReport {
  package mutating func add(_ other: Self) { catalogs += other.catalogs }
}
