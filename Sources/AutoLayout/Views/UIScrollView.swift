public import Foundation

/// A view that shows a part of content that may be larger.
///
/// In constraints with its descendants, the edges of the scroll view are those of its content; in all others they are
/// its own. Sizes and centres are always its own.
open class UIScrollView: UIView {
  @_spi(Views) open override var role: ViewRecord.Role { .scrolling }
  /// Raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Codable, Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }

  /// The insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard isUsable(contentInset.numbers, "contentInset") else { return contentInset = oldValue }
      restAtStart()
    }
  }
  /// Whether content rests inside the safe area.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic { didSet { restAtStart() } }
  /// Has no effect here, since pictures do not scroll.
  open var isScrollEnabled = true
  /// Has no effect here, since pictures do not scroll.
  open var isPagingEnabled = false
  /// Has no effect here, since pictures do not scroll.
  open var alwaysBounceVertical = false
  /// Has no effect here, since pictures do not scroll.
  open var alwaysBounceHorizontal = false
  /// Has no effect here: indicators are not drawn.
  open var showsVerticalScrollIndicator = true
  /// Has no effect here: indicators are not drawn.
  open var showsHorizontalScrollIndicator = true
  private var givenContentSize: CGSize?
  private var isOffsetGiven = false

  @_spi(Views) open override func applyClassDefaults() {
    clipsToBounds = true
    // The guide is made at once, since constraints with the scroll view's edges may refer to it.
    _ = contentLayoutGuide
    restAtStart()
  }

  /// The content's rectangle, from the content's origin; constraints settle its size.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }
  /// The scroll view's own rectangle, which stays while the content moves.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

  package override var contentGuideForDescendants: UILayoutGuide? { contentLayoutGuide }

  /// The size of the content in points: the size that constraints give it after layout, or the size that was set if
  /// they do not determine it.
  open var contentSize: CGSize {
    get {
      let solved = contentLayoutGuide.layoutFrame.size
      return solved == .zero ? givenContentSize ?? .zero : solved
    }
    set { givenContentSize = newValue }
  }

  // MARK: Offset

  /// The content's point at the scroll view's top left. Until it is set the content rests at its start, after the
  /// insets.
  open var contentOffset: CGPoint {
    get { geometry.boundsOrigin }
    set {
      isOffsetGiven = true
      move(to: newValue)
    }
  }

  /// Scrolls to an offset; points. In a preview an animation is at its end, in a snapshot test it has not begun.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if !animated || !environment.isLive { self.contentOffset = contentOffset }
  }

  private func move(to origin: CGPoint) {
    guard origin != geometry.boundsOrigin, isUsable([origin.x, origin.y], "contentOffset") else { return }
    geometry.boundsOrigin = origin
    setNeedsEngineRebuild()
    setNeedsLayout()
  }

  private func restAtStart() {
    guard !isOffsetGiven else { return }
    let insets = adjustedContentInset
    move(to: CGPoint(x: 0 - insets.left, y: 0 - insets.top))
  }

  /// The insets with the safe area's share: vertical by default, both ways with `always`.
  open var adjustedContentInset: UIEdgeInsets {
    let area = safeAreaInsets
    let takesVertical = contentInsetAdjustmentBehavior != .never
    let takesHorizontal = contentInsetAdjustmentBehavior == .always
    return UIEdgeInsets(
      top: contentInset.top + (takesVertical ? area.top : 0),
      left: contentInset.left + (takesHorizontal ? area.left : 0),
      bottom: contentInset.bottom + (takesVertical ? area.bottom : 0),
      right: contentInset.right + (takesHorizontal ? area.right : 0))
  }

  /// The content moves clear of what came to cover it.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    restAtStart()
  }
}
