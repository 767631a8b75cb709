import LayoutPreview

/// What guides to Auto Layout teach by example, each as a preview: one property, in the file of its chapter.
@main
struct AutoLayoutGuide: PreviewCatalog {
  var previews: [Preview] {
    anatomy
    boxes
    contentSizes
    texts
    spacing
    stacks
    customViews
    scrolling
    alignmentRects
    changes
    directions
  }
}

extension VariantMatrix {
  /// Both directions, on a canvas that is as high as the picture needs.
  static func canvas(height: Int) -> VariantMatrix { widths([375], height: height) }

  /// Both directions, upright and on the side.
  static let turned = VariantMatrix(
    orientations: [.portrait, .landscape], directions: [.leftToRight, .rightToLeft])

  /// Both directions, compact and regular in width.
  static let classes = widths([375, 820], height: 480)

  /// Both directions, on a canvas of each width.
  static func widths(_ widths: [Int], height: Int) -> VariantMatrix {
    VariantMatrix(
      screens: widths.map { .size(width: $0, height: height) }, directions: [.leftToRight, .rightToLeft])
  }
}
