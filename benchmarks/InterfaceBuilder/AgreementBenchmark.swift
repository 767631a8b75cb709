import Foundation
import LPInterfaceBuilder

/// `benchmarks interface-builder agreement FOLDER… [--list rules|given|evidence|insets] [--only TEXT] [--ablate RULE|all]
/// [--json]`: how far laid-out frames agree with saved ones, set by set and kind by kind, with safe areas and margins
/// by rules alone, handed over, and read out of the saved frames.
@MainActor
struct AgreementBenchmark {
  private typealias Source = Agreement.Source

  private struct Row: Encodable {
    var folder = ""
    var insets = ""
    var views = 0
    var within_half = 0
    var within_one = 0
    /// The means of the projects' shares, so that a large project hides no other.
    var project_mean_half = 0.0
    var project_mean_one = 0.0
    var projects = 0
    var missing = 0
    var scenes = 0
    var whole_scenes = 0
    var unique = 0
    var ambiguous = 0
    var ambiguous_expected = 0
    var kinds: [String: Agreement.Count] = [:]

    init(_ folder: String, _ source: Source, _ agreement: Agreement) {
      (self.folder, insets) = (folder, source.rawValue)
      let compared = agreement.views
      views = compared.count
      within_half = compared.count(where: \.isWithinHalf)
      within_one = compared.count(where: \.isWithinOne)
      let counts = agreement.projects.values
      projects = counts.count
      func mean(_ part: KeyPath<Agreement.Count, Int>) -> Double {
        counts.map { Double($0[keyPath: part]) / Double($0.views) }.reduce(0, +) / Double(max(1, projects))
      }
      (project_mean_half, project_mean_one) = (mean(\.within_half), mean(\.within_one))
      missing = compared.count { $0.frame == nil }
      unique = compared.count { !$0.isAmbiguous }
      let whole = Dictionary(grouping: compared) { "\($0.document) \($0.scene)" }
      scenes = whole.count
      whole_scenes = whole.values.count { $0.allSatisfy(\.isWithinOne) }
      ambiguous_expected = agreement.marked.count
      ambiguous = agreement.marked.count(where: \.isFound)
      kinds = agreement.kinds
    }

    var text: String {
      func share(_ count: Int, of whole: Int) -> String {
        String(format: "%.2f %%", 100 * Double(count) / Double(max(1, whole)))
      }
      let means = String(format: "%.2f %% and %.2f %%", 100 * project_mean_half, 100 * project_mean_one)
      return "\(folder), insets by \(insets): \(views) views, missing \(missing); within 0.5 pt "
        + "\(share(within_half, of: views)), within 1 pt \(share(within_one, of: views)); mean of \(projects) projects "
        + "\(means); whole scenes "
        + "\(share(whole_scenes, of: scenes)); unique \(share(unique, of: views)); ambiguous \(ambiguous) of "
        + "\(ambiguous_expected)"
    }
  }

  private let sets: [SavedFrames]
  private let listed: Source?
  private let only: String

  private static let usage =
    "usage: benchmarks interface-builder agreement FOLDER… [--list rules|given|evidence|insets] [--only TEXT] "
    + "[--ablate RULE|all] [--json]"

  static func run(_ arguments: [String]) throws {
    var rest = arguments
    func option(_ name: String) -> String? {
      guard let index = rest.firstIndex(of: name), index + 1 < rest.count else { return nil }
      defer { rest.removeSubrange(index...index + 1) }
      return rest[index + 1]
    }
    let (list, only, ablated) = (option("--list"), option("--only"), option("--ablate"))
    let folders = rest.filter { !$0.hasPrefix("-") }
    guard !folders.isEmpty else {
      print(usage)
      exit(2)
    }
    let sets = try folders.map { try SavedFrames(folder: $0) }
    let isJSON = rest.contains("--json")
    if list == "insets" {
      for saved in sets { for line in try InsetComparison(saved, only: only ?? "").lines { print(line) } }
      return
    }
    if let ablated {
      let ablation = try RuleAblation(sets: sets, rules: rules(named: ablated))
      return isJSON ? try printJSON(ablation.effects) : print(ablation.text)
    }
    let benchmark = AgreementBenchmark(sets: sets, listed: list.flatMap(Source.init), only: only ?? "")
    let rows = try benchmark.rows()
    if isJSON { return try printJSON(rows) }
    for row in rows { print(row.text) }
    print(kindTable(rows))
  }

  private static func rules(named name: String) -> [CanvasRule] {
    if name == "all" { return CanvasRule.allCases }
    if let rule = CanvasRule(rawValue: name) { return [rule] }
    print("unknown rule \(name); choose from all, \(CanvasRule.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(2)
  }

  private static func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  private func rows() throws -> [Row] {
    try sets.flatMap { saved in
      try (listed.map { [$0] } ?? Source.allCases).map { source in
        let agreement = try Agreement(saved, source, only: only)
        if listed != nil { list(agreement) }
        return Row(saved.name, source, agreement)
      }
    }
  }

  private func list(_ agreement: Agreement) {
    for view in agreement.views where !view.isWithinHalf || view.isAmbiguous {
      let place = view.frame.map { "\($0)\(view.isAmbiguous ? ", ambiguous" : "")" } ?? "nowhere"
      print(
        "\(view.document) \(view.scene) \(view.id): saved \(view.saved), laid out \(place), off by "
          + String(format: "%.2f", view.difference))
    }
    for (view, isFound) in agreement.marked where !isFound { print("\(view): marked ambiguous, found unique") }
  }

  /// One line a kind, one column a set and source: percentages within half a point and within one, and the views.
  private static func kindTable(_ rows: [Row]) -> String {
    func cell(_ text: String) -> String { text.padding(toLength: max(text.count, 21), withPad: " ", startingAt: 0) }
    let names = Set(rows.flatMap(\.kinds.keys)).sorted()
    let header = [""] + rows.map { "\($0.folder) \($0.insets)" }
    let lines = names.map { name in
      [name] + rows.map { row in row.kinds[name].map { "\($0.text) of \($0.views)" } ?? "–" }
    }
    return ([header] + lines).map { $0.map(cell).joined(separator: " ") }.joined(separator: "\n")
  }
}
