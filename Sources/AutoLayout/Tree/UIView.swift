public import Foundation

/// A rectangle in the tree, laid out by constraints or by its frame; UIKit's `UIView` without the prefix.
///
/// Coordinates are points, y down, in the superview. Frames are on the pixel grid after layout.
@preconcurrency @MainActor
open class UIView: UIResponder {
  package let environment: LayoutEnvironment
  package var layoutState = LayoutState()
  let reference = ItemReference(isGuide: false)

  // MARK: Tree

  private var superviewReference: ItemReference?
  public var superview: UIView? { superviewReference?.view }
  public private(set) var subviews: [UIView] = []
  package var storedGuides: [UILayoutGuide] = []
  /// Held by this view as the nearest common ancestor of their items.
  package var heldConstraints: [NSLayoutConstraint] = []

  /// Its frame is zero until layout.
  public convenience override init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    environment = LayoutEnvironment.current
    super.init()
    reference.point(to: self)
    layoutState.frame = isUsable([frame.minX, frame.minY, frame.width, frame.height], "frame") ? frame : .zero
  }

  deinit { reference.clear() }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      report(.cyclicTree(self, view))
      return
    }
    // A view that is here already is not removed: its constraints stay.
    guard view.superview !== self else { return reorder(view, to: index) }
    if view.superview != nil { view.removeFromSuperview() }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superviewReference = reference
    view.layoutState.engine = nil
    view.layoutState.autoresizingReference = nil
    setNeedsEngineRebuild()
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    setNeedsEngineRebuild()
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    dropConstraintsFromAncestors()
    parent.setNeedsEngineRebuild()
    parent.setNeedsLayout()
    parent.subviews.removeAll { $0 === self }
    superviewReference = nil
    setNeedsEngineRebuild()
    didMoveToSuperview()
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: subviews.count) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// In front of everything where the sibling is not in this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// In front of everything where the sibling is not in this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count)
  }

  /// Does nothing where there is no subview at one of the indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    setNeedsEngineRebuild()
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  /// A stack view makes its constraints anew when an arranged view is shown or hidden.
  package func subviewVisibilityChanged(_ view: UIView) {}
  /// A stack view shares its length by the content sizes inside it.
  package func contentSizeChanged(in subview: UIView) { superview?.contentSizeChanged(in: self) }
  /// Whether a stack view places this view along an axis.
  package func arranges(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool { false }
  /// A scroll view's content, which its edges stand for in constraints with its descendants.
  package var contentGuideForDescendants: UILayoutGuide? { nil }
  /// A hidden arranged view: its content size does not count.
  package var isIgnoredByLayout: Bool { isHidden && (superview?.collapsesHidden(self) ?? false) }
  package func collapsesHidden(_ view: UIView) -> Bool { false }
  /// The content size that the layout uses: an override by a document, or the view's own.
  package var layoutIntrinsicContentSize: CGSize {
    guard let given = layoutState.givenContent else { return intrinsicContentSize }
    return CGSize(
      width: given.width ?? intrinsicContentSize.width, height: given.height ?? intrinsicContentSize.height)
  }
  /// The baselines that the layout uses: a document's, or the view's own.
  package var layoutBaselines: (first: BaselinePosition, last: BaselinePosition)? {
    layoutState.givenContent?.baselines ?? contentBaselines()
  }

  // MARK: Geometry

  /// In the superview's coordinates, around the view as its `transform` shows it. Where constraints lay the view out, a
  /// frame that is set lasts until they do so again: `layoutSubviews` may adjust it after calling `super`.
  open var frame: CGRect {
    get { transformedFrame }
    set { setTransformedFrame(newValue) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: layoutState.boundsOrigin, size: layoutState.frame.size) }
    set {
      guard isUsable([newValue.minX, newValue.minY, newValue.width, newValue.height], "bounds") else { return }
      layoutState.boundsOrigin = newValue.origin
      let middle = center
      layoutFrame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: layoutState.frame.midX, y: layoutState.frame.midY) }
    set {
      let size = layoutState.frame.size
      layoutFrame = CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width, height: size.height)
    }
  }

  /// How the view is shown, about its center. Layout does not see it: constraints, alignment rects and intrinsic sizes
  /// are those of the view without.
  open var transform = CGAffineTransform.identity { didSet { transformChanged(from: oldValue) } }

  public var autoresizingMask: AutoresizingMask = [] { didSet { setNeedsEngineRebuild() } }
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsEngineRebuild() } }

  // MARK: Content size and alignment

  /// The alignment rect's natural size in points; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    layoutState.needsDisplay = true
    setNeedsEngineRebuild()
    superview?.setNeedsLayout()
    superview?.contentSizeChanged(in: self)
  }

  /// The frame's share around the alignment rect, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.expanded(by: alignmentRectInsets) }

  /// The view whose baseline stands for this view's; itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// Where the text's baselines lie; nil for a view without text, whose bottom edge then stands in.
  package func contentBaselines() -> (first: BaselinePosition, last: BaselinePosition)? { nil }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutState.hugging.horizontal : layoutState.hugging.vertical
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let priority = priority.legal
    if axis == .horizontal {
      layoutState.hugging.horizontal = priority
    } else {
      layoutState.hugging.vertical = priority
    }
    setNeedsEngineRebuild()
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutState.resistance.horizontal : layoutState.resistance.vertical
  }

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let priority = priority.legal
    if axis == .horizontal {
      layoutState.resistance.horizontal = priority
    } else {
      layoutState.resistance.vertical = priority
    }
    setNeedsEngineRebuild()
  }

  // MARK: Layout cycle

  open class var requiresConstraintBasedLayout: Bool { false }

  open func setNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    layoutState.requests.updates += 1
    guard let engine = root.layoutState.engine else { return }
    engine.hasPendingUpdates = true
    engine.noteRequest()
  }
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

  /// Makes the constraints that depend on the view's state; call `super` last.
  open func updateConstraints() {
    layoutState.needsUpdateConstraints = false
    layoutState.hasUpdatedConstraints = true
  }

  open func updateConstraintsIfNeeded() { root.engine.updateConstraints(in: self) }

  open func setNeedsLayout() {
    layoutState.needsLayout = true
    layoutState.requests.layouts += 1
    guard let engine = root.layoutState.engine else { return }
    engine.hasPendingLayout = true
    engine.noteRequest()
  }

  /// Has the view drawn again in the next turn of a `RenderLoop`; pictures are drawn whole in any case.
  open func setNeedsDisplay() {
    layoutState.needsDisplay = true
    layoutState.requests.displays += 1
  }

  /// Lays out the tree that this view is in, as far as anything changed.
  open func layoutIfNeeded() { root.engine.layoutIfNeeded() }

  /// Gives the subviews the frames that the constraints ask for; call `super` first.
  open func layoutSubviews() { root.engine.applyLayout(to: self) }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(
      width: natural.width == Self.noIntrinsicMetric ? bounds.width : natural.width,
      height: natural.height == Self.noIntrinsicMetric ? bounds.height : natural.height)
  }

  /// The size that the view's own constraints give it, pulled towards a target; points, not rounded.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(
      of: self,
      .init(
        size: fittingTarget(targetSize), horizontal: horizontalFittingPriority.legal,
        vertical: verticalFittingPriority.legal))
  }

  /// Sizes that hold the root of a tree, each with its priority: by default its frame's, unless constraints give it one.
  package var hostSizes: [(size: CGSize, priority: UILayoutPriority)] {
    translatesAutoresizingMaskIntoConstraints ? [(bounds.size, .required)] : []
  }

  open func sizeToFit() {
    frame.size = frame(forAlignmentRect: CGRect(origin: .zero, size: sizeThatFits(bounds.size))).size
  }

  // MARK: Margins and safe area

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard isUsable(newValue.numbers, "layoutMargins") else { return }
      layoutState.margins = .physical(newValue)
      marginsChanged()
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set {
      guard isUsable(newValue.numbers, "directionalLayoutMargins") else { return }
      layoutState.margins = .directional(newValue)
      marginsChanged()
    }
  }

  open var preservesSuperviewLayoutMargins = false { didSet { marginsChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsChanged() } }
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { layoutState.safeArea }

  /// Margins before any are set: 8 all round; a screen's and a stack view's differ.
  package var defaultMargins: UIEdgeInsets {
    layoutState.controllerLink == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  // MARK: Direction, traits and paint

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified { didSet { setNeedsEngineRebuild() } }
  open var traitCollection: UITraitCollection { environment.traits }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      superview?.subviewVisibilityChanged(self)
      setNeedsEngineRebuild()
    }
  }
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! {
    get { layoutState.tint ?? superview?.tintColor ?? .systemBlue }
    set { layoutState.tint = newValue }
  }
  open var clipsToBounds = false
  open var contentMode: ContentMode = .scaleToFill
  open var isUserInteractionEnabled = true
  open var tag = 0
  public let layer = CALayer()
  /// Names the view in goldens and messages, ahead of the name of its variable.
  open var accessibilityIdentifier: String?

  /// What the view shows inside its bounds; subviews come on top. Coordinates are the view's own, in points.
  package func contentItems() -> [ContentItem] { [] }
  /// The typeset text and the string behind it, for a view that shows one.
  package func contentText() -> (string: String, typeset: TypesetText)? { nil }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
