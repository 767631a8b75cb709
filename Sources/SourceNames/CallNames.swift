/// Finds the calls that begin the values of variables.
struct CallNames {
  private let tokens: [Token]
  /// Whether a `=` belongs to a declaration that was read.
  private var isDeclared: Set<Int> = []
  /// By the offset of the parenthesis or brace of the call.
  private(set) var names: [Int: String] = [:]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    for index in tokens.indices {
      if tokens[index].isKeyword(Keywords.bindings), !isMember(index) {
        readBindings(after: index)
      } else if tokens[index].isSymbol("="), !isDeclared.contains(index) {
        guard let target = assignedWord(before: index) else { continue }
        note(tokens[target], from: index + 1, isCondition: false)
      }
    }
  }

  private func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  private func isMember(_ index: Int) -> Bool { token(index - 1)?.isSymbol(".") == true }

  private mutating func note(_ name: Token, from start: Int, isCondition: Bool) {
    guard NamedSites.isName(name.text), let call = firstCall(from: start, isCondition: isCondition) else { return }
    names[tokens[call].range.lowerBound] = String(name.text)
  }

  // MARK: Declarations

  /// `let a = …, b: T = …`, also as a condition.
  private mutating func readBindings(after keyword: Int) {
    let before = token(keyword - 1)
    let isCondition = before.map { $0.isKeyword(Keywords.conditions) || $0.isMark(",") } ?? false
    var next: Int? = keyword + 1
    while let start = next { next = readBinding(from: start, isCondition: isCondition) }
  }

  /// - Returns: where the next binding begins.
  private mutating func readBinding(from start: Int, isCondition: Bool) -> Int? {
    guard let name = token(start) else { return nil }
    var index = start + 1
    if name.kind == .opening {
      guard let end = name.partner else { return nil }
      index = end + 1
    } else if name.kind != .word {
      return nil
    }
    if token(index)?.isMark(":") == true {
      guard let end = endOfType(from: index + 1) else { return nil }
      index = end
    }
    guard let sign = token(index) else { return nil }
    if sign.isMark(",") { return index + 1 }
    guard sign.isSymbol("=") else { return nil }
    isDeclared.insert(index)
    if name.kind == .word { note(name, from: index + 1, isCondition: isCondition) }
    return nextBinding(after: index + 1)
  }

  /// The `=` or `,` behind a type; `nil` where the declaration ends.
  private func endOfType(from start: Int) -> Int? {
    var angles = 0
    var index = start
    while let next = token(index) {
      if next.isSymbol("=") || next.isMark(",") && angles <= 0 { return index }
      if next.isMark(";") || next.kind == .closing || next.isBracket("{") { return nil }
      if index > start, next.startsLine, !continuesType(index) { return nil }
      angles += angleChange(next)
      index = (next.kind == .opening ? next.partner ?? index : index) + 1
    }
    return nil
  }

  private func continuesType(_ index: Int) -> Bool {
    tokens[index].kind == .symbol || tokens[index - 1].isSymbol("->") || tokens[index - 1].isSymbol("&")
      || tokens[index - 1].isSymbol(".") || tokens[index - 1].isSymbol("<") || tokens[index - 1].isMark(",")
  }

  /// By how much a symbol opens or closes angle brackets.
  private func angleChange(_ token: Token) -> Int {
    guard token.kind == .symbol, token.text != "->" else { return 0 }
    return token.text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0) }
  }

  /// Where the binding behind the next comma of the same declaration begins.
  private func nextBinding(after start: Int) -> Int? {
    var index = start
    while let next = token(index) {
      if next.isMark(";") || next.kind == .closing { return nil }
      if index > start, next.startsLine, !continuesValue(index) { return nil }
      if next.isMark(","), let name = token(index + 1), name.kind == .word, !name.isKeyword(Keywords.bindings),
        let sign = token(index + 2), sign.isSymbol("=") || sign.isMark(":")
      {
        return index + 1
      }
      index = (next.kind == .opening ? next.partner ?? tokens.count : index) + 1
    }
    return nil
  }

  private func continuesValue(_ index: Int) -> Bool {
    let (previous, next) = (tokens[index - 1], tokens[index])
    return next.kind == .symbol || next.isMark(",") || next.isMark(":") || next.isBracket("{")
      || next.isKeyword(["as", "is"]) || previous.isMark(",") || previous.isMark(":")
      || previous.kind == .symbol && !["?", "!", ">"].contains(previous.text)
  }

  // MARK: Assignments

  /// The last word of what is assigned to: `title` of `self.title`, where that is a statement's beginning.
  private func assignedWord(before sign: Int) -> Int? {
    guard let target = token(sign - 1), target.kind == .word else { return nil }
    var first = sign - 1
    while token(first - 1)?.isSymbol(".") == true {
      guard let base = beginOfBase(first - 2) else { return nil }
      first = base
    }
    while let before = token(first - 1),
      before.isKeyword(Keywords.effects) || before.isSymbol("?") || before.isSymbol("!")
    {
      guard before.kind == .word || token(first - 2)?.isKeyword(["try"]) == true else { break }
      first -= 1
    }
    return beginsStatement(first) ? sign - 1 : nil
  }

  /// The first token of what stands before a dot and has none itself: `views[0]`, `label?`, `make()!`.
  private func beginOfBase(_ last: Int) -> Int? {
    var index = last
    while let here = token(index) {
      switch here.kind {
      case .symbol where here.text == "?" || here.text == "!": index -= 1
      case .closing:
        guard let partner = here.partner else { return nil }
        guard let before = token(partner - 1), !tokens[partner].startsLine,
          before.range.upperBound == tokens[partner].range.lowerBound, before.kind != .opening, before.kind != .mark
        else { return partner }
        index = partner - 1
      case .word: return index
      case .literal where isMember(index): return index
      default: return nil
      }
    }
    return nil
  }

  private func beginsStatement(_ index: Int) -> Bool {
    guard let before = token(index - 1) else { return true }
    switch before.kind {
    case .opening: return before.text == "{"
    case .mark: return before.text == ";" || before.text == ":" && endsLabel(index - 1)
    case .symbol: return tokens[index].startsLine && ["?", "!", ">"].contains(before.text)
    case .word: return tokens[index].startsLine || before.isKeyword(["in"])
    case .closing, .literal: return tokens[index].startsLine
    }
  }

  /// Whether a colon ends `case …:` or `default:`.
  private func endsLabel(_ colon: Int) -> Bool {
    var index = colon - 1
    while let here = token(index) {
      if here.isKeyword(Keywords.labels), !isMember(index) { return true }
      if here.kind == .opening || here.isMark(";") || here.isBracket("}") { return false }
      if here.kind == .closing {
        guard let partner = here.partner else { return false }
        index = partner
      }
      index -= 1
    }
    return false
  }

  // MARK: Calls

  /// The parenthesis, or a closure's brace, of the call that an expression begins with: of `Label` in `Label("x").bold()`.
  private func firstCall(from start: Int, isCondition: Bool) -> Int? {
    var index = start
    while let here = token(index), here.isKeyword(Keywords.effects) {
      index += 1
      if let sign = token(index), sign.isSymbol("?") || sign.isSymbol("!") { index += 1 }
    }
    if token(index)?.isSymbol(".") == true { index += 1 }
    guard token(index)?.isKeyword(Keywords.otherExpressions) == false else { return nil }
    while let word = token(index), word.kind == .word || word.kind == .literal && isMember(index) {
      index = endOfArguments(index + 1)
      while let sign = token(index), sign.isSymbol("?") || sign.isSymbol("!"), touches(index) { index += 1 }
      guard let next = token(index) else { return nil }
      if next.isBracket("("), !next.startsLine { return index }
      if next.isBracket("{"), !isCondition, token(index + 1)?.isKeyword(Keywords.accessors) != true { return index }
      guard next.isSymbol(".") else { return nil }
      index += 1
    }
    return nil
  }

  private func touches(_ index: Int) -> Bool { tokens[index - 1].range.upperBound == tokens[index].range.lowerBound }

  /// Behind the generic arguments that begin at a token; the token itself where there are none.
  private func endOfArguments(_ start: Int) -> Int {
    guard let first = token(start), first.isSymbol("<"), touches(start) else { return start }
    var depth = 0
    var index = start
    while let next = token(index) {
      switch next.kind {
      case .symbol:
        let isPart = next.text.allSatisfy { "<>?!&.".contains($0) } || next.text == "->" || next.text == "..."
        guard isPart else { return start }
        depth += angleChange(next)
        if depth <= 0 { return index + 1 }
      case .opening:
        guard let partner = next.partner, next.text != "{" else { return start }
        index = partner
      case .word: break
      case .mark where next.text == "," || next.text == ":" || next.text == "@": break
      default: return start
      }
      index += 1
    }
    return start
  }
}
