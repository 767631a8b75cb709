import LPLayoutModel
import LPChecks
import Foundation
import LPInterfaceBuilder

/// Finds what `lint` reports about a scene as it was saved: misplaced views, and views that are ambiguous on the
/// editor's canvas.
@MainActor
struct SceneCanvas {
  private let views: MisplacedViews
  private let open: Set<Int>
  private let judgement: SceneJudgement

  init(_ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene) {
    views = MisplacedViews(document, scene)
    judgement = SceneJudgement(scene)
    let ids = views.ambiguous
    var lines: Set<Int> = []
    scene.root.walk { if ids.contains($0.id) { lines.insert($0.element.line) } }
    open = lines
  }

  func check() -> DocumentCheck {
    let misplaced = views.found()
    let frames = misplaced.compactMap { view in
      view.callSite.map { ($0.line, view.actual.offsetBy(dx: -view.expected.minX, dy: -view.expected.minY)) }
    }
    return DocumentCheck(
      findings: findings(misplaced), savedFrames: Dictionary(frames) { first, _ in first })
  }

  private func findings(_ misplaced: [MisplacedView]) -> [Diagnostic] {
    misplaced.map(finding) + ambiguities().compactMap { judgement.judged($0, in: views.result) }
  }

  private func finding(_ view: MisplacedView) -> Diagnostic {
    var notes = [
      Diagnostic.Note("Expected: \(Self.text(view.expected))"), Diagnostic.Note("Actual: \(Self.text(view.actual))"),
    ]
    if let broken = view.broken {
      notes.append(
        .init(
          "as saved, `\(broken.equation)` is off by \(Self.number(abs(broken.by))) pt", callSite: broken.callSite))
    }
    return Diagnostic(
      LintRule.misplaced.severity, rule: LintRule.misplaced.rawValue,
      message: "Frame for `\(view.name)` will be different at run time", callSite: view.callSite, notes: notes,
      fix: "update the frame in the editor, or change the constants of its constraints to match it", views: [view.path])
  }

  /// Returns the ambiguous views. With recorded content sizes, an ambiguity of less than a point does not count.
  private func ambiguities() -> [Diagnostic] {
    LayoutLinter(rules: [.ambiguous]).findings(in: views.result, reported: []).filter { finding in
      finding.callSite.map { open.contains($0.line) } ?? false
    }.map { finding in
      var finding = finding
      finding.notes.append(.init("on the editor's canvas, with the content sizes that it recorded"))
      return finding
    }
  }

  private static func text(_ rect: CGRect) -> String {
    "x=\(number(rect.minX)), y=\(number(rect.minY)), width=\(number(rect.width)), height=\(number(rect.height))"
  }

  private static func number(_ value: CGFloat) -> String { formatNumber((value * 100).rounded() / 100) }
}
