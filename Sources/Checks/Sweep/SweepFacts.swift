package import LPLayoutModel
import Foundation

/// Collects the facts about one layout of a sweep.
package struct SweepFacts {
  /// The rules of `lint` whose findings may begin or end within the range.
  private static let lintRules: Set<LintRule> = [
    .conflict, .ambiguous, .ambiguousContentSize, .clippedText, .overlap, .offScreen, .reorder,
    .feedbackLoop,
  ]

  /// The layout at the end of the range with the most room: the widest screen, the smallest text.
  private let reference: LayoutResult
  private let rules: Set<LintRule>
  private let ignored: Set<LintRule>

  /// - Parameter ignored: the rules that the preview ignores.
  package init(reference: LayoutResult, ignoring ignored: Set<LintRule> = [], isTextGrowing: Bool) {
    self.reference = reference
    self.ignored = ignored
    // Another width may arrange views otherwise; another text size may not.
    self.rules = Self.lintRules.subtracting(ignored).subtracting(isTextGrowing ? [] : [.reorder])
  }

  /// - Parameters:
  ///   - reported: the diagnostics from making the layout.
  ///   - judge: returns a finding as the preview reports it; `nil` leaves it out.
  package func facts(
    of layout: LayoutResult, reported: [Diagnostic], judge: (Diagnostic) -> Diagnostic? = { $0 }
  ) -> Set<SweepFact> {
    let found = LayoutLinter(rules: rules).findings(
      in: layout, reported: reported, beside: .init(base: reference, plainText: reference))
    var facts = Set(found.filter { !wasBefore($0) }.compactMap(judge).map(fact))
    if rules.contains(.clippedText) { facts.formUnion(cutOff(layout)) }
    if !ignored.contains(.unsatisfiedOptional) { facts.formUnion(wishes(layout)) }
    facts.formUnion(squeezed(layout))
    facts.formUnion(wrapping(layout))
    facts.formUnion(traits(layout))
    return facts
  }

  private func fact(_ finding: Diagnostic) -> SweepFact {
    let isAboutViews = LintRule(rawValue: finding.rule)?.isAboutViews ?? false
    // The views that depend on an ambiguous one may differ within the range.
    let views = finding.rule == LintRule.ambiguous.rawValue ? Array(finding.views.prefix(1)) : finding.views
    return SweepFact(
      rule: finding.rule, severity: .broken, message: finding.message, callSite: finding.callSite, views: finding.views,
      subject: isAboutViews && !views.isEmpty ? views : [finding.messageWithoutNumbers])
  }

  /// Returns whether the view came earlier in the reference too: of two views in different rows, the upper one comes
  /// first.
  private func wasBefore(_ finding: Diagnostic) -> Bool {
    guard finding.rule == LintRule.reorder.rawValue, finding.views.count == 2 else { return false }
    let was = finding.views.map { path in reference.views.first { $0.path == path }?.alignmentRect }
    guard let one = was[0], let other = was[1] else { return false }
    return other.maxY <= one.minY + Self.tolerance
  }

  /// Finds text that is cut off by less than fonts differ from those of a device: `lint` ignores it, but a sweep
  /// reports where it begins.
  private func cutOff(_ layout: LayoutResult) -> [SweepFact] {
    layout.views.compactMap { view in
      guard view.content.isTextTruncated, !view.isHidden, view.role != .scrolling, view.frame.width >= 1,
        view.frame.height >= 1
      else { return nil }
      let shown = view.content.textLines.last { $0.contains("…") } ?? view.content.textLines.last ?? ""
      return SweepFact(
        rule: LintRule.clippedText.rawValue, severity: .broken, message: "`\(view.name)` is cut off: “\(shown)”",
        callSite: view.callSite,
        views: [view.path], subject: [view.path])
    }
  }

  // MARK: Changes

  /// The least difference that counts; less comes from rounding to pixels.
  private static let tolerance: CGFloat = 0.5

  /// Finds the author's optional constraints that are not satisfied. Those up to high priority say "as wide as
  /// possible"; that they yield is intended.
  private func wishes(_ layout: LayoutResult) -> [SweepFact] {
    layout.constraints.compactMap { record in
      guard record.origin == .user, case .broken(let by) = record.state, abs(by) > Self.tolerance
      else { return nil }
      let wish = "`\(record.equation)` @\(formatNumber(CGFloat(record.priority)))"
      return SweepFact(
        rule: LintRule.unsatisfiedOptional.rawValue,
        severity: record.priority > UILayoutPriority.defaultHigh.rawValue ? .broken : .change,
        message: "\(wish) is not satisfied: off by \(points(abs(by))) pt",
        callSite: record.callSite, views: layout.viewPaths(of: record), subject: [wish])
    }
  }

  /// Finds content without text that is smaller than its content size.
  private func squeezed(_ layout: LayoutResult) -> [SweepFact] {
    layout.constraints.compactMap { record in
      guard record.origin == .intrinsicSize, record.relation == .greaterThanOrEqual,
        case .view(let index) = record.first,
        case .broken(let by) = record.state, by > Self.tolerance, layout.views[index].content.text == nil,
        !layout.views[index].isHidden
      else { return nil }
      let view = layout.views[index]
      let size = record.firstAttribute == .width ? "width" : "height"
      return SweepFact(
        rule: "squeezed", severity: .change,
        message: "`\(view.name)` has less than its own \(size) of \(points(record.constant))",
        callSite: view.callSite, views: [view.path], subject: [view.path, size])
    }
  }

  private func wrapping(_ layout: LayoutResult) -> [SweepFact] {
    layout.views.compactMap { view in
      guard view.content.text != nil, !view.isHidden, view.content.textLines.count > 1 else { return nil }
      return SweepFact(
        rule: "wrapping", severity: .change, message: "`\(view.name)` takes \(view.content.textLines.count) lines",
        callSite: view.callSite,
        views: [view.path], lines: view.content.textLines.count,
        subject: [view.path, "\(view.content.textLines.count)"])
    }
  }

  private func traits(_ layout: LayoutResult) -> [SweepFact] {
    var words: [String] = []
    if layout.traits.horizontalSizeClass == .regular { words.append("the width is regular") }
    if layout.traits.verticalSizeClass == .compact { words.append("the height is compact") }
    if layout.traits.preferredContentSizeCategory.isAccessibilityCategory {
      words.append("the text size is one of accessibility")
    }
    return words.map { SweepFact(rule: "traits", severity: .change, message: $0, subject: [$0]) }
  }
}
