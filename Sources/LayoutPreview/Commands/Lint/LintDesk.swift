import AutoLayout
import Checks
import Foundation
import Localization
import Scene
import Variants

/// Looks at previews for `lint`: each variant beside the variants that it is compared with.
@MainActor
final class LintDesk: WorkerDesk {
  private let renderer: PreviewRenderer
  private let options: LintOptions
  /// Layouts of one preview, which several of its variants are compared with.
  private var layouts: [Variant: LayoutResult] = [:]
  private var current: Int?
  private var standing: [Diagnostic] = []
  private static let keptLayouts = 64

  init(renderer: PreviewRenderer, options: LintOptions) {
    self.renderer = renderer
    self.options = options
  }

  func perform(_ item: WorkItem) -> TaskResult {
    switch item {
    case .variant(let task): return look(at: task)
    case .findings(let picture): return draw(picture)
    case .sheet, .book: return TaskResult()
    }
  }

  private func look(at task: PreviewTask) -> TaskResult {
    var result = TaskResult()
    let preview = renderer.catalog.previews[task.preview]
    if current != task.preview {
      current = task.preview
      layouts.removeAll()
      standing = (preview.standing?().findings ?? []).filter { finding in
        LintRule(rawValue: finding.rule).map { options.rules.contains($0) && !preview.ignored.contains($0) } ?? false
      }
    }
    let layout = renderer.layOut(task)
    keep(layout.result, task.variant)
    let rules = options.rules.subtracting(preview.ignored)
    result.diagnostics = LayoutLinter(rules: rules).findings(
      in: layout.result, reported: layout.diagnostics + missingImages(task, layout),
      beside: companions(of: task, preview, rules)
    ).compactMap { preview.judged($0, in: layout.result) }
    result.standing = standing
    if options.countsUses { result.uses = ConstraintUse.all(in: layout.result) }
    return result
  }

  private func draw(_ picture: FindingsPicture) -> TaskResult {
    var result = TaskResult()
    guard let out = options.out else { return result }
    let layout = renderer.layOut(picture.task)
    let saved = renderer.catalog.previews[picture.task.preview].standing?().savedFrames ?? [:]
    let marks = picture.marks(in: layout.result, saved: saved)
    let scene = Scene(
      result: layout.result, marks: marks, caption: picture.caption, typesetter: renderer.typesetter)
    do {
      let name = "\(picture.file).png"
      try out.write(try renderer.png(of: scene, scale: 2), to: name)
      result.files = [name]
      result.size = scene.size
    } catch {
      result.failure = CommandFailure(error, next: "Then run this again.")
    }
    return result
  }

  /// An image that cannot be had keeps a preview from being drawn.
  private func missingImages(_ task: PreviewTask, _ layout: PreviewRenderer.Layout) -> [Diagnostic] {
    let hasFiles = layout.result.views.contains { view in
      view.content.contains { if case .image(.file, _, _) = $0 { true } else { false } }
    }
    guard hasFiles else { return [] }
    do {
      try renderer.requireImages(for: task, in: renderer.scene(of: layout, options: SceneOptions()))
      return []
    } catch {
      let failure = CommandFailure(error, next: "")
      return [
        Diagnostic(
          .error, rule: LintRule.missingImage.rawValue, message: failure.problem,
          callSite: renderer.catalog.previews[task.preview].callSite, fix: failure.remedy)
      ]
    }
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
    if rules.contains(.reorder), let twin = variant.withPlainText, twin != variant {
      companions.plainText = result(task.preview, twin)
    }
    return companions
  }

  /// The first of the preview's own variants, or the default one where it is among them.
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

extension Variant {
  private func changed(
    direction: UIUserInterfaceLayoutDirection? = nil, strings: [PseudoLanguage]? = nil,
    textSize: UIContentSizeCategory? = nil
  ) -> Variant? {
    try? Variant(
      screen: screen, orientation: orientation, direction: direction ?? self.direction, locale: locale,
      strings: strings ?? self.strings, textSize: textSize ?? self.textSize, legibility: legibility,
      appearance: appearance, scale: scale)
  }

  /// The same from left to right; nil where its strings run from right to left.
  var leftToRight: Variant? { changed(direction: .leftToRight) }

  /// The same with text of the usual size and length; nil where it is no larger or longer.
  var withPlainText: Variant? {
    let categories = UIContentSizeCategory.allCases
    let isLarger = (categories.firstIndex(of: textSize) ?? 0) > (categories.firstIndex(of: .large) ?? 0)
    let isLonger = strings.contains(.doubled)
    guard isLarger || isLonger else { return nil }
    return changed(strings: strings.filter { $0 != .doubled }, textSize: isLarger ? .large : textSize)
  }
}
