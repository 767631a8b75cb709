@_spi(Views) public import LPAutoLayout
public import Foundation

/// The bar at the top: a title between items.
open class UINavigationBar: UIView {
  /// The title; `nil` for none.
  open var title: String?
  /// The view in place of the title, in the middle of the bar; `nil` for the title. A view without a width of its own,
  /// such as a search bar, takes what the items leave.
  open var titleView: UIView? { didSet { if titleView !== oldValue { setNeedsLayout() } } }
  /// The title of the back button, next to a chevron at the leading side.
  open var backTitle: String? { didSet { if backTitle != oldValue { setNeedsLayout() } } }
  /// The items at the leading side, from the edge inwards.
  open var leadingItems: [UIBarItem] = [] { didSet { if leadingItems != oldValue { setNeedsLayout() } } }
  /// The items at the trailing side, from the edge inwards.
  open var trailingItems: [UIBarItem] = [] { didSet { if trailingItems != oldValue { setNeedsLayout() } } }
  /// Whether the title is shown below the bar in large type.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the item that is shown has no large title, whatever the bar prefers.
  package var hidesLargeTitle = false {
    didSet { if hidesLargeTitle != oldValue { invalidateIntrinsicContentSize() } }
  }
  package var showsLargeTitle: Bool { prefersLargeTitles && !hidesLargeTitle }

  /// How the bar is painted, as the container around it and its appearances say.
  package var look = BarLook.standard
  /// How far what is painted reaches above the bar, in points: to the edge of the screen.
  package var groundHeight: CGFloat = 0

  /// The search bar below the title; `nil` for none.
  package var searchBar: UISearchBar? {
    didSet {
      guard searchBar !== oldValue else { return }
      oldValue?.isInNavigationBar = false
      searchBar?.isInNavigationBar = true
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Makes a bar with a title.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
  }

  @_spi(Views) open override func applyClassDefaults() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    backgroundColor = .systemBackground
  }

  /// The bar's height: 44 points on a phone, 32 in landscape, 50 on a tablet; 54 on iOS 26. A large title adds 52, and
  /// so does a search bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric, height: barHeightWithTitle + (searchBar?.intrinsicContentSize.height ?? 0))
  }

  /// The height with the large title, if there is one.
  var barHeightWithTitle: CGFloat { barHeight + (showsLargeTitle ? 52 : 0) }

  private var barHeight: CGFloat {
    if environment.metrics == .ios26 { return 54 }
    return BarMetrics.height(of: self, phone: 44)
  }

  // MARK: Content

  private lazy var hosted = HostedViews(in: self)

  private func text(_ string: String, weight: UIFont.Weight = .regular, _ alignment: NSTextAlignment = .natural)
    -> ControlText
  {
    ControlText(view: self, string: string, font: .systemFont(ofSize: 17, weight: weight), alignment: alignment)
  }

  /// Where the items begin, in points from the leading side, and the room that they leave between them.
  private var places: (leading: [CGFloat], trailing: [CGFloat], room: ClosedRange<CGFloat>) {
    let sides = BarMetrics.sides(of: self)
    var start = sides.leading
    if let backTitle { start = notch + 16 + text(backTitle).measure().size.width + 20 }
    let leading = leadingItems.map { item in
      defer { start += item.width(in: self) + 16 }
      return start
    }
    var end = bounds.width - sides.trailing
    let trailing = trailingItems.map { item in
      end -= item.width(in: self)
      defer { end -= 16 }
      return end
    }
    return (leading, trailing, start...max(start, end))
  }

  /// How far the safe area extends into the leading side, in points.
  private var notch: CGFloat { isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left }

  /// The place of something in the middle: centred in the bar if it fits there, otherwise in the room between the items.
  private func centred(_ width: CGFloat, in room: ClosedRange<CGFloat>) -> (x: CGFloat, width: CGFloat) {
    let width = min(width, room.upperBound - room.lowerBound)
    return (min(max((bounds.width - width) / 2, room.lowerBound), room.upperBound - width), width)
  }

  /// Places the views of items and of the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let titleViews = [titleView].compactMap { $0 }
    hosted.show(itemsOf: leadingItems + trailingItems, and: titleViews + [searchBar].compactMap { $0 })
    if let searchBar {
      hosted.place(
        searchBar,
        in: CGRect(
          x: 0, y: barHeightWithTitle, width: bounds.width, height: searchBar.intrinsicContentSize.height))
    }
    let (height, places) = (barHeight, places)
    for (item, x) in zip(leadingItems, places.leading) { hosted.place(item, at: x, height / 2, most: height) }
    for (item, x) in zip(trailingItems, places.trailing) { hosted.place(item, at: x, height / 2, most: height) }
    for view in titleViews {
      let size = view.sizeWhereHosted
      let (x, width) = centred(size.width > 0 ? size.width : .greatestFiniteMagnitude, in: places.room)
      let viewHeight = min(height, size.height > 0 ? size.height : height)
      hosted.place(
        view, in: directed(CGRect(x: x, y: (height - viewHeight) / 2, width: width, height: viewHeight)))
    }
  }

  /// The texts with their places, from the left: items at both ends, the title centred in the remaining space.
  private var texts: [(text: ControlText, rect: CGRect, color: UIColor)] {
    let (height, places) = (barHeight, places)
    var found: [(text: ControlText, rect: CGRect, color: UIColor)] = []
    if let backTitle {
      let width = text(backTitle).measure().size.width
      found.append((text(backTitle), CGRect(x: 28 + notch, y: 0, width: width, height: height), tintColor))
    }
    for (item, x) in zip(leadingItems + trailingItems, places.leading + places.trailing) {
      guard let text = item.text(in: self) else { continue }
      found.append((text, CGRect(x: x, y: 0, width: item.width(in: self), height: height), color(of: item)))
    }
    guard let title, !title.isEmpty else { return found }
    if showsLargeTitle {
      let font = look.largeTitle.font ?? .systemFont(ofSize: 34, weight: .bold)
      let large = ControlText(view: self, string: title, font: font)
      let sides = BarMetrics.sides(of: self)
      let width = max(0, bounds.width - sides.leading - sides.trailing)
      let rect = CGRect(x: sides.leading, y: height, width: width, height: 52)
      return found + [(large, rect, look.largeTitle.color ?? .label)]
    }
    guard titleView == nil else { return found }
    let font = look.title.font ?? .systemFont(ofSize: 17, weight: .semibold)
    let headline = ControlText(view: self, string: title, font: font, alignment: .center)
    let (x, width) = centred(headline.measure().size.width, in: places.room)
    return found + [(headline, CGRect(x: x, y: 0, width: width, height: height), look.title.color ?? .label)]
  }

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    let texts = texts
    guard !texts.isEmpty else { return nil }
    return (
      texts.map(\.text.string).joined(separator: " | "), .joined(texts.map { $0.text.typeset(in: directed($0.rect)) })
    )
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    guard bounds.width > 0 else { return [] }
    let items = texts.compactMap { $0.text.item(in: directed($0.rect), $0.color) }
    let (middle, places) = (barHeight / 2, places)
    var drawn = ground + items
    if backTitle != nil {
      let arrow = CGRect(x: 8 + notch, y: middle - 10.5, width: 12, height: 21)
      drawn.append(SystemMark.back.item(in: directed(arrow), paint(tintColor), flips: isRightToLeft))
    }
    for (item, x) in zip(leadingItems + trailingItems, places.leading + places.trailing) {
      drawn += item.picture(at: x, middle, in: self)
    }
    return drawn
  }

  /// The background and the line.
  private var ground: [ContentItem] {
    let background = look.background.map { color in
      let rect = CGRect(x: 0, y: -groundHeight, width: bounds.width, height: bounds.height + groundHeight)
      return ContentItem.fill(.rect(rect), paint(color))
    }
    let line = look.line.map { color in
      let width = 1 / traitCollection.displayScale
      let rect = CGRect(x: 0, y: bounds.height - width, width: bounds.width, height: width)
      return ContentItem.fill(.rect(rect), paint(color))
    }
    return [background, line].compactMap(\.self)
  }

  /// Paints the bar as above content at its start.
  func showScrollEdge() {
    guard environment.metrics != .ios13 || showsLargeTitle else { return }
    look = .scrollEdge
    if backgroundColor == .systemBackground { backgroundColor = nil }
  }

  private func color(of item: UIBarItem) -> UIColor {
    let own = item.color(in: self)
    return own == tintColor ? look.button.color ?? own : own
  }
}
