import Foundation
import LPSupport

/// Damages documents: bytes, and whole pieces of structure.
enum DocumentMutation {
  static func mutated(_ data: Data, _ random: inout SplitMix64) -> Data {
    var text = data
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: flip(&text, &random)
      case 1: cut(&text, &random)
      case 2: copy(&text, &random)
      case 3: text = replacingAttribute(text, &random)
      case 4: text = movingLines(text, &random)
      case 5: text = swappingWords(text, &random)
      case 6: text = joiningIDs(text, &random)
      case 7: text = movingElement(text, &random)
      default: text = nestingElement(text, &random)
      }
    }
    return text
  }

  private static func flip(_ data: inout Data, _ random: inout SplitMix64) {
    guard !data.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      data[data.startIndex + Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
  }

  private static func range(_ data: Data, _ random: inout SplitMix64) -> Range<Int> {
    let start = Int.random(in: 0...data.count, using: &random)
    return start..<min(data.count, start + Int.random(in: 0...400, using: &random))
  }

  private static func cut(_ data: inout Data, _ random: inout SplitMix64) {
    data = Data(data)
    data.removeSubrange(range(data, &random))
  }

  private static func copy(_ data: inout Data, _ random: inout SplitMix64) {
    data = Data(data)
    let piece = data.subdata(in: range(data, &random))
    data.insert(contentsOf: piece, at: Int.random(in: 0...data.count, using: &random))
  }

  private static let values = [
    "", "nan", "inf", "-1", "0", "1e308", "-1e9", "999999", "1:0", "0:1", "-1:1", "YES", "NO", "root", "\u{10FFFF}",
    "1e-300",
  ]

  private static func replacingAttribute(_ data: Data, _ random: inout SplitMix64) -> Data {
    let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "\"")
    guard parts.count > 2 else { return data }
    var changed = parts
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      changed[Int.random(in: 0..<parts.count / 2, using: &random) * 2 + 1] = values.randomElement(using: &random)!
    }
    return Data(changed.joined(separator: "\"").utf8)
  }

  private static func movingLines(_ data: Data, _ random: inout SplitMix64) -> Data {
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let line = lines.randomElement(using: &random)!
      lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
    }
    return Data(lines.joined(separator: "\n").utf8)
  }

  private static let words = [
    "view", "stackView", "label", "scrollView", "tableViewCell", "button", "leading", "width", "top",
  ]

  private static func swappingWords(_ data: Data, _ random: inout SplitMix64) -> Data {
    let from = words.randomElement(using: &random)!
    let to = words.randomElement(using: &random)!
    return Data(String(decoding: data, as: UTF8.self).replacingOccurrences(of: from, with: to).utf8)
  }

  // MARK: Structure

  /// One object takes another's id: what referred to it refers elsewhere, in circles too.
  private static func joiningIDs(_ data: Data, _ random: inout SplitMix64) -> Data {
    let parts = String(decoding: data, as: UTF8.self).components(separatedBy: " id=\"")
    guard parts.count > 2 else { return data }
    func id(_ random: inout SplitMix64) -> String {
      String(parts[Int.random(in: 1..<parts.count, using: &random)].prefix { $0 != "\"" })
    }
    let (from, to) = (id(&random), id(&random))
    guard !from.isEmpty else { return data }
    return Data(
      String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\"\(from)\"", with: "\"\(to)\"").utf8)
  }

  /// The lines of an element that begins and ends on lines of their own, equally indented.
  private static func element(_ lines: [String], _ random: inout SplitMix64) -> Range<Int>? {
    let start = Int.random(in: 0..<lines.count, using: &random)
    let line = lines[start]
    let indent = line.prefix { $0 == " " }
    let tag = line.dropFirst(indent.count).dropFirst().prefix { $0.isLetter }
    guard line.dropFirst(indent.count).first == "<", !tag.isEmpty else { return nil }
    if line.hasSuffix("/>") { return start..<start + 1 }
    let end = lines[start...].firstIndex { $0.hasPrefix(indent + "</\(tag)>") }
    return end.map { start..<$0 + 1 }
  }

  private static func movingElement(_ data: Data, _ random: inout SplitMix64) -> Data {
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    guard let range = element(lines, &random), range.count < lines.count else { return data }
    let piece = lines[range]
    if Bool.random(using: &random) { lines.removeSubrange(range) }
    lines.insert(contentsOf: piece, at: Int.random(in: 0...lines.count, using: &random))
    return Data(lines.joined(separator: "\n").utf8)
  }

  /// An element inside copies of itself, dozens deep.
  private static func nestingElement(_ data: Data, _ random: inout SplitMix64) -> Data {
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    guard let range = element(lines, &random), range.count > 1, range.count < 400 else { return data }
    let (head, tail) = (lines[range.lowerBound], lines[range.upperBound - 1])
    let depth = Int.random(in: 1...90, using: &random)
    lines.insert(contentsOf: Array(repeating: tail, count: depth), at: range.upperBound)
    lines.insert(contentsOf: Array(repeating: head, count: depth), at: range.lowerBound)
    return Data(lines.joined(separator: "\n").utf8)
  }
}
