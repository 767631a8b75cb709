public import LPAutoLayout
public import Foundation

/// The control that is pulled down to load anew; it is kept and not drawn.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether it turns.
  public private(set) var isRefreshing = false
  /// The text below it.
  open var attributedTitle: NSAttributedString?
  /// Would make it turn.
  open func beginRefreshing() { isRefreshing = true }
  /// Would stop it.
  open func endRefreshing() { isRefreshing = false }

  /// Makes a control at rest; as on UIKit, a subclass can override it.
  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control as `init()` does: archives are not decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIScrollView {
  /// Raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// Raw values are UIKit's.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black, white
  }
  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  private struct Rest {
    var bounces = true
    var bouncesZoom = true
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var scrollsToTop = true
    var isDirectionalLockEnabled = false
    var zoomScale: CGFloat = 1
    var minimumZoomScale: CGFloat = 1
    var maximumZoomScale: CGFloat = 1
    var indicatorStyle = IndicatorStyle.default
    var decelerationRate = DecelerationRate.normal
    var keyboardDismissMode = KeyboardDismissMode.none
    var verticalInsets = UIEdgeInsets.zero
    var horizontalInsets = UIEdgeInsets.zero
    var automaticallyAdjusts = true
    var refreshControl: UIRefreshControl?
    var panGestureRecognizer: UIPanGestureRecognizer?
  }

  private static let storedRest = Stored("UIScrollView.rest", Rest())

  /// Kept; pictures do not scroll.
  public var bounces: Bool {
    get { Self.storedRest[self].bounces }
    set { Self.storedRest[self].bounces = newValue }
  }
  /// Kept; pictures are not zoomed.
  public var bouncesZoom: Bool {
    get { Self.storedRest[self].bouncesZoom }
    set { Self.storedRest[self].bouncesZoom = newValue }
  }
  /// Kept; no touches arrive.
  public var delaysContentTouches: Bool {
    get { Self.storedRest[self].delaysContentTouches }
    set { Self.storedRest[self].delaysContentTouches = newValue }
  }
  /// Kept; no touches arrive.
  public var canCancelContentTouches: Bool {
    get { Self.storedRest[self].canCancelContentTouches }
    set { Self.storedRest[self].canCancelContentTouches = newValue }
  }
  /// Kept; no touches arrive.
  public var scrollsToTop: Bool {
    get { Self.storedRest[self].scrollsToTop }
    set { Self.storedRest[self].scrollsToTop = newValue }
  }
  /// Kept; pictures do not scroll.
  public var isDirectionalLockEnabled: Bool {
    get { Self.storedRest[self].isDirectionalLockEnabled }
    set { Self.storedRest[self].isDirectionalLockEnabled = newValue }
  }
  /// Kept; pictures are not zoomed.
  public var zoomScale: CGFloat {
    get { Self.storedRest[self].zoomScale }
    set { Self.storedRest[self].zoomScale = newValue }
  }
  /// Kept; pictures are not zoomed.
  public var minimumZoomScale: CGFloat {
    get { Self.storedRest[self].minimumZoomScale }
    set { Self.storedRest[self].minimumZoomScale = newValue }
  }
  /// Kept; pictures are not zoomed.
  public var maximumZoomScale: CGFloat {
    get { Self.storedRest[self].maximumZoomScale }
    set { Self.storedRest[self].maximumZoomScale = newValue }
  }
  /// Moves to a part and enlarges it; kept as the scale, since pictures show the content in its own size.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    zoomScale = min(
      max(min(bounds.width / rect.width, bounds.height / rect.height), minimumZoomScale), maximumZoomScale)
  }
  /// Kept; pictures are not zoomed.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Kept; indicators are not drawn.
  public var indicatorStyle: IndicatorStyle {
    get { Self.storedRest[self].indicatorStyle }
    set { Self.storedRest[self].indicatorStyle = newValue }
  }
  /// Kept; pictures do not scroll.
  public var decelerationRate: DecelerationRate {
    get { Self.storedRest[self].decelerationRate }
    set { Self.storedRest[self].decelerationRate = newValue }
  }
  /// Kept; no keyboard is dismissed.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { Self.storedRest[self].keyboardDismissMode }
    set { Self.storedRest[self].keyboardDismissMode = newValue }
  }
  /// Kept; indicators are not drawn.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { Self.storedRest[self].verticalInsets }
    set { Self.storedRest[self].verticalInsets = newValue }
  }
  /// Kept; indicators are not drawn.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { Self.storedRest[self].horizontalInsets }
    set { Self.storedRest[self].horizontalInsets = newValue }
  }
  /// Kept; indicators are not drawn.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Kept; indicators are not drawn.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { Self.storedRest[self].automaticallyAdjusts }
    set { Self.storedRest[self].automaticallyAdjusts = newValue }
  }
  /// Kept and not drawn: nothing pulls.
  public var refreshControl: UIRefreshControl? {
    get { Self.storedRest[self].refreshControl }
    set {
      InactiveUse.record("UIScrollView.refreshControl", because: "nothing pulls, so that it is not drawn")
      Self.storedRest[self].refreshControl = newValue
    }
  }
  /// Recognises nothing.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let known = Self.storedRest[self].panGestureRecognizer { return known }
    let made = UIPanGestureRecognizer()
    Self.storedRest[self].panGestureRecognizer = made
    return made
  }
  /// Always `false`.
  public var isTracking: Bool { false }
  /// Always `false`.
  public var isDragging: Bool { false }
  /// Always `false`.
  public var isDecelerating: Bool { false }
  /// Does nothing: indicators are not drawn.
  public func flashScrollIndicators() {}

  /// Scrolls no further than needed to show a rectangle of the content; points.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let size = bounds.size
    offset.x = min(max(offset.x, rect.maxX - size.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - size.height), rect.minY)
    setContentOffset(offset, animated: animated)
  }
}
