package import LPVariants

/// One preview in one variant.
package struct PreviewTask: Hashable, Codable, Sendable {
  /// The index of the preview in the catalog.
  package let preview: Int
  package let variant: Variant

  package init(preview: Int, variant: Variant) { (self.preview, self.variant) = (preview, variant) }
}
