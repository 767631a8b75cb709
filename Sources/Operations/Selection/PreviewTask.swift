package import Variants

/// One preview in one variant.
package struct PreviewTask: Hashable, Codable, Sendable {
  /// Index into the catalog's previews.
  package let preview: Int
  package let variant: Variant

  package init(preview: Int, variant: Variant) { (self.preview, self.variant) = (preview, variant) }
}
