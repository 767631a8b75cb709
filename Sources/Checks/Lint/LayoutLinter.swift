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
    add(.clippedText) { TextCheck(layout: shown, original: plain, substituted: substituted).findings() }
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
    return found.filter { !isAboutStandIn($0, shown) }
  }

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

  /// Returns reported diagnostics under the names of lint's rules.
  private func rewritten(_ reported: [Diagnostic], _ result: LayoutResult) -> [Diagnostic] {
    reported.compactMap { diagnostic in
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
