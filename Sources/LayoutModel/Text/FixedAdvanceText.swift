import Foundation

/// A typesetter for tests without fonts: every character is half an em wide, and lines break at spaces, or within a word
/// that is longer than a line.
///
/// Lines are as high as the system font's, and their sum is rounded up to the pixel grid, as on a device. An attributed
/// text is set in its first font.
public final class FixedAdvanceText: TextMeasuring {
  /// Makes a typesetter without fonts.
  public init() {}

  /// Typesets a text with half the font size for each character.
  public func typeset(_ request: TextRequest) -> TypesetText {
    guard !request.string.isEmpty, request.font.pointSize > 0, request.font.pointSize.isFinite else { return .empty }
    let advance = request.font.pointSize / 2
    let lineHeight = request.font.lineHeight
    let pitch = max(lineHeight, request.font.leading ?? 0)
    func baseline(_ index: Int) -> CGFloat {
      roundToPixel(CGFloat(index) * pitch + request.font.ascender, request.scale)
    }
    let capacity = request.maxWidth.map { max(1, Int(min($0 / advance, 1e9).rounded(.down))) }
    var texts = wrap(request.string, capacity: request.numberOfLines == 1 ? nil : capacity)
    var cut = false
    if request.numberOfLines > 0, texts.count > request.numberOfLines {
      texts = Array(texts.prefix(request.numberOfLines))
      cut = true
    }
    if let capacity, let last = texts.last, cut || last.count > capacity {
      texts[texts.count - 1] = String(last.prefix(max(0, capacity - 1))) + "…"
      cut = true
    }
    let widest = CGFloat(texts.map(\.count).max() ?? 0) * advance
    let lines = texts.enumerated().map { index, text in
      TextLine(
        text: text, x: 0, baseline: baseline(index), width: CGFloat(text.count) * advance,
        isTruncated: cut && index == texts.count - 1, runs: [])
    }
    return TypesetText(
      size: CGSize(
        width: ceilToPixel(widest, request.scale),
        height: ceilToPixel(CGFloat(lines.count - 1) * pitch + lineHeight, request.scale)),
      lines: lines, firstBaseline: baseline(0), lastBaseline: lines.last?.baseline ?? baseline(0), isTruncated: cut)
  }

  private func wrap(_ string: String, capacity: Int?) -> [String] {
    let paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false)
    guard let capacity else { return paragraphs.map(String.init) }
    var lines: [String] = []
    for paragraph in paragraphs {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > capacity {
          lines.append(line)
          line = String(word)
        } else {
          line += (line.isEmpty ? "" : " ") + word
        }
        // A word that is longer than a line goes on in the next one.
        while line.count > capacity {
          lines.append(String(line.prefix(capacity)))
          line.removeFirst(capacity)
        }
      }
      lines.append(line)
    }
    return lines
  }
}
