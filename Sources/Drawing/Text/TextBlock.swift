import AutoLayout
import Foundation

/// A request's lines: which part of which paragraph each one shows.
struct TextBlock {
  struct Line {
    var paragraph: ShapedParagraph
    /// Without the white space at a wrapped line's end.
    var range: Range<Int>
    var isTruncated: Bool
    var pieces: [ShapedRun]
    /// Points.
    var width: Double
  }

  private(set) var lines: [Line] = []
  private(set) var isTruncated = false

  private let mode: LineBreakMode
  private let width: Double?
  private let shaper: Shaper

  /// `paragraphs` are the text's, in order; `shaper` sets ellipses.
  init(_ paragraphs: [ShapedParagraph], request: TextRequest, shaper: Shaper) {
    mode = request.lineBreakMode
    width = request.maxWidth.map { Double($0) }
    self.shaper = shaper
    let limit = request.numberOfLines == 0 ? Int.max : request.numberOfLines
    for (index, paragraph) in paragraphs.enumerated() {
      var start = 0
      repeat {
        let isLast = lines.count + 1 == limit
        let hidesParagraphs = isLast && index + 1 < paragraphs.count
        start = add(paragraph, from: start, isLast: isLast, hidesParagraphs: hidesParagraphs)
        if lines.count == limit { return }
      } while start < paragraph.end
    }
  }

  /// Adds the line that starts at `start` and answers where the next one does.
  private mutating func add(
    _ paragraph: ShapedParagraph, from start: Int, isLast: Bool, hidesParagraphs: Bool
  ) -> Int {
    let rest = start..<paragraph.end
    guard let width else {
      finish(paragraph, rest, cut: hidesParagraphs, within: .infinity)
      return paragraph.end
    }
    let breaker = LineBreaker(paragraph: paragraph, width: width, breaksAnywhere: mode == .byCharWrapping)
    if breaker.fits(paragraph.trimmed(rest)) {
      finish(paragraph, rest, cut: hidesParagraphs, within: width)
      return paragraph.end
    }
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    if isLast, !wraps {
      finish(paragraph, rest, cut: true, within: width)
      return paragraph.end
    }
    let taken = breaker.line(from: start)
    let cut = taken.upperBound < paragraph.end
    append(paragraph, cut ? paragraph.trimmed(taken) : taken, isTruncated: isLast && (cut || hidesParagraphs))
    return taken.upperBound
  }

  /// Adds a line that is the paragraph's last or the block's; where text is hidden, with an ellipsis if the mode has one.
  private mutating func finish(_ paragraph: ShapedParagraph, _ range: Range<Int>, cut: Bool, within width: Double) {
    switch mode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      guard cut else { return append(paragraph, range, isTruncated: false) }
      let shortened = Truncation(paragraph: paragraph, shaper: shaper, range: range, width: width).shortened(mode)
      append(shortened, 0..<shortened.end, isTruncated: true)
    case .byWordWrapping, .byCharWrapping, .byClipping:
      append(paragraph, range, isTruncated: cut)
    }
  }

  private mutating func append(_ paragraph: ShapedParagraph, _ range: Range<Int>, isTruncated: Bool) {
    let pieces = paragraph.pieces(of: range)
    lines.append(
      Line(
        paragraph: paragraph, range: range, isTruncated: isTruncated, pieces: pieces,
        width: pieces.reduce(0) { $0 + $1.width }))
    self.isTruncated = self.isTruncated || isTruncated
  }
}
