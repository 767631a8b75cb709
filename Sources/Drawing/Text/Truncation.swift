import LPLayoutModel

/// Shortens a line with an ellipsis so that it fits a width.
struct Truncation {
  let paragraph: ShapedParagraph
  /// The range that the line would show with enough room.
  let range: Range<Int>
  let width: Double

  static let ellipsis = "…"

  /// Returns the shortened line, shaped as a paragraph of its own so that its letters join correctly.
  func shortened(_ mode: NSLineBreakMode) -> ShapedParagraph {
    let room = width - shape().width
    switch mode {
    case .byTruncatingHead:
      return head(room)
    case .byTruncatingMiddle:
      return middle(room)
    default:
      return tail(room)
    }
  }

  private func tail(_ room: Double) -> ShapedParagraph {
    var index = cuts.lastIndex { paragraph.width(of: range.lowerBound..<$0) <= room } ?? 0
    while index > 0 {
      let line = shape(before: cuts[index])
      if fits(line) { return line }
      index -= 1
    }
    return shape()
  }

  private func head(_ room: Double) -> ShapedParagraph {
    var index = cuts.firstIndex { paragraph.width(of: $0..<range.upperBound) <= room } ?? cuts.count - 1
    while index < cuts.count - 1 {
      let line = shape(after: cuts[index])
      if fits(line) { return line }
      index += 1
    }
    return shape()
  }

  /// Gives half of the room to the beginning, and the rest to the end.
  private func middle(_ room: Double) -> ShapedParagraph {
    let left = cuts.last { paragraph.width(of: range.lowerBound..<$0) <= room / 2 } ?? range.lowerBound
    let rest = room - paragraph.width(of: range.lowerBound..<left)
    var index = cuts.firstIndex { $0 >= left && paragraph.width(of: $0..<range.upperBound) <= rest } ?? cuts.count - 1
    while true {
      let line = shape(before: left, after: cuts[index])
      if fits(line) || index == cuts.count - 1 { return line }
      index += 1
    }
  }

  /// The places where the line may be cut, including both ends.
  private var cuts: [Int] {
    (range.lowerBound...range.upperBound).filter { offset in
      offset == range.lowerBound || offset == range.upperBound
        || (paragraph.startsCluster[offset] && paragraph.boundaries[offset].contains(.character))
    }
  }

  private func fits(_ line: ShapedParagraph) -> Bool { line.width <= width + LineBreaker.tolerance }

  /// Returns the line with an ellipsis in the style of the character before the cut.
  private func shape(before: Int? = nil, after: Int? = nil) -> ShapedParagraph {
    var parts: [ShapedParagraph.Part] = []
    if let before { parts.append(.range(paragraph.trimmed(range.lowerBound..<before))) }
    parts.append(.text(Self.ellipsis, at: max(range.lowerBound, (before ?? after ?? 0) - 1)))
    if let after {
      let rest = paragraph.text(after..<range.upperBound)
      let shown = rest.drop(while: \.isWhitespace).utf8.count
      parts.append(.range(range.upperBound - shown..<range.upperBound))
    }
    return paragraph.paragraph(of: parts)
  }
}
