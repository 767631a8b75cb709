import LPAutoLayout
import Foundation

/// Attributed text that is written as Markdown, as strings of catalogs are.
@MainActor
enum Markdown {
  static func layOut(_ bytes: [UInt8]) throws {
    let markdown = String(decoding: bytes, as: UTF8.self)
    let label = UILabel()
    label.numberOfLines = 0
    for preservesWhitespace in [true, false] {
      let text = LPLayoutModel.NSAttributedString(markdownParts: markdown, preservesWhitespace: preservesWhitespace)
      try promise(text.string.utf16.count == text.length, "a text has not the length of its string")
      try promise(text.length <= markdown.utf16.count, "Markdown is read as more than it has")
      var end = 0
      while end < text.length {
        var range = NSRange()
        _ = text.attributes(at: end, effectiveRange: &range)
        try promise(range.location == end && range.length > 0, "runs do not follow each other")
        end = NSMaxRange(range)
      }
      try promise(end == text.length, "runs go beyond the text")
      let same = text.replacing { texts in texts.enumerated().map { (origin: $0.offset, text: $0.element) } }
      try promise(same.isEqual(to: text), "a text changes when each run is replaced by itself")
      label.attributedText = text
    }
    // A width for each input: measuring takes longer than everything else.
    let width = [CGFloat(0), 40, 320][bytes.count % 3]
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    try promise(size.width.isFinite && size.height.isFinite, "a text has the size \(size)")
  }
}
