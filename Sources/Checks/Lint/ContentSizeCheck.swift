import LPLayoutModel
import Foundation

/// Rules of thumb about the sizes of text, from Apple's Auto Layout Guide: `constant-text-size`,
/// `required-content-priority` and `stretched-baseline`.
struct ContentSizeCheck {
  let layout: ShownLayout
  let rules: Set<LintRule>

  func findings() -> [Diagnostic] {
    var stretched: Set<Int> = []
    return layout.result.constraints.enumerated().flatMap { index, record -> [Diagnostic] in
      var found: [Diagnostic] = []
      if rules.contains(.constantTextSize), let finding = constantSize(record, index) { found.append(finding) }
      if rules.contains(.requiredContentPriority), let finding = requiredPriority(record, index) {
        found.append(finding)
      }
      if rules.contains(.stretchedBaseline) {
        for end in record.ends where end.attribute.isBaseline {
          guard case .view(let view) = end.item, stretched.insert(view).inserted,
            let finding = stretchedBaseline(view, record, index)
          else { continue }
          found.append(finding)
        }
      }
      return found
    }
  }

  /// Returns the view if it shows text whose size is the author's choice.
  private func textView(_ item: ConstraintRecord.Item) -> ViewRecord? {
    guard case .view(let index) = item, layout.isShown[index] else { return nil }
    let view = layout.result.views[index]
    return view.role == .plain || view.role == .target ? (view.content.text?.isEmpty == false ? view : nil) : nil
  }

  // MARK: constant-text-size

  private func constantSize(_ record: ConstraintRecord, _ index: Int) -> Diagnostic? {
    guard record.origin == .user, record.relation == .equal, record.second == nil, record.firstStart == nil,
      record.firstAttribute.kind == .size, record.constant > 0, record.priority >= 1000,
      let view = textView(record.first)
    else { return nil }
    return Diagnostic(
      .constantTextSize,
      "`\(record.equation)` keeps `\(view.name)` at one size, whatever the language and the size of its text",
      at: record.callSite, fix: "remove it and let the text determine the size, or write `>=`", views: [view.path],
      constraints: [index])
  }

  // MARK: required-content-priority

  private func requiredPriority(_ record: ConstraintRecord, _ index: Int) -> Diagnostic? {
    guard record.origin == .intrinsicSize, record.priority >= 1000, let view = textView(record.first) else {
      return nil
    }
    let isHugging = record.relation == .lessThanOrEqual
    let axis = record.firstAttribute == .width ? "horizontal" : "vertical"
    return Diagnostic(
      .requiredContentPriority,
      "`\(view.name)` has a required \(axis) \(isHugging ? "hugging" : "compression resistance") priority: text that "
        + "\(isHugging ? "must grow" : "finds no room") causes a conflict", at: record.callSite ?? view.callSite,
      fix: "use 999 or less, such as `.\(isHugging ? "hugging" : "resistance")(.\(axis), 999)`", views: [view.path],
      constraints: [index])
  }

  // MARK: stretched-baseline

  private func stretchedBaseline(_ view: Int, _ record: ConstraintRecord, _ index: Int) -> Diagnostic? {
    let shown = layout.result.views[view]
    guard shown.role == .plain, shown.content.text?.isEmpty == false, layout.isShown[view],
      let natural = shown.content.intrinsicHeight, shown.alignmentRect.height - natural > 1
    else { return nil }
    return Diagnostic(
      .stretchedBaseline,
      "`\(shown.name)` is aligned by its baseline and \(points(shown.alignmentRect.height - natural)) pt higher than "
        + "its text: `\(record.equation)`", at: record.callSite ?? shown.callSite,
      fix:
        "let it keep the height of its text: remove the constraint on its height or its other vertical edge, or raise "
        + "its vertical hugging", views: [shown.path], constraints: [index])
  }
}
