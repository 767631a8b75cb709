import LPCassowary

/// Parses the description of one constraint, without its `<` and `>`.
struct ConstraintParser {
  private var scanner: ByteScanner
  private var names = PrintedNames()
  /// How often each name with several items has been used.
  private var uses: [String: Int] = [:]
  /// Whether names can hold spaces and are not listed.
  private var allowsLooseNames = false
  private var result: PrintedConstraint
  private var isRightToLeft = false

  static func parse(_ bytes: [UInt8]) throws(LineDamage) -> PrintedConstraint {
    var parser = try ConstraintParser(bytes)
    return try parser.run()
  }

  private init(_ bytes: [UInt8]) throws(LineDamage) {
    var end = bytes.count
    var scanner = ByteScanner(bytes)
    if let state = Self.state(in: scanner) {
      end = state
      if let mark = scanner.find("ames", from: state) {
        var entries = ByteScanner(bytes, from: mark + 4)
        entries.skipSpaces()
        if entries.next == 0x3A || entries.next == 0x2C { entries.position += 1 }
        names = PrintedNames(entries)
      }
    }
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    scanner = ByteScanner(bytes, to: end)
    let className = scanner.word(while: ByteScanner.isNamePart)
    guard scanner.accept(":") else { throw LineDamage("has no ':' after its class") }
    scanner.skipSpaces()
    let id = scanner.word { $0 != 0x20 && $0 != 0x09 }
    result = PrintedConstraint(
      className: className, id: Self.pointer(in: id) ?? id, text: scanner.text(0, end))
    result.superview = names.superview
    self.scanner = scanner
  }

  /// Where `(active…)`, `(inactive)` or `(Names: …)` begins, the last one of the line.
  private static func state(in scanner: ByteScanner) -> Int? {
    (0..<scanner.end).reversed().first { index in
      scanner.bytes[index] == 0x28
        && ["(active", "(inactive", "(Names", "(names"].contains { (word: StaticString) in
          scanner.hasPrefix(word, at: index)
        }
    }
  }

  // MARK: Where the body begins

  private mutating func run() throws(LineDamage) -> PrintedConstraint {
    scanner.skipSpaces()
    skipMask()
    let start = scanner.position
    var damage = LineDamage("is no equation and no visual format")
    for loose in [false, true] {
      allowsLooseNames = loose
      for (identifier, body) in bodies(from: start) {
        var attempt = self
        attempt.scanner.position = body
        attempt.result.identifier = identifier
        attempt.result.body = scanner.text(body, scanner.end)
        do throws(LineDamage) {
          try attempt.parseBody()
          try attempt.parseTail()
          return attempt.finished()
        } catch {
          if !loose, body == start || identifier != nil { damage = error }
        }
      }
    }
    throw damage
  }

  private mutating func skipMask() {
    guard scanner.hasPrefix("h=") else { return }
    for word: StaticString in ["h=", "v="] where scanner.accept(word) {
      _ = scanner.word { $0 == 0x26 || $0 == 0x2D }
      scanner.skipSpaces()
    }
  }

  /// Where the body can begin: after an identifier in quotes, which can hold quotes itself, or after words of a key.
  private func bodies(from start: Int) -> [(identifier: String?, start: Int)] {
    var found: [(String?, Int)] = []
    let isQuoted = scanner.next == 0x27
    if !isQuoted { found.append((nil, start)) }
    var index = start + 1
    while index < scanner.end, found.count < 12 {
      let follows = index + 1 < scanner.end && scanner.bytes[index + 1] == 0x20
      let isEnd = isQuoted ? scanner.bytes[index] == 0x27 && follows : scanner.bytes[index] == 0x20
      if isEnd {
        var body = index + 1
        while body < scanner.end, scanner.bytes[body] == 0x20 || scanner.bytes[body] == 0x09 { body += 1 }
        found.append((isQuoted ? scanner.text(start + 1, index) : nil, body))
      }
      index += 1
    }
    return found
  }

  private func finished() -> PrintedConstraint {
    var result = result
    if isRightToLeft { for index in result.terms.indices { mirror(&result.terms[index]) } }
    if isRightToLeft, result.edgeItem != nil || result.terms.count == 2 {
      for index in result.terms.indices { result.terms[index].coefficient *= -1 }
    }
    var merged: [PrintedConstraint.Term] = []
    for term in result.terms {
      if let same = merged.firstIndex(where: { $0.item.key == term.item.key && $0.attribute == term.attribute }) {
        merged[same].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    result.terms = merged.filter { $0.coefficient != 0 }
    // Nothing times zero is a position.
    if result.terms.isEmpty { result.isPosition = false }
    return result
  }

  private func mirror(_ term: inout PrintedConstraint.Term) { term.attribute = term.attribute.mirrored }

  // MARK: Body

  private mutating func parseBody() throws(LineDamage) {
    if scanner.hasPrefix("H:") || scanner.hasPrefix("V:") {
      let isHorizontal = scanner.next == 0x48
      scanner.position += 2
      scanner.skipSpaces()
      try parseVisualFormat(isHorizontal)
    } else {
      try parseEquation()
    }
    guard abs(result.constant) <= 4e9, result.terms.allSatisfy({ abs($0.coefficient) <= 1e6 }) else {
      throw LineDamage("has a number that is too large")
    }
  }

  private mutating func parseVisualFormat(_ isHorizontal: Bool) throws(LineDamage) {
    let near: PrintedAttribute = isHorizontal ? .left : .top
    let first = try parseEnd()
    if let item = first, scanner.accept("(") {
      try parseAmount()
      guard scanner.accept(")]") else { throw LineDamage("has no ')]' after a size") }
      result.terms = [.init(item: item, attribute: isHorizontal ? .width : .height, coefficient: 1)]
      return
    }
    if first != nil, !scanner.accept("]") { throw LineDamage("has no ']' after an item") }
    if scanner.accept("-(") {
      try parseAmount()
      guard scanner.accept(")-") else { throw LineDamage("has no ')-' after a distance") }
    } else if scanner.accept("-") {
      try parseAmount()
      guard scanner.accept("-") else { throw LineDamage("has no '-' after a distance") }
    }
    let second = try parseEnd()
    if second != nil, !scanner.accept("]") { throw LineDamage("has no ']' after an item") }
    guard let item = first ?? second else { throw LineDamage("names no item") }
    if first == nil || second == nil { result.edgeItem = item }
    let superview = result.superview ?? PrintedItem(key: "superview of \(item.key)", name: "superview")
    let left = PrintedConstraint.Term(
      item: first ?? superview, attribute: first == nil ? near : near.mirrored, coefficient: -1)
    let right = PrintedConstraint.Term(
      item: second ?? superview, attribute: second == nil ? near.mirrored : near, coefficient: 1)
    result.terms = [right, left]
    scanner.skipSpaces()
    if scanner.accept("(RTL)") { isRightToLeft = isHorizontal }
  }

  /// An item up to its `]` or `(`, or `nil` for `|`.
  private mutating func parseEnd() throws(LineDamage) -> PrintedItem? {
    scanner.skipSpaces()
    if scanner.accept("|") { return nil }
    guard scanner.accept("[") else { throw LineDamage("has neither '|' nor '[' where an item belongs") }
    guard let item = item(isInFormat: true) else { throw LineDamage("has an item that cannot be read") }
    return item
  }

  private mutating func parseAmount() throws(LineDamage) {
    scanner.skipSpaces()
    if let relation = parseRelation() { result.relation = relation }
    scanner.skipSpaces()
    let sign = parseSign() ?? 1
    var amount = try space()
    if amount == nil { amount = try scanner.number() }
    guard let amount else { throw LineDamage("has no number where one belongs") }
    result.constant = sign * amount
    if scanner.accept("@") {
      guard let priority = try scanner.number() else { throw LineDamage("has no number after '@'") }
      result.priority = priority
    }
    scanner.skipSpaces()
  }

  /// `NSSpace(8)` and its longer forms, `nil` for anything else.
  private mutating func space() throws(LineDamage) -> Double? {
    guard scanner.accept("NSSpace(") || scanner.accept("NSLayoutAnchorConstraintSpace(") else { return nil }
    let sign = parseSign() ?? 1
    guard let value = try scanner.number(), scanner.accept(")") else {
      throw LineDamage("has a system spacing without a number")
    }
    return sign * value
  }

  private mutating func parseRelation() -> Relation? {
    if scanner.accept("==") || scanner.accept("=") { return .equal }
    if scanner.accept("<=") || scanner.accept("≤") { return .lessThanOrEqual }
    if scanner.accept(">=") || scanner.accept("≥") { return .greaterThanOrEqual }
    return nil
  }

  private mutating func parseSign() -> Double? {
    scanner.skipSpaces()
    let sign: Double? = scanner.accept("+") ? 1 : scanner.accept("-") ? -1 : nil
    if sign != nil { scanner.skipSpaces() }
    return sign
  }

  // MARK: Equations

  private typealias Sum = (terms: [PrintedConstraint.Term], constant: Double)

  private mutating func parseEquation() throws(LineDamage) {
    let left = try sum(depth: 0)
    scanner.skipSpaces()
    guard let relation = parseRelation() else { throw LineDamage("has no relation where one belongs") }
    let right = try sum(depth: 0)
    result.relation = relation
    result.terms = left.terms + Self.scaled(right, -1).terms
    result.constant = right.constant - left.constant
    guard !result.terms.isEmpty else { throw LineDamage("names no item") }
    let isAlone = result.items.count == 1
    if isAlone, right.terms.isEmpty, left.terms.count == 1, !left.terms[0].attribute.isSize {
      result.isPosition = true
      result.edgeItem = left.terms[0].item
    }
  }

  private mutating func sum(depth: Int) throws(LineDamage) -> Sum {
    guard depth < 8 else { throw LineDamage("has too many parentheses") }
    scanner.skipSpaces()
    var total = Self.scaled(([], 0), 1)
    var sign = parseSign() ?? 1
    while true {
      let part = Self.scaled(try product(depth: depth), sign)
      total = (total.terms + part.terms, total.constant + part.constant)
      scanner.skipSpaces()
      if let value = try space() {
        total.constant += value
        scanner.skipSpaces()
      }
      guard let following = parseSign() else { return total }
      sign = following
    }
  }

  private mutating func product(depth: Int) throws(LineDamage) -> Sum {
    var value = try factor(depth: depth)
    while true {
      let mark = scanner.position
      scanner.skipSpaces()
      guard scanner.accept("*") || !value.terms.isEmpty && scanner.next.map(ByteScanner.isDigit) ?? false else {
        scanner.position = mark
        return value
      }
      scanner.skipSpaces()
      let sign = parseSign() ?? 1
      let other = Self.scaled(try factor(depth: depth), sign)
      if value.terms.isEmpty {
        value = Self.scaled(other, value.constant)
      } else if other.terms.isEmpty {
        value = Self.scaled(value, other.constant)
      } else {
        throw LineDamage("multiplies two attributes")
      }
    }
  }

  private mutating func factor(depth: Int) throws(LineDamage) -> Sum {
    scanner.skipSpaces()
    if let value = try space() { return ([], value) }
    let mark = scanner.position
    // Markdown may have taken the asterisk of `0.5*UIView:0x1.width`. No class begins with a digit.
    if scanner.next.map(ByteScanner.isDigit) ?? false, let value = try scanner.number(), let term = term(),
      term.item.key.hasPrefix("0x")
    {
      return Self.scaled(([term], 0), value)
    }
    scanner.position = mark
    if let term = term() { return ([term], 0) }
    scanner.position = mark
    if scanner.accept("(") {
      let value = try sum(depth: depth + 1)
      scanner.skipSpaces()
      guard scanner.accept(")") else { throw LineDamage("has no ')'") }
      return value
    }
    if let value = try scanner.number() { return ([], value) }
    throw LineDamage("has no item and no number where one belongs")
  }

  private static func scaled(_ sum: Sum, _ factor: Double) -> Sum {
    let terms = sum.terms.map { term in
      var term = term
      term.coefficient *= factor
      return term
    }
    return (terms, sum.constant * factor)
  }

  private mutating func term() -> PrintedConstraint.Term? {
    guard let item = item(isInFormat: false), scanner.accept(".") else { return nil }
    let word = scanner.word(while: ByteScanner.isAlphanumeric)
    guard let attribute = PrintedAttribute(word: word) else { return nil }
    // A scroll view's `contentHeight{id: 178}` is the size of what it scrolls, and not its own.
    guard word.hasPrefix("content") else { return .init(item: item, attribute: attribute, coefficient: 1) }
    if scanner.accept("{") {
      _ = scanner.word { $0 != 0x7D }
      guard scanner.accept("}") else { return nil }
    }
    let content = PrintedItem(key: "\(item.key) content", name: "content of \(item.title)")
    return .init(item: content, attribute: attribute, coefficient: 1)
  }

  // MARK: Items

  private mutating func item(isInFormat: Bool) -> PrintedItem? {
    let start = scanner.position
    if let item = listedItem(isInFormat) { return item }
    scanner.position = start
    if let item = addressedItem(isInFormat) { return item }
    scanner.position = start
    return looseItem(isInFormat)
  }

  /// Whether an item can end here.
  private func isEnd(_ index: Int, _ isInFormat: Bool) -> Bool {
    guard index < scanner.end else { return false }
    if isInFormat { return scanner.bytes[index] == 0x5D || scanner.bytes[index] == 0x28 }
    guard scanner.bytes[index] == 0x2E else { return false }
    var rest = scanner
    rest.position = index + 1
    guard PrintedAttribute(word: rest.word(while: ByteScanner.isAlphanumeric)) != nil else { return false }
    return rest.isAtEnd || !ByteScanner.isNamePart(rest.next!) && rest.next != 0x3A && rest.next != 0x27
  }

  /// The longest listed name that stands here.
  private mutating func listedItem(_ isInFormat: Bool) -> PrintedItem? {
    let start = scanner.position
    let fitting = names.items.filter { item in
      let name = Array(item.name.utf8)
      let end = start + name.count
      return end <= scanner.end && scanner.bytes[start..<end].elementsEqual(name) && isEnd(end, isInFormat)
    }
    guard let longest = fitting.map({ $0.name.utf8.count }).max() else { return nil }
    let same = fitting.filter { $0.name.utf8.count == longest }
    scanner.position = start + longest
    let use = uses[same[0].name, default: 0]
    uses[same[0].name] = use + 1
    return same[min(use, same.count - 1)]
  }

  /// `Class:0x…`, `Class:0x…'label'`, `Class:key` or `Class:key[0x…]`.
  private mutating func addressedItem(_ isInFormat: Bool) -> PrintedItem? {
    let start = scanner.position
    while let byte = scanner.next, ByteScanner.isNamePart(byte) || byte == 0x3C || byte == 0x2D && !isInFormat {
      scanner.position += 1
    }
    guard scanner.position > start, scanner.next == 0x3A else { return nil }
    let name = scanner.text(start, scanner.position)
    scanner.position += 1
    scanner.skipSpaces()
    let key = scanner.position
    if scanner.accept("0x") {
      while let byte = scanner.next, ByteScanner.isAlphanumeric(byte) { scanner.position += 1 }
      let pointer = scanner.text(key, scanner.position).lowercased()
      let end = scanner.position
      scanner.skipSpaces()
      if scanner.next == 0x27 { return labelledItem(pointer, name, isInFormat) }
      if !isInFormat { scanner.position = end }
      return isEnd(scanner.position, isInFormat) ? PrintedItem(key: pointer, name: name) : nil
    }
    return keyedItem(name, from: key, isInFormat)
  }

  private mutating func labelledItem(_ key: String, _ name: String, _ isInFormat: Bool) -> PrintedItem? {
    let start = scanner.position + 1
    var index = start
    while index < scanner.end {
      var end = index + 1
      while isInFormat, end < scanner.end, scanner.bytes[end] == 0x20 { end += 1 }
      if scanner.bytes[index] == 0x27, isEnd(end, isInFormat) {
        scanner.position = end
        return PrintedItem(key: key, name: name, label: scanner.text(start, index))
      }
      index += 1
    }
    return nil
  }

  private mutating func keyedItem(_ name: String, from start: Int, _ isInFormat: Bool) -> PrintedItem? {
    var index = start
    var depth = 0
    while index < scanner.end, scanner.bytes[index] != 0x20 || allowsLooseNames, scanner.bytes[index] != 0x3D {
      if index > start, depth == 0, isEnd(index, isInFormat) {
        scanner.position = index
        let key = scanner.text(start, index)
        return PrintedItem(key: Self.pointer(in: key) ?? "\(name):\(key)", name: key)
      }
      if scanner.bytes[index] == 0x5B { depth += 1 } else if scanner.bytes[index] == 0x5D { depth -= 1 }
      index += 1
    }
    return nil
  }

  /// The address in `key[0x…]`, or the whole text if it is an address with or without the place in a source.
  private static func pointer(in text: String) -> String? {
    if text.hasSuffix("]"), let bracket = text.lastIndex(of: "[") {
      let inner = text[text.index(after: bracket)...].dropLast()
      return inner.hasPrefix("0x") ? inner.lowercased() : nil
    }
    guard text.hasPrefix("0x") else { return nil }
    return text.prefix { $0 != "@" }.lowercased()
  }

  /// A name that is not listed, up to the first place where an item can end.
  private mutating func looseItem(_ isInFormat: Bool) -> PrintedItem? {
    let start = scanner.position
    guard let first = scanner.next, !ByteScanner.isDigit(first), first != 0x28, first != 0x2D, first != 0x2B else {
      return nil
    }
    var index = start
    while index < scanner.end {
      let byte = scanner.bytes[index]
      if byte == 0x20, !allowsLooseNames { return nil }
      if byte == 0x3D || byte == 0x5B { return nil }
      if index > start, isEnd(index, isInFormat) {
        scanner.position = index
        let name = scanner.text(start, index)
        return PrintedItem(key: name, name: name)
      }
      index += 1
    }
    return nil
  }

  // MARK: Tail

  private mutating func parseTail() throws(LineDamage) {
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      if scanner.accept("(LTR)") {
      } else if scanner.accept("(RTL)") {
        isRightToLeft = true
      } else if scanner.accept("priority:") || scanner.accept("^") || scanner.accept("@") {
        try parsePriority()
      } else if scanner.accept("Hug:") {
        try parseContentPriorities()
      } else if scanner.accept("Marker:") {
        scanner.position = scanner.end
      } else {
        throw LineDamage("goes on with text that is not understood")
      }
      scanner.skipSpaces()
    }
  }

  private mutating func parsePriority() throws(LineDamage) {
    scanner.skipSpaces()
    if let number = try scanner.number() {
      result.priority = number
    } else if scanner.accept("fitting size") {
      result.priority = 50
    } else {
      let words = ["low": 250.0, "medium": 500, "high": 750, "required": 1000]
      guard let value = words[scanner.word(while: ByteScanner.isAlphanumeric)] else {
        throw LineDamage("has an unknown priority")
      }
      result.priority = value
    }
  }

  /// A content size holds as far as hugging and compression resistance are required.
  private mutating func parseContentPriorities() throws(LineDamage) {
    let hugging = try scanner.number() ?? 0
    scanner.skipSpaces()
    guard scanner.accept("CompressionResistance:"), let resistance = try scanner.number() else {
      throw LineDamage("has hugging without compression resistance")
    }
    result.priority = max(hugging, resistance)
    if hugging >= 1000, resistance < 1000 { result.relation = .lessThanOrEqual }
    if resistance >= 1000, hugging < 1000 { result.relation = .greaterThanOrEqual }
  }
}
