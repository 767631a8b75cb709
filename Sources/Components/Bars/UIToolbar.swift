@_spi(Views) public import LPAutoLayout
public import Foundation

/// A bar with items in a row at the bottom.
open class UIToolbar: UIView {
  /// The items, in reading order.
  open var items: [UIBarItem] = [] { didSet { if items != oldValue { setNeedsLayout() } } }

  /// How the bar is painted, as its appearances say.
  package var look = BarLook.standard
  /// How far what is painted reaches below the bar, in points: to the edge of the screen.
  package var groundHeight: CGFloat = 0

  /// Makes a bar with items.
  public convenience init(items: [UIBarItem]) {
    self.init(frame: .zero)
    self.items = items
  }

  @_spi(Views) open override func applyClassDefaults() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    backgroundColor = .systemBackground
  }

  /// The bar's height: 44 points on a phone, 32 in landscape, 50 on a tablet.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.height(of: self, phone: 44))
  }

  /// The places of the items, 16 points apart and from the sides; flexible spaces share the remaining width.
  private var places: [CGRect] {
    let widths = items.map { $0.isFlexibleSpace ? 0 : $0.width(in: self) }
    let flexible = CGFloat(items.filter(\.isFlexibleSpace).count)
    let fixed = widths.reduce(0, +) + 16 * CGFloat(max(0, items.filter { !$0.isFlexibleSpace }.count - 1)) + 32
    let share = flexible > 0 ? max(0, bounds.width - fixed) / flexible : 0
    var x: CGFloat = 16
    var needsGap = false
    return items.indices.map { index in
      if items[index].isFlexibleSpace {
        defer { x += share }
        return CGRect(x: x, y: 0, width: share, height: bounds.height)
      }
      if needsGap { x += 16 }
      needsGap = true
      defer { x += widths[index] }
      return CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
    }
  }

  private lazy var hosted = HostedViews(in: self)

  /// Places the views of items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    hosted.show(itemsOf: items)
    for (item, place) in zip(items, places) {
      hosted.place(item, at: place.minX, bounds.height / 2, most: bounds.height)
    }
  }

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    let texts = zip(items, places).compactMap { item, place in item.text(in: self).map { (text: $0, place: place) } }
      .filter { !$0.text.string.isEmpty }
    guard !texts.isEmpty else { return nil }
    return (
      texts.map(\.text.string).joined(separator: " | "),
      .joined(texts.map { $0.text.typeset(in: directed($0.place)) })
    )
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    guard bounds.width > 0 else { return [] }
    var drawn = look.items(above: CGSize(width: bounds.width, height: bounds.height + groundHeight), in: self)
    for (item, place) in zip(items, places) {
      drawn += item.picture(at: place.minX, bounds.height / 2, in: self)
      drawn += [item.text(in: self)?.item(in: directed(place), item.color(in: self))].compactMap { $0 }
    }
    return drawn
  }
}
