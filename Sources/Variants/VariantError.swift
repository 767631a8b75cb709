import LPSupport

/// Explains why the requested variants cannot be made.
public enum VariantError: Error, Hashable, Sendable {
  /// The noun names one value of the option; the remedy says what else is valid besides the known values.
  case unknownValue(
    option: String, noun: String, value: String, known: [String], suggestions: [String], remedy: String)
  /// The catalogs have no language, or the option has no value.
  case noValues(option: String, noun: String, remedy: String)
  /// Two options contradict each other.
  case contradiction(String, String)
  case noSuchOrientation(screen: String, orientation: Orientation)
  case directionAgainstStrings(String)
  case unknownCombination(String, suggestion: String?)
  case unknownWord(String, name: String)
  case repeatedWord(String, name: String)
  /// An expression of `--exclude` is malformed; the column counts from 1.
  case badExclusion(String, column: Int, problem: String)
  /// Contradictions and exclusions leave no variant.
  case nothingSelected(of: Int, contradictory: Int, excluded: Int)
  case tooMany(Int, limit: Int)
}

extension VariantError: ExplainedError {
  package var problem: String {
    switch self {
    case .unknownValue(let option, let noun, let value, _, let suggestions, _):
      "unknown \(noun) '\(value)' for --\(option)" + Self.guess(suggestions)
    case .noValues(let option, let noun, _): "--\(option) selects nothing: no \(noun) is available"
    case .contradiction(let one, let other): "\(one) and \(other) contradict each other"
    case .noSuchOrientation(let screen, let orientation): "\(screen) has no \(orientation.rawValue)"
    case .directionAgainstStrings(let strings):
      "the pseudo-language '\(strings)' is right to left, which contradicts --direction ltr"
    case .unknownCombination(let word, let suggestion):
      "unknown combination '\(word)' for --matrix" + Self.guess(suggestion.map { [$0] } ?? [])
    case .unknownWord(let word, let name):
      word.isEmpty ? "the variant '\(name)' has an empty part" : "unknown part '\(word)' in the variant '\(name)'"
    case .repeatedWord(let word, let name): "'\(word)' in the variant '\(name)' repeats what another part sets"
    case .badExclusion(let text, let column, let problem): "--exclude \"\(text)\", column \(column): \(problem)"
    case .nothingSelected(let total, let contradictory, let excluded):
      "none of \(total.counted("variant")) is left: \(contradictory.grouped) contradictory, "
        + "\(excluded.grouped) excluded"
    case .tooMany(let count, let limit):
      "\(count.grouped) variants exceed the limit of \(limit.grouped)"
    }
  }

  package var remedy: String {
    switch self {
    case .unknownValue(_, _, _, let known, _, let remedy):
      [known.isEmpty ? "" : "choose from \(known.joined(separator: ", "))", remedy].filter { !$0.isEmpty }
        .joined(separator: "\n")
    case .noValues(_, _, let remedy): remedy
    case .contradiction: "remove one of the two"
    case .noSuchOrientation(let screen, _):
      ScreenSize.size(screen) == nil
        ? "omit --orientation, or choose another device"
        : "swap the two numbers instead of using --orientation"
    case .directionAgainstStrings: "omit --direction"
    case .unknownCombination: "choose from \(VariantCombination.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownWord, .repeatedWord: "run 'list' to see the names of variants"
    case .badExclusion: "write conditions like \"regular & landscape\", \"!dark & (de | ar)\""
    case .nothingSelected: "select more values, or remove an --exclude"
    case .tooMany: "use --matrix pairwise, or select fewer values"
    }
  }

  private static func guess(_ words: [String]) -> String {
    words.isEmpty ? "" : "; did you mean \(words.map { "'\($0)'" }.joined(separator: " or "))?"
  }
}
