/// Shapes paragraphs, and keeps them.
protocol ParagraphShaping {
  /// Returns a shaped paragraph. `isRightToLeft` fixes the direction; `nil` uses the text's own, or else `fallback`.
  func paragraph(_ text: StyledParagraph, isRightToLeft: Bool?, fallback: Bool) -> ShapedParagraph
}

extension Shaper {
  /// Paragraphs in one font. The shaper owns its paragraphs, so it outlives them.
  struct OneFont: ParagraphShaping {
    unowned let shaper: Shaper

    func paragraph(_ text: StyledParagraph, isRightToLeft: Bool?, fallback: Bool) -> ShapedParagraph {
      shaper.paragraph(text.string, isRightToLeft: isRightToLeft, fallback: fallback)
    }
  }
}
