import LPLayoutModel
import LPCatalogs
import LPChecks
import LPLocalization
import LPScene
import LPVariants

/// Looks at variants of previews for everything that `lint` reports. Each is compared with other variants of its
/// preview, whose layouts are kept.
@MainActor
final class PreviewLinter {
  private let renderer: PreviewRenderer
  private let rules: Set<LintRule>
  private let defaultLocale: LanguageTag
  /// The layouts of one preview with which several of its variants are compared.
  private var layouts: [Variant: LayoutResult] = [:]
  private var current: Int?
  private static let keptLayouts = 64

  /// - Parameter defaultLocale: the language of the default variant.
  init(_ renderer: PreviewRenderer, rules: Set<LintRule>, defaultLocale: LanguageTag) {
    (self.renderer, self.rules, self.defaultLocale) = (renderer, rules, defaultLocale)
  }

  /// - Parameter layout: the variant's layout.
  /// - Throws: `VariantError` if the preview's matrix is invalid, so that no variant is the one to compare with.
  func findings(of task: PreviewTask, in layout: PreviewRenderer.Layout) throws(VariantError) -> [Diagnostic] {
    if current != task.preview {
      current = task.preview
      layouts.removeAll()
    }
    keep(layout.result, task.variant)
    let preview = renderer.catalog.previews[task.preview]
    // A document's empty scene is filled at run time.
    let rules = rules.subtracting(preview.ignored).subtracting(
      renderer.catalog.document == nil ? [] : [.emptyScreen])
    let companions = try companions(of: task, preview, rules)
    return LayoutLinter(rules: rules).findings(
      in: layout.result, reported: layout.diagnostics + missingImages(task, layout),
      ambiguity: layout.ambiguity, beside: companions
    ).compactMap { preview.judged($0, in: layout.result) }
  }

  /// Finds missing images, which prevent a preview from being drawn.
  private func missingImages(_ task: PreviewTask, _ layout: PreviewRenderer.Layout) -> [Diagnostic] {
    let scene = layout.imageSites.isEmpty ? nil : renderer.scene(of: layout, options: SceneOptions())
    return renderer.missingImages(for: task, in: scene, at: layout.imageSites)
  }

  // MARK: Companions

  private func companions(
    of task: PreviewTask, _ preview: Preview, _ rules: Set<LintRule>
  ) throws(VariantError) -> LayoutLinter.Companions {
    let variant = task.variant
    var companions = LayoutLinter.Companions()
    if !rules.isDisjoint(with: [.overlap, .offScreen, .clippedText]), let base = try base(of: preview), base != variant
    {
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
  private func base(of preview: Preview) throws(VariantError) -> Variant? {
    let own = try (preview.matrix ?? VariantMatrix()).selection(defaultLocale: defaultLocale).variants
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
