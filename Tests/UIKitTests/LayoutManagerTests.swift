import Testing
import UIKit

/// Where a layout manager finds the letters of a text.
@MainActor
struct LayoutManagerTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container: NSTextContainer

  /// A text in an area without padding.
  private init(_ string: String, width: CGFloat) {
    storage = NSTextStorage(string: string, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }
  init() { self.init("one two\nthree", width: 1000) }

  @Test func `lines follow each other`() throws {
    var lines: [NSRange] = []
    var rects: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, _, range, _ in
      lines.append(range)
      rects.append(used)
      #expect(rect.width == 1000)
    }
    try #require(lines == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
    #expect(rects[1].minY == rects[0].maxY)
    #expect(manager.usedRect(for: container) == rects[0].union(rects[1]))
    var range = NSRange()
    #expect(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range).minY == rects[1].minY)
    #expect(range == lines[1] && manager.numberOfGlyphs == 13)
  }

  @Test(arguments: [
    ("if\n    x", [3, 5]), ("a\n\nb", [2, 1, 1]), ("    ab\nab", [7, 2]), ("a  \n b", [4, 2]),
  ])
  func `spaces and empty lines belong to their lines`(text: String, lengths: [Int]) {
    let other = LayoutManagerTests(text, width: 1000)
    var lines: [NSRange] = []
    let all = NSRange(location: 0, length: (text as NSString).length)
    other.manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in lines.append(range) }
    #expect(lines.map(\.length) == lengths)
    #expect(lines.map(\.location) == lengths.indices.map { lengths[..<$0].reduce(0, +) })
  }

  @Test func `a part of a line has the width of its letters`() {
    let (whole, word) = (NSRange(location: 0, length: 7), NSRange(location: 4, length: 3))
    let (outer, inner) = (
      manager.boundingRect(forGlyphRange: whole, in: container),
      manager.boundingRect(forGlyphRange: word, in: container)
    )
    #expect(inner.maxX == outer.maxX && inner.minX > outer.minX && inner.height == outer.height)
    let both = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 6), in: container)
    #expect(both.height == 2 * outer.height && both.minX == 0)
    #expect(manager.location(forGlyphAt: 4).x == inner.minX)
  }

  @Test(arguments: [0, 4, 6, 8, 12])
  func `the letter in the middle of its rectangle is found`(index: Int) {
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
    var part: CGFloat = 0
    let found = manager.characterIndex(
      for: CGPoint(x: rect.midX, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: &part)
    #expect(found == index && abs(part - 0.5) < 0.01)
    #expect(manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: container) == index)
  }

  @Test func `a text view's manager knows its text and its area`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    (view.text, view.textContainerInset) = ("one two three four five", .zero)
    #expect(view.textContainer.size == CGSize(width: 60, height: 200))
    var lines = 0
    let all = view.layoutManager.glyphRange(for: view.textContainer)
    view.layoutManager.enumerateLineFragments(forGlyphRange: all) { _, used, _, _, _ in
      lines += 1
      #expect(used.minX == 5 && used.maxX <= 55)
    }
    #expect(lines > 1 && all.length == 23)
  }

  private final class Placeholder: UITextView {
    var isPrepared = false
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isPrepared = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `a subclass of a text view is made with an area, or without`() {
    let area = NSTextContainer(size: .zero)
    area.lineFragmentPadding = 2
    let view = Placeholder(frame: .zero, textContainer: area)
    #expect(view.textContainer === area && view.lineFragmentPadding == 2 && view.isPrepared)
    #expect(Placeholder().isPrepared && Placeholder(frame: .zero).lineFragmentPadding == 5)
  }
}
