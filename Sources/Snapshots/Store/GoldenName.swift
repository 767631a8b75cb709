/// The identity of a golden: a variant of a preview of a catalog, by the names that users see.
package struct GoldenName: Hashable, Codable, Sendable {
  package var catalog: String
  package var preview: String
  /// The variant's canonical name; empty for the default one.
  package var variant: String

  package init(catalog: String, preview: String, variant: String) {
    self.catalog = catalog
    self.preview = preview
    self.variant = variant
  }

  /// `Profile card · rtl`
  package var title: String { variant.isEmpty ? preview : "\(preview) · \(variant)" }
}
