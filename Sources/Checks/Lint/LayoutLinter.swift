package import LPLayoutModel
import Foundation

/// Checks one layout of a preview, together with others of the same preview, for everything that `lint` reports.
package struct LayoutLinter: Sendable {
  /// The layouts of other variants of the preview; `nil` if there is nothing to compare with.
  package struct Companions {
    /// The preview's default variant.
    package var base: LayoutResult?
    /// The same variant from left to right, for a variant from right to left.
    package var unmirrored: LayoutResult?
    /// The same variant with text of the default size and length, for a variant with larger or longer text.
    package var plainText: LayoutResult?

    package init(base: LayoutResult? = nil, unmirrored: LayoutResult? = nil, plainText: LayoutResult? = nil) {
      self.base = base
      self.unmirrored = unmirrored
      self.plainText = plainText
    }
  }

  package let rules: Set<LintRule>

  package init(rules: Set<LintRule> = Set(LintRule.allCases)) { self.rules = rules }

  /// - Parameters:
  ///   - reported: the diagnostics from making the layout: the result's own, and others.
  ///   - ambiguity: what `AmbiguityCheck` found with the tree; `nil` to look at the result alone.
  package func findings(
    in result: LayoutResult, reported: [Diagnostic], ambiguity: [Diagnostic]? = nil,
    beside companions: Companions = Companions()
  ) -> [Diagnostic] {
    let shown = ShownLayout(result)
    let base = companions.base.map(ShownLayout.init)
    var found = rewritten(reported, result)
    func add(_ rule: LintRule, _ check: () -> [Diagnostic]) { if rules.contains(rule) { found += check() } }
    add(.ambiguous) { ambiguity ?? AmbiguityCheck(result: result).findings() }
    add(.conflict) { HidingConflictCheck(result: result).findings() }
    add(.unsatisfiedOptional) { OptionalConstraintCheck(result: result).findings() }
    let substituted = Set(reported.filter { $0.rule == LintRule.missingFont.rawValue }.flatMap(\.views))
    let plain = companions.plainText.map(ShownLayout.init)
    add(.clippedText) { TextCheck(layout: shown, original: plain, base: base, substituted: substituted).findings() }
    if let base { add(.overlap) { OverlapCheck(layout: shown, base: base).findings() } }
    add(.offScreen) { OffScreenCheck(layout: shown, base: base).findings() }
    add(.smallTarget) { TargetCheck(layout: shown).findings() }
    if let other = companions.unmirrored {
      add(.mirror) { MirrorCheck(layout: shown, original: ShownLayout(other)).findings() }
    }
    if let plain {
      add(.reorder) { ReorderCheck(layout: shown, original: plain).findings() }
      add(.fixedText) { FixedTextCheck(layout: shown, original: plain).findings() }
    }
    add(.emptyScreen) { EmptyScreenCheck(layout: shown).findings() }
    add(.contrast) { ContrastCheck(layout: shown).findings() }
    add(.unnamedControl) { ControlNameCheck(layout: shown).findings() }
    add(.readingOrder) { ReadingOrderCheck(layout: shown).findings() }
    add(.overlappingTargets) { TargetOverlapCheck(layout: shown).findings() }
    add(.unreachableTarget) { TargetReachCheck(layout: shown).findings() }
    add(.unnamedInConflict) { ConflictNameCheck(result: result).findings() }
    found += GapCheck(layout: shown, rules: rules).findings()
    found += ContentSizeCheck(layout: shown, rules: rules).findings()
    let inConflict = pathsInConflict(result)
    return found.filter { !isAboutStandIn($0, shown) && !waits($0, inConflict) }
  }

  /// Returns the paths of the views, but for the screen, that constraints of a conflict are about.
  private func pathsInConflict(_ result: LayoutResult) -> Set<String> {
    let members = result.constraints.filter { $0.conflict != nil }
    guard members.contains(where: { if case .setAside = $0.state { true } else { false } }) else { return [] }
    let views = members.flatMap(\.ends).compactMap { end -> Int? in
      switch end.item {
      case .view(let index): index
      case .guide(let index): result.guides[index].owner
      }
    }
    return Set(views.filter { $0 != 0 }.map { result.views[$0].path })
  }

  /// Returns whether a finding follows from a conflict, whose repair may give its views other places. UIKit may set aside
  /// another constraint.
  private func waits(_ finding: Diagnostic, _ inConflict: Set<String>) -> Bool {
    guard !inConflict.isEmpty, LintRule(rawValue: finding.rule).map(Self.placeRules.contains) == true else {
      return false
    }
    return finding.views.contains(where: inConflict.contains)
  }

  /// The rules whose findings follow from where views are.
  private static let placeRules: Set<LintRule> = [
    .ambiguous, .clippedText, .overlap, .offScreen, .smallTarget, .reorder, .overlappingTargets,
    .unreachableTarget,
  ]

  /// Returns whether a finding is about a text that is not the app's own.
  private func isAboutStandIn(_ finding: Diagnostic, _ layout: ShownLayout) -> Bool {
    guard LintRule(rawValue: finding.rule).map(Self.textRules.contains) == true else { return false }
    return finding.views.contains { path in
      layout.view(at: path).map { index in
        layout.subtree(of: index).contains { layout.result.views[$0].content.text.map(StandInTexts.isIn) == true }
      } ?? false
    }
  }

  /// The rules whose findings follow from how long a text is.
  private static let textRules: Set<LintRule> = [.clippedText, .overlap, .offScreen, .reorder, .fixedText]

  /// Returns the diagnostics without conflicts that have most of their constraints in common with one before: a list
  /// without room for its rows has one for each row.
  private func withoutSimilarConflicts(_ reported: [Diagnostic]) -> [Diagnostic] {
    var known: [(index: Int, members: Set<Int>, others: Int)] = []
    var kept: [Diagnostic] = []
    for diagnostic in reported {
      let members = Set(diagnostic.constraints)
      guard diagnostic.rule == LintRule.conflict.rawValue, !members.isEmpty else {
        kept.append(diagnostic)
        continue
      }
      if let place = known.firstIndex(where: { 2 * $0.members.intersection(members).count > members.count }) {
        known[place].others += 1
      } else {
        known.append((kept.count, members, 0))
        kept.append(diagnostic)
      }
    }
    for (index, _, others) in known where others > 0 {
      kept[index].notes.append(
        .init("\(others) more \(others == 1 ? "conflict has" : "conflicts have") most of these constraints"))
    }
    return kept
  }

  /// Returns reported diagnostics under the names of lint's rules.
  private func rewritten(_ reported: [Diagnostic], _ result: LayoutResult) -> [Diagnostic] {
    withoutSimilarConflicts(reported).compactMap { diagnostic in
      // `AmbiguityCheck` reports ambiguous views in other words; guides are no views.
      guard let rule = LintRule(reported: diagnostic.rule), rules.contains(rule),
        rule != .ambiguous || diagnostic.views.isEmpty && diagnostic.severity == .warning
      else { return nil }
      var diagnostic = diagnostic
      diagnostic.rule = rule.rawValue
      if rule == .unsupported { diagnostic.severity = .note }
      if rule == .ambiguousContentSize, let path = diagnostic.views.first,
        let view = result.views.first(where: { $0.path == path })
      {
        diagnostic.notes.insert(.init(diagnostic.message), at: 0)
        diagnostic.message = "Scrollable content size is ambiguous for `\(view.name)`"
      }
      return diagnostic
    }
  }
}
