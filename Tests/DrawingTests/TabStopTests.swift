import LPLayoutModel
import Foundation
import Testing

@testable import LPDrawing

/// Tabs of attributed texts: where the text after them stands.
@Suite struct TabStopTests {
  private let typesetter = SampleScenes.typesetter
  private let body = UIFont.systemFont(ofSize: 17)
  static let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

  private func typeset(
    _ string: String, width: CGFloat? = nil, lines: Int = 0, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ change: (inout TextParagraph) -> Void = { _ in }
  ) -> TypesetText {
    var request = TextRequest(
      string: string, font: body, maxWidth: width, numberOfLines: lines, lineBreakMode: .byWordWrapping,
      direction: direction, scale: 3)
    var run = TextRun(length: string.utf16.count, font: body.value)
    change(&run.paragraph)
    if direction == .rightToLeft { run.paragraph.direction = .rightToLeft }
    request.runs = [run]
    return typesetter.typeset(request)
  }

  /// The start and the end of a word, from the leading edge of a container; glyphs are up to half a point from their pens.
  private func place(
    _ word: String, in text: TypesetText, line: Int = 0, container: CGFloat, isRightToLeft: Bool
  ) throws -> (start: CGFloat, end: CGFloat) {
    let run = try #require(text.lines[line].runs.first { $0.text == word })
    let start = run.positions[0].x
    let width = typesetter.typeset(TextRequest(string: word, font: body, scale: 3)).lines[0].width
    return isRightToLeft ? (container - start - width, container - start) : (start, start + width)
  }

  @Test(arguments: directions)
  func `text after a tab begins, is centred or ends at the stop, mirrored from right to left`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    let isRightToLeft = direction == .rightToLeft
    let (first, second) = isRightToLeft ? ("שלום", "עולם") : ("Tea", "Milk")
    for alignment in [NSTextAlignment.left, .natural, .center, .right] {
      let text = typeset("\(first)\t\(second)", width: 300, direction: direction) {
        $0.tabs = [TextTab(alignment: alignment, location: 150)]
      }
      let place = try place(second, in: text, container: 300, isRightToLeft: isRightToLeft)
      let reached =
        switch alignment {
        case .center: (place.start + place.end) / 2
        case .right: place.end
        default: place.start
        }
      #expect(abs(reached - 150) < 0.5, "\(alignment) \(place)")
    }
  }

  @Test func `without stops of its own a style has twelve, 28 points apart`() throws {
    for (string, stop) in [("i\tx", 28), ("Some words\tx", 112), ("\t\tx", 56)] as [(String, CGFloat)] {
      let place = try place("x", in: typeset(string), container: 0, isRightToLeft: false)
      #expect(abs(place.start - stop) < 0.5, "\(string)")
    }
    let style = NSParagraphStyle.default
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 } && style.defaultTabInterval == 0)
  }

  @Test func `after the last stop the interval counts, and without one the text goes into the next line`() throws {
    let far = typeset("a\tb\tc", width: 300) {
      ($0.tabs, $0.tabInterval) = ([TextTab(alignment: .left, location: 50)], 40)
    }
    #expect(abs(try place("c", in: far, container: 0, isRightToLeft: false).start - 80) < 0.5)
    let wrapped = typeset("a\tb\tc", width: 300) { $0.tabs = [TextTab(alignment: .left, location: 50)] }
    #expect(wrapped.lines.map { $0.text.filter { !$0.isWhitespace } } == ["ab", "c"])
    #expect(abs(wrapped.lines[1].runs.last!.positions[0].x) < 0.5)
  }

  @Test func `the width of a text counts its tabs, and lines break where they no longer fit`() {
    let text = typeset("a\tb") { $0.tabs = [TextTab(alignment: .left, location: 100)] }
    #expect(text.size.width > 100 && text.size.width < 112)
    let narrow = typeset("one two\tthree", width: 90) { $0.tabs = [TextTab(alignment: .left, location: 80)] }
    #expect(narrow.lines.count == 2 && narrow.lines[1].text.contains("three"))
    #expect(narrow.lines.allSatisfy { $0.x + $0.width <= 90.01 })
  }

  @Test func `stops are measured from the edge, not from the indent`() throws {
    let text = typeset("a\tb", width: 300) {
      ($0.firstLineHeadIndent, $0.tabs) = (30, [TextTab(alignment: .left, location: 100)])
    }
    #expect(abs(try place("b", in: text, container: 0, isRightToLeft: false).start - 100) < 0.5)
    let passed = typeset("a\tb", width: 300) {
      ($0.firstLineHeadIndent, $0.tabs) = (
        30, [TextTab(alignment: .left, location: 20), TextTab(alignment: .left, location: 60)]
      )
    }
    #expect(abs(try place("b", in: passed, container: 0, isRightToLeft: false).start - 60) < 0.5)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e9])
  func `stops that cannot be reached are left out`(location: CGFloat) {
    let text = typeset("a\tb", width: 200) {
      $0.tabs = [TextTab(alignment: .right, location: location), TextTab(alignment: .left, location: 60)]
      $0.tabInterval = location
    }
    #expect(text.lines.count == 1 && text.lines[0].width > 60 && text.lines[0].width < 80)
  }

  @Test func `a cut text with tabs fits`() {
    for width in stride(from: 20 as CGFloat, through: 200, by: 15) {
      let text = typeset("first\tsecond\tthird", width: width, lines: 1)
      #expect(text.lines.count == 1)
    }
  }

  @Test func `styles keep and change their stops`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 100))
    #expect(style.tabStops.map(\.location) == [100, 200])
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 200))
    #expect(style.tabStops == [NSTextTab(textAlignment: .left, location: 100)])
    style.defaultTabInterval = 36
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.defaultTabInterval == 36 && copy?.tabStops.count == 1 && copy == style)
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }
}
