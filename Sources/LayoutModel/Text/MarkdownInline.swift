import Foundation

/// Reads Markdown inside a line, as CommonMark 0.31 says: emphasis, code, links, escapes and entities; and ~~struck out~~
/// as on GitHub. Of images it keeps the text; headings, lists and other blocks are read as they are written.
struct MarkdownInline {
  private struct Node {
    var part: MarkdownPart
    var delimiter: MarkdownDelimiter?
    /// Whether an opening bracket may still start a link; `nil` for other parts.
    var opensLink: Bool?
    var isImage = false
  }

  private let characters: [Character]
  private let preservesWhitespace: Bool
  private var position = 0
  private var nodes: [Node] = []
  private var openBrackets: [Int] = []
  /// The lengths of runs of backticks that close nothing after some place, so that each is searched once.
  private var unclosedCode: Set<Int> = []

  private init(_ text: String, preservesWhitespace: Bool) {
    characters = Array(text)
    self.preservesWhitespace = preservesWhitespace
  }

  /// Returns the parts of a text; neighbours differ.
  static func parts(of text: String, preservesWhitespace: Bool) -> [MarkdownPart] {
    var reader = MarkdownInline(text, preservesWhitespace: preservesWhitespace)
    reader.readAll()
    reader.emphasize(from: 0)
    var parts: [MarkdownPart] = []
    for node in reader.nodes where !node.part.text.isEmpty {
      if let last = parts.last, last.intent == node.part.intent, last.link == node.part.link {
        parts[parts.count - 1].text += node.part.text
      } else {
        parts.append(node.part)
      }
    }
    return parts
  }

  private mutating func readAll() {
    while position < characters.count {
      switch characters[position] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter()
      case "[": readOpeningBracket(isImage: false)
      case "!" where position + 1 < characters.count && characters[position + 1] == "[":
        position += 1
        readOpeningBracket(isImage: true)
      case "]": readClosingBracket()
      case "<": readAutolink()
      case "&": readEntity()
      case let character where character.isNewline: readBreak()
      case let character:
        add(String(character))
        position += 1
      }
    }
  }

  private mutating func add(_ text: String) {
    if let last = nodes.last, last.delimiter == nil, last.opensLink == nil, last.part.intent.isEmpty,
      last.part.link == nil
    {
      nodes[nodes.count - 1].part.text += text
    } else {
      nodes.append(Node(part: MarkdownPart(text: text)))
    }
  }

  // MARK: Characters

  private mutating func readEscape() {
    let next = position + 1
    guard next < characters.count else {
      add("\\")
      position = next
      return
    }
    if characters[next].isNewline {
      add("\n")
    } else {
      add(characters[next].isMarkdownPunctuation ? String(characters[next]) : "\\\(characters[next])")
    }
    position = next + 1
  }

  /// Reads the end of a line: a space, or a new line after two spaces.
  private mutating func readBreak() {
    position += 1
    if preservesWhitespace { return add("\n") }
    var spaces = 0
    if let last = nodes.indices.last, nodes[last].delimiter == nil {
      while nodes[last].part.text.last == " " {
        nodes[last].part.text.removeLast()
        spaces += 1
      }
    }
    while position < characters.count, characters[position] == " " { position += 1 }
    add(spaces >= 2 ? "\n" : " ")
  }

  private mutating func readEntity() {
    let named: [String: String] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…",
      "ndash": "–", "mdash": "—",
    ]
    let rest = characters[(position + 1)...].prefix(10)
    if let end = rest.firstIndex(of: ";") {
      let name = String(rest[..<end])
      if let text = named[name] ?? Self.numbered(name) {
        add(text)
        position = end + 1
        return
      }
    }
    add("&")
    position += 1
  }

  private static func numbered(_ name: String) -> String? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.map { Unicode.Scalar($0).flatMap { $0.value == 0 ? nil : String($0) } ?? "\u{FFFD}" }
  }

  private mutating func readCode() {
    let start = position
    let count = length(of: "`", at: start)
    position += count
    guard !unclosedCode.contains(count), let end = codeEnd(count) else {
      unclosedCode.insert(count)
      add(String(repeating: "`", count: count))
      return
    }
    var text = characters[position..<end].map { $0.isNewline && !preservesWhitespace ? " " : $0 }
    if text.count > 1, text.first == " ", text.last == " ", text.contains(where: { $0 != " " }) {
      text = Array(text.dropFirst().dropLast())
    }
    nodes.append(Node(part: MarkdownPart(text: String(text), intent: .code)))
    position = end + count
  }

  private func codeEnd(_ count: Int) -> Int? {
    var index = position
    while index < characters.count {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let found = length(of: "`", at: index)
      if found == count { return index }
      index += found
    }
    return nil
  }

  private func length(of character: Character, at start: Int) -> Int {
    characters[start...].prefix { $0 == character }.count
  }

  // MARK: Emphasis

  private mutating func readDelimiter() {
    let character = characters[position]
    let count = length(of: character, at: position)
    let before = position > 0 ? characters[position - 1] : nil
    position += count
    let after = position < characters.count ? characters[position] : nil
    nodes.append(
      Node(
        part: MarkdownPart(text: String(repeating: character, count: count)),
        delimiter: MarkdownDelimiter(character, count: count, before: before, after: after)))
  }

  /// The emphasis of the nodes between a pair of delimiters.
  private struct Emphasis {
    let opener: Int
    let closer: Int
    let intent: InlineIntent
  }

  /// Pairs the delimiters from a node on, by the algorithm of CommonMark's appendix.
  private mutating func emphasize(from bottom: Int) {
    var bottoms: [MarkdownDelimiter.Kind: Int] = [:]
    // The nodes that may still open.
    var openers: [Int] = []
    var pairs: [Emphasis] = []
    for closer in nodes.indices.dropFirst(bottom) {
      while let closing = nodes[closer].delimiter, closing.closes, closing.count > 0 {
        let lowest = bottoms[closing.kind] ?? bottom
        guard let place = place(of: closing, in: openers, from: lowest) else {
          bottoms[closing.kind] = closer
          break
        }
        openers.removeSubrange((place + 1)...)
        pairs.append(pair(openers[place], closer))
        if nodes[openers[place]].delimiter?.count == 0 { openers.removeLast() }
      }
      if let delimiter = nodes[closer].delimiter, delimiter.opens, delimiter.count > 0 { openers.append(closer) }
    }
    for intent in [InlineIntent.emphasized, .stronglyEmphasized, .strikethrough] {
      mark(pairs.filter { $0.intent == intent }, from: bottom)
    }
    for index in nodes.indices.dropFirst(bottom) { nodes[index].delimiter = nil }
  }

  /// Returns the place of the last opener that pairs with a delimiter, among those that are a node or follow it.
  private func place(of closing: MarkdownDelimiter, in openers: [Int], from lowest: Int) -> Int? {
    for place in openers.indices.reversed() {
      guard openers[place] >= lowest else { return nil }
      if nodes[openers[place]].delimiter?.pairs(with: closing) ?? false { return place }
    }
    return nil
  }

  private mutating func pair(_ opener: Int, _ closer: Int) -> Emphasis {
    let taken = nodes[opener].delimiter!.taken(with: nodes[closer].delimiter!)
    for index in [opener, closer] {
      nodes[index].delimiter!.count -= taken.count
      nodes[index].part.text.removeLast(taken.count)
    }
    return Emphasis(opener: opener, closer: closer, intent: taken.intent)
  }

  /// Gives the nodes between delimiters their intent, each node once, however many pairs are around it.
  private mutating func mark(_ pairs: [Emphasis], from bottom: Int) {
    guard let intent = pairs.first?.intent else { return }
    var changes = [Int](repeating: 0, count: nodes.count)
    for pair in pairs {
      changes[pair.opener + 1] += 1
      changes[pair.closer] -= 1
    }
    var depth = 0
    for index in nodes.indices.dropFirst(bottom) {
      depth += changes[index]
      if depth > 0 { nodes[index].part.intent.insert(intent) }
    }
  }

  // MARK: Links

  private mutating func readOpeningBracket(isImage: Bool) {
    openBrackets.append(nodes.count)
    nodes.append(
      Node(part: MarkdownPart(text: isImage ? "![" : "["), opensLink: true, isImage: isImage))
    position += 1
  }

  private mutating func readClosingBracket() {
    position += 1
    guard let opener = openBrackets.popLast(), nodes[opener].opensLink == true else { return add("]") }
    guard let target = MarkdownTarget(characters, at: position) else {
      nodes[opener].opensLink = false
      return add("]")
    }
    position = target.end
    emphasize(from: opener + 1)
    let isImage = nodes[opener].isImage
    if !isImage {
      for index in opener + 1..<nodes.count { nodes[index].part.link = target.address }
      // Links do not contain links.
      for bracket in openBrackets where !nodes[bracket].isImage { nodes[bracket].opensLink = false }
    }
    nodes[opener] = Node(part: MarkdownPart(text: ""), opensLink: false)
  }

  private mutating func readAutolink() {
    // An address has neither of these, so that a mass of brackets is not searched again and again.
    let text = characters[(position + 1)...].prefix(MarkdownTarget.longest).prefix {
      $0 != ">" && $0 != "<" && !$0.isWhitespace
    }
    let end = text.endIndex
    if end < characters.count, characters[end] == ">" {
      let inner = String(text)
      let isAddress = inner.contains("@") && !inner.contains(":")
      if isAddress || inner.isAbsoluteAddress {
        nodes.append(Node(part: MarkdownPart(text: inner, link: isAddress ? "mailto:\(inner)" : inner)))
        position = end + 1
        return
      }
    }
    add("<")
    position += 1
  }
}

extension String {
  /// Whether the text is an address with a scheme, such as `https://example.com`.
  fileprivate var isAbsoluteAddress: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    let scheme = self[..<colon]
    return (2...32).contains(scheme.count) && scheme.first!.isLetter && scheme.first!.isASCII
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
  }
}
