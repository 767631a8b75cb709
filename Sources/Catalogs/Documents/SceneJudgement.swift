import AutoLayout
import Checks
import Foundation
import InterfaceBuilder

/// Which findings of `lint` hold for a scene of a document, and how gravely.
struct SceneJudgement: Sendable {
  /// Lines of views whose ambiguity the document says not to verify.
  private let unverified: Set<Int>
  /// Lines of rows and of what holds their content: the list gives them their height when it runs.
  private let rows: Set<Int>
  /// Lines of labels that a cell of a standard style places itself.
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

  /// Cells of a standard style have labels with masks, at the size of the text that they had.
  private static func isStandardLabel(_ view: DocumentView) -> Bool {
    guard view.tag == "label", let cell = view.parent?.parent, cell.isCell, let style = cell.element["style"] else {
      return false
    }
    return style != "IBUITableViewCellStyleCustom"
  }

  func judged(_ finding: Diagnostic, in result: LayoutResult) -> Diagnostic? {
    guard let rule = LintRule(rawValue: finding.rule) else { return finding }
    // Bars that the scene is shown with are not the document's.
    guard let line = finding.callSite?.line else { return rule.isAboutViews ? nil : finding }
    switch rule {
    case .ambiguous, .ambiguousContentSize: return unverified.contains(line) ? nil : finding
    case .clippedText: return standardLabels.contains(line) ? nil : finding
    case .mirror: return isStandard(finding, result) ? nil : finding
    case .conflict where finding.constraints.contains(where: { holdsRow($0, result) }): return asRow(finding)
    default: return finding
    }
  }

  /// Whether all that is not mirrored is the system's to place, which does mirror it.
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
    finding.notes.append(.init("at the size that the row was saved with; a list gives rows their size when it runs"))
    finding.fix = "let the row have its height from its content, or give one of them a priority below 1000"
    return finding
  }
}
