import LPCatalogs
import LPVariants
package import LPLayoutModel
import LPChecks
import LPDrawing
import Foundation
import LPLocalization
import LPSupport
import LPScene
import LPSnapshots

/// Draws previews into files.
@MainActor
package final class RenderOperation: LayoutOperation {
  package typealias Request = RenderOptions

  package nonisolated static let name = "render"
  package nonisolated static let progressTitle = "Drawing"

  private let renderer: PreviewRenderer
  private let options: RenderOptions
  private let places: PreviewPlaces
  /// The scenes that are kept for contact sheets, which show the same pictures again.
  private var scenes: [PreviewTask: Scene] = [:]
  private static let keptScenes = 512
  private let linter: PreviewLinter
  /// The picture that was drawn before the command asked for it.
  private var anticipated: (task: PreviewTask, picture: Drawn)?

  /// A variant that is drawn, and whose files are not written yet.
  private struct Drawn {
    var answer = RenderAnswer()
    var files: [(name: String, bytes: [UInt8])] = []
    var diagnostics: [Diagnostic] = []
    /// Why it could not be drawn.
    var failure: (any Error)?
  }

  package init(_ request: RenderOptions, _ renderer: PreviewRenderer) {
    self.renderer = renderer
    options = request
    places = PreviewPlaces(renderer.catalog.description)
    linter = PreviewLinter(
      renderer, rules: Set(LintRule.allCases), defaultLocale: LanguageTag(request.defaultLocale) ?? .english)
  }

  /// Prepares for the first picture while the worker lays it out.
  package func prepare(for item: RenderItem) {
    // Screens of apps are tried in copies of this process, in which what another thread holds would stay locked.
    guard options.formats.contains(.png), case .variant(let task) = item, !CatalogResources.isOfApp else { return }
    let rehearsal = renderer.rehearsal(for: task)
    Thread { rehearsal.run() }.start()
  }

  package func anticipate(_ item: RenderItem) {
    guard case .variant(let task) = item else { return }
    anticipated = (task, drawn(task))
  }

  package func answer(_ item: RenderItem, noting diagnostics: inout [Diagnostic]) throws -> RenderAnswer {
    switch item {
    case .variant(let task): try draw(task, noting: &diagnostics)
    case .sheet(let order): try drawSheet(order)
    case .book(let orders, let title, let file): try writeBook(orders, title, file)
    }
  }

  private func draw(_ task: PreviewTask, noting diagnostics: inout [Diagnostic]) throws -> RenderAnswer {
    let early = anticipated.take()
    let picture = if let early, early.task == task { early.picture } else { drawn(task) }
    diagnostics = picture.diagnostics
    if let failure = picture.failure { throw failure }
    var answer = picture.answer
    for file in picture.files {
      try options.out.write(file.bytes, to: file.name)
      answer.files.append(file.name)
    }
    return answer
  }

  private func drawn(_ task: PreviewTask) -> Drawn {
    var picture = Drawn()
    do {
      try draw(task, into: &picture)
    } catch {
      picture.failure = error
    }
    return picture
  }

  /// Makes all files of a variant, so that it has all of them or none.
  private func draw(_ task: PreviewTask, into picture: inout Drawn) throws {
    let layout = renderer.layOut(task, findsAmbiguity: true)
    try renderer.requireNames()
    picture.diagnostics = layout.reported
    var sceneOptions = options.sceneOptions(of: task.variant, caption: caption(of: task))
    if let focus = options.focus, layout.result.views(matching: focus).isEmpty {
      sceneOptions.focus = nil
      picture.answer.namesNearFocus = layout.result.namesNear(focus)
    }
    let scene = renderer.scene(of: layout, options: sceneOptions)
    try renderer.requireImages(for: task, in: scene, of: layout, noting: &picture.diagnostics)
    // An annotated picture has notes, which are elsewhere on a sheet, so its scene cannot be used again.
    if options.formats.contains(.sheet), options.annotations.isEmpty, scenes.count < Self.keptScenes {
      scenes[task] = scene
    }
    picture.answer.size = scene.size
    if CatalogResources.isOfApp {
      picture.answer.shown = ShownShare(layout.result, of: renderer.catalog.previews[task.preview].name)
    }
    if options.formats.contains(.html) {
      picture.answer.findings = try findings(task, layout)
      let plain = options.annotations.isEmpty ? scene : renderer.scene(of: layout, options: SceneOptions())
      picture.answer.thumbnail = Data(try renderer.png(of: plain, scale: 1))
    }
    for format in options.formats {
      guard let bytes = try contents(in: format, of: task, layout, scene, picture.answer.findings) else { continue }
      picture.files.append((places.file(of: task, suffix: format.suffix), bytes))
    }
    if let steps = options.filmstrip {
      try filmstrips(task, steps, into: &picture.files, noting: &picture.diagnostics)
    }
  }

  /// Returns the findings of `lint`; notes only of the layout itself, not of how it looks.
  private func findings(_ task: PreviewTask, _ layout: PreviewRenderer.Layout) throws -> [Diagnostic] {
    let own = Set(layout.reported.map(\.rule))
    return try linter.findings(of: task, in: layout).filter { $0.severity != .note || own.contains($0.rule) }
  }

  private func caption(of task: PreviewTask) -> String {
    "\(renderer.catalog.previews[task.preview].name) · \(task.variant.name)"
  }

  private func contents(
    in format: OutputFormat, of task: PreviewTask, _ layout: PreviewRenderer.Layout, _ scene: Scene,
    _ findings: [Diagnostic]
  ) throws -> [UInt8]? {
    switch format {
    case .png: try renderer.png(of: scene, scale: task.variant.scale)
    case .svg: try renderer.svg(of: scene, scale: task.variant.scale)
    case .pdf: try renderer.pdf(of: scene, scale: task.variant.scale)
    case .text: Array(try LayoutText.write(layout.result).utf8)
    case .json: Array(JSONText.data(layout.portable))
    case .html: try inspected(task, layout, findings)
    case .sheet: nil
    }
  }

  /// Draws the preview's changes step by step, and the other valid layouts of ambiguous views, in every format that can
  /// show them.
  private func filmstrips(
    _ task: PreviewTask, _ steps: Int, into files: inout [(name: String, bytes: [UInt8])],
    noting diagnostics: inout [Diagnostic]
  ) throws {
    let preview = renderer.catalog.previews[task.preview]
    let changes = renderer.changes(task, steps: steps)
    let ambiguity = renderer.ambiguity(task, limit: steps - 1)
    if changes.strips.isEmpty, ambiguity == nil {
      diagnostics.append(
        Diagnostic(
          .note, rule: "nothing-animated", message: "nothing is animated: '\(preview.name)' declares no change",
          callSite: preview.callSite, fix: "add .declareAnimation(duration: 0.35) { screen in … } to its screen"))
    }
    diagnostics += changes.diagnostics
    var strips = changes.strips.enumerated().map { number, strip in
      (
        name: number == 0 ? "filmstrip" : "filmstrip-\(number + 1)", text: strip.text,
        scene: strip.scene(typesetter: renderer.typesetter, options: options.cellOptions(of: task.variant))
      )
    }
    if let ambiguity {
      strips.append(
        (
          "ambiguity", ambiguity.text,
          ambiguity.scene(typesetter: renderer.typesetter, options: options.cellOptions(of: task.variant))
        ))
    }
    for strip in strips {
      for format in options.formats {
        let bytes: [UInt8]? =
          switch format {
          case .png: try renderer.png(of: strip.scene, scale: 2)
          case .svg: try renderer.svg(of: strip.scene, scale: 2)
          case .pdf: try renderer.pdf(of: strip.scene, scale: 2)
          case .text: Array(strip.text.utf8)
          case .json, .sheet, .html: nil
          }
        let suffix = format == .text ? "txt" : format.suffix
        if let bytes { files.append((places.file(of: task, suffix: "\(strip.name).\(suffix)"), bytes)) }
      }
    }
  }

  /// Draws every kind of annotation, which the page shows and hides.
  private func inspected(
    _ task: PreviewTask, _ layout: PreviewRenderer.Layout, _ findings: [Diagnostic]
  ) throws -> [UInt8] {
    // The page draws its own marks over the picture, which therefore must have the screen's size.
    let options = SceneOptions(annotations: .all, showsLegend: false, keepsToScreen: true)
    let scene = renderer.scene(of: layout, options: options)
    let svg = String(decoding: try renderer.svg(of: scene, scale: task.variant.scale), as: UTF8.self)
    let inspected = InspectedLayout(layout.result, diagnostics: findings, svg: svg)
    return inspected.script(named: "\(places.slug(ofPreview: task.preview))/\(task.variant.name)")
  }

  private func drawSheet(_ order: SheetOrder) throws -> RenderAnswer {
    let scene = scene(of: order)
    try renderer.requireNames()
    var answer = RenderAnswer(size: scene.size)
    for format in options.sheetFormats {
      let bytes: [UInt8]
      switch format {
      case .svg: bytes = try renderer.svg(of: scene, scale: SheetOrder.scale)
      case .pdf: bytes = try renderer.pdf(of: [scene], scale: SheetOrder.scale, title: scene.title)
      default: bytes = try renderer.png(of: scene, scale: SheetOrder.scale)
      }
      let name = "\(order.file).\(format.suffix)"
      try options.out.write(bytes, to: name)
      answer.files.append(name)
    }
    return answer
  }

  private func writeBook(_ orders: [SheetOrder], _ title: String, _ file: String) throws -> RenderAnswer {
    let bytes = try renderer.pdf(of: orders.lazy.map { self.scene(of: $0) }, scale: SheetOrder.scale, title: title)
    try renderer.requireNames()
    try options.out.write(bytes, to: file)
    return RenderAnswer(files: [file])
  }

  private func scene(of order: SheetOrder) -> Scene {
    order.scene(typesetter: renderer.typesetter, annotations: options.annotations) { variant in
      renderer.layOut(PreviewTask(preview: order.preview, variant: variant)).result
    } picture: { variant in
      let task = PreviewTask(preview: order.preview, variant: variant)
      if let known = scenes[task] { return known }
      let layout = renderer.layOut(task)
      var cell = options.cellOptions(of: variant)
      if let focus = cell.focus, layout.result.views(matching: focus).isEmpty { cell.focus = nil }
      return renderer.scene(of: layout, options: cell)
    }
  }
}

extension LayoutResult {
  fileprivate func namesNear(_ name: String) -> [String] {
    let names = views.map(\.name)
    return Suggestion.nearest(to: name, among: names, limit: 3).map { names[$0] }
  }
}

extension PreviewRenderer.Layout {
  /// The layout without paths of this machine.
  fileprivate var portable: LayoutResult {
    var result = result
    func strip(_ site: inout CallSite?) { site?.filePath = "" }
    for index in result.views.indices { strip(&result.views[index].callSite) }
    for index in result.constraints.indices { strip(&result.constraints[index].callSite) }
    result.diagnostics = diagnostics
    for index in result.diagnostics.indices {
      strip(&result.diagnostics[index].callSite)
      for note in result.diagnostics[index].notes.indices { strip(&result.diagnostics[index].notes[note].callSite) }
    }
    return result
  }

  /// The names of the font files that the text is set in.
  package var fonts: [String] {
    var names: Set<String> = []
    for view in result.views {
      for case .text(let text, _, _) in view.content.items {
        for line in text.lines { names.formUnion(line.runs.map(\.font)) }
      }
    }
    return names.sorted()
  }
}
