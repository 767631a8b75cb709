@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation

/// Writes a scene as the source of a preview.
@MainActor
struct SceneSource {
  private let document: InterfaceBuilderDocument
  private let scene: InterfaceBuilderScene
  private let heading: ImportedCatalog.Heading
  private let tree: SceneTree
  private let bars: SceneBars
  private var names: [ObjectIdentifier: String] = [:]
  private var rootName = "screen"
  private var variables = SwiftNames()
  private var body: [String] = []
  private(set) var remarks: [String] = []

  init(_ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene, _ heading: ImportedCatalog.Heading) {
    self.document = document
    self.scene = scene
    self.heading = heading
    let environment = heading.environment
    tree = document.tree(of: scene, SceneTreeOptions(environment: environment))
    bars = LayoutEnvironment.$current.withValue(environment) {
      SceneBars(document, scene, traits: environment.traits.values)
    }
    nameItems()
    LayoutEnvironment.$current.withValue(environment) { write() }
  }

  /// The body of the preview's property, indented.
  var text: String {
    let lines = body.map { $0.isEmpty ? "" : "      " + $0 }
    return """
          Preview(\(SwiftText.literal(heading.name)), matrix: \(heading.matrix)\(metrics)) {
      \(lines.joined(separator: "\n"))
          }
      """
  }

  private var metrics: String { heading.environment.metrics == .classic ? "" : ", metrics: .ios26" }

  private var fillsScreen: Bool { SceneScreen.fillsScreen(scene, in: document) }
  /// Whether the root is a screen; a root of another class is put on one.
  private var isScreen: Bool { fillsScreen && type(of: tree.root) == UIView.self }
  private var elements: [ObjectIdentifier: DocumentElement] {
    Dictionary(tree.views.map { (ObjectIdentifier($0.view), $0.document.element) }, uniquingKeysWith: { one, _ in one })
  }

  // MARK: Names

  private mutating func nameItems() {
    var kinds: [ObjectIdentifier: String] = [:]
    for (source, view) in tree.views { kinds[ObjectIdentifier(view)] = source.tag }
    rootName =
      isScreen ? "screen" : variables.variable(tree.root.nameSources.name == "screen" ? scene.root.tag : "view")
    names[ObjectIdentifier(tree.root)] = rootName
    nameViews(tree.root, kinds)
    tree.root.forEachDescendant { view in nameGuides(of: view) }
  }

  private mutating func nameViews(_ view: UIView, _ kinds: [ObjectIdentifier: String]) {
    for subview in view.subviews {
      // A content view has the name of its owner.
      let id = ObjectIdentifier(subview)
      if let owner = view as? UIVisualEffectView, owner.contentView === subview {
        names[id] = "\(names[ObjectIdentifier(view)] ?? "view").contentView"
      } else {
        names[id] = variables.variable(subview.nameSources.name ?? kinds[id] ?? "view")
      }
      nameViews(subview, kinds)
    }
  }

  private mutating func nameGuides(of view: UIView) {
    guard let name = names[ObjectIdentifier(view)] else { return }
    let system: [(UILayoutGuide, String)] = [
      (view.layoutMarginsGuide, "margins"), (view.safeAreaLayoutGuide, "safeArea"),
      (view.readableContentGuide, "readableContent"), (view.keyboardLayoutGuide, "keyboardLayoutGuide"),
    ]
    for (guide, word) in system { names[ObjectIdentifier(guide)] = "\(name).\(word)" }
    if let scroll = view as? UIScrollView {
      names[ObjectIdentifier(scroll.contentLayoutGuide)] = "\(name).content"
      names[ObjectIdentifier(scroll.frameLayoutGuide)] = "\(name).viewport"
    }
    for guide in customGuides(of: view) { names[ObjectIdentifier(guide)] = variables.variable("guide") }
  }

  private func customGuides(of view: UIView) -> [UILayoutGuide] {
    view.layoutGuides.filter { !$0.identifier.hasPrefix("UI") }
  }

  // MARK: Writing

  private mutating func write() {
    let elements = elements
    let effectContent = (tree.root as? UIVisualEffectView)?.contentView
    for subview in (effectContent ?? tree.root).subviews { declare(subview, elements) }
    for guide in customGuides(of: tree.root) { body.append("let \(name(guide)) = LayoutGuide()") }
    let root = ViewSource(tree.root, scene.root.element, name: rootName)
    if !body.isEmpty { body.append("") }
    let held = effectContent == nil ? children(of: tree.root) : []
    let isLeaf = held.isEmpty && !isScreen && !(tree.root is UIStackView)
    let opening = (tree.root as? UIStackView).map(opening) ?? (isScreen ? "Screen" : root.containerClass)
    body.append("let \(rootName) = \(isLeaf ? root.constructor : opening + " {")")
    body += held.map { "  \($0)" }
    let equations = tree.constraints.compactMap(EquationSource(names: names).line)
    let lost = tree.constraints.count - equations.count
    if lost > 0 { remarks.append("\(lost) \(lost == 1 ? "constraint has" : "constraints have") no form in the DSL") }
    let size = fillsScreen ? [] : ownSize
    if let effectContent { writeEffect(rootName, children(of: effectContent)) }
    writeConstraints(size + equations, isOpen: !isLeaf)
    writeRoot(root)
    writeFrames()
    writeMargins()
    writeEnd()
  }

  private func name(_ item: AnyObject) -> String { names[ObjectIdentifier(item)] ?? "view" }

  /// The equations for the size of a single view, which is the size that was saved.
  private var ownSize: [String] {
    let size = scene.root.frame.size
    return ["width", "height"].map { side in
      "\(rootName).\(side) == \(SwiftText.number(side == "width" ? size.width : size.height))"
    }
  }

  /// Writes the constraints. Long blocks are slow to compile, so they are divided into several.
  private mutating func writeConstraints(_ lines: [String], isOpen: Bool) {
    var rest = lines[...]
    if isOpen {
      let first = rest.prefix(Self.blockLength)
      body.append(first.isEmpty ? "}" : "} constraints: { \(rootName) in")
      if !first.isEmpty { body += first.map { "  \($0)" } + ["}"] }
      rest = rest.dropFirst(Self.blockLength)
    }
    while !rest.isEmpty {
      body.append("\(rootName).constrain {")
      body += rest.prefix(Self.blockLength).map { "  \($0)" }
      body.append("}")
      rest = rest.dropFirst(Self.blockLength)
    }
  }

  private static let blockLength = 100

  private func children(of view: UIView) -> [String] {
    let views = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
    return views.map(name) + customGuides(of: view).map(name)
  }

  /// Declares the children first, since containers refer to them.
  private mutating func declare(_ view: UIView, _ elements: [ObjectIdentifier: DocumentElement]) {
    guard let element = elements[ObjectIdentifier(view)] else { return }
    let inner = (view as? UIVisualEffectView)?.contentView
    for subview in (inner ?? view).subviews { declare(subview, elements) }
    for guide in customGuides(of: view) { body.append("let \(name(guide)) = LayoutGuide()") }
    let source = ViewSource(view, element, name: name(view))
    let held = children(of: inner ?? view)
    if let stack = view as? UIStackView {
      body.append("let \(name(view)) = \(opening(of: stack)) {")
      body += held.map { "  \($0)" } + ["}"]
      writeStack(stack)
    } else if !held.isEmpty, inner == nil {
      body.append("let \(name(view)) = \(source.containerClass) {")
      body += held.map { "  \($0)" } + ["}"]
    } else {
      body.append("let \(name(view)) = \(source.constructor)")
      if inner != nil { writeEffect(name(view), held) }
    }
    body += source.lines
    writeContentSize(view, name(view))
  }

  /// Writes an effect view, whose children are in its content view.
  private mutating func writeEffect(_ name: String, _ held: [String]) {
    if !held.isEmpty { body += ["\(name).contentView.add {"] + held.map { "  \($0)" } + ["}"] }
  }

  private func opening(of stack: UIStackView) -> String {
    var parts = [".\(stack.axis == .vertical ? "vertical" : "horizontal")"]
    if stack.spacing != 0 {
      parts.append(
        "spacing: \(stack.spacing == UIStackView.spacingUseSystem ? "StackView.spacingUseSystem" : SwiftText.number(stack.spacing))"
      )
    }
    if stack.alignment != .fill { parts.append("alignment: .\(stack.alignment)") }
    if stack.distribution != .fill { parts.append("distribution: .\(stack.distribution)") }
    return "StackView(\(parts.joined(separator: ", ")))"
  }

  private mutating func writeStack(_ stack: UIStackView) {
    for view in stack.subviews where !stack.arrangedSubviews.contains(where: { $0 === view }) {
      body.append("\(name(stack)).addSubview(\(name(view)))")
      if !view.translatesAutoresizingMaskIntoConstraints {
        body.append("\(name(view)).translatesAutoresizingMaskIntoConstraints = false")
      }
    }
    for view in stack.arrangedSubviews where stack.customSpacing(after: view) != UIStackView.spacingUseDefault {
      body.append(
        "\(name(stack)).setCustomSpacing(\(SwiftText.number(stack.customSpacing(after: view))), after: \(name(view)))")
    }
    if stack.isBaselineRelativeArrangement { body.append("\(name(stack)).isBaselineRelativeArrangement = true") }
    if stack.isLayoutMarginsRelativeArrangement {
      body.append("\(name(stack)).isLayoutMarginsRelativeArrangement = true")
    }
  }

  /// Writes placeholder sizes and the sizes of designable views.
  private mutating func writeContentSize(_ view: UIView, _ name: String) {
    guard let given = view.givenContent else { return }
    let lengths = [("width", given.width), ("height", given.height)].compactMap { word, length in
      length.map { "\(word): \($0 == UIView.noIntrinsicMetric ? "View.noIntrinsicMetric" : SwiftText.number($0))" }
    }
    if !lengths.isEmpty { body.append("\(name).placeholderIntrinsicSize(\(lengths.joined(separator: ", ")))") }
  }

  private mutating func writeRoot(_ root: ViewSource) {
    // Screens have the system's background unless the document sets another.
    if isScreen, tree.root.backgroundColor == .systemBackground {
      body += root.lines.filter { !$0.hasPrefix("screen.backgroundColor") }
    } else if isScreen, tree.root.backgroundColor == nil {
      body += ["screen.backgroundColor = nil"] + root.lines
    } else {
      body += root.lines
    }
  }

  // MARK: Frames and margins

  /// Writes the frames of views that are laid out by their masks, and of the views around them, which their margins
  /// refer to.
  private mutating func writeFrames() {
    var framed: Set<ObjectIdentifier> = []
    tree.root.forEachDescendant { view in
      guard view !== tree.root, view.translatesAutoresizingMaskIntoConstraints else { return }
      var current: UIView? = view
      while let one = current, one !== tree.root {
        framed.insert(ObjectIdentifier(one))
        current = one.superview
      }
    }
    var lines: [String] = []
    for (source, view) in tree.views where framed.contains(ObjectIdentifier(view)) {
      lines.append("\(name(view)).frame = \(SwiftText.rect(source.frame))")
      guard view.translatesAutoresizingMaskIntoConstraints, !isOwnContent(view) else { continue }
      lines.append("\(name(view)).autoresizingMask = \(SwiftText.mask(view.autoresizingMask))")
      lines.append("\(name(view)).translatesAutoresizingMaskIntoConstraints = true")
    }
    if !lines.isEmpty {
      body.append("")
      body.append("// Laid out by autoresizing masks.")
      body.append("\(rootName).frame = \(SwiftText.rect(CGRect(origin: .zero, size: scene.root.frame.size)))")
      body += lines
      if isScreen { body.append("screen.frame = CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize)") }
    }
  }

  private func isOwnContent(_ view: UIView) -> Bool { (view.superview as? UIVisualEffectView)?.contentView === view }

  /// Writes the margins that constraints depend on.
  private mutating func writeMargins() {
    for (_, view) in tree.views {
      let name = name(view)
      let side = heading.environment.rootMargin
      let isScreen = view === tree.root && self.isScreen
      let own = isScreen ? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side) : view.defaultMargins
      let standard = NSDirectionalEdgeInsets(top: own.top, leading: own.left, bottom: own.bottom, trailing: own.right)
      if let stated = view.marginState.stated, stated != standard {
        body.append("\(name).directionalLayoutMargins = \(SwiftText.insets(stated))")
      }
      if view.preservesSuperviewLayoutMargins { body.append("\(name).preservesSuperviewLayoutMargins = true") }
      if !view.insetsLayoutMarginsFromSafeArea { body.append("\(name).insetsLayoutMarginsFromSafeArea = false") }
    }
  }

  private mutating func writeEnd() {
    guard fillsScreen, !bars.isEmpty else {
      body.append("return \(rootName)\(fillsScreen && !isScreen ? ".embedded()" : "")")
      return
    }
    var parts: [String] = []
    for (word, bar) in [
      ("navigationBar", bars.navigationBar as UIView?), ("tabBar", bars.tabBar), ("toolbar", bars.toolbar),
    ] {
      guard let bar else { continue }
      let variable = variables.variable(word)
      let source = ViewSource(bar, scene.root.element, name: variable)
      body.append("let \(variable) = \(source.constructor)")
      body += source.lines.filter { $0.contains(".title =") || $0.contains("tems =") || $0.contains("LargeTitles") }
      if let tabs = bar as? UITabBar { body.append("\(variable).selectedIndex = \(tabs.selectedIndex)") }
      parts.append("\(word): \(variable)")
    }
    if bars.rule.isNavigationBarOpaque { parts.append("extendsUnderTop: false") }
    if bars.rule.isBottomBarOpaque { parts.append("extendsUnderBottom: false") }
    body.append("return \(rootName).embedded(\(parts.joined(separator: ", ")))")
  }
}
