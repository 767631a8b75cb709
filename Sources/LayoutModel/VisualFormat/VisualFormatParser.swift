import Foundation

/// Reads the visual format language by recursive descent; each function reads one rule of its grammar.
struct VisualFormatParser {
  private let text: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private func failure(_ problem: VisualFormatError.Problem, at column: Int? = nil) -> VisualFormatError {
    let column = column ?? position
    if column < characters.count, characters[column].isWhitespace {
      return VisualFormatError(problem: .space, format: text, column: column)
    }
    return VisualFormatError(problem: problem, format: text, column: column)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  // MARK: Grammar

  /// `(H: | V:)? ('|' connection)? view (connection view)* (connection '|')?`
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard !characters.isEmpty else { throw failure(.emptyFormat) }
    let axis = try parseAxis()
    var format = VisualFormat(axis: axis, opening: nil, views: [], connections: [], closing: nil, text: text)
    if take("|") { format.opening = try parseConnection() }
    format.views.append(try parseView())
    while next != nil {
      let start = position
      let connection = try parseConnection()
      if take("|") {
        format.closing = connection
        guard next == nil else { throw failure(.trailingText) }
      } else {
        // Anything but a connection or a view is a mistake here.
        if position == start, next != "[" { throw failure(.trailingText) }
        format.views.append(try parseView())
        format.connections.append(connection)
      }
    }
    return format
  }

  private mutating func parseAxis() throws(VisualFormatError) -> LayoutAxis {
    guard let first = next, first == "H" || first == "V" else { return .horizontal }
    position += 1
    guard take(":") else { throw failure(.expectedColon) }
    return first == "H" ? .horizontal : .vertical
  }

  /// `'[' name ('(' predicates ')')? ']'`
  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.ViewTerm {
    guard take("[") else { throw failure(.expectedView) }
    let column = position
    guard let name = parseName() else { throw failure(.expectedViewName) }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") { predicates = try parsePredicates() }
    guard take("]") else { throw failure(.expectedClosingBracket) }
    return VisualFormat.ViewTerm(name: name, predicates: predicates, column: column)
  }

  /// `empty | '-' | '-' simple '-' | '-(' predicates ')-'`
  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    guard next != nil else { throw failure(.expectedView) }
    if next == "-" { throw failure(.ambiguousMinus) }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try parsePredicates()
    } else {
      predicates = [try parsePredicate(isSimple: true)]
    }
    guard take("-") else { throw failure(.expectedClosingDash) }
    if next == "-" { throw failure(.ambiguousMinus) }
    return .distances(predicates)
  }

  /// Parses what follows the opening parenthesis, up to and including the closing one.
  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try parsePredicate(isSimple: false)]
    while take(",") { predicates.append(try parsePredicate(isSimple: false)) }
    guard take(")") else { throw failure(.expectedClosingParenthesis) }
    return predicates
  }

  /// Parses `relation? value ('@' priority)?`; a simple predicate has no relation and no sign.
  private mutating func parsePredicate(isSimple: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = isSimple ? .equal : try parseRelation()
    let column = position
    guard let value = parseValue(isSigned: !isSimple) else { throw failure(.expectedValue) }
    var priority: VisualFormat.Value?
    var priorityColumn = position
    if take("@") {
      priorityColumn = position
      guard let value = parseValue(isSigned: false) else { throw failure(.expectedPriority) }
      priority = value
    }
    return VisualFormat.Predicate(
      relation: relation, value: value, column: column, priority: priority, priorityColumn: priorityColumn)
  }

  private mutating func parseRelation() throws(VisualFormatError) -> LayoutRelation {
    guard let first = next, "=<>".contains(first) else { return .equal }
    let column = position
    position += 1
    guard take("=") else { throw failure(.unknownRelation, at: column) }
    return first == "=" ? .equal : first == ">" ? .greaterThanOrEqual : .lessThanOrEqual
  }

  // MARK: Tokens

  private mutating func parseValue(isSigned: Bool) -> VisualFormat.Value? {
    if let name = parseName() { return .name(name) }
    let start = position
    let isNegative = isSigned && take("-")
    var digits = ""
    while let character = next, character.isASCII, character.isNumber || character == "." {
      digits.append(character)
      position += 1
    }
    guard digits.contains(where: \.isNumber), let number = Double(digits), number.isFinite else {
      position = start
      return nil
    }
    return .number(isNegative && number != 0 ? -number : number)
  }

  /// Parses a letter or underscore, followed by letters, digits and underscores.
  private mutating func parseName() -> String? {
    guard let first = next, first == "_" || first.isLetter else { return nil }
    var name = ""
    while let character = next, character == "_" || character.isLetter || character.isNumber {
      name.append(character)
      position += 1
    }
    return name
  }
}
