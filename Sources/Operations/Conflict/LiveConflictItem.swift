package import LPVariants

/// An item of `explain --conflict`: a preview with all its selected variants, because a repair has to hold in each of
/// them.
package struct LiveConflictItem: OperationItem {
  package let preview: Int
  let variants: [Variant]

  package init(preview: Int, variants: [Variant]) { (self.preview, self.variants) = (preview, variants) }

  package var detail: String { variants.count == 1 ? variants[0].name : "\(variants.count) variants" }
  package var timeoutFactor: Double { Double(max(1, variants.count)) }
  package var task: PreviewTask? { variants.first.map { PreviewTask(preview: preview, variant: $0) } }
}
