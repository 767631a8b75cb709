public import LPComponents
public import Foundation

/// Controllers that are turned like pages. The first that was set is shown, or two beside a spine in the middle: of two
/// controllers without that, the second is the back of a page that is being turned.
open class UIPageViewController: UIViewController {
  /// How pages are turned. Raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll
  }

  /// The direction in which pages follow each other. Raw values are UIKit's.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical
  }

  /// Whether pages are turned forwards or backwards. Raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse
  }

  /// The place of the spine that curling pages have. Raw values are UIKit's.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min, mid, max
  }

  /// The options of the initialiser.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine, a `SpineLocation` or its raw value; it counts for curling pages.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between two pages while they are scrolled, in points; at rest it is out of sight.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages would be turned.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine; pages that scroll have none.
  public private(set) var spineLocation: SpineLocation
  /// Whether a curling page has something on its back, as with a spine in the middle; kept, since no page is being turned.
  open var isDoubleSided: Bool
  /// The object that says which pages follow, and how many dots there are.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The object that is notified when pages are turned, which does not happen here.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The controllers that were set.
  open private(set) var viewControllers: [UIViewController]? = []
  /// The recognisers that turn pages; there are none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private let dots = UIPageControl()

  /// - Parameter options: the place of the spine. A spine in the middle has two pages beside it.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let given = options?[.spineLocation]
    let location = given as? SpineLocation ?? (given as? Int).flatMap(SpineLocation.init(rawValue:)) ?? .min
    spineLocation = style == .pageCurl ? location : .none
    isDoubleSided = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of curling pages with a spine at the first edge: archives are not decoded.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation, isDoubleSided) = (.pageCurl, .horizontal, .min, false)
    super.init(coder: coder)
  }

  /// Shows controllers, at once.
  ///
  /// - Parameters:
  ///   - viewControllers: one controller, or two beside a spine in the middle or for a page with a back.
  ///   - completion: is called at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    for page in self.viewControllers ?? [] where !pages.contains(where: { $0 === page }) {
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    self.viewControllers = pages
    for page in pages where page.parent !== self { addChild(page) }
    if isViewLoaded { showPages() }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.nameSources.name = "pages"
    view.backgroundColor = nil
    showPages()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutPages()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  /// The controllers whose views are seen.
  private var shownPages: ArraySlice<UIViewController> {
    (viewControllers ?? []).prefix(spineLocation == .mid ? 2 : 1)
  }

  private func showPages() {
    let shown = shownPages
    for page in viewControllers ?? [] where !shown.contains(where: { $0 === page }) {
      page.viewIfLoaded?.removeFromSuperview()
    }
    for page in shown where page.view.superview !== view {
      page.view.translatesAutoresizingMaskIntoConstraints = true
      view.insertSubview(page.view, at: 0)
      page.didMove(toParent: self)
    }
    layOutPages()
  }

  /// Gives each page its part of the view, above the dots.
  private func layOutPages() {
    var area = view.bounds
    if let height = updateDots() { area.size.height -= height }
    let pages = shownPages
    let isRow = navigationOrientation == .horizontal
    for (index, page) in pages.enumerated() {
      var frame = area
      if isRow { frame.size.width /= CGFloat(pages.count) } else { frame.size.height /= CGFloat(pages.count) }
      let isMirrored = isRow && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let place = CGFloat(isMirrored ? pages.count - 1 - index : index)
      if isRow { frame.origin.x += place * frame.width } else { frame.origin.y += place * frame.height }
      if page.view.frame != frame { page.view.frame = frame }
    }
  }

  /// Shows a dot for each page if pages scroll horizontally and the data source counts them.
  ///
  /// - Returns: the height below the pages; `nil` without dots.
  private func updateDots() -> CGFloat? {
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, count > 0 else {
      dots.removeFromSuperview()
      return nil
    }
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    if dots.superview !== view { view.addSubview(dots) }
    let height = dots.intrinsicContentSize.height
    let bottom = view.safeAreaInsets.bottom
    dots.frame = CGRect(
      x: 0, y: view.bounds.height - height - bottom, width: view.bounds.width, height: height)
    return height + bottom
  }
}
