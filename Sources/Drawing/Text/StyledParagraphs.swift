/// Paragraphs in several styles, which are kept until the typesetter empties its caches.
final class StyledParagraphs {
  private struct Key: Hashable {
    let text: StyledParagraph
    let isRightToLeft: Bool?
    let fallback: Bool
  }

  private var known: [Key: ShapedParagraph] = [:]
  private static let capacity = 2048

  var count: Int { known.count }

  func removeAll() { known.removeAll() }

  func paragraph(_ text: StyledParagraph, isRightToLeft: Bool?, fallback: Bool) -> ShapedParagraph {
    let key = Key(text: text, isRightToLeft: isRightToLeft, fallback: fallback)
    if let known = known[key] { return known }
    let paragraph = ShapedParagraph(
      text, shaping: Relatives(paragraphs: self), isRightToLeft: isRightToLeft, fallback: fallback)
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = paragraph
    return paragraph
  }

  private struct Relatives: ParagraphShaping {
    unowned let paragraphs: StyledParagraphs

    func paragraph(_ text: StyledParagraph, isRightToLeft: Bool?, fallback: Bool) -> ShapedParagraph {
      paragraphs.paragraph(text, isRightToLeft: isRightToLeft, fallback: fallback)
    }
  }
}
