package import LPAutoLayout
import LPChecks
import Foundation
package import LPInterfaceBuilder
import LPLocalization
package import LPVariants

/// A scene of an Interface Builder document as a preview.
@MainActor
package struct ScenePreview {
  let document: InterfaceBuilderDocument
  let scene: InterfaceBuilderScene
  private(set) var name: String
  /// The table of the document's strings.
  let table: String
  let options: DocumentCatalog.Reading
  /// Whether the scene is shown without placeholders, as the app makes it.
  private(set) var isRunTime = false

  /// The scene as the app makes it.
  var atRunTime: ScenePreview {
    var scene = self
    (scene.name, scene.isRunTime) = ("\(name) at run time", true)
    return scene
  }

  /// The scene under another name.
  func named(_ name: String) -> ScenePreview {
    var scene = self
    scene.name = name
    return scene
  }

  var preview: Preview {
    let site = CallSite(
      fileID: document.fileName, filePath: document.path ?? "", line: scene.root.element.line, column: 1)
    let judgement = SceneJudgement(scene)
    return Preview(
      name, matrix: matrix, callSite: site, documentCheck: isRunTime ? nil : canvasCheck(judgement),
      judge: judgement.judged
    ) { [self] environment in
      root(in: environment)
    }
  }

  /// Compares the scene with what the document saved.
  private func canvasCheck(_ judgement: SceneJudgement) -> @MainActor () -> DocumentCheck {
    { [document, scene] in
      var check = SceneCanvas(document, scene).check()
      check.findings.removeAll { finding in
        judgement.ignores(finding) || judgement.isPlacedByList(finding)
          || finding.rule == LintRule.ambiguous.rawValue
            && finding.callSite.map { judgement.isDecidedByList(finding, $0.line) } ?? false
      }
      return check
    }
  }

  /// Returns the heading of the imported scene: its name, its matrix as source, and the environment of its default
  /// variant.
  package func heading(_ images: any ImageLoading) throws(VariantError) -> ImportedCatalog.Heading {
    let variant = try matrix.selection(defaultLocale: .english).variants[0]
    let environment = LayoutEnvironment(
      traits: variant.traits, screenSize: variant.screenSize, safeAreaInsets: variant.safeAreaInsets, images: images)
    // A view without a controller gets a screen of its own size.
    let shown =
      SceneScreen.fillsScreen(scene, in: document)
      ? matrix
      : VariantMatrix(
        screens: [Self.plain(scene.root.frame.size)], scales: document.device.map { [Int($0.scale)] } ?? matrix.scales)
    let canvas = sceneEnvironment(environment)
    let (one, other) = (try shown.selection(defaultLocale: .english).variants[0].traits, canvas.traits.values)
    return ImportedCatalog.Heading(
      name: name, matrix: Self.source(of: shown), environment: canvas,
      hasOtherClasses: one.horizontalSizeClass != other.horizontalSizeClass
        || one.verticalSizeClass != other.verticalSizeClass)
  }

  private static func source(of matrix: VariantMatrix) -> String {
    let screen =
      switch matrix.screens?.first ?? .compact {
      case .device(let device): ".device(Device(named: \"\(device.name)\")!)"
      case .size(let width, let height): ".size(width: \(width), height: \(height))"
      case .compact: ".compact"
      case .regular: ".regular"
      }
    var parts = ["screens: [\(screen)]"]
    if matrix.orientations == [.landscape] { parts.append("orientations: [.landscape]") }
    if matrix.appearances == [.dark] { parts.append("appearances: [.dark]") }
    if let scale = matrix.scales?.first { parts.append("scales: [\(scale)]") }
    return "VariantMatrix(\(parts.joined(separator: ", ")))"
  }

  private func root(in environment: LayoutEnvironment) -> UIView {
    let environment = sceneEnvironment(environment)
    let root = LayoutEnvironment.$current.withValue(environment) {
      SceneScreen(
        document, scene, in: environment, asSaved: options.asSaved && !isRunTime,
        texts: (environment.strings as? Localizer).map { SceneTexts(localizer: $0, table: table) },
        appliesRuntimeAttributes: options.appliesRuntimeAttributes, freesPrototypes: options.freesPrototypes,
        isRunTime: isRunTime
      ).root()
    }
    root.documentNotes = document.diagnostics + root.documentNotes
    return root
  }

  // MARK: The canvas

  /// The canvas that the document was drawn on, unless options select other variants.
  private var matrix: VariantMatrix {
    var matrix = VariantMatrix(screens: [screen])
    if let device = document.device {
      if case .device = screen, device.isLandscape { matrix.orientations = [.landscape] }
      if device.appearance == "dark" { matrix.appearances = [.dark] }
      if case .size = screen { matrix.scales = [Int(device.scale)] }
    }
    return matrix
  }

  private var screen: ScreenSize {
    if SceneScreen.fillsScreen(scene, in: document), scene.controller != nil, document.device == nil || isFreeform {
      return Self.plain(scene.root.frame.size)
    }
    guard let device = document.device else { return Self.plain(SceneScreen.canvas(forWidth: scene.root.frame.width)) }
    return Self.device(device).map { .device($0) } ?? Self.plain(device.size)
  }

  /// Whether the controller has its own size on the canvas.
  private var isFreeform: Bool {
    guard let controller = scene.controller else { return false }
    return controller.child(key: "simulatedDestinationMetrics")?.tag == "simulatedScreenMetrics"
      || controller.child(key: "freeformSize") != nil
      || controller.child(key: "simulatedScreenMetrics")?["type"] == "freeform"
  }

  private static func plain(_ size: CGSize) -> ScreenSize {
    func side(_ length: CGFloat) -> Int { min(max(Int(length.rounded()), 16), 8192) }
    return .size(width: side(size.width), height: side(size.height))
  }

  /// Returns the device of the table with the same screen.
  private static func device(_ device: DocumentDevice) -> Device? {
    guard device.layout?.hasPrefix("splitview") != true, !device.isTV else { return nil }
    return Device.screens.first { candidate in
      candidate.scale == Int(device.scale) && (candidate.idiom == .pad) == device.isPad
        && candidate.posture(.portrait)?.size == device.portraitSize
    }
  }

  /// Returns the scene's environment. On its own canvas a scene has the safe area and the size classes of the editor,
  /// elsewhere those of the screen.
  private func sceneEnvironment(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    var traits = environment.traits.values
    if environment.screenSize == canvasSize, let own = document.traits {
      traits.horizontalSizeClass = own.horizontalSizeClass
      traits.verticalSizeClass = own.verticalSizeClass
      traits.userInterfaceIdiom = own.userInterfaceIdiom
    }
    return LayoutEnvironment(
      traits: traits, screenSize: environment.screenSize, safeAreaInsets: environment.safeAreaInsets,
      rootMargin: environment.rootMargin, text: environment.text, strings: environment.strings,
      images: environment.images, metrics: document.toolsVersion >= Self.xcode26 ? .ios26 : environment.metrics)
  }

  private static let xcode26 = 24000

  private var canvasSize: CGSize? {
    document.device?.size ?? (scene.controller == nil ? nil : scene.root.frame.size)
  }
}
