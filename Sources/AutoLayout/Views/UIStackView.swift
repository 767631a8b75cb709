public import Foundation

/// A view that arranges views in a row or a column by constraints that it makes and updates.
open class UIStackView: UIView {
  /// Raw values are UIKit's.
  public enum Distribution: Int, Codable, Sendable, CaseIterable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Raw values are UIKit's: `top` is `leading`, `bottom` is `trailing`.
  public enum Alignment: Int, Codable, Sendable, CaseIterable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline
    /// The same as `leading`, in a row.
    public static let top = Alignment.leading
    /// The same as `trailing`, in a row.
    public static let bottom = Alignment.trailing
  }

  /// The custom spacing that stands for the stack view's own.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that stands for the system's distance between siblings.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The views that the stack arranges, in order.
  public private(set) var arrangedSubviews: [UIView] = []
  private var arranged: Set<ObjectIdentifier> = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var madeConstraints: [NSLayoutConstraint] = []
  private var isArrangementCurrent = false

  /// Whether the stack is a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }
  /// How views share the length of the stack.
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { setNeedsArrangement() } } }
  /// How views are aligned across the stack.
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }
  /// The spacing in points.
  open var spacing: CGFloat = 0 {
    didSet {
      guard isUsable([spacing], "spacing") else { return spacing = oldValue }
      if spacing != oldValue { setNeedsArrangement() }
    }
  }
  /// Whether vertical spacing is measured from last baseline to first baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether views lie inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// How a stack view of macOS gives way, as `NSStackView` does.
  package struct DesktopPriorities: Sendable {
    /// The priorities of the edges beyond which views are clipped.
    package var horizontalClipping: Float
    package var verticalClipping: Float
    /// The priority of the alignment, which constraints of the views can override.
    package static let alignment: Float = 999

    package init(horizontalClipping: Float, verticalClipping: Float) {
      (self.horizontalClipping, self.verticalClipping) = (horizontalClipping, verticalClipping)
    }
  }

  /// The priorities of a stack view of macOS; `nil` for those of iOS, where everything is required.
  package var desktopPriorities: DesktopPriorities? { didSet { setNeedsArrangement() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts an arranged view; an index past the end stands for the end. A view that is already arranged moves.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    // A view that contains this one is refused.
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    arranged.insert(ObjectIdentifier(view))
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsArrangement()
  }

  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.remove(ObjectIdentifier(view)) != nil else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the spacing, in points, after a view; `spacingUseDefault` removes it. It lasts until the view is no longer
  /// arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranges(arrangedSubview), isUsable([spacing], "custom spacing") else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The distance after a view; points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap after a view, before system spacing is looked up; points. "The stack view's own" as its own is none.
  func gap(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? (spacing == Self.spacingUseDefault ? 0 : spacing)
  }

  func arranges(_ view: UIView) -> Bool { arranged.contains(ObjectIdentifier(view)) }

  var visibleArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  // MARK: Constraints

  /// None, as was measured on a stack view made in code.
  @_spi(Views) open override var defaultMargins: UIEdgeInsets { .zero }

  private func setNeedsArrangement() {
    isArrangementCurrent = false
    setNeedsUpdateConstraints()
    noteLayoutChange()
  }

  package override func subviewVisibilityChanged(_ view: UIView) {
    super.subviewVisibilityChanged(view)
    if arranges(view) { setNeedsArrangement() }
  }

  package override func contentSizeChanged(in subview: UIView) {
    super.contentSizeChanged(in: subview)
    // Proportions follow from the natural lengths, and system spacing between baselines from the fonts.
    if distribution == .fillProportionally || isBaselineRelativeArrangement, arranges(subview) { setNeedsArrangement() }
  }

  package override func arranges(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    axis == self.axis && arranges(view)
  }

  package override func collapsesHidden(_ view: UIView) -> Bool { arranges(view) }

  open override func updateConstraints() {
    if !isArrangementCurrent {
      isArrangementCurrent = true
      NSLayoutConstraint.deactivate(madeConstraints)
      madeConstraints = StackArrangement(self).constraints()
      NSLayoutConstraint.activate(madeConstraints)
    }
    super.updateConstraints()
  }

  // MARK: Baselines

  /// The view whose first baseline counts: in a column the first view, in a row the first view if the row is aligned by
  /// baselines, otherwise the tallest.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  private func baselineView(isFirst: Bool) -> UIView {
    let views = visibleArrangedSubviews
    let chosen: UIView?
    if axis == .vertical {
      chosen = isFirst ? views.first : views.last
    } else if alignment == .firstBaseline || alignment == .lastBaseline {
      chosen = views.first
    } else {
      // Returns the tallest view, the first of several.
      chosen =
        views.enumerated().max {
          ($0.element.naturalHeight, -$0.offset) < ($1.element.naturalHeight, -$1.offset)
        }?.element
    }
    guard let chosen else { return self }
    return isFirst ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
  }
}

extension UIView {
  /// A view's height without solving: its content's, or the sum of its arranged views'.
  fileprivate var naturalHeight: CGFloat {
    let own = layoutIntrinsicContentSize.height
    if own >= 0 { return own }
    guard let stack = self as? UIStackView else { return frame.height }
    let heights = stack.visibleArrangedSubviews.map(\.naturalHeight)
    return stack.axis == .vertical
      ? heights.reduce(0, +) + stack.spacing * CGFloat(max(0, heights.count - 1)) : heights.max() ?? 0
  }
}
