import Foundation
import LPInterfaceBuilder

/// What each optional rule is worth: how many views agree because of it, and how many in spite of it.
///
/// Every set is divided into halves by repository, so that a rule that one project alone asks for shows in one half
/// alone.
@MainActor
struct RuleAblation {
  /// The effect of one rule on one half of a set.
  struct Effect: Encodable {
    let rule: String
    let folder: String
    /// 1 or 2.
    let half: Int
    let insets: String
    /// Views that are within half a point with the rule alone, and without it alone.
    var right = 0
    var wrong = 0
    /// The repositories that have more such views with the rule, and with less.
    var repositories_for = 0
    var repositories_against = 0
  }

  private(set) var effects: [Effect] = []
  private let rules: [CanvasRule]

  init(sets: [SavedFrames], rules: [CanvasRule]) throws {
    self.rules = rules
    for saved in sets {
      for source in Agreement.Source.allCases {
        let with = try Agreement(saved, source)
        for rule in rules {
          let without = try CanvasRule.$switchedOff.withValue([rule]) { try Agreement(saved, source) }
          effects += Self.effects(of: rule, saved, source, with, without)
        }
      }
    }
  }

  private static func effects(
    of rule: CanvasRule, _ saved: SavedFrames, _ source: Agreement.Source, _ with: Agreement, _ without: Agreement
  ) -> [Effect] {
    let names = Set(saved.documents.map { SavedFrames.repository($0.name) }).sorted()
    let halves = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0 % 2) })
    var effects = [1, 2].map {
      Effect(rule: rule.rawValue, folder: saved.name, half: $0, insets: source.rawValue)
    }
    var balance: [String: Int] = [:]
    for (one, other) in zip(with.views, without.views) where one.isWithinHalf != other.isWithinHalf {
      let repository = SavedFrames.repository(one.document)
      effects[halves[repository] ?? 0].right += one.isWithinHalf ? 1 : 0
      effects[halves[repository] ?? 0].wrong += one.isWithinHalf ? 0 : 1
      balance[repository, default: 0] += one.isWithinHalf ? 1 : -1
    }
    for (repository, views) in balance {
      effects[halves[repository] ?? 0].repositories_for += views > 0 ? 1 : 0
      effects[halves[repository] ?? 0].repositories_against += views < 0 ? 1 : 0
    }
    return effects
  }

  /// `rule  storyboards 1 given +12 −0 (3 repositories : 0) …`, without the halves in which nothing changes.
  var text: String {
    rules.map { rule in
      let lines = effects.filter { $0.rule == rule.rawValue && $0.right + $0.wrong > 0 }.map {
        "  \($0.folder), half \($0.half), insets by \($0.insets): +\($0.right) −\($0.wrong) views, "
          + "+\($0.repositories_for) −\($0.repositories_against) repositories"
      }
      return ([rule.rawValue] + (lines.isEmpty ? ["  changes nothing"] : lines)).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
