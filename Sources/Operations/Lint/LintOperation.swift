package import LPLayoutModel
package import LPChecks
import Foundation
import LPLocalization
import LPScene
import LPVariants
import LPSupport
import LPCatalogs

/// Finds layout problems. Each variant is compared with other variants of its preview.
@MainActor
package final class LintOperation: LayoutOperation {
  package typealias Request = LintOptions

  package nonisolated static let name = "lint"
  package nonisolated static let progressTitle = "Looking at"

  private let renderer: PreviewRenderer
  private let options: LintOptions
  private let linter: PreviewLinter
  private var current: Int?
  private var previewDiagnostics: [Diagnostic] = []

  package init(_ request: LintOptions, _ renderer: PreviewRenderer) {
    self.renderer = renderer
    options = request
    linter = PreviewLinter(
      renderer, rules: request.rules, defaultLocale: LanguageTag(request.defaultLocale) ?? .english)
  }

  package func answer(_ item: LintItem, noting diagnostics: inout [Diagnostic]) throws -> LintAnswer {
    switch item {
    case .variant(let task): return try look(at: task, noting: &diagnostics)
    case .picture(let picture):
      try draw(picture)
      return LintAnswer()
    }
  }

  private func look(at task: PreviewTask, noting diagnostics: inout [Diagnostic]) throws -> LintAnswer {
    let preview = renderer.catalog.previews[task.preview]
    if current != task.preview {
      current = task.preview
      previewDiagnostics = (preview.documentCheck?().findings ?? []).filter { finding in
        LintRule(rawValue: finding.rule).map { options.rules.contains($0) && !preview.ignored.contains($0) } ?? false
      }
    }
    let layout = renderer.layOut(
      task, findsAmbiguity: options.rules.contains(.ambiguous) && !preview.ignored.contains(.ambiguous))
    try renderer.requireNames()
    diagnostics = try linter.findings(of: task, in: layout)
    return LintAnswer(
      previewDiagnostics: previewDiagnostics, uses: options.countsUses ? ConstraintUse.all(in: layout.result) : [])
  }

  private func draw(_ picture: FindingsPicture) throws {
    guard let out = options.out else { return }
    let layout = renderer.layOut(picture.task)
    let saved = renderer.catalog.previews[picture.task.preview].documentCheck?().savedFrames ?? [:]
    let marks = picture.marks(in: layout.result, saved: saved)
    let scene = Scene(
      result: layout.result, marks: marks, caption: picture.caption, typesetter: renderer.typesetter)
    try out.write(try renderer.png(of: scene, scale: 2), to: "\(picture.file).png")
  }
}

/// The findings of a worker in one variant, besides the diagnostics of the variant itself.
package struct LintAnswer: Codable, Sendable {
  /// The diagnostics of the preview that do not depend on the variant.
  package var previewDiagnostics: [Diagnostic] = []
  /// How the author's constraints were used, if a rule about that is on.
  package var uses: [ConstraintUse] = []
}

/// An item of `lint`: a variant to check, or a picture to draw.
package enum LintItem: OperationItem {
  case variant(PreviewTask)
  /// Draws a variant with marks for its findings.
  case picture(FindingsPicture)

  private var shown: PreviewTask {
    switch self {
    case .variant(let task): task
    case .picture(let picture): picture.task
    }
  }

  package var preview: Int { shown.preview }
  package var detail: String { shown.detail }
  package var task: PreviewTask? { if case .variant(let task) = self { task } else { nil } }
}
