import Foundation

/// The sizes of a section's items, as lines that follow each other downwards need them.
struct FlowSizes {
  let sizes: [CGSize]
  /// Whether all items have one size; the last line then has the distances of the lines before.
  let isUniform: Bool

  init(_ sizes: [CGSize], isUniform: Bool) {
    self.sizes = sizes
    self.isUniform = isUniform
  }
}
