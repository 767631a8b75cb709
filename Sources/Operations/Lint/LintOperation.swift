package import AutoLayout
import Checks
import Foundation
import Localization
import Scene
import Variants
import Messages
import Catalogs

/// Finds layout problems. Each variant is compared with other variants of its preview.
@MainActor
package final class LintOperation: LayoutOperation {
  package typealias Request = LintOptions

  package nonisolated static let name = "lint"
  package nonisolated static let progressTitle = "Looking at"

  private let renderer: PreviewRenderer
  private let options: LintOptions
  /// The layouts of one preview with which several of its variants are compared.
  private var layouts: [Variant: LayoutResult] = [:]
  private var current: Int?
  private var previewDiagnostics: [Diagnostic] = []
  private static let keptLayouts = 64

  package init(_ request: LintOptions, _ renderer: PreviewRenderer) {
    self.renderer = renderer
    options = request
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
      layouts.removeAll()
      previewDiagnostics = (preview.documentCheck?().findings ?? []).filter { finding in
        LintRule(rawValue: finding.rule).map { options.rules.contains($0) && !preview.ignored.contains($0) } ?? false
      }
    }
    let rules = options.rules.subtracting(preview.ignored)
    let layout = renderer.layOut(task, findsAmbiguity: rules.contains(.ambiguous))
    try renderer.requireNames()
    keep(layout.result, task.variant)
    diagnostics = LayoutLinter(rules: rules).findings(
      in: layout.result, reported: layout.diagnostics + missingImages(task, layout),
      ambiguity: layout.ambiguity, beside: companions(of: task, preview, rules)
    ).compactMap { preview.judged($0, in: layout.result) }
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

  /// Finds missing images, which prevent a preview from being drawn.
  private func missingImages(_ task: PreviewTask, _ layout: PreviewRenderer.Layout) -> [Diagnostic] {
    let scene = layout.imageSites.isEmpty ? nil : renderer.scene(of: layout, options: SceneOptions())
    return renderer.missingImages(for: task, in: scene, at: layout.imageSites)
  }

  // MARK: Companions

  private func companions(of task: PreviewTask, _ preview: Preview, _ rules: Set<LintRule>) -> LayoutLinter.Companions {
    let variant = task.variant
    var companions = LayoutLinter.Companions()
    if let base = base(of: preview), base != variant, !rules.isDisjoint(with: [.overlap, .offScreen]) {
      companions.base = result(task.preview, base)
    }
    if variant.direction == .rightToLeft, rules.contains(.mirror), let twin = variant.leftToRight {
      companions.unmirrored = result(task.preview, twin)
    }
    if !rules.isDisjoint(with: [.reorder, .fixedText, .clippedText]), let twin = variant.withPlainText, twin != variant
    {
      companions.plainText = result(task.preview, twin)
    }
    return companions
  }

  /// Returns the first of the preview's own variants, or the default variant if it is one of them.
  private func base(of preview: Preview) -> Variant? {
    let own =
      (try? (preview.matrix ?? VariantMatrix()).selection(defaultLocale: LanguageTag(options.defaultLocale) ?? .english))?
      .variants ?? []
    return own.contains(.default) ? .default : own.first
  }

  private func result(_ preview: Int, _ variant: Variant) -> LayoutResult {
    if let known = layouts[variant] { return known }
    let made = renderer.layOut(PreviewTask(preview: preview, variant: variant)).result
    keep(made, variant)
    return made
  }

  private func keep(_ result: LayoutResult, _ variant: Variant) {
    if layouts.count >= Self.keptLayouts { layouts.removeAll() }
    layouts[variant] = result
  }
}
