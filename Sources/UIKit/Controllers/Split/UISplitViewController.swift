public import LPComponents
public import Foundation

/// Controllers in two or three columns. In compact width they are in one stack.
open class UISplitViewController: UIViewController {
  /// The value that leaves a width to the system.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  /// The columns.
  public let style: Style
  /// The object that decides about collapsing, which the controller does not retain.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns that are to be shown.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferencesChanged() } }
  /// How columns are to share the width.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferencesChanged() } }
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { update() } }
  /// Kept; a list of the style `.sidebar` draws its own background.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether the button that shows the columns is in a bar, of controllers with a column style.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { update() } }
  /// Kept; no gestures begin.
  open var presentsWithGesture = true
  /// Kept; the button is not drawn.
  open var showsSecondaryOnlyButton = false

  var widths = (primary: SplitColumnWidth(), supplementary: SplitColumnWidth()) { didSet { update() } }
  private var given: [Column: UIViewController] = [:]
  private var wrapped: [Column: UINavigationController] = [:]
  private var shownCount: Int?
  private var topColumn: Column?
  private var collapsedStack: UINavigationController?
  /// The controllers that were put into the stack, without those that were pushed later.
  private var collapsedControllers: [UIViewController] = []
  private let dimming = UIView()
  private var dividers: [UIView] = []

  /// Makes a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without a column style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller without a column style: archives are not decoded.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The controllers: the primary, the supplementary and the secondary one, as far as they are set.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { given[$0] } }
    set {
      given[.primary] = newValue.first
      given[.secondary] = newValue.count > 1 ? newValue.last : nil
      given[.supplementary] = style == .tripleColumn && newValue.count > 2 ? newValue[1] : nil
      wrapped = [:]
      update()
    }
  }

  /// Puts a controller into a column, in a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    given[column] = vc
    wrapped[column] = nil
    update()
  }

  /// Returns the controller that was put into a column.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Shows a column, at once.
  open func show(_ column: Column) {
    topColumn = column
    switch column {
    case .primary: shownCount = style == .tripleColumn ? 2 : 1
    case .supplementary: shownCount = max(1, columns.sideCount)
    case .secondary, .compact: if columns.behavior == .overlay { shownCount = 0 }
    }
    update()
  }

  /// Hides a column, at once.
  open func hide(_ column: Column) {
    switch column {
    case .primary: shownCount = style == .tripleColumn ? min(1, columns.sideCount) : 0
    case .supplementary: shownCount = 0
    case .secondary, .compact: topColumn = style == .tripleColumn ? .supplementary : .primary
    }
    update()
  }

  /// Puts a controller into the secondary column.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    topColumn = .secondary
    setViewController(vc, for: .secondary)
  }

  // MARK: State

  /// Whether there is room for one column only: in compact width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The columns that are shown.
  open var displayMode: DisplayMode { columns.mode }
  /// How columns share the width.
  open var splitBehavior: SplitBehavior { columns.behavior }

  private func preferencesChanged() {
    shownCount = nil
    update()
  }

  var columns: SplitColumns {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return SplitColumns(
      hasSupplementary: style == .tripleColumn, size: size, preferredMode: preferredDisplayMode,
      preferredBehavior: style == .unspecified ? .automatic : preferredSplitBehavior, shownCount: shownCount,
      primaryWidth: widths.primary.resolved(in: size.width),
      supplementaryWidth: widths.supplementary.resolved(in: size.width))
  }

  // MARK: Layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.nameSources.name = "split"
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.1)
    dimming.nameSources.name = "dimming"
    update()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    update()
  }

  /// Shows the columns as the preferences, the size and the traits ask for.
  func update() {
    guard isViewLoaded else { return }
    if isCollapsed { collapse() } else { expand() }
  }

  private func collapse() {
    let shown: UIViewController
    if let compact = given[.compact] {
      shown = compact
    } else {
      let stack = collapsedStack ?? UINavigationController()
      collapsedStack = stack
      let controllers = controllersUpToTop()
      // Controllers that were pushed since stay.
      if controllers != collapsedControllers { stack.viewControllers = controllers }
      collapsedControllers = controllers
      shown = stack
    }
    show([(shown, view.bounds)])
  }

  /// The controllers of the columns up to the top one, those of navigation controllers one by one.
  private func controllersUpToTop() -> [UIViewController] {
    let all = [Column.primary, .supplementary, .secondary].filter { given[$0] != nil }
    guard let last = all.last else { return [] }
    var top = topColumn ?? last
    if topColumn == nil, style == .unspecified, let primary = given[.primary], let secondary = given[.secondary] {
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { top = .primary }
    } else if topColumn == nil, style != .unspecified, let delegate {
      top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last)
    }
    return all.prefix { $0.rawValue <= top.rawValue }.compactMap { given[$0] }.flatMap {
      ($0 as? UINavigationController)?.viewControllers ?? [$0]
    }
  }

  private func expand() {
    collapsedControllers = []
    let columns = columns
    let isMirrored = (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    let places = columns.places.compactMap { column, frame -> (column: Column, UIViewController, CGRect)? in
      let x = isMirrored ? view.bounds.width - frame.maxX : frame.minX
      return controller(for: column).map { (column, $0, frame.offsetBy(dx: x - frame.minX, dy: 0)) }
    }
    placeButton(in: places.first?.column)
    let isOverlay = columns.behavior == .overlay
    // Columns over the secondary one are drawn after it.
    let shown = (isOverlay ? places.reversed() : places).map { ($0.1, $0.2) }
    show(shown)
    decorate(places.map(\.2), isOverlay: isOverlay)
  }

  /// Returns the controller that is shown in a column: with columns, a navigation controller.
  private func controller(for column: Column) -> UIViewController? {
    guard let controller = given[column] else { return nil }
    if style == .unspecified || controller is UINavigationController { return controller }
    if let known = wrapped[column] { return known }
    let made = UINavigationController(rootViewController: controller)
    wrapped[column] = made
    return made
  }

  /// Shows the button for the columns in the bar of the column that comes first.
  private func placeButton(in first: Column?) {
    guard style != .unspecified else { return }
    for column in [Column.primary, .supplementary, .secondary] {
      guard let stack = controller(for: column) as? UINavigationController else { continue }
      let isShown = column == first && displayModeButtonVisibility != .never && given[.primary] != nil
      stack.systemItem = isShown ? displayModeButtonItem : nil
    }
  }

  /// The button that would show and hide columns.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: nil, image: UIImage(systemName: "sidebar.left"))

  private func show(_ shown: [(controller: UIViewController, frame: CGRect)]) {
    for child in children where !shown.contains(where: { $0.controller === child }) {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for (index, (controller, frame)) in shown.enumerated() {
      let isNew = controller.parent !== self
      if isNew { addChild(controller) }
      let view: UIView = controller.view
      if view.superview !== self.view {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        self.view.insertSubview(view, at: index)
      }
      if view.frame != frame { view.frame = frame }
      if isNew { controller.didMove(toParent: self) }
    }
    let views = shown.compactMap(\.controller.view)
    let inTree = view.subviews.filter { subview in views.contains { $0 === subview } }
    if inTree != views {
      for view in views + dividers where view.superview === self.view { self.view.bringSubviewToFront(view) }
    }
  }

  /// Draws lines between columns that are beside each other, or dims the column that others are over.
  private func decorate(_ frames: [CGRect], isOverlay: Bool) {
    let isDimmed = isOverlay && frames.count > 1
    if isDimmed, view.subviews.dropFirst().first !== dimming { view.insertSubview(dimming, at: 1) }
    if !isDimmed { dimming.removeFromSuperview() }
    if isDimmed, dimming.frame != view.bounds { dimming.frame = view.bounds }
    let edges = isOverlay ? [] : zip(frames, frames.dropFirst()).map { max($0.minX, $1.minX) }
    while dividers.count > edges.count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < edges.count {
      let divider = UIView()
      divider.backgroundColor = .separator
      divider.nameSources.name = "divider"
      dividers.append(divider)
      view.addSubview(divider)
    }
    let width = 1 / max(1, traitCollection.displayScale)
    for (divider, x) in zip(dividers, edges) {
      let frame = CGRect(x: x - width, y: 0, width: width, height: view.bounds.height)
      if divider.frame != frame { divider.frame = frame }
    }
  }
}

extension UIViewController {
  /// The nearest split view that the controller is in.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
