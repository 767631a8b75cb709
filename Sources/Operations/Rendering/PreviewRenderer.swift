import LPLocalization
import LPVariants
import LPComponents
package import LPDrawing
import Foundation
import LPScene
package import LPSourceNames
package import LPCatalogs
import LPChecks
import LPSupport
import LPSnapshots
import LPReasoning

/// Lays out and draws previews, and keeps what a worker needs for the next item.
@MainActor
package final class PreviewRenderer {
  let catalog: Catalog
  let fonts: FontSet
  let typesetter: PangoTypesetter
  let metrics: TextMetrics
  private let resources: CatalogResources
  private let threads: Int
  /// Read once for all variants.
  let sources: SourceNames
  private var images: [Int: CatalogImages] = [:]
  /// A finding for each font file of the user's that can be read and is damaged.
  let damagedFonts: [Diagnostic]

  /// - Parameter threads: the number of threads that may draw one picture.
  /// - Throws: `FontError` if fonts are missing.
  package init(
    catalog: Catalog, resources: CatalogResources, fonts fontSources: FontSources = FontSources(),
    metrics: TextMetrics = .ios, threads: Int = 1, sources: SourceNames = SourceNames()
  ) throws(FontError) {
    self.catalog = catalog
    self.resources = resources
    self.threads = threads
    self.sources = sources
    self.metrics = metrics
    fonts = try FontSet(fontSources)
    damagedFonts = try fonts.checkUserFiles().map { Self.damage($0.path, $0.tables) }
    typesetter = PangoTypesetter(fonts: fonts, metrics: metrics)
  }

  /// - Throws: `FontError` if fonts are missing, `NamesFileError` if the file of names cannot be read.
  convenience init(
    catalog: Catalog, resources: CatalogResources, options: ResourceOptions, threads: Int = 1
  ) throws {
    let table = catalog.document == nil ? try SourceNames.table(at: options.names) : nil
    try self.init(
      catalog: catalog, resources: resources, fonts: options.fonts, metrics: options.metrics, threads: threads,
      sources: SourceNames(
        table: table, package: options.package, tablePath: options.names ?? SourceNames.defaultTablePath))
  }

  /// Makes a renderer that shares the fonts and the measured texts of another one.
  init(catalog: Catalog, resources: CatalogResources, like other: PreviewRenderer) {
    self.catalog = catalog
    self.resources = resources
    threads = other.threads
    sources = other.sources
    metrics = other.metrics
    (fonts, damagedFonts) = (other.fonts, other.damagedFonts)
    typesetter = other.typesetter
  }

  /// The screen of a layout, if it is not that of the variant.
  struct Setting {
    let traits: TraitValues
    /// The size of the screen in points.
    let screenSize: CGSize
  }

  private static func damage(_ path: String, _ tables: [String]) -> Diagnostic {
    let names = tables.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .warning, rule: LintRule.damagedFont.rawValue,
      message:
        "\(SourcePath.shown(path)) is damaged: the checksum of \(names) is wrong; letters can be missing or overlap",
      fix: "put an intact file in its place")
  }

  /// A preview's layout and the problems found in it.
  struct Layout {
    let result: LayoutResult
    /// The diagnostics of the layout, followed by those of missing strings and glyphs.
    let diagnostics: [Diagnostic]
    /// The fonts that texts need and that are not available. The names are those in runs of glyphs.
    var unavailableFonts: [String] = []
    /// The places in the source of the views that show image files, by the file's name.
    var imageSites: [String: CallSite] = [:]
    /// The ambiguity, as `lint` reports it; `nil` if it was not looked for.
    var ambiguity: [Diagnostic]?

    /// The findings of the layout, with ambiguity as `lint` reports it.
    var reported: [Diagnostic] {
      guard let ambiguity else { return diagnostics }
      return diagnostics.filter { $0.rule != LintRule.ambiguous.rawValue } + ambiguity
    }
  }

  /// - Parameters:
  ///   - setting: a screen other than the variant's, or a text size between two categories.
  ///   - findsAmbiguity: whether to try what determines ambiguous views, which takes many solutions.
  ///   - adjust: changes the tree before it is laid out.
  func layOut(
    _ task: PreviewTask, in setting: Setting? = nil, findsAmbiguity: Bool = false,
    adjusting adjust: (UIView) -> Void = { _ in }
  ) -> Layout {
    withRoot(task, in: setting) { root, missing, text in
      adjust(root)
      let result = LayoutResult.capture(root)
      let resources = ShownResources(root, result)
      return Layout(
        result: result,
        diagnostics: result.diagnostics
          + resources.missing(
            fonts: fonts, asked: text.missingFamilies, severity: catalog.document == nil ? .warning : .note)
          + missing() + damagedFonts,
        unavailableFonts: text.unavailableFonts, imageSites: resources.imageSites,
        ambiguity: findsAmbiguity ? ambiguity(of: root, result) : nil)
    }
  }

  private func ambiguity(of root: UIView, _ result: LayoutResult) -> [Diagnostic] {
    AmbiguityCheck(result: result) { LayoutExplainer(root: root).causes(among: $0) }.findings()
  }

  /// Lays a preview out, and passes its tree to `body` together with the layout.
  func withLayout<R>(_ task: PreviewTask, _ body: (_ root: UIView, _ layout: LayoutResult) -> R) -> R {
    withRoot(task) { root, _, _ in body(root, LayoutResult.capture(root)) }
  }

  /// Returns the changes that a preview declares, one after the other, and the problems in them.
  func changes(_ task: PreviewTask, steps: Int) -> (strips: [Filmstrip], diagnostics: [Diagnostic]) {
    withRoot(task) { root, _, _ in
      root.layoutIfNeeded()
      let name = catalog.previews[task.preview].name
      var diagnostics: [Diagnostic] = []
      let strips = root.plannedChanges.map { change in
        let transition = LayoutTransition(of: root, change)
        diagnostics +=
          transition.diagnostics + transition.after.diagnostics.filter { $0.rule == "update-matches-nothing" }
        let title = change.name.map { "\(name): \($0)" } ?? name
        return Filmstrip(transition.record(steps: steps), title: title, variant: task.variant.name)
      }
      return (strips, diagnostics.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
  }

  /// Exercises the ambiguous views of a preview one after the other, views with equal alternatives once.
  ///
  /// - Parameter limit: the largest number of other layouts.
  /// - Returns: `nil` if no view is ambiguous.
  func ambiguity(_ task: PreviewTask, limit: Int) -> AmbiguityStrip? {
    withRoot(task) { root, _, _ in
      let layout = LayoutResult.capture(root)
      var views: [UIView] = []
      root.forEachDescendant { views.append($0) }
      var (alternatives, leftOut): ([AmbiguityStrip.Alternative], Int) = ([], 0)
      for (view, record) in zip(views, layout.views) where !record.ambiguousAttributes.isEmpty && !record.isHidden {
        guard alternatives.count < limit else {
          leftOut += 1
          continue
        }
        view.exerciseAmbiguityInLayout()
        let other = LayoutResult.capture(root)
        view.exerciseAmbiguityInLayout()
        let rects = other.views.map(\.alignmentRect)
        guard rects != layout.views.map(\.alignmentRect),
          !alternatives.contains(where: { $0.result.views.map(\.alignmentRect) == rects })
        else { continue }
        alternatives.append(.init(name: record.name, result: other))
      }
      guard !alternatives.isEmpty else { return nil }
      return AmbiguityStrip(
        title: catalog.previews[task.preview].name, variant: task.variant.name, layout: layout,
        alternatives: alternatives, leftOut: leftOut)
    }
  }

  /// Builds a preview's tree, and releases it afterwards. The body can ask for strings and glyphs that are missing so
  /// far.
  private func withRoot<R>(
    _ task: PreviewTask, in setting: Setting? = nil,
    _ body: (_ root: UIView, _ missing: () -> [Diagnostic], _ text: MissingGlyphs) -> R
  ) -> R {
    let settings = ProcessSettings()
    defer {
      settings.restore()
      UIView.onUnsatisfiableConstraints = nil
    }
    let variant = task.variant
    let strings = resources.library.localizer(for: variant)
    let text = MissingGlyphs(typesetter, fonts: fonts, standsIn: CatalogResources.isOfApp)
    let pictures = images(scale: variant.scale)
    let environment = LayoutEnvironment(
      traits: setting?.traits ?? variant.traits,
      screenSize: setting?.screenSize ?? variant.screenSize, safeAreaInsets: variant.safeAreaInsets,
      text: text, strings: strings, images: pictures, sources: sources)
    let root = catalog.previews[task.preview].makeRoot(in: environment)
    defer { root.endLayout() }
    return LayoutEnvironment.$current.withValue(environment) {
      body(root, { strings.diagnostics + text.diagnostics + pictures.takeNotes() }, text)
    }
  }

  func scene(of layout: Layout, options: SceneOptions) -> Scene {
    Scene(result: layout.result, options: options, typesetter: typesetter)
  }

  /// - Throws: `UnknownNames` if views were named by their classes because their source is missing.
  func requireNames() throws(UnknownNames) {
    if let source = sources.unknownSources.first { throw UnknownNames(source: source) }
  }

  /// Returns the images that are missing, each at the view that shows it.
  func missingImages(
    for task: PreviewTask, in scene: Scene?, at sites: [String: CallSite] = [:]
  ) -> [Diagnostic] {
    images(scale: task.variant.scale).takeProblems(in: scene).map { name, failure in
      Diagnostic(
        .error, rule: LintRule.missingImage.rawValue, message: failure.problem,
        callSite: sites[name] ?? catalog.previews[task.preview].callSite, fix: failure.remedy)
    }
  }

  /// - Throws: `UnreadableImage` for the first image that is missing; the others are noted.
  func requireImages(
    for task: PreviewTask, in scene: Scene, of layout: Layout, noting diagnostics: inout [Diagnostic]
  ) throws {
    let missing = missingImages(for: task, in: scene, at: layout.imageSites)
    diagnostics += missing.dropFirst()
    if let first = missing.first { throw UnreadableImage(diagnostic: first) }
  }

  func imageFiles(scale: Int) -> ImageFiles { images(scale: scale).files }

  private func images(scale: Int) -> CatalogImages {
    if let known = images[scale] { return known }
    let made = resources.images(scale: scale)
    made.draw(with: fonts)
    images[scale] = made
    return made
  }

  // MARK: Files

  /// Returns the work that makes the first picture of a process slow, for another thread.
  func rehearsal(for task: PreviewTask) -> Rehearsal {
    Rehearsal(
      typesetter: typesetter, renderer: PNGRenderer(fonts: fonts), sources: sources,
      source: catalog.previews[task.preview].callSite.filePath, size: task.variant.screenSize,
      scale: task.variant.scale)
  }

  func png(of scene: Scene, scale: Int) throws -> [UInt8] {
    let renderer = PNGRenderer(fonts: fonts, images: imageFiles(scale: scale), threads: threads)
    return try renderer.png(scene, scale: scale)
  }

  func pdf(of scene: Scene, scale: Int) throws -> [UInt8] {
    try pdf(of: [scene], scale: scale, title: scene.title)
  }

  /// Returns a PDF with a page for each scene.
  func pdf(of scenes: some Sequence<Scene>, scale: Int, title: String) throws -> [UInt8] {
    try PDFWriter(fonts: fonts, images: imageFiles(scale: scale)).write(scenes, title: title)
  }

  func svg(of scene: Scene, scale: Int, isBare: Bool = false) throws -> [UInt8] {
    Array(try SVGWriter(fonts: fonts, images: imageFiles(scale: scale), isBare: isBare).write(scene).utf8)
  }
}

/// Records the characters that no font has.
private final class MissingGlyphs: TextMeasuring, @unchecked Sendable {
  private let typesetter: PangoTypesetter
  private let fonts: FontSet
  private let lock = NSLock()
  private var missing: [String] = []
  private var unavailable: [String] = []
  private var asked: [(family: String, site: CallSite)] = []
  private let standsIn: Bool

  /// - Parameter standsIn: whether code gets a font for a name that no file has.
  init(_ typesetter: PangoTypesetter, fonts: FontSet, standsIn: Bool) {
    self.typesetter = typesetter
    self.fonts = fonts
    self.standsIn = standsIn
  }

  func typeset(_ request: TextRequest) -> TypesetText {
    let text = typesetter.typeset(request)
    if !text.missing.isEmpty || !text.unavailableFonts.isEmpty {
      lock.withLock {
        for character in text.missing where !missing.contains(character) { missing.append(character) }
        for font in text.unavailableFonts where !unavailable.contains(font) { unavailable.append(font) }
      }
    }
    return text
  }

  func hasFont(family: String, askedAt site: CallSite) -> Bool {
    if typesetter.hasFont(family: family, askedAt: site) { return true }
    lock.withLock { if !asked.contains(where: { $0.family == family }) { asked.append((family, site)) } }
    return standsIn
  }

  var projectFonts: [(family: String, name: String)] { typesetter.projectFonts }

  var unavailableFonts: [String] { lock.withLock { unavailable } }

  /// The families that code asked for by name and did not get.
  var missingFamilies: [(family: String, site: CallSite)] { standsIn ? [] : lock.withLock { asked } }

  /// The diagnostics of missing characters, one for each script.
  var diagnostics: [Diagnostic] {
    let partial = fonts.differences(unavailable: unavailableFonts).map { difference in
      Diagnostic(.warning, rule: "missing-glyph", message: difference.message)
    }
    return partial
      + fonts.adviceByScript(forMissing: lock.withLock { missing }).map { script, package, characters in
        let shown =
          characters.prefix(8).joined(separator: " ")
          + (characters.count > 8 ? " and \(characters.count - 8) more" : "")
        return Diagnostic(
          .warning, rule: "missing-glyph", message: "no font has \(shown) (script \(script))",
          fix: "Run 'apt-get install \(package)', or name a folder with such a font with --fonts.")
      }
  }
}
