/// The names that a file's source gives to views, by the place where each is made or mentioned.
///
/// A call has the name of the variable that it begins the value of: `avatar` at the parenthesis of
/// `let avatar = ImageView("face")`, and at that of `self.avatar = ImageView("face")`. A statement that is a path to a
/// variable has the name of that: `avatar`, where a builder reads `avatar` or `card.avatar`.
package struct NamedSites: Sendable {
  private let tokens: [Token]
  private let lineStarts: [Int]
  /// By the offset of a call's parenthesis, or of its closure's brace.
  private let calls: [Int: String]

  /// - Parameter bytes: the whole file, in UTF-8.
  package init(source bytes: [UInt8]) {
    tokens = Lexer.tokens(of: bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    calls = CallNames(tokens).names
  }

  /// Whether a token begins at a place, as one does at every call and mention of the file that was compiled.
  func hasToken(line: Int, column: Int) -> Bool { offset(line, column).flatMap(index(at:)) != nil }

  private func offset(_ line: Int, _ column: Int) -> Int? {
    lineStarts.indices.contains(line - 1) && column > 0 ? lineStarts[line - 1] + column - 1 : nil
  }

  /// - Parameter column: counts bytes from 1, as the compiler does.
  package func name(line: Int, column: Int) -> String? {
    guard let offset = offset(line, column) else { return nil }
    return calls[offset] ?? mentionedName(at: offset)
  }

  /// The item that an equation begins with: `b` at `b.leading == a.trailing + 8`.
  func firstItem(line: Int, column: Int) -> String? {
    guard let offset = offset(line, column), var index = index(at: offset), tokens[index].kind == .word else {
      return nil
    }
    var path = [tokens[index].text]
    while index + 2 < tokens.count, tokens[index + 1].isSymbol("."), tokens[index + 2].kind == .word {
      index += 2
      path.append(tokens[index].text)
    }
    return path.dropLast().last.map { String($0) }
  }

  private func mentionedName(at offset: Int) -> String? {
    guard var index = index(at: offset), tokens[index].kind == .word,
      !tokens[index].isKeyword(Keywords.literals)
    else { return nil }
    while index + 2 < tokens.count, tokens[index + 1].isSymbol("."), tokens[index + 2].kind == .word { index += 2 }
    let last = tokens[index]
    guard endsStatement(index + 1), last.isQuoted || last.text != "self", Self.isName(last.text) else { return nil }
    return String(last.text)
  }

  private func index(at offset: Int) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].range.lowerBound == offset ? low : nil
  }

  /// Whether a statement ends before a token.
  private func endsStatement(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return true }
    let next = tokens[index]
    if next.isMark(";") || next.isBracket("}") { return true }
    guard next.startsLine else { return false }
    if next.kind == .symbol { return next.text == "&" || !isFollowedByBlank(index) && !next.isSymbol(".") }
    return !next.isBracket("{") && !next.isMark(",") && !next.isMark(":") && !next.isKeyword(["as", "is"])
  }

  private func isFollowedByBlank(_ index: Int) -> Bool {
    tokens.indices.contains(index + 1) && tokens[index + 1].range.lowerBound > tokens[index].range.upperBound
  }

  /// Whether a text can be the name of a view: letters, digits and underscores, and a letter among them.
  package static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_", text.contains(where: \.isLetter) else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
