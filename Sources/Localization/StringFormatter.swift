import Foundation
import Messages

/// Puts arguments into strings, by the rules of a language.
///
/// Specifiers are checked against the arguments, so that no translation can cause a read of invalid memory.
struct StringFormatter: Sendable {
  /// The locale that decides on digits, groups and decimal separators.
  let locale: Locale
  /// The device's name in catalogs: `iphone`, `ipad`.
  let device: String

  init(language: LanguageTag, device: String) {
    locale = Locale(identifier: language.description)
    self.device = device
  }

  /// - Parameter language: the entry's language, whose plural rule applies.
  /// - Returns: the text, and the problems found where it does not match the arguments.
  func format(
    _ entry: StringEntry, language: LanguageTag, _ arguments: [any CVarArg]
  ) -> (text: String, problems: [String]) {
    var run = Run(
      formatter: self, rule: PluralRule.rule(for: language), entry: entry, arguments: arguments.map(FormatArgument.init)
    )
    let text = run.text(of: entry.form, own: nil)
    guard !arguments.isEmpty else {
      let needed = Run.argumentsNeeded(by: text)
      return (
        run.hasVariables(text) ? run.expand(text, own: nil) : text,
        needed > 0 ? ["it needs \(needed.counted("argument")), but has 0"] : []
      )
    }
    return (run.expand(text, own: nil), run.problems)
  }

  /// Returns how many arguments a text needs.
  static func argumentsNeeded(by text: String) -> Int { Run.argumentsNeeded(by: text) }

  private struct Run {
    let formatter: StringFormatter
    let rule: PluralRule
    let entry: StringEntry
    let arguments: [FormatArgument]
    /// The index of the argument for the next specifier without a position.
    var cursor = 0
    var depth = 0
    /// The bytes that substitutions may still have. Each may stand many times in another, and that in a third.
    var budget = Self.budget
    var problems: [String] = []

    private static let budget = 10_000
    /// The bytes above which a text is not continued.
    private static let longest = 1_000_000

    func hasVariables(_ text: String) -> Bool {
      text.utf8.contains(UInt8(ascii: "%"))
        && FormatPiece.pieces(of: text).contains { if case .variable = $0 { true } else { false } }
    }

    /// Returns how many arguments a text needs that is given none. `50 % off` is a text, not an octal number.
    static func argumentsNeeded(by text: String) -> Int {
      guard text.utf8.contains(UInt8(ascii: "%")) else { return 0 }
      var (next, most) = (0, 0)
      for piece in FormatPiece.pieces(of: text) {
        let position: Int?
        switch piece {
        case .specifier(let specifier) where !specifier.flags.contains(" "): position = specifier.position
        case .variable(_, let stated): position = stated
        default: continue
        }
        if position == nil { next += 1 }
        most = max(most, position ?? next)
      }
      return most
    }

    /// Returns the text of a form for the number, device and width. `own` is the position of the argument that decides
    /// on plurals.
    func text(of form: StringForm, own: Int?, specifier: String = "") -> String {
      switch form {
      case .text(let text): return text
      case .device(let forms):
        guard let chosen = forms[formatter.device] ?? forms["other"] ?? forms.min(by: { $0.key < $1.key })?.value else {
          return ""
        }
        return text(of: chosen, own: own, specifier: specifier)
      case .width(let forms):
        guard let widest = forms.max(by: { $0.key < $1.key }) else { return "" }
        return text(of: widest.value, own: own, specifier: specifier)
      case .plural(let forms):
        let category = category(among: forms, own: own, specifier: specifier)
        guard let chosen = forms[category] ?? PluralCategory.allCases.reversed().lazy.compactMap({ forms[$0] }).first
        else { return "" }
        return text(of: chosen, own: own, specifier: specifier)
      }
    }

    /// Returns the plural category of the number. If there is a text for zero, every language uses it for 0, as on the
    /// device.
    private func category(
      among forms: [PluralCategory: StringForm], own: Int?, specifier: String
    ) -> PluralCategory {
      let shown = shownNumber(in: forms, own: own, specifier: specifier)
      guard let index = own ?? shown.index, arguments.indices.contains(index),
        let digits = arguments[index].digits(precision: shown.precision), let category = rule.category(digits)
      else { return .other }
      return forms[.zero] != nil && Double(digits) == 0 ? .zero : category
    }

    /// Returns the argument that decides on the plural, and how many of its decimals the text shows: those of the first
    /// number in the text.
    private func shownNumber(
      in forms: [PluralCategory: StringForm], own: Int?, specifier: String
    ) -> (index: Int?, precision: Int?) {
      var position = 0
      let format = PluralCategory.allCases.reversed().lazy.compactMap { forms[$0]?.texts.first }.first ?? ""
      for piece in FormatPiece.pieces(of: specifier.isEmpty ? format : "%" + specifier) {
        guard case .specifier(let specifier) = piece else { continue }
        let index = specifier.position.map { $0 - 1 } ?? position
        position = index + 1
        if specifier.kind == .integer { return (index, nil) }
        if specifier.kind == .real { return (index, specifier.precision ?? 6) }
      }
      return (arguments.firstIndex { $0.isNumber }, nil)
    }

    /// Replaces the specifiers of a text by the arguments.
    mutating func expand(_ text: String, own: Int?) -> String {
      depth += 1
      defer { depth -= 1 }
      guard depth < 10 else {
        note("its substitutions contain each other")
        return text
      }
      var result = ""
      for piece in FormatPiece.pieces(of: text) {
        guard result.utf8.count < Self.longest else {
          note("it is longer than \(Self.longest.grouped) bytes")
          break
        }
        switch piece {
        case .text(let text): result += text
        case .percent: result += "%"
        case .own:
          if let own, arguments.indices.contains(own) {
            result += arguments[own].text(in: formatter.locale)
          } else {
            result += "%arg"
          }
        case .specifier(let specifier): result += value(of: specifier)
        case .variable(let name, let position): result += substitute(name, position: position)
        }
      }
      return result
    }

    private mutating func value(of specifier: FormatSpecifier) -> String {
      let index = specifier.position.map { $0 - 1 } ?? cursor
      if specifier.position == nil { cursor += 1 }
      guard arguments.indices.contains(index) else {
        note("it needs \((index + 1).counted("argument")), but has \(arguments.count)")
        return specifier.description
      }
      if let text = arguments[index].text(for: specifier, in: formatter.locale) { return text }
      note("\(specifier) does not match argument \(index + 1), which is \(arguments[index].kind)")
      return arguments[index].text(in: formatter.locale)
    }

    /// Expands a substitution. Its own specifiers begin at its argument, as in `%#@files@` for `%d files`.
    private mutating func substitute(_ name: String, position: Int?) -> String {
      guard let substitution = entry.substitutions[name] else {
        note("missing substitution '\(name)'")
        return "%#@\(name)@"
      }
      let index = position.map { $0 - 1 } ?? substitution.argument.map { $0 - 1 } ?? cursor
      let chosen = text(of: substitution.form, own: index, specifier: substitution.specifier)
      budget -= chosen.utf8.count + 1
      guard budget > 0 else {
        note("its substitutions have more than \(Self.budget.grouped) bytes")
        return ""
      }
      let outer = cursor
      cursor = index
      let result = expand(chosen, own: index)
      cursor = position == nil && substitution.argument == nil ? max(cursor, outer + 1) : outer
      return result
    }

    private mutating func note(_ problem: String) {
      if !problems.contains(problem) { problems.append(problem) }
    }
  }
}
