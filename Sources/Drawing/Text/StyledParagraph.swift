/// The text of a paragraph with the styles of its parts.
struct StyledParagraph: Hashable {
  private(set) var string = ""
  /// The styles of the parts, in order; there is always one.
  private(set) var styles: [SpanStyle]
  /// The UTF-8 offset at which each style ends.
  private(set) var ends: [Int] = [0]

  /// Makes an empty paragraph.
  init(style: SpanStyle) { styles = [style] }

  /// Makes a paragraph in one style.
  init(_ string: String, style: SpanStyle) {
    self.string = string
    styles = [style]
    ends = [string.utf8.count]
  }

  mutating func append(_ text: some StringProtocol, _ style: SpanStyle) {
    string += text
    let end = string.utf8.count
    if ends[ends.count - 1] == 0 {
      styles = [style]
      ends = [end]
    } else if styles[styles.count - 1].isSame(as: style) {
      ends[ends.count - 1] = end
    } else {
      styles.append(style)
      ends.append(end)
    }
  }

  static func == (one: StyledParagraph, other: StyledParagraph) -> Bool {
    one.string.utf8.elementsEqual(other.string.utf8) && one.ends == other.ends
      && zip(one.styles, other.styles).allSatisfy { $0.isSame(as: $1) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(ends)
  }
}
