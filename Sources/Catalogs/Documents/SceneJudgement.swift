import LPLayoutModel
import LPChecks
import Foundation
import LPInterfaceBuilder

/// Decides which findings of `lint` apply to a scene of a document, and with which severity.
struct SceneJudgement: Sendable {
  /// The lines of views whose ambiguity is not verified, as the document says.
  private let unverified: Set<Int>
  /// The lines of rows and of their content views: the list gives them their height at run time.
  private let rows: Set<Int>
  /// The lines of labels that a cell of a standard style places itself.
  private let standardLabels: Set<Int>
  /// The lines of the views inside rows, whose height the list decides at run time.
  private let rowContents: Set<Int>
  /// The lines of rows whose content view was saved at another height.
  private let staleRows: Set<Int>
  /// The lines of what is in rows that were saved at another width than their list, which sets it at run time.
  private let narrowRows: Set<Int>
  private let bounds: SavedBounds
  private let insets: AssumedInsets
  /// The line of the scene's outermost view.
  private let rootLine: Int
  /// The lines of views with a class of the project's own, which may scroll, shrink or wrap its text.
  private let customViews: Set<Int>
  /// The rules that views leave out, by the view's line.
  private let ignored: [Int: Set<LintRule>]

  init(_ scene: InterfaceBuilderScene) {
    var ignored: [Int: Set<LintRule>] = [:]
    var (contents, stale, custom): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    var (unverified, rows, labels, narrow): (Set<Int>, Set<Int>, Set<Int>, Set<Int>) = ([], [], [], [])
    scene.root.walk { view in
      let line = view.element.line
      if view.customClass != nil { custom.insert(line) }
      if view.role == "tableHeaderView" || view.role == "tableFooterView" { contents.insert(line) }
      if view.isCell {
        if let list = view.parent, list.tag == "tableView", abs(list.frame.width - view.frame.width) > 1 {
          view.walk { narrow.insert($0.element.line) }
        }
        for content in view.subviews {
          // The separator takes a point at most.
          if content.role == "contentView", abs(content.frame.height - view.frame.height) > 1 {
            stale.formUnion([line, content.element.line])
          }
          content.walk { contents.insert($0.element.line) }
        }
      }
      let rules = view.ignoredRules.compactMap(LintRule.init(rawValue:))
      if !rules.isEmpty { ignored[line] = Set(rules) }
      if let word = view.element["verifyAmbiguity"], word != "always" { unverified.insert(line) }
      if view.isCell || view.role == "contentView" { rows.insert(line) }
      if view.role == "textLabel" || view.role == "detailTextLabel" || Self.isStandardLabel(view) {
        labels.insert(line)
      }
    }
    (self.unverified, self.rows, standardLabels, self.ignored) = (unverified, rows, labels, ignored)
    (rowContents, staleRows, customViews, narrowRows) = (contents, stale, custom, narrow)
    (bounds, insets, rootLine) = (SavedBounds(scene.root), AssumedInsets(scene.root), scene.root.element.line)
  }

  /// Returns whether a label belongs to a cell of a standard style. Such labels have masks and the size of their saved
  /// text.
  private static func isStandardLabel(_ view: DocumentView) -> Bool {
    guard view.tag == "label", let cell = view.parent?.parent, cell.isCell, let style = cell.element["style"] else {
      return false
    }
    return style != "IBUITableViewCellStyleCustom"
  }

  /// Returns whether the view of a finding leaves its rule out.
  func ignores(_ finding: Diagnostic, in result: LayoutResult? = nil) -> Bool {
    guard !ignored.isEmpty, let rule = LintRule(rawValue: finding.rule) else { return false }
    let views = result?.views.filter { finding.views.contains($0.path) }.map(\.callSite) ?? []
    return ([finding.callSite] + views).contains { $0.flatMap { ignored[$0.line] }?.contains(rule) ?? false }
  }

  func judged(_ finding: Diagnostic, in result: LayoutResult) -> Diagnostic? {
    guard let rule = LintRule(rawValue: finding.rule) else { return finding }
    if ignores(finding, in: result) { return nil }
    // The bars that the scene is shown with are not part of the document.
    guard let line = finding.callSite?.line else { return rule.isAboutViews ? nil : finding }
    switch rule {
    case .ambiguous, .ambiguousContentSize:
      return unverified.contains(line) || isDecidedByList(finding, line) ? nil : finding
    case .clippedText:
      let isUnknown = standardLabels.contains(line) || customViews.contains(line) || isCutByRow(finding, line, result)
      return isUnknown ? nil : finding
    case .offScreen: return isInsideAsSaved(finding, line, result) ? nil : finding
    case .mirror: return isStandard(finding, result) ? nil : finding
    case .conflict where finding.constraints.contains(where: { holdsRow($0, result) }):
      return finding.constraints.contains(where: { holdsStaleRow($0, result) }) ? nil : asRow(finding)
    case .conflict: return asAssumed(finding, insets.assumed(by: finding, in: result))
    default: return finding
    }
  }

  /// Returns a conflict as a note, if insets that the document does not state make it.
  private func asAssumed(_ finding: Diagnostic, _ assumed: [String]) -> Diagnostic {
    guard finding.severity == .error, !assumed.isEmpty else { return finding }
    var finding = finding
    finding.severity = .note
    finding.notes += assumed.map { .init("assumed, because the document does not say it: \($0)") }
    finding.notes.append(.init("the frames that the editor saved have no such conflict"))
    return finding
  }

  /// Returns whether the list sets the frame of a misplaced view at run time: it is in a row that was saved at another
  /// width than the list.
  func isPlacedByList(_ finding: Diagnostic) -> Bool {
    finding.rule == LintRule.misplaced.rawValue && finding.callSite.map { narrowRows.contains($0.line) } ?? false
  }

  /// Returns whether the editor's canvas shows inside what lies off the screen here, at the size of that canvas: bars,
  /// margins or content sizes are others than the editor's. If constraints move the view, `misplaced` says so.
  private func isInsideAsSaved(_ finding: Diagnostic, _ line: Int, _ result: LayoutResult) -> Bool {
    if staleRows.contains(line) { return true }
    guard let root = result.views.first(where: { $0.callSite?.line == rootLine }),
      abs(root.frame.width - bounds.size.width) <= 1, abs(root.frame.height - bounds.size.height) <= 1
    else { return false }
    return bounds.inside.contains(line)
  }

  /// Returns whether the list settles an ambiguity at run time: the place of a row, or the heights inside one.
  func isDecidedByList(_ finding: Diagnostic, _ line: Int) -> Bool {
    let isVertical = finding.message.hasPrefix("Height is") || finding.message.hasPrefix("Vertical position")
    return isVertical && (rows.contains(line) || rowContents.contains(line))
  }

  /// Returns whether a text in a row lacks height only.
  private func isCutByRow(_ finding: Diagnostic, _ line: Int, _ result: LayoutResult) -> Bool {
    guard rowContents.contains(line), let view = result.views.first(where: { $0.path == finding.views.first }) else {
      return false
    }
    return !view.content.isTextTruncated && view.frame.width >= 1 || view.frame.height < 1
  }

  private func holdsStaleRow(_ index: Int, _ result: LayoutResult) -> Bool {
    guard case .view(let view) = result.constraints[index].first else { return false }
    return result.views[view].callSite.map { staleRows.contains($0.line) } ?? false
  }

  /// Returns whether a finding is about a view that the system places and mirrors itself.
  private func isStandard(_ finding: Diagnostic, _ result: LayoutResult) -> Bool {
    let lines = result.views.filter { finding.views.contains($0.path) }.compactMap { $0.callSite?.line }
    return lines.allSatisfy { standardLabels.contains($0) || rows.contains($0) }
  }

  private func holdsRow(_ index: Int, _ result: LayoutResult) -> Bool {
    let record = result.constraints[index]
    guard record.origin == .autoresizingMask, case .view(let view) = record.first else { return false }
    return result.views[view].callSite.map { rows.contains($0.line) } ?? false
  }

  private func asRow(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.severity = .note
    finding.notes.append(.init("at the size that the row was saved with; at run time the list gives rows their size"))
    finding.fix = "let the row take its height from its content, or give one of them a priority below 1000"
    return finding
  }
}
