package import LPVariants

/// A layout that the live page shows: a preview in a variant, or on a screen of any size.
package struct LiveItem: OperationItem {
  package let preview: Int
  package let variant: Variant
  /// The size of the screen in points; `nil` for the variant's.
  package var width: Double?
  package var height: Double?
  /// The growth of text; `nil` for that of the variant's category.
  package var textGrowth: Double?
  package var edits: [LiveEdit] = []
  /// Whether only views are drawn and nothing is checked, as while an edge is dragged.
  package var isBrief = false
  /// The name of the brief picture that is shown, which the answer may tell the changes of.
  package var shown: String?
  /// The number of an ambiguous view that is shown at another place that satisfies every constraint as well.
  package var exercised: Int?

  package init(preview: Int, variant: Variant) { (self.preview, self.variant) = (preview, variant) }

  package var detail: String { variant.name }
  package var task: PreviewTask? { PreviewTask(preview: preview, variant: variant) }
}
