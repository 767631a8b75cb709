import Foundation
import LPLocalization
import LPSupport

/// Parses by recursive descent: `or = and { "|" and }`, `and = not { "&" not }`, `not = "!" not | "(" or ")" | word`.
struct ExclusionParser {
  private let text: String
  private let letters: [Character]
  private let locales: [LanguageTag]?
  private var position = 0
  private var depth = 0

  init(_ text: String, locales: [LanguageTag]?) {
    self.text = text
    self.locales = locales
    letters = Array(text)
  }

  mutating func parse() throws(VariantError) -> VariantExclusion.Condition {
    let condition = try parseOr()
    if let letter = next { throw error("unexpected '\(letter)'") }
    return condition
  }

  private mutating func parseOr() throws(VariantError) -> VariantExclusion.Condition {
    var left = try parseAnd()
    while take("|") { left = .or(left, try parseAnd()) }
    return left
  }

  private mutating func parseAnd() throws(VariantError) -> VariantExclusion.Condition {
    var left = try parseNot()
    while take("&") { left = .and(left, try parseNot()) }
    return left
  }

  /// The deepest nesting that is read. Nobody writes deeper conditions, and they would overflow the stack.
  private static let depthLimit = 100

  private mutating func parseNot() throws(VariantError) -> VariantExclusion.Condition {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw error("nested too deeply") }
    if take("!") { return .not(try parseNot()) }
    if take("(") {
      let inner = try parseOr()
      guard take(")") else { throw error("missing ')'") }
      return inner
    }
    return try parseWord()
  }

  private mutating func parseWord() throws(VariantError) -> VariantExclusion.Condition {
    skipSpaces()
    let start = position
    while position < letters.count, !"&|!()".contains(letters[position]) { position += 1 }
    let word = String(letters[start..<position]).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !word.isEmpty else { throw error("missing word") }
    guard let meaning = VariantWord(word, locales: locales) else {
      position = start
      let guess = Suggestion.nearest(to: word, in: VariantWord.fixed.map(\.word)) ?? Device.names(near: word).first
      throw error("unknown word '\(word)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""))
    }
    return .word(meaning)
  }

  private var next: Character? { position < letters.count ? letters[position] : nil }

  private mutating func take(_ letter: Character) -> Bool {
    skipSpaces()
    guard next == letter else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while let letter = next, letter.isWhitespace { position += 1 }
  }

  private func error(_ problem: String) -> VariantError {
    .badExclusion(text, column: position + 1, problem: problem)
  }
}
