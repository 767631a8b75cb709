import AutoLayout
import Checks
import Foundation
import InterfaceBuilder

/// Decides which findings of `lint` apply to a scene of a document, and with which severity.
struct SceneJudgement: Sendable {
  /// The lines of views whose ambiguity is not verified, as the document says.
  private let unverified: Set<Int>
  /// The lines of rows and of their content views: the list gives them their height at run time.
  private let rows: Set<Int>
  /// The lines of labels that a cell of a standard style places itself.
  private let standardLabels: Set<Int>

  init(_ scene: InterfaceBuilderScene) {
    var (unverified, rows, labels): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    scene.root.walk { view in
      let line = view.element.line
      if let word = view.element["verifyAmbiguity"], word != "always" { unverified.insert(line) }
      if view.isCell || view.role == "contentView" { rows.insert(line) }
      if view.role == "textLabel" || view.role == "detailTextLabel" || Self.isStandardLabel(view) {
        labels.insert(line)
      }
    }
    (self.unverified, self.rows, standardLabels) = (unverified, rows, labels)
  }

  /// Returns whether a label belongs to a cell of a standard style. Such labels have masks and the size of their saved
  /// text.
  private static func isStandardLabel(_ view: DocumentView) -> Bool {
    guard view.tag == "label", let cell = view.parent?.parent, cell.isCell, let style = cell.element["style"] else {
      return false
    }
    return style != "IBUITableViewCellStyleCustom"
  }

  func judged(_ finding: Diagnostic, in result: LayoutResult) -> Diagnostic? {
    guard let rule = LintRule(rawValue: finding.rule) else { return finding }
    // The bars that the scene is shown with are not part of the document.
    guard let line = finding.callSite?.line else { return rule.isAboutViews ? nil : finding }
    switch rule {
    case .ambiguous, .ambiguousContentSize: return unverified.contains(line) ? nil : finding
    case .clippedText: return standardLabels.contains(line) ? nil : finding
    case .mirror: return isStandard(finding, result) ? nil : finding
    case .conflict where finding.constraints.contains(where: { holdsRow($0, result) }): return asRow(finding)
    default: return finding
    }
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
