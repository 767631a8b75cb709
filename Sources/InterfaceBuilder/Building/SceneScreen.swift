package import LPAutoLayout
package import Foundation

/// A scene on a screen: a controller's scene with the bars that the document implies, any other as a single view.
@MainActor
package struct SceneScreen {
  private let document: InterfaceBuilderDocument
  private let scene: InterfaceBuilderScene
  private let environment: LayoutEnvironment
  private var options: SceneTreeOptions

  /// - Parameter environment: the environment with the safe area of the screen alone, without bars.
  package init(
    _ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene, in environment: LayoutEnvironment,
    asSaved: Bool = false, texts: (any DocumentTexts)? = nil, appliesRuntimeAttributes: Bool = true,
    freesPrototypes: Bool = false,
    isRunTime: Bool = false
  ) {
    self.document = document
    self.scene = scene
    self.environment = environment
    options = SceneTreeOptions(
      asSaved: asSaved, texts: texts, appliesRuntimeAttributes: appliesRuntimeAttributes, isRunTime: isRunTime)
    options.freesPrototypes = freesPrototypes
  }

  /// Returns whether the scene fills a screen; cells, items of bars and views of xibs do not.
  package static func fillsScreen(_ scene: InterfaceBuilderScene, in document: InterfaceBuilderDocument) -> Bool {
    if scene.isBarItemView || scene.root.isCell { return false }
    guard scene.controller == nil, let device = document.device else { return scene.controller != nil }
    return scene.root.frame.size == device.size
  }

  /// Returns the size, in points, of the screen that a single view was drawn for if the document names no device: the
  /// screens of editors before Xcode 8 by their widths, otherwise an iPhone 8.
  package static func canvas(forWidth width: CGFloat) -> CGSize {
    let canvases = [(320, 568), (375, 667), (414, 736), (600, 600)].map { CGSize(width: $0, height: $1) }
    return canvases.first { $0.width == width } ?? CGSize(width: 375, height: 667)
  }

  /// Returns the tree, which is laid out on its screen when it is captured.
  package func root() -> UIView {
    guard Self.fillsScreen(scene, in: document) else { return viewByItself() }
    return SceneBars(document, scene, traits: environment.traits.values).isEmpty
      ? tree(environment).root : screenWithBars()
  }

  private func tree(_ environment: LayoutEnvironment) -> SceneTree {
    var options = options
    options.environment = environment
    return document.tree(of: scene, options)
  }

  private func environment(size: CGSize) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: environment.traits.values, screenSize: size, safeAreaInsets: .zero,
      rootMargin: environment.rootMargin, text: environment.text, strings: environment.strings,
      images: environment.images, metrics: environment.metrics)
  }

  // MARK: Single views

  /// Returns a single view. If it was as wide as its canvas, it is as wide as the screen; its height follows from its
  /// constraints, or stays as it was.
  private func viewByItself() -> UIView {
    let saved = scene.root.frame.size
    let canvas = document.device?.size ?? Self.canvas(forWidth: saved.width)
    let isAcross = saved.width == canvas.width
    let width = isAcross ? environment.screenSize.width : saved.width
    let size = CGSize(width: width, height: saved.height)
    let root = tree(environment(size: size)).root
    let traits = environment.traits.values
    let hasOtherText = traits.preferredContentSizeCategory != .large || (traits.textGrowth ?? 1) != 1
    guard width != saved.width || hasOtherText else { return root }
    let fitting = root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > saved.height { root.frame.size.height = min(fitting.height, 8192) }
    return root
  }

  // MARK: Bars

  private func screenWithBars() -> UIView {
    LayoutEnvironment.$current.withValue(environment) {
      let root = tree(environment).root
      root.nameSources.name = "view"
      let screen = SceneBars(document, scene, traits: environment.traits.values, texts: options.texts)
        .embed(root)
      screen.nameSources.name = "screen"
      return screen
    }
  }
}
