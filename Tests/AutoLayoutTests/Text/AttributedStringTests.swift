import Foundation
import LPSupport
import Testing

import class LPLayoutModel.NSAttributedString
import class LPLayoutModel.NSMutableAttributedString

@testable import LPAutoLayout
@testable import LPComponents

struct AttributedStringTests {
  private func runs(_ text: NSAttributedString) -> [String] {
    text.storage.runs(in: NSRange(location: 0, length: text.length)).map { run in
      "\(run.range.location)+\(run.range.length) "
        + run.attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
    }
  }

  @Test("runs are split by changes, and joined where they become equal")
  func splitAndJoin() {
    let text = NSMutableAttributedString(string: "Hello world", attributes: [.kern: 1])
    text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 3))
    #expect(runs(text) == ["0+2 NSKern=1", "2+3 NSKern=2", "5+6 NSKern=1"])
    text.addAttribute(.baselineOffset, value: 3, range: NSRange(location: 4, length: 2))
    #expect(runs(text)[2...3] == ["4+1 NSBaselineOffset=3 NSKern=2", "5+1 NSBaselineOffset=3 NSKern=1"])
    text.removeAttribute(.baselineOffset, range: NSRange(location: 0, length: 11))
    text.setAttributes([.kern: 1], range: NSRange(location: 2, length: 3))
    #expect(runs(text) == ["0+11 NSKern=1"])
  }

  @Test("locations are UTF-16 units, so an emoji has two")
  func units() {
    let text = NSMutableAttributedString(string: "a😀b")
    #expect(text.length == 4)
    text.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 1))
    var range = NSRange()
    #expect(text.attributes(at: 2, effectiveRange: &range).isEmpty)
    #expect(range == NSRange(location: 0, length: 3))
    #expect(text.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "😀")
    text.replaceCharacters(in: NSRange(location: 1, length: 2), with: "👩‍👩‍👧")
    #expect(text.string == "a👩‍👩‍👧b")
    #expect(text.attribute(.kern, at: text.length - 1, effectiveRange: nil) as? Int == 1)
  }

  @Test("several runs may have objects as attributes, and equal objects make one run")
  func objects() {
    let text = NSMutableAttributedString()
    for _ in 0..<2 {
      text.append(NSAttributedString(string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
    }
    text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    var found: [(String?, Int)] = []
    text.enumerateAttribute(.font, in: NSRange(location: 1, length: 4)) { value, range, _ in
      found.append(((value as? UIFont).map { "\($0.value.weight.rawValue)" }, range.length))
    }
    #expect(found.map(\.0) == ["0.3", "0.0"] && found.map(\.1) == [3, 1])
  }

  @Test("an enumeration stops early, and runs backwards, if asked")
  func enumeration() {
    let text = NSMutableAttributedString(string: "abc")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 1))
    var starts: [Int] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: 3), options: .reverse) { _, range, stop in
      starts.append(range.location)
      if range.location == 1 { stop.pointee = true }
    }
    #expect(starts == [2, 1])
  }

  @Test("a later change of a mutable style does not change the string")
  func copiedStyle() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    style.lineSpacing = 9
    #expect((text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing == 4)
  }

  @Test("Foundation's AttributedString brings its fonts, colours and links")
  func swiftStrings() throws {
    var text = AttributedString("Read ")
    text.font = .boldSystemFont(ofSize: 20)
    var link = AttributedString("this")
    link.foregroundColor = .systemRed
    link.underlineStyle = .single
    link.link = URL(string: "https://example.com")
    text += link
    let string = NSAttributedString(text)
    #expect(string.string == "Read this")
    #expect(string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(string.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(string.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
    #expect(string.attribute(.link, at: 5, effectiveRange: nil) as? URL == URL(string: "https://example.com"))
  }

  /// A string as a list of units, each with its attribute, to compare with.
  private struct Reference {
    var units: [UInt16] = []
    var values: [Int?] = []
  }

  @Test("any sequence of changes gives what it gives unit by unit", arguments: 1...40 as ClosedRange<UInt64>)
  func likeUnits(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (text, pieces) = (NSMutableAttributedString(), ["a", "bc", "😀", "é", "مر", "x\ny"])
    var reference = Reference()
    for _ in 0..<60 {
      let start = Int.random(in: 0...text.length, using: &random)
      let range = NSRange(location: start, length: Int.random(in: 0...text.length - start, using: &random))
      let span = range.location..<range.upperBound
      let value = Int.random(in: 0...2, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0:
        let piece = pieces.randomElement(using: &random)!
        text.append(NSAttributedString(string: piece, attributes: [.kern: value]))
        reference.units += piece.utf16
        reference.values += piece.utf16.map { _ in value }
      case 1:
        text.addAttribute(.kern, value: value, range: range)
        for index in span { reference.values[index] = value }
      case 2:
        text.removeAttribute(.kern, range: range)
        for index in span { reference.values[index] = nil }
      default:
        guard span.count < 4, isBetweenCharacters(range, reference.units) else { continue }
        text.deleteCharacters(in: range)
        reference.units.removeSubrange(span)
        reference.values.removeSubrange(span)
      }
      expect(text, reference)
    }
  }

  private func isBetweenCharacters(_ range: NSRange, _ units: [UInt16]) -> Bool {
    [range.location, range.upperBound].allSatisfy { $0 >= units.count || !UTF16.isTrailSurrogate(units[$0]) }
  }

  private func expect(_ text: NSAttributedString, _ reference: Reference) {
    #expect(Array(text.string.utf16) == reference.units)
    let runs = text.storage.runs(in: NSRange(location: 0, length: text.length))
    let values = runs.flatMap { run in (0..<run.range.length).map { _ in run.attributes[.kern] as? Int } }
    #expect(values == reference.values)
    for (one, next) in zip(runs, runs.dropFirst()) {
      #expect(one.range.upperBound == next.range.location)
      #expect(one.attributes[.kern] as? Int != next.attributes[.kern] as? Int)
    }
  }
}
