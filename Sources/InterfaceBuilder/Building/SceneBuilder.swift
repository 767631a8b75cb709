import LPComponents
import Foundation

/// Builds one scene's tree: views from the top down, then the constraints between them.
@MainActor
struct SceneBuilder {
  let document: InterfaceBuilderDocument
  let scene: InterfaceBuilderScene
  let options: SceneTreeOptions
  let environment: LayoutEnvironment
  /// The traits that decide which variations apply.
  let traits: TraitValues?
  let factory: ViewFactory
  private let margins: MarginRule
  private let contentSizes: ContentSizeRule
  private let names: [String: String]
  private let given: GivenInsets.SceneInsets?
  private let evidence: InsetEvidence?
  private(set) var items = SceneItems()
  private var views: [(document: DocumentView, view: UIView)] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(
    document: InterfaceBuilderDocument, scene: InterfaceBuilderScene, options: SceneTreeOptions,
    environment: LayoutEnvironment, evidence: InsetEvidence? = nil
  ) {
    self.evidence = evidence
    self.document = document
    self.scene = scene
    self.options = options
    self.environment = environment
    traits = options.environment == nil ? document.traits : environment.traits.values
    factory = ViewFactory(
      document: document, isCanvas: options.asSaved, isLive: options.isLive,
      appliesRuntimeAttributes: options.appliesRuntimeAttributes, texts: options.texts)
    let width = scene.root.frame.width
    margins = MarginRule(
      toolsVersion: document.toolsVersion, device: document.device, sceneWidth: width,
      platform: document.platform, isStoryboard: document.isStoryboard,
      deviceMargin: options.environment != nil && !options.asSaved ? environment.rootMargin : nil)
    contentSizes = ContentSizeRule(
      resources: document.resources,
      desktop: document.platform == .macOS ? DesktopInsets(toolsVersion: document.toolsVersion) : nil,
      isRunTime: options.isRunTime)
    names = OutletNames(scene: scene).names
    given = options.insets?.scenes[scene.id]
  }

  mutating func build() -> SceneTree {
    let root = make(scene.root, isRoot: true)
    if options.asSaved { root.frame = CGRect(origin: .zero, size: scene.root.frame.size) }
    addControllerGuides(to: root)
    var constraints = ConstraintInstaller(
      document: document, scene: scene, traits: traits, items: items, isRunTime: options.isRunTime)
    constraints.install(views)
    let kept =
      options.asSaved && CanvasRule.keptSizes.holds
      ? KeptSizes(constraints.installed).constraints(of: views, traits) : []
    NSLayoutConstraint.activate(kept)
    diagnostics += factory.diagnostics(for: views.map(\.document)) + constraints.diagnostics + prototypes()
    if options.environment != nil, !options.asSaved {
      root.frame = CGRect(origin: .zero, size: environment.screenSize)
    }
    if options.isLive {
      SceneOutlets(document: document, items: items, constraints: constraints.identified, options: options)
        .connect(views, scene)
    }
    root.documentNotes = diagnostics
    return SceneTree(
      root: root, views: views, constraints: constraints.installed, diagnostics: diagnostics, keptSizes: kept,
      hasRecordedSizes: options.asSaved)
  }

  /// Reports the views that keep their saved frame on every screen, as one finding.
  private func prototypes() -> [Diagnostic] {
    let found = views.filter { $0.document.isPrototyped }
    guard let first = found.first else { return [] }
    func site(_ view: DocumentView) -> CallSite? {
      document.path.map {
        CallSite(fileID: document.fileName, filePath: $0, line: view.element.line, column: 1)
      }
    }
    func name(_ view: UIView) -> String { view.nameSources.name ?? "?" }
    let others = found.count == 1 ? "" : " and \(found.count - 1) other view\(found.count == 2 ? "" : "s")"
    return [
      Diagnostic(
        .note, rule: "placeholder-constraint",
        message: "line \(first.document.element.line): `\(name(first.view))`\(others) "
          + "\(found.count == 1 ? "has" : "have") only prototyping constraints, which keep the saved frame on every screen",
        callSite: site(first.document),
        notes: found.dropFirst().prefix(8).map { .init("`\(name($0.view))`", callSite: site($0.document)) },
        fix: "write constraints: `preview suggest --reset` proposes some")
    ]
  }

  // MARK: Views

  mutating func make(_ source: DocumentView, isRoot: Bool = false, reusing existing: UIView? = nil) -> UIView {
    let reader = ElementReader(source, traits: traits)
    let view = existing ?? custom(source, factory.make(source, reader))
    items.views[source.id] = view
    views.append((source, view))
    view.frame = isRoot ? CGRect(origin: .zero, size: source.frame.size) : source.frame
    (view.geometry.givenFrame, view.geometry.unplacedFrame) = (nil, source.hasFrame ? source.frame : nil)
    view.reference.savedFrame = source.hasFrame ? source.frame : nil
    view.autoresizingMask = autoresizing(source)
    let isFree = options.freesPrototypes && source.isPrototyped
    view.translatesAutoresizingMaskIntoConstraints = isRoot || !(source.isConstraintDriven || isFree)
    view.nameSources.name = names[source.id] ?? source.label ?? factory.name(of: source, isRoot: isRoot)
    if let path = document.path {
      view.nameSources.creationSite = CallSite(
        fileID: document.fileName, filePath: path, line: source.element.line, column: 1)
    }
    factory.configure(view, source, reader)
    applyPriorities(view, reader)
    applyContentSize(view, source, reader)
    applyMargins(view, source, reader, isRoot: isRoot)
    if isRoot {
      view.marginState.safeArea = given?.safeArea ?? environment.safeAreaInsets
      view.safeAreaInsetsDidChange()
    }
    // On the canvas nothing has been scrolled, but rows are below the bars.
    if options.asSaved, source.tag == "scrollView" { (view as? UIScrollView)?.contentOffset = .zero }
    addSubviews(of: source, to: view)
    addGuides(of: source, to: view)
    return view
  }

  /// Returns the view of an element's own class, if there is one.
  private func custom(_ source: DocumentView, _ view: UIView) -> UIView {
    guard let name = source.customClass, let made = options.customView?(name, view) else { return view }
    if let table = view as? UITableView, let own = made as? UITableView { own.style = table.style }
    if let collection = view as? UICollectionView, let own = made as? UICollectionView {
      own.collectionViewLayout = collection.collectionViewLayout
    }
    // The document has the frame of the content.
    if factory.contentView(of: made) != nil { made.removeConstraints(made.constraints) }
    return made
  }

  /// Returns the autoresizing mask. The canvas keeps the frames of rows; elsewhere rows are as wide as their list, and
  /// their content fills them.
  private func autoresizing(_ source: DocumentView) -> UIView.AutoresizingMask {
    guard options.environment != nil, !options.asSaved, let parent = source.parent else { return source.autoresizing }
    if DocumentTag.contentViews.contains(source.tag) { return [.flexibleWidth, .flexibleHeight] }
    let isRow = parent.tag == "tableView" && source.role != "backgroundView"
    return isRow ? [.flexibleWidth, .flexibleBottomMargin] : source.autoresizing
  }

  private mutating func addSubviews(of source: DocumentView, to view: UIView) {
    let left = InstalledParts.subviews(excludedFrom: source, traits)
    for child in source.subviews {
      guard !left.contains(child.id) else {
        child.walk { items.notInstalled.insert($0.id) }
        continue
      }
      if options.isLive, source.isList || factory.hasStandardContent(source) {
        addLive(child, of: source, to: view)
      } else if let content = factory.contentView(of: view), child.role == "contentView" {
        _ = make(child, reusing: content)
      } else if let stack = view as? UIStackView, child.isArranged {
        stack.addArrangedSubview(make(child))
      } else {
        view.addSubview(make(child))
      }
    }
    guard document.platform != .macOS else { return }
    guard !options.isLive else { return finishLive(source, view) }
    switch source.tag {
    case "tableView":
      if recordsBars(source) { (view as? UIScrollView)?.contentInset.top -= Self.recordedBars }
      TableParts(source, view, views: items.views, reader: factory.content(of: ElementReader(source, traits: traits)))
        .add()
    case "collectionView": CollectionParts(source: source, collection: view, views: items.views).add()
    default: break
    }
  }

  /// The height of status and navigation bar that Xcode 6 and 7 added to the recorded places of rows.
  private static let recordedBars: CGFloat = 64

  /// Whether the document has the rows of a list below the bars, where the list itself begins above them. Newer documents
  /// have rows where they are in the list.
  private func recordsBars(_ source: DocumentView) -> Bool {
    guard source.parent == nil, document.platform != .macOS,
      document.toolsVersion > 0, document.toolsVersion < 11_000,
      let row = source.subviews.first(where: { $0.tag == "tableViewCell" }),
      !source.subviews.contains(where: { $0.role == "tableHeaderView" && $0.frame.minY < Self.recordedBars })
    else { return false }
    return row.frame.minY >= Self.recordedBars
  }

  private func applyPriorities(_ view: UIView, _ reader: ElementReader) {
    func priority(_ name: String, _ standard: Float) -> UILayoutPriority {
      UILayoutPriority(reader[name].flatMap(DocumentNumber.priority) ?? standard)
    }
    view.setContentHuggingPriority(priority("horizontalHuggingPriority", 250), for: .horizontal)
    view.setContentHuggingPriority(priority("verticalHuggingPriority", 250), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", 750), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", 750), for: .vertical)
  }

  private func applyContentSize(_ view: UIView, _ source: DocumentView, _ reader: ElementReader) {
    let recorded = view.alignmentRect(forFrame: CGRect(origin: .zero, size: source.frame.size)).size
    view.givenContent = contentSizes.content(
      of: source, reader, recorded: recorded, asSaved: options.asSaved, scale: environment.traits.displayScale)
  }

  // MARK: Margins

  private func applyMargins(_ view: UIView, _ source: DocumentView, _ reader: ElementReader, isRoot: Bool) {
    let isBeside = environment.safeAreaInsets.left == 0 && environment.safeAreaInsets.right == 0
    let isRow = source.tag == "tableViewCell" && isBeside && CanvasRule.rowsWithoutSafeArea.holds
    view.preservesSuperviewLayoutMargins = !isRow && reader.flag("preservesSuperviewLayoutMargins") ?? false
    view.insetsLayoutMarginsFromSafeArea =
      reader.flag("insetsLayoutMarginsFromSafeArea")
      ?? (!isRow && !DocumentTag.contentViews.contains(source.tag)
        && (document.marginsFollowSafeArea || !options.asSaved))
    let written = reader.child(key: "directionalLayoutMargins") ?? reader.child(key: "layoutMargins")
    // The margins of a stack view are those in which it arranges its views.
    if written != nil { (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true }
    if let insets = given?.margins[source.id] {
      view.layoutMargins = insets
      view.preservesSuperviewLayoutMargins = false
      view.insetsLayoutMarginsFromSafeArea = false
      return
    }
    view.marginState.followsReadableWidth = reader.flag("layoutMarginsFollowReadableWidth") ?? false
    let rule = margins.margins(of: source, isRoot: isRoot)
    let standard =
      !isBeside && view.insetsLayoutMarginsFromSafeArea
      ? rule : evidence?.margins(of: source, rule, isVertical: !view.insetsLayoutMarginsFromSafeArea) ?? rule
    if standard != rule { view.preservesSuperviewLayoutMargins = false }
    setMargins(of: view, source, written, standard, isRoot: isRoot)
  }

  /// Sets the written margins, which do not undercut those of a root's screen, or the standard ones.
  private func setMargins(
    of view: UIView, _ source: DocumentView, _ written: DocumentElement?, _ standard: UIEdgeInsets, isRoot: Bool
  ) {
    guard let written else {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: standard.top, leading: standard.left, bottom: standard.bottom, trailing: standard.right)
      return
    }
    let least =
      scene.respectsMinimumMargins
      ? margins.minimum(of: source, isRoot: isRoot, preserves: view.preservesSuperviewLayoutMargins) : .zero
    let isDirectional = written["key"] == "directionalLayoutMargins"
    let top = max(least.top, length(written, "top"))
    let start = max(least.left, length(written, isDirectional ? "leading" : "left"))
    let bottom = max(least.bottom, length(written, "bottom"))
    let end = max(least.right, length(written, isDirectional ? "trailing" : "right"))
    if isDirectional {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: start, bottom: bottom, trailing: end)
    } else {
      view.layoutMargins = UIEdgeInsets(top: top, left: start, bottom: bottom, right: end)
    }
  }

  private func length(_ element: DocumentElement, _ name: String) -> CGFloat { CGFloat(element.number(name) ?? 0) }

  // MARK: Guides

  private mutating func addGuides(of source: DocumentView, to view: UIView) {
    for guide in source.guides {
      if let insets = given?.guides[guide.id] {
        items.guides[guide.id] = fixedGuide(insets, guide.id, in: view)
        continue
      }
      items.guides[guide.id] =
        switch guide.kind {
        case .safeArea: view.safeAreaLayoutGuide
        case .margins: view.layoutMarginsGuide
        case .readable: view.readableContentGuide
        case .keyboard: view.keyboardLayoutGuide
        case .content: (view as? UIScrollView)?.contentLayoutGuide ?? customGuide(guide.id, in: view)
        case .frame: (view as? UIScrollView)?.frameLayoutGuide ?? customGuide(guide.id, in: view)
        case .top, .bottom, .custom: customGuide(guide.id, in: view)
        }
    }
  }

  private func customGuide(_ id: String, in view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = id
    view.addLayoutGuide(guide)
    return guide
  }

  /// Makes a guide at fixed distances from its view's edges.
  private func fixedGuide(_ insets: UIEdgeInsets, _ id: String, in view: UIView) -> UILayoutGuide {
    let guide = customGuide(id, in: view)
    guide.fixedInsets = insets
    return guide
  }

  private mutating func addControllerGuides(to root: UIView) {
    for guide in scene.controllerGuides {
      items.guides[guide.id] =
        given?.guides[guide.id].map { fixedGuide($0, guide.id, in: root) } ?? root.safeAreaLayoutGuide
      items.barEdges[guide.id] = guide.kind
    }
  }
}
