@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation

/// Writes a scene as the source of a preview. What its variations change is written under conditions.
@MainActor
struct SceneSource {
  private let document: InterfaceBuilderDocument
  private let scene: InterfaceBuilderScene
  private let heading: ImportedCatalog.Heading
  /// The scene in each case that its variations tell apart.
  private let cases: [SceneCase]
  private let varied: VariedLines
  private let bars: SceneBars
  private var names: [ObjectIdentifier: String] = [:]
  /// The names of views and guides by their keys.
  private var keyNames: [String: String] = [:]
  private var rootName = "screen"
  private var variables = SwiftNames()
  private var body: [String] = []
  /// The variable of the screen's margin.
  private var margin = "rootMargin"
  private(set) var remarks: [String] = []

  init(_ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene, _ heading: ImportedCatalog.Heading) {
    self.document = document
    self.scene = scene
    self.heading = heading
    let environment = heading.environment
    let traitCases = TraitCases(scene)
    // A view by itself gets a screen of its own size, whose margin is another than that of the document's.
    let followsMargin = SceneScreen.fillsScreen(scene, in: document)
    varied = VariedLines(cases: traitCases)
    cases = (0..<traitCases.count).map { number in
      let traits = traitCases.traits(of: number, from: environment.traits.values)
      let (own, probed) = (environment.rootMargin, environment.rootMargin + Self.probedMargin)
      let trees = [own, probed].map { margin in
        document.tree(of: scene, SceneTreeOptions(environment: environment.with(traits, rootMargin: margin)))
      }
      return SceneCase(trees[0], traits: traits, probe: followsMargin ? trees[1] : nil, margins: (own, probed))
    }
    bars = LayoutEnvironment.$current.withValue(environment) {
      SceneBars(document, scene, traits: environment.traits.values)
    }
    nameItems()
    LayoutEnvironment.$current.withValue(environment) { write() }
    if cases.count > 1, heading.hasOtherClasses {
      remarks.append("the screen of the preview is in other size classes than the document's canvas")
    }
  }

  /// The body of the preview's property, indented.
  var text: String {
    let lines = body.map { $0.isEmpty ? "" : "      " + $0 }
    let asksTraits = body.contains { $0.contains("if traits.") || $0.contains("if (traits.") }
    return """
          Preview(\(SwiftText.literal(heading.name)), matrix: \(heading.matrix)\(metrics)) {\(asksTraits ? " traits in" : "")
      \(lines.joined(separator: "\n"))
          }
      """
  }

  /// How much wider the margin of the screen is on which margins are probed, in points.
  private static let probedMargin: CGFloat = 4

  private var metrics: String {
    let metrics = heading.environment.metrics
    return metrics == .classic ? "" : ", metrics: .\(metrics.rawValue)"
  }

  private var fillsScreen: Bool { SceneScreen.fillsScreen(scene, in: document) }
  /// Whether the root is a screen; a root of another class is put on one.
  private var isScreen: Bool { fillsScreen && type(of: cases[0].tree.root) == UIView.self }
  private var rootKey: String { cases[0].key(cases[0].tree.root) }

  // MARK: Cases

  /// Returns what each case with a view says about it.
  private func each<Value>(_ key: String, _ body: (UIView, SceneCase) -> Value) -> [Int: Value] {
    var values: [Int: Value] = [:]
    for (number, one) in cases.enumerated() { values[number] = one.views[key].map { body($0, one) } }
    return values
  }

  /// Returns what the first case with a view says about it.
  private func first<Value>(_ key: String, _ body: (UIView, SceneCase) -> Value) -> Value? {
    each(key, body).min { $0.key < $1.key }?.value
  }

  /// Adds lines about a view that each case with the view has for itself.
  private mutating func write(_ key: String, _ lines: (UIView, SceneCase) -> [String]) {
    body += varied.lines(each(key, lines))
  }

  // MARK: Names

  private mutating func nameItems() {
    for one in cases {
      let root = one.tree.root
      if keyNames.isEmpty {
        let name = root.nameSources.name == "screen" ? scene.root.tag : "view"
        rootName = isScreen ? "screen" : variables.variable(name)
        keyNames[rootKey] = rootName
      }
      names[ObjectIdentifier(root)] = rootName
      nameViews(root, one)
      root.forEachDescendant { view in nameGuides(of: view, one) }
    }
  }

  private mutating func nameViews(_ view: UIView, _ one: SceneCase) {
    for subview in view.subviews {
      let key = one.key(subview)
      if let owner = view as? UIVisualEffectView, owner.contentView === subview {
        // A content view has the name of its owner.
        keyNames[key] = "\(name(view)).contentView"
      } else if keyNames[key] == nil {
        keyNames[key] = variables.variable(subview.nameSources.name ?? one.document(key)?.tag ?? "view")
      }
      names[ObjectIdentifier(subview)] = keyNames[key]
      nameViews(subview, one)
    }
  }

  private mutating func nameGuides(of view: UIView, _ one: SceneCase) {
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
    for guide in SceneCase.customGuides(of: view) {
      let key = "\(one.key(view))#\(guide.identifier)"
      if keyNames[key] == nil { keyNames[key] = variables.variable("guide") }
      names[ObjectIdentifier(guide)] = keyNames[key]
    }
  }

  private func name(_ item: AnyObject) -> String { names[ObjectIdentifier(item)] ?? "view" }

  // MARK: Writing

  private mutating func write() {
    let effect = effectContent(rootKey)
    for key in subviews(effect ?? rootKey) { declare(key) }
    declareGuides(of: rootKey)
    if !body.isEmpty { body.append("") }
    let held = effect == nil ? children(of: rootKey) : []
    let root = cases[0].tree.root
    let isLeaf = held.isEmpty && !isScreen && !(root is UIStackView)
    let source = ViewSource(root, ElementReader(scene.root, traits: cases[0].traits), name: rootName)
    let opening = root is UIStackView ? opening(ofStack: rootKey) : (isScreen ? "Screen" : source.containerClass)
    body.append("let \(rootName) = \(isLeaf ? source.constructor : opening + " {")")
    body += held.map { "  \($0)" }
    if let effect { writeEffect(rootName, children(of: effect)) }
    writeConstraints(isOpen: !isLeaf)
    if root is UIStackView { write(rootKey) { [self] view, _ in variedStackLines(view, rootKey) + stackLines(view) } }
    writeRoot()
    margin = variables.variable(margin)
    let start = body.count
    writeFrames()
    writeMargins()
    if body[start...].contains(where: { $0.contains(margin) }) {
      body.insert("let \(margin) = LayoutEnvironment.current.rootMargin", at: start)
    }
    writeEnd()
  }

  /// The equations for the size of a single view, which is the size that was saved.
  private var ownSize: [String] {
    let size = scene.root.frame.size
    return ["width", "height"].map { side in
      "\(rootName).\(side) == \(SwiftText.number(side == "width" ? size.width : size.height))"
    }
  }

  /// Writes the constraints. Long blocks are slow to compile, so they are divided into several.
  private mutating func writeConstraints(isOpen: Bool) {
    var equations: [Int: [String]] = [:]
    var lost = 0
    for (number, one) in cases.enumerated() {
      let lines = one.tree.constraints.compactMap(EquationSource(names: names).line)
      lost = max(lost, one.tree.constraints.count - lines.count)
      equations[number] = (fillsScreen ? [] : ownSize) + lines
    }
    if lost > 0 { remarks.append("\(lost) \(lost == 1 ? "constraint has" : "constraints have") no form in the DSL") }
    var rest = varied.units(equations)[...]
    if isOpen {
      let first = Self.block(of: &rest)
      body.append(first.isEmpty ? "}" : "} constraints: { \(rootName) in")
      if !first.isEmpty { body += first.map { "  \($0)" } + ["}"] }
    }
    while !rest.isEmpty {
      body.append("\(rootName).constrain {")
      body += Self.block(of: &rest).map { "  \($0)" }
      body.append("}")
    }
  }

  /// Takes the lines of a block; an `if` is in one block with its branches.
  private static func block(of units: inout ArraySlice<[String]>) -> [String] {
    var lines: [String] = []
    while let unit = units.first, lines.isEmpty || lines.count + unit.count <= blockLength {
      lines += unit
      units.removeFirst()
    }
    return lines
  }

  private static let blockLength = 100

  // MARK: Views

  /// Returns the key of an effect view's content view; `nil` for any other view.
  private func effectContent(_ key: String) -> String? {
    first(key) { view, one in (view as? UIVisualEffectView).map { one.key($0.contentView) } } ?? nil
  }

  /// Returns the keys of the subviews in any case.
  private func subviews(_ key: String) -> [String] {
    VariedLines.joined(each(key) { view, one in view.subviews.map(one.key) }).map(\.text)
  }

  /// Returns the names of what a view contains, under conditions where cases differ.
  private func children(of key: String) -> [String] {
    varied.lines(
      each(key) { [self] view, one in
        let views = ((view as? UIStackView)?.arrangedSubviews ?? view.subviews).filter {
          one.reader(one.key($0)) != nil
        }
        return views.map(name) + SceneCase.customGuides(of: view).map(name)
      })
  }

  private mutating func declareGuides(of key: String) {
    let guides = VariedLines.joined(
      each(key) { [self] view, _ in
        SceneCase.customGuides(of: view).map(name)
      })
    for guide in guides { body.append("let \(guide.text) = LayoutGuide()") }
  }

  /// Declares the children first, since containers refer to them.
  private mutating func declare(_ key: String) {
    let made = first(key) { view, one in one.reader(key).map { ViewSource(view, $0, name: keyNames[key] ?? "view") } }
    guard let source = made ?? nil else { return }
    let inner = effectContent(key)
    for subview in subviews(inner ?? key) { declare(subview) }
    declareGuides(of: key)
    let held = children(of: inner ?? key)
    let isStack = source.view is UIStackView
    if isStack {
      body.append("let \(source.name) = \(opening(ofStack: key)) {")
      body += held.map { "  \($0)" } + ["}"]
      write(key) { [self] view, _ in variedStackLines(view, key) + stackLines(view) }
    } else if !held.isEmpty, inner == nil {
      body.append("let \(source.name) = \(source.containerClass) {")
      body += held.map { "  \($0)" } + ["}"]
    } else {
      body.append("let \(source.name) = \(source.constructor)")
      if inner != nil { writeEffect(source.name, held) }
    }
    write(key) { view, one in
      one.reader(key).map { ViewSource(view, $0, name: source.name).lines + Self.contentSize(view, source.name) } ?? []
    }
  }

  /// Writes an effect view, whose children are in its content view.
  private mutating func writeEffect(_ name: String, _ held: [String]) {
    if !held.isEmpty { body += ["\(name).contentView.add {"] + held.map { "  \($0)" } + ["}"] }
  }

  /// Returns the lines for placeholder sizes and the sizes of designable views.
  private static func contentSize(_ view: UIView, _ name: String) -> [String] {
    guard let given = view.givenContent else { return [] }
    let lengths = [("width", given.width), ("height", given.height)].compactMap { word, length in
      length.map { "\(word): \($0 == UIView.noIntrinsicMetric ? "View.noIntrinsicMetric" : SwiftText.number($0))" }
    }
    return lengths.isEmpty ? [] : ["\(name).placeholderIntrinsicSize(\(lengths.joined(separator: ", ")))"]
  }

  private mutating func writeRoot() {
    // Screens have the system's background unless the document sets another.
    write(rootKey) { [scene, isScreen, rootName] view, one in
      let lines = ViewSource(view, ElementReader(scene.root, traits: one.traits), name: rootName).lines
      guard isScreen else { return lines }
      if view.backgroundColor == .systemBackground { return lines.filter { !$0.hasPrefix("screen.backgroundColor") } }
      return view.backgroundColor == nil ? ["screen.backgroundColor = nil"] + lines : lines
    }
  }

  // MARK: Frames and margins

  /// Writes the frames of views that are laid out by their masks, and of the views around them, which their margins
  /// refer to. They are the same in all cases.
  private mutating func writeFrames() {
    var lines: [Int: [String]] = [:]
    for (number, one) in cases.enumerated() { lines[number] = frames(one) }
    let all = VariedLines.joined(lines).map(\.text)
    guard !all.isEmpty else { return }
    body.append("")
    body.append("// Laid out by autoresizing masks.")
    body.append("\(rootName).frame = \(SwiftText.rect(CGRect(origin: .zero, size: scene.root.frame.size)))")
    body += all
    if isScreen { body.append("screen.frame = CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize)") }
  }

  private func frames(_ one: SceneCase) -> [String] {
    let root = one.tree.root
    var framed: Set<ObjectIdentifier> = []
    root.forEachDescendant { view in
      guard view !== root, view.translatesAutoresizingMaskIntoConstraints else { return }
      var current: UIView? = view
      while let one = current, one !== root {
        framed.insert(ObjectIdentifier(one))
        current = one.superview
      }
    }
    let views = one.tree.views.map { ($0.view, SwiftText.rect($0.document.frame)) }
    let separators = one.separators.map { separator in
      let sides = one.lengths(of: separator, naming: margin) { [$0.frame.minX, $0.frame.width] }
      let (y, height) = (SwiftText.number(separator.frame.minY), SwiftText.number(separator.frame.height))
      return (separator, "CGRect(x: \(sides[0]), y: \(y), width: \(sides[1]), height: \(height))")
    }
    return (views + separators).filter { framed.contains(ObjectIdentifier($0.0)) }.flatMap { view, frame in
      var lines = ["\(name(view)).frame = \(frame)"]
      guard view.translatesAutoresizingMaskIntoConstraints, !isOwnContent(view) else { return lines }
      lines.append("\(name(view)).autoresizingMask = \(SwiftText.mask(view.autoresizingMask))")
      lines.append("\(name(view)).translatesAutoresizingMaskIntoConstraints = true")
      return lines
    }
  }

  private func isOwnContent(_ view: UIView) -> Bool { (view.superview as? UIVisualEffectView)?.contentView === view }

  /// Writes the margins that constraints depend on.
  private mutating func writeMargins() {
    var keys: [Int: [String]] = [:]
    for (number, one) in cases.enumerated() { keys[number] = one.documentKeys }
    for key in VariedLines.joined(keys).map(\.text) { write(key) { [self] view, one in margins(of: view, one) } }
  }

  private func margins(of view: UIView, _ one: SceneCase) -> [String] {
    let name = name(view)
    let side = heading.environment.rootMargin
    let isScreen = view === one.tree.root && self.isScreen
    let own = isScreen ? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side) : view.defaultMargins
    let standard = NSDirectionalEdgeInsets(top: own.top, leading: own.left, bottom: own.bottom, trailing: own.right)
    var lines: [String] = []
    if let stated = view.marginState.stated, stated != standard {
      let sides = one.lengths(of: view, naming: margin) { view in
        let insets = view.marginState.stated ?? stated
        return [insets.top, insets.leading, insets.bottom, insets.trailing]
      }
      lines.append(
        "\(name).directionalLayoutMargins = NSDirectionalEdgeInsets(top: \(sides[0]), leading: \(sides[1]), "
          + "bottom: \(sides[2]), trailing: \(sides[3]))")
    }
    if view.preservesSuperviewLayoutMargins { lines.append("\(name).preservesSuperviewLayoutMargins = true") }
    if !view.insetsLayoutMarginsFromSafeArea { lines.append("\(name).insetsLayoutMarginsFromSafeArea = false") }
    if view.marginState.followsReadableWidth { lines.append("\(name).layoutMarginsFollowReadableWidth = true") }
    return lines
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
      let source = ViewSource(bar, ElementReader(scene.root, traits: nil), name: variable)
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

// MARK: - Stack views

extension SceneSource {
  /// Returns the expression that makes a stack view, as it is in the first case.
  private func opening(ofStack key: String) -> String {
    let stack = first(key) { view, _ in view as? UIStackView } ?? nil
    let values = Self.stackProperties(stack ?? UIStackView())
    var parts = [values["axis"]!]
    if values["spacing"] != "0" { parts.append("spacing: \(values["spacing"]!)") }
    for property in ["alignment", "distribution"] where values[property] != ".fill" {
      parts.append("\(property): \(values[property]!)")
    }
    return "StackView(\(parts.joined(separator: ", ")))"
  }

  private static func stackProperties(_ stack: UIStackView) -> [String: String] {
    let usesSystem = stack.spacing == UIStackView.spacingUseSystem
    return [
      "axis": ".\(stack.axis == .vertical ? "vertical" : "horizontal")",
      "spacing": usesSystem ? "StackView.spacingUseSystem" : SwiftText.number(stack.spacing),
      "alignment": ".\(stack.alignment)", "distribution": ".\(stack.distribution)",
    ]
  }

  /// Returns lines for the properties that differ from those of the first case, which the expression that makes the
  /// stack has.
  private func variedStackLines(_ view: UIView, _ key: String) -> [String] {
    guard let stack = view as? UIStackView else { return [] }
    let made = first(key) { view, _ in (view as? UIStackView).map(Self.stackProperties) ?? [:] } ?? [:]
    let own = Self.stackProperties(stack)
    return ["axis", "spacing", "alignment", "distribution"].filter { own[$0] != made[$0] }
      .map { "\(name(stack)).\($0) = \(own[$0]!)" }
  }

  private func stackLines(_ view: UIView) -> [String] {
    guard let stack = view as? UIStackView else { return [] }
    var lines: [String] = []
    for view in stack.subviews where !stack.arrangedSubviews.contains(where: { $0 === view }) {
      lines.append("\(name(stack)).addSubview(\(name(view)))")
      if !view.translatesAutoresizingMaskIntoConstraints {
        lines.append("\(name(view)).translatesAutoresizingMaskIntoConstraints = false")
      }
    }
    for view in stack.arrangedSubviews where stack.customSpacing(after: view) != UIStackView.spacingUseDefault {
      lines.append(
        "\(name(stack)).setCustomSpacing(\(SwiftText.number(stack.customSpacing(after: view))), after: \(name(view)))")
    }
    if stack.isBaselineRelativeArrangement { lines.append("\(name(stack)).isBaselineRelativeArrangement = true") }
    if stack.isLayoutMarginsRelativeArrangement {
      lines.append("\(name(stack)).isLayoutMarginsRelativeArrangement = true")
    }
    return lines
  }
}
