public import Foundation

/// A rectangle in the view tree, laid out by constraints or by its frame.
///
/// Coordinates are points, y down, in the superview. Frames are on the pixel grid after layout.
@preconcurrency @MainActor
open class UIView: UIResponder {
  @exclusivity(unchecked) package internal(set) final var environment: LayoutEnvironment
  package let reference = ItemReference(isGuide: false)

  // MARK: State of the layout

  @exclusivity(unchecked) package final var geometry = ViewGeometry()
  @exclusivity(unchecked) package final var contentPriorities = ContentPriorities()
  @exclusivity(unchecked) package final var marginState = MarginState()
  @exclusivity(unchecked) final var keyboardState = KeyboardState()
  @exclusivity(unchecked) final var cycleState = CycleState()
  @exclusivity(unchecked) package final var nameSources = NameSources()
  /// The content size and baselines that a document gives, which replace the view's own.
  @exclusivity(unchecked) package final var givenContent: GivenContent?
  /// The constraints from the view's own blocks of equations; active when the blocks ran.
  @exclusivity(unchecked) package final var ownConstraints: [NSLayoutConstraint] = []
  /// The constraints of the system that were handed out to be read.
  @exclusivity(unchecked) final var systemConstraints: [NSLayoutConstraint] = []
  /// The changes declared on this view, to be drawn step by step.
  @exclusivity(unchecked) package final var declaredChanges: [PlannedChange] = []
  /// The mistakes noted since the view was made; the next layout reports them.
  @exclusivity(unchecked) package internal(set) final var notedMistakes: [NotedMistake] = []
  /// The findings noted while a document made the view; reported ahead of the layout's own.
  @exclusivity(unchecked) package final var documentNotes: [Diagnostic] = []
  /// The layout of the tree, on its root; `nil` until the first layout.
  @exclusivity(unchecked) final var layoutCycle: (any LayoutCycle)?
  /// The index of the view in its engine; -1 outside of one.
  @exclusivity(unchecked) package final var engineIndex: Int32 = -1
  /// Whether the view is known not to be `WrappingContent`.
  @exclusivity(unchecked) final var isPlain = false
  /// Whether a class of this module is `WrappingContent`.
  @_spi(Views) open class var wrapsContent: Bool { false }
  /// The link to the controller whose view this is.
  @exclusivity(unchecked) final var controllerLink: ControllerLink?
  @exclusivity(unchecked) final var inheritedTraits = InheritedTraits()
  /// The handlers of changed traits, in the order of registration.
  @exclusivity(unchecked) package final var traitObservations: [TraitObservation] = []
  /// The controllers of descendants that a preview's closure made, and its views with mistakes outside of the tree.
  @exclusivity(unchecked) final var keptResponders: [UIResponder] = []
  @exclusivity(unchecked) private var ownTint: UIColor?

  // MARK: Tree

  @exclusivity(unchecked) private var superviewReference: ItemReference?
  /// The view around this one.
  public var superview: UIView? { superviewReference?.view }
  /// The views inside, in painting order.
  @exclusivity(unchecked) public private(set) var subviews: [UIView] = []
  /// The number of levels below the view, or more if views were removed there.
  @exclusivity(unchecked) final var levelsBelow = 0
  @exclusivity(unchecked) package final var storedGuides: [UILayoutGuide] = []
  /// The constraints that this view holds as the nearest common ancestor of their items.
  @exclusivity(unchecked) package final var heldConstraints: [NSLayoutConstraint] = []

  /// Makes a view whose frame is zero until layout.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view with a frame; points.
  public init(frame: CGRect) {
    environment = LayoutEnvironment.current
    super.init()
    reference.point(to: self)
    geometry.frame = isUsable([frame.minX, frame.minY, frame.width, frame.height], "frame") ? frame : .zero
    geometry.initialSize = geometry.frame.size
    if geometry.frame != .zero { geometry.unplacedFrame = geometry.frame }
    applyClassDefaults()
  }

  /// Makes a view as `init(frame: .zero)` does: archives are not decoded.
  public required init?(coder: NSCoder) {
    environment = LayoutEnvironment.current
    super.init()
    reference.point(to: self)
    applyClassDefaults()
  }

  /// Applies the defaults of the class; both designated initialisers call it last.
  @_spi(Views) open func applyClassDefaults() {}

  deinit { reference.clear() }

  /// Adds a view on top of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index of the painting order.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      report(.cyclicTree({ [weak view] in view }, ShortClassName.of(view), view.nameSources))
      return
    }
    // A view that is already a subview is not removed, so that its constraints stay.
    guard view.superview !== self else { return reorder(view, to: index) }
    guard hasRoom(for: view) else { return report(.deepTree(ShortClassName.of(view), view.nameSources.site)) }
    if view.superview != nil { view.removeFromSuperview() }
    let window = window
    if let window { view.forEachDescendant { $0.willMove(toWindow: window) } }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superviewReference = reference
    if environment.isLive, view.environment !== environment { view.adoptInside(environment) }
    view.updateInheritedTraits()
    view.layoutCycle = nil
    view.geometry.autoresizingReference = nil
    view.markSuperviewsForLayoutInside()
    root.layoutCycle?.noteAdded(view)
    setNeedsLayout()
    if window != nil { view.forEachDescendant { $0.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    setNeedsEngineRebuild()
  }

  /// Removes the view from its superview, with the constraints that tie it to others.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    let window = window
    if window != nil { forEachDescendant { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    dropConstraintsFromAncestors()
    root.layoutCycle?.noteRemoval(of: self)
    parent.setNeedsLayout()
    parent.subviews.removeAll { $0 === self }
    superviewReference = nil
    updateInheritedTraits()
    if window != nil { forEachDescendant { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  /// Moves a subview on top of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: subviews.count) }
  }

  /// Moves a subview below the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// Inserts a view next to a sibling, or in front of all if the sibling is not in this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts a view next to a sibling, or in front of all if the sibling is not in this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count)
  }

  /// Exchanges two subviews; does nothing if there is none at one of the indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    setNeedsEngineRebuild()
  }

  /// Is called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Is called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Puts a part that its superview draws by itself into the tree, since a constraint is about it.
  @_spi(Views) open func joinTree() {}
  /// Is called before the superview changes; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Is called after the superview changed; does nothing by default.
  open func didMoveToSuperview() {}
  /// Called before the window changes; `nil` stands for none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}
  /// The window at the root of the tree; `nil` for a tree under another root.
  open var window: UIWindow? { root as? UIWindow }
  /// Is called when the tree is laid out no more; a list then releases what it keeps of its author's.
  @_spi(Views) open func layoutEnded() {}
  /// Is called when a subview is shown or hidden; a stack view then replaces its constraints.
  package func subviewVisibilityChanged(_ view: UIView) {}
  /// Is called when a subview's content size changes, on which a stack view's proportions depend.
  package func contentSizeChanged(in subview: UIView) { superview?.contentSizeChanged(in: self) }
  /// Returns whether the view places a subview along an axis, as stack views do.
  package func arranges(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool { false }
  /// The guide of a scroll view's content, to which the edges of the scroll view refer in constraints with its
  /// descendants.
  package var contentGuideForDescendants: UILayoutGuide? { nil }
  /// Whether the content size does not count, since the view is arranged and hidden.
  package var isIgnoredByLayout: Bool { isHidden && (superview?.collapsesHidden(self) ?? false) }
  package func collapsesHidden(_ view: UIView) -> Bool { false }
  /// The target with which a list measured the view, if the list gave it the size that its content needs.
  @_spi(Views) open var measuredFitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)? {
    nil
  }
  /// Runs code while the view has the constraints with which a list measures it.
  @_spi(Views) open func whileMeasured<Answer>(_ body: () -> Answer) -> Answer { body() }
  /// The words of a screen reader for a view without a label, from the view's state alone; `nil` for none.
  @_spi(Views) open var spokenState: String? { nil }
  /// The content size that the layout uses: an override by a document, or the view's own.
  package var layoutIntrinsicContentSize: CGSize {
    guard let given = givenContent else { return intrinsicContentSize }
    return CGSize(
      width: given.width ?? intrinsicContentSize.width, height: given.height ?? intrinsicContentSize.height)
  }
  /// The baselines that the layout uses: a document's, or the view's own.
  package var layoutBaselines: (first: BaselinePosition, last: BaselinePosition)? {
    givenContent?.baselines ?? contentBaselines()
  }

  // MARK: Geometry

  /// The rectangle around the transformed view, in the superview's coordinates. If constraints lay out the view, a
  /// frame that is set lasts until the next layout; `layoutSubviews` may adjust it after calling `super`.
  open var frame: CGRect {
    get { transformedFrame }
    set {
      setTransformedFrame(newValue)
      noteGivenFrame(newValue)
    }
  }

  /// The rectangle in the view's own coordinates; points.
  open var bounds: CGRect {
    get { CGRect(origin: geometry.boundsOrigin, size: geometry.frame.size) }
    set {
      guard isUsable([newValue.minX, newValue.minY, newValue.width, newValue.height], "bounds") else { return }
      geometry.boundsOrigin = newValue.origin
      let middle = center
      let isResized = newValue.size != geometry.frame.size
      layoutFrame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
      if isResized { noteGivenFrame(layoutFrame) }
    }
  }

  /// The middle of the frame in the superview's coordinates; points.
  open var center: CGPoint {
    get { CGPoint(x: geometry.frame.midX, y: geometry.frame.midY) }
    set {
      let size = geometry.frame.size
      layoutFrame = CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width, height: size.height)
      noteGivenFrame(layoutFrame)
    }
  }

  /// Notes the frame that code gave the view. One that the layout's own code gives is not the author's.
  private func noteGivenFrame(_ frame: CGRect) {
    geometry.unplacedFrame = geometry.frame
    if root.layoutCycle?.isRunningCode != true { geometry.givenFrame = frame }
  }

  /// The transform about the view's centre, or its `anchorPoint`. Layout ignores it: constraints, alignment rects and
  /// intrinsic sizes are those without it.
  open var transform = CGAffineTransform.identity { didSet { transformChanged(from: oldValue) } }

  /// How the view follows its superview's size without constraints.
  @exclusivity(unchecked) public var autoresizingMask: AutoresizingMask = [] { didSet { noteLayoutChange() } }
  /// Whether the frame and the autoresizing mask act as constraints.
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true { didSet { noteLayoutChange() } }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { consoleText }
  }

  // MARK: Content size and alignment

  /// The content size of the alignment rect in points; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Declares that the content size changed.
  open func invalidateIntrinsicContentSize() {
    cycleState.needsDisplay = true
    root.layoutCycle?.noteContentSize(of: self)
    superview?.setNeedsLayout()
    superview?.contentSizeChanged(in: self)
  }

  /// The distances from the frame's edges to the alignment rect, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view in place of the keyboard; no keyboard is shown.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; no keyboard is shown.
  open var inputAccessoryView: UIView? { nil }

  /// Returns the alignment rect for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// Returns the frame for an alignment rect.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.expanded(by: alignmentRectInsets) }

  /// The view whose baseline counts as this view's; itself unless overridden.
  open var forFirstBaselineLayout: UIView { viewForBaselineLayout() }
  /// The view inside whose last baseline counts as this view's.
  open var forLastBaselineLayout: UIView { viewForBaselineLayout() }
  /// Returns the view whose baselines count as this view's, for classes that have one for both; itself unless overridden.
  open func viewForBaselineLayout() -> UIView { self }

  /// Returns the baselines of the text; `nil` for a view without text, whose bottom edge counts instead.
  @_spi(Views) open func contentBaselines() -> (first: BaselinePosition, last: BaselinePosition)? { nil }

  /// Returns the priority at which the view resists growing beyond its content on an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.hugging.horizontal : contentPriorities.hugging.vertical
  }

  /// Sets how strongly the view resists growing beyond its content on an axis.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let priority = priority.legal
    if axis == .horizontal {
      contentPriorities.hugging.horizontal = priority
    } else {
      contentPriorities.hugging.vertical = priority
    }
    noteLayoutChange()
  }

  /// Returns the priority at which the view resists shrinking below its content on an axis.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.resistance.horizontal : contentPriorities.resistance.vertical
  }

  /// Sets how strongly the view resists shrinking below its content on an axis.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let priority = priority.legal
    if axis == .horizontal {
      contentPriorities.resistance.horizontal = priority
    } else {
      contentPriorities.resistance.vertical = priority
    }
    noteLayoutChange()
  }

  // MARK: Layout cycle

  /// Whether the class needs constraints to be laid out; `false` unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Requests `updateConstraints()` in the next pass.
  open func setNeedsUpdateConstraints() {
    cycleState.needsUpdateConstraints = true
    cycleState.requests.updates += 1
    root.layoutCycle?.noteUpdateRequest(of: self)
  }
  /// Returns whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { cycleState.needsUpdateConstraints }

  /// Makes the constraints that depend on the view's state; call `super` last.
  open func updateConstraints() {
    cycleState.needsUpdateConstraints = false
    cycleState.hasUpdatedConstraints = true
  }

  /// Updates the constraints of this view and the views inside, if that is due.
  open func updateConstraintsIfNeeded() { root.engine.updateConstraints(in: self) }

  /// Requests a layout in the next pass.
  open func setNeedsLayout() {
    markNeedsLayout()
    cycleState.requests.layouts += 1
    root.layoutCycle?.noteLayoutRequest()
  }

  /// Requests that the next turn of a `RenderLoop` draws the view again; pictures are always drawn whole.
  open func setNeedsDisplay() {
    cycleState.needsDisplay = true
    cycleState.requests.displays += 1
  }

  /// Lays out the tree that this view is in, as far as anything changed.
  open func layoutIfNeeded() { root.engine.layoutIfNeeded() }

  /// Gives the subviews the frames that the constraints determine; call `super` first.
  open func layoutSubviews() { root.engine.applyLayout(to: self) }
  /// Lays out the layers inside of a layer that was made; is called after `layoutSubviews()`, does nothing by default.
  open func layoutSublayers(of layer: CALayer) {}

  /// Returns the size that fits the view into a size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(
      width: natural.width == Self.noIntrinsicMetric ? bounds.width : natural.width,
      height: natural.height == Self.noIntrinsicMetric ? bounds.height : natural.height)
  }

  /// Returns the size that the view's own constraints give it, as close as possible to a target; in points, not
  /// rounded.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints inside the view and, by priority, is closest to a target; in
  /// points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority.legal, vertical: verticalFittingPriority.legal)
  }

  /// The sizes that determine the root of a tree, each with its priority: by default its frame's, unless constraints
  /// give it one.
  package var hostSizes: [(size: CGSize, priority: UILayoutPriority)] {
    translatesAutoresizingMaskIntoConstraints ? [(bounds.size, .required)] : []
  }

  /// Gives the view the size that `sizeThatFits(_:)` returns.
  open func sizeToFit() {
    frame.size = frame(forAlignmentRect: CGRect(origin: .zero, size: sizeThatFits(bounds.size))).size
  }

  // MARK: Margins and safe area

  /// The margins by physical edges; points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard isUsable(newValue.numbers, "layoutMargins") else { return }
      marginState.given = .physical(newValue)
      marginsChanged()
    }
  }

  /// The margins by leading and trailing edges; points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set {
      guard isUsable(newValue.numbers, "directionalLayoutMargins") else { return }
      marginState.given = .directional(newValue)
      marginsChanged()
    }
  }

  /// Whether the margins are at least those of the superview.
  open var preservesSuperviewLayoutMargins = false { didSet { marginsChanged() } }
  /// Whether the margins start at the safe area.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsChanged() } }
  /// Is called after the margins changed; does nothing by default.
  open func layoutMarginsDidChange() {}
  /// Is called after the safe area changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}
  /// How far bars and the device's edges extend into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { marginState.safeArea }
  /// Whether the views inside this root have a safe area.
  var givesSafeArea: Bool { true }

  /// The default margins: 8 on all sides; a screen's and a stack view's differ.
  @_spi(Views) open var defaultMargins: UIEdgeInsets {
    controllerLink == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  // MARK: Direction, traits and paint

  /// Whether the view keeps its direction if the language's differs.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified { didSet { setNeedsEngineRebuild() } }
  /// The traits of the view's environment, in the appearance that the view or one around it asks for.
  open var traitCollection: UITraitCollection {
    if let resolved = inheritedTraits.resolved { return resolved }
    let resolved = environment.traits(inheritedTraits)
    inheritedTraits.resolved = resolved
    return resolved
  }
  /// The direction that the view is laid out in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.values.layoutDirection)
  }

  /// Whether the view is not drawn; constraints still apply, except in a stack view.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      superview?.subviewVisibilityChanged(self)
      noteLayoutChange()
    }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The background colour; `nil` for none.
  open var backgroundColor: UIColor?
  /// The colour that fills the view's rectangle; rows of a list paint rounded corners themselves.
  @_spi(Views) open var paintedBackground: UIColor? { backgroundColor }
  /// The colour of symbols and controls, here and in the views inside.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      noteTintColor()
    }
  }
  /// Called when the tint colour of the view, or the one that it inherits, was set.
  open func tintColorDidChange() {}
  private func noteTintColor() {
    tintColorDidChange()
    for subview in subviews where subview.ownTint == nil { subview.noteTintColor() }
  }
  /// Whether children are cut off at the bounds.
  open var clipsToBounds = false
  /// How content with its own size fills the view.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether a control can be tapped; `lint` checks the size of controls that can.
  open var isUserInteractionEnabled = true
  /// A number that identifies the view.
  open var tag = 0
  /// The class of the layer that `layer` makes.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer with corners, border and shadow, of the class that `layerClass` names.
  public var layer: CALayer {
    if let madeLayer { return madeLayer }
    let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    made.belong(to: reference)
    madeLayer = made
    return made
  }
  @exclusivity(unchecked) private final var madeLayer: CALayer?
  /// The layer, if it was made or is of a class of its own; others have nothing to show.
  package final var existingLayer: CALayer? { madeLayer ?? (Self.layerClass == CALayer.self ? nil : layer) }
  /// Names the view in goldens and messages, ahead of the name of its variable.
  open var accessibilityIdentifier: String?

  /// The rectangle of all items of the section that scrolls the view across its collection; `nil` elsewhere.
  @_spi(Views) open var surroundingScrolledSection: CGRect? { nil }
  /// The way in which a person uses the view, by which `lint` finds what must be large enough to tap.
  @_spi(Views) open var role: ViewRecord.Role { .plain }

  /// Returns what the class paints above `draw(_:)` and below the subviews, from the top left of the view; points.
  @_spi(Views) open func contentItems() -> [ContentItem] { [] }
  /// Returns the string and the typeset text of a view that shows one.
  @_spi(Views) open func contentText() -> (string: String, typeset: TypesetText)? { nil }

  /// Called before the next layout when traits of the view have changed: those of the whole tree, or those that the view
  /// or one around it overrides. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Is called when the view has another environment: a view that keeps what depends on it forgets that.
  @_spi(Views) open func environmentChanged() {}
  /// Called after a document made the view and set outlets; a preview of a document makes only UIKit's own classes.
  open func awakeFromNib() {}
  /// Would be called by Interface Builder's canvas; a preview does not.
  open func prepareForInterfaceBuilder() {}
  /// Draws what the view shows below its subviews into the current context; does nothing by default. It is called with
  /// the bounds after each layout, unless the view is hidden or empty.
  open func draw(_ rect: CGRect) {}

  // MARK: Touches

  /// The controller of the view, or else the superview.
  open override var next: UIResponder? { controllerLink?.controller ?? superview }

  /// Returns the frontmost view at a point in this view's coordinates; `nil` if no view there receives touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    return subviews.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first ?? self
  }

  /// Returns whether the view's bounds contain a point in its coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Anchors

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The anchor of the first baseline.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The anchor of the last baseline.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// Raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Raw values are UIKit's.
  public enum ContentMode: Int, Codable, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
    case bottomRight
  }

  /// The length of an intrinsic content size on an axis without one.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target that requests the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target that requests the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
