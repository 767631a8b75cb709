import LPLayoutModel

/// The lines of a request: the part of a paragraph that each one shows.
struct TextBlock {
  struct Line {
    var paragraph: ShapedParagraph
    /// The range without trailing white space of a wrapped line.
    var range: Range<Int>
    var isTruncated: Bool
    /// Whether the paragraph continues in the next line.
    var isWrapped: Bool
    var pieces: [ShapedRun]
    /// The width in points.
    var width: Double
    /// The width with the white space at the end of a line that another one follows, as far as there is room: labels
    /// are fitted to it. Alignment leaves it out.
    var fittedWidth: Double
    /// The index of the paragraph.
    var number = 0
    /// Whether it is the first line of its paragraph.
    var isFirst = true
  }

  /// The widths of a paragraph's lines, in points.
  struct Room {
    var first: Double
    var others: Double
  }

  private(set) var lines: [Line] = []
  private(set) var isTruncated = false

  private let mode: NSLineBreakMode
  private var width: Double?
  /// The tab stops of the paragraph, if it has tabs.
  private var ruler: TabRuler?
  /// Where the lines of a justified paragraph end; empty for others.
  private var ends: [Int] = []
  /// Whether the next line is the first of its paragraph.
  private var isFirst = true

  /// Breaks the paragraphs of a text, in order, into lines.
  ///
  /// - Parameters:
  ///   - rooms: the widths of each paragraph's lines; empty for that of the request.
  ///   - rulers: the tab stops of each paragraph; empty for a text without tabs.
  ///   - alignments: the alignment of each paragraph; empty for that of the request.
  init(
    _ paragraphs: [ShapedParagraph], request: TextRequest, rooms: [Room] = [], rulers: [TabRuler] = [],
    alignments: [NSTextAlignment] = []
  ) {
    mode = request.lineBreakMode
    width = request.maxWidth.map { Double($0) }
    let limit = request.numberOfLines == 0 ? Int.max : request.numberOfLines
    for (index, paragraph) in paragraphs.enumerated() {
      var start = 0
      ruler = !rulers.isEmpty && paragraph.hasTabs ? rulers[index] : nil
      let isJustified = (alignments.isEmpty ? request.alignment : alignments[index]) == .justified
      ends = isJustified ? evenEnds(of: paragraph, in: rooms.isEmpty ? nil : rooms[index]) : []
      repeat {
        if !rooms.isEmpty { width = start == 0 ? rooms[index].first : rooms[index].others }
        let isLast = lines.count + 1 == limit
        isFirst = start == 0
        let hidesParagraphs = isLast && index + 1 < paragraphs.count
        start = add(paragraph, from: start, isLast: isLast, hidesParagraphs: hidesParagraphs)
        (lines[lines.count - 1].number, lines[lines.count - 1].isFirst) = (index, isFirst)
        if lines.count == limit { return }
      } while start < paragraph.end
    }
  }

  /// Returns where the lines of a justified paragraph end; empty if lines break as others do.
  private func evenEnds(of paragraph: ShapedParagraph, in room: Room?) -> [Int] {
    guard !paragraph.hasTabs, mode != .byCharWrapping, let room = room ?? width.map({ Room(first: $0, others: $0) })
    else { return [] }
    return EvenLines(paragraph: paragraph, room: room).ends() ?? []
  }

  /// Adds the line that starts at `start`, and returns the start of the next one.
  private mutating func add(
    _ paragraph: ShapedParagraph, from start: Int, isLast: Bool, hidesParagraphs: Bool
  ) -> Int {
    let rest = start..<paragraph.end
    guard let width else {
      finish(paragraph, rest, cut: hidesParagraphs, within: .infinity)
      return paragraph.end
    }
    let breaker = LineBreaker(
      paragraph: paragraph, width: width, breaksAnywhere: mode == .byCharWrapping, ruler: ruler, isFirst: isFirst)
    if breaker.fits(paragraph.trimmed(rest)) {
      let shown = breaker.fits(rest) ? rest : paragraph.trimmed(rest)
      finish(paragraph, shown, cut: hidesParagraphs, within: width)
      return paragraph.end
    }
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    if isLast, !wraps {
      finish(paragraph, rest, cut: true, within: width)
      return paragraph.end
    }
    let taken = ends.first { $0 > start }.map { start..<$0 } ?? breaker.line(from: start)
    wrap(paragraph, taken, isLast: isLast, hidesParagraphs: hidesParagraphs)
    return taken.upperBound
  }

  private mutating func wrap(
    _ paragraph: ShapedParagraph, _ taken: Range<Int>, isLast: Bool, hidesParagraphs: Bool
  ) {
    let goesOn = taken.upperBound < paragraph.end
    let shown = goesOn ? paragraph.trimmed(taken) : taken
    let isTruncated = isLast && (goesOn || hidesParagraphs)
    guard goesOn, paragraph.endsWithSoftHyphen(shown) else {
      let space = goesOn && !isLast ? paragraph.width(of: shown.upperBound..<taken.upperBound) : 0
      return append(paragraph, shown, isTruncated: isTruncated, isWrapped: goesOn, space: space)
    }
    let end = shown.upperBound - 2
    let hyphenated = paragraph.paragraph(of: [.range(shown.lowerBound..<end), .text("-", at: end)])
    append(hyphenated, 0..<hyphenated.end, isTruncated: isTruncated, isWrapped: true)
  }

  /// Adds the last line of a paragraph or of the block. If text is hidden, the line gets an ellipsis if the mode has
  /// one.
  private mutating func finish(_ paragraph: ShapedParagraph, _ range: Range<Int>, cut: Bool, within width: Double) {
    switch mode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      guard cut else { return append(paragraph, range, isTruncated: false) }
      // The width that tabs add to the line is kept free.
      let added =
        ruler.map { $0.widths(of: range, in: paragraph, isFirst: isFirst).whole - paragraph.width(of: range) } ?? 0
      let shortened = Truncation(paragraph: paragraph, range: range, width: width - added).shortened(mode)
      append(shortened, 0..<shortened.end, isTruncated: true)
    case .byWordWrapping, .byCharWrapping, .byClipping:
      append(paragraph, range, isTruncated: cut)
    }
  }

  private mutating func append(
    _ paragraph: ShapedParagraph, _ range: Range<Int>, isTruncated: Bool, isWrapped: Bool = false, space: Double = 0
  ) {
    var pieces = paragraph.pieces(of: range)
    if let tabs = ruler?.widths(of: range, in: paragraph, isFirst: isFirst).tabs {
      for index in pieces.indices {
        if let width = tabs[pieces[index].range.lowerBound] { pieces[index].glyphs[0].advance = width }
      }
    }
    let natural = pieces.reduce(0) { $0 + $1.width }
    lines.append(
      Line(
        paragraph: paragraph, range: range, isTruncated: isTruncated, isWrapped: isWrapped, pieces: pieces,
        width: natural, fittedWidth: max(natural, min(natural + space, width ?? .infinity))))
    self.isTruncated = self.isTruncated || isTruncated
  }
}
