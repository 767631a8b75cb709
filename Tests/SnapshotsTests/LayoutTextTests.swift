import LPAutoLayout
import Foundation
import LPSupport
import Testing

@testable import LPSnapshots

struct LayoutTextTests {
  @Test func `The profile card is written as the manual shows it`() throws {
    let text = try LayoutText.write(Fixture.card.result)
    #expect(
      text == """
        layout 1
        screen 375×667
        safe area 0,20 375×647
        traits compact×regular ltr large light phone 2x en

        views:
        screen  Screen  0,0 375×667
          avatar  ImageView  16,36 48×48  held by .leading, .top, intrinsic-height, intrinsic-width
          name  Label  72,49.75 133×20.5  baseline 65.5  held by .centerY, .leading, intrinsic-height, intrinsic-width
            | "Amelia Stone"
          follow  Button  213,44 146×34  baseline 65.5  wants 76 wide  held by .firstBaseline, .leading, .trailing, intrinsic-height
            | "Follow"

        guides:
        screen.margins  margins  16,20 343×647

        constraints:
        avatar.leading == screen.margins.leading
        avatar.top == screen.safeArea.top + 16
        follow.firstBaseline == name.firstBaseline
        follow.leading >= name.trailing + 8
        follow.trailing == screen.margins.trailing
        name.centerY == avatar.centerY
        name.leading == avatar.trailing + 8
        name.width <= 280 ~ 750  slack

        """)
  }

  @Test func `The manual's example is the text that is written`() throws {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let manual = folder.appendingPathComponent("../../docs/goldens.md").standardized
    let text = try LayoutText.write(Fixture.card.result)
    #expect(try String(contentsOf: manual, encoding: .utf8).contains("```\n\(text)```\n"))
  }

  @Test func `Every property of a view comes back`() throws {
    let text = try LayoutText.write(Self.everything.result)
    let document = try LayoutText.read(text)
    #expect(document == (try LayoutTextDocument(Self.everything.result)))
    #expect(LayoutText.write(document) == text)
    let odd = try #require(document.views.first { $0.component == "odd name, \"x\"" })
    #expect(odd.isHidden && odd.cuts.isTruncated && odd.direction == "rtl" && odd.lines.count == 2)
    #expect(odd.text == "whole text\nthat was \u{202E}cut")
    #expect(odd.frame != odd.alignmentRect && odd.ambiguous == ["left", "width"])
    #expect(document.views[2].cuts.clippedBy == "card" && document.views[2].cuts.isTextClipped)
    #expect(document.constraints.contains { $0.identifier == "card gap" && $0.conflict == 2 })
    #expect(document.constraintKeys.contains("card.width#2"))
  }

  @Test func `Places in the source do not reach the text`() throws {
    var card = Fixture.card
    card.diagnostics = [
      Diagnostic(.error, rule: "conflict", message: "see (/home/me/Card.swift:21:7), Card.swift:4 and /tmp/x/y.png")
    ]
    let text = try LayoutText.write(card.result)
    #expect(text.contains("error  conflict  see (Card.swift), Card.swift and y.png"))
    var moved = card
    for index in moved.constraints.indices { moved.constraints[index].callSite?.line += 10 }
    #expect(try LayoutText.write(moved.result) == text)
  }

  @Test func `The order in which constraints are written does not matter`() throws {
    var shuffled = Fixture.card
    let count = shuffled.constraints.count
    shuffled.constraints.reverse()
    for index in shuffled.views.indices {
      shuffled.views[index].heldBy = shuffled.views[index].heldBy.map { count - 1 - $0 }
    }
    #expect(try LayoutText.write(shuffled.result) == LayoutText.write(Fixture.card.result))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (20.5, "20.5"), (1.0 / 3, "0.333"), (-12.25, "-12.25"), (-0.05, "-0.05"),
    (100, "100"), (0.9999, "1"), (1234.5678, "1234.568"),
  ])
  func `Numbers have at most three decimals and no minus zero`(value: Double, text: String) {
    let number = LayoutNumber(value)
    #expect(number?.description == text)
    #expect(LayoutNumber(text: text) == number)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `A number that is not finite is an error that names the view`(value: Double) {
    var card = Fixture.card
    card.edit("name") { $0.alignmentRect.origin.x = value }
    #expect(throws: LayoutTextError.notFinite("alignment rect of screen/name")) {
      try LayoutText.write(card.result)
    }
  }

  @Test(arguments: [
    ("", "the file is empty"),
    ("layout 2\n", "line 1, column 1: expected \"layout 1\", found \"layout 2\"; a newer release may have written it"),
    ("layout 1\r\nscreen 1×1\r\n", "line 1: ends with a carriage return"),
    ("layout 1\n", "line 2, column 1: expected a line beginning with `screen`"),
    ("layout 1\nscreen 10\n", "line 2, column 8: expected the screen's size"),
    ("layout 1\n<<<<<<< ours\n", "line 2, column 1: a merge conflict was left unresolved"),
  ])
  func `What is no layout text is refused with its place`(text: String, message: String) {
    #expect(self.message(reading: text).hasPrefix(message))
  }

  @Test func `A text whose views nest without end is refused with the line`() throws {
    let card = try LayoutText.write(Fixture.card.result)
    let views = (0...ViewRecord.greatestDepth + 1).map { "\(String(repeating: "  ", count: $0))view  View  0,0 1×1" }
    let start = card.range(of: "views:\n")?.upperBound ?? card.endIndex
    let line = card[..<start].count { $0 == "\n" } + ViewRecord.greatestDepth + 2
    #expect(
      message(reading: card[..<start] + views.joined(separator: "\n"))
        .hasPrefix(
          "line \(line), column \(2 * ViewRecord.greatestDepth + 3): expected a view nested at most 2500 levels deep"))
  }

  @Test(arguments: [
    ("72,49.75 133×20.5", "72,49.75 133x20.5", "line 9, column 16: expected the alignment rect as `x,y w×h`"),
    (
      "baseline 65.5  held by .centerY", "base 65.5  held by .centerY",
      "line 9, column 35: expected a property of a view"
    ),
    ("held by .leading, .top", "held by .leding, .top", "line 8, column 35: expected the left side of a constraint"),
    ("  follow  Button", "      follow  Button", "line 11, column 7: expected a view indented by at most 4 spaces"),
    ("| \"Follow\"", "| \"Follow", "line 12, column 5: expected a text in quotes"),
    ("\nconstraints:", "\nconstrains:", "line 16, column 1: expected the end of the file or the next section"),
    ("16,20 343×647", "16,20 343×647.0", "line 15, column 39: would be written"),
    ("  slack", "  loose", "line 25, column 26: expected `slack`"),
    ("+ 16\nfollow", "+ 16 \nfollow", "line 19, column 1: would be written"),
  ])
  func `An edit that breaks the form is found with line and column`(old: String, new: String, message: String) throws {
    let text = try LayoutText.write(Fixture.card.result)
    let edited = text.replacingOccurrences(of: old, with: new)
    #expect(edited != text)
    #expect(self.message(reading: edited).hasPrefix(message), "\(self.message(reading: edited))")
  }

  @Test func `Bytes that are not text are named by their offset`() throws {
    let bytes = Array("layout 1\nsc".utf8) + [0xFF, 0x20]
    #expect(throws: LayoutTextError.notUTF8(offset: 11)) { try LayoutText.read(bytes: bytes) }
  }

  @Test func `Random bytes in the text never trap the reader`() throws {
    var random = SplitMix64(seed: 1)
    let text = Array(try LayoutText.write(Self.everything.result).utf8)
    for _ in 0..<300 {
      let bytes = Self.garbled(text, &random)
      do throws(LayoutTextError) {
        let document = try LayoutText.read(bytes: bytes)
        #expect(Array(LayoutText.write(document).utf8) == bytes)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }

  private static func garbled(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = text
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(Array("\"\\| ,×\n:".utf8).randomElement(using: &random)!, at: place)
      default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0..<400, using: &random)))
      }
    }
    return bytes
  }

  private func message(reading text: String) -> String {
    do throws(LayoutTextError) {
      _ = try LayoutText.read(text)
      return "read without an error"
    } catch {
      return error.message
    }
  }

  /// Uses every field and every mark.
  static var everything: Fixture {
    var all = Fixture()
    all.traits.legibilityWeight = .bold
    all.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    all.view("screen", "Screen", 0, 0, 375, 667)
    all.view("screen/card", "View", 10, 10, 100, 100) { $0.appearance.clipsToBounds = true }
    all.view("screen/card/title", "Label", 100, 20, 40, 20) {
      $0.name = "card.title"
      $0.content.text = "تسجيل الدخول"
      $0.content.textLines = ["تسجيل الدخول"]
      let block = TypesetText(size: CGSize(width: 80, height: 20), lines: [], firstBaseline: 15, lastBaseline: 15)
      $0.content.items = [.text(block, at: .zero, .black)]
    }
    all.view("screen/odd name, \"x\"", "My View", -5, -6.125, 20, 0) {
      $0.frame = CGRect(x: -7, y: -8, width: 24, height: 4)
      ($0.content.firstBaseline, $0.content.lastBaseline) = (10, 30.333)
      ($0.content.intrinsicWidth, $0.content.intrinsicHeight) = (22, 9)
      $0.isHidden = true
      $0.content.text = "whole text\nthat was \u{202E}cut"
      $0.content.textLines = ["whole text", "that was…"]
      $0.content.isTextTruncated = true
      $0.ambiguousAttributes = [.width, .left]
      $0.effectiveDirection = .rightToLeft
    }
    all.view("screen/empty", "Label", 400, 0, 10, 10) { $0.content.text = "" }
    all.constraint("card.width == 100", line: 1, holds: ["card"])
    all.constraint("card.width >= card.title.width * 16 / 9 - 0.5", line: 2, priority: 751.5, holds: ["card"]) {
      ($0.state, $0.identifier, $0.conflict) = (.broken(by: -3.25), "card gap", 2)
    }
    all.constraint("odd name, \"x\".leading == card.leading", line: 3, holds: ["odd name, \"x\""]) {
      $0.state = .setAside(by: 4)
      $0.conflict = 1
    }
    all.constraint("card.title.top == empty.top", line: 4, holds: ["card.title", "empty"]) {
      ($0.origin, $0.identifier) = (.system, "UISV-spacing")
    }
    all.intrinsic(.height, of: "empty")
    all.diagnostics = [
      Diagnostic(.warning, rule: "ambiguous", message: "card  could be wider\nor not"),
      Diagnostic(.error, rule: "conflict", message: "two constraints cannot both hold"),
    ]
    return all
  }
}
