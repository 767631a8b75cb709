/// Whether a source declares a catalog. To mention the protocol is not enough: this command does so itself, and programs
/// that write catalogs have them in their strings, which are indented.
enum CatalogSource {
  static func isCatalog(_ source: String) -> Bool {
    guard source.contains(/(^|\n)@main\b/), source.contains("PreviewCatalog") else { return false }
    return source.contains(/\b(struct|class|enum|actor|extension)\s+\w+\s*:[^{]*\bPreviewCatalog\b/)
  }
}
