public import Foundation

/// A bar with items in a row at the bottom.
open class UIToolbar: UIView {
  /// The items, in reading order.
  open var items: [UIBarItem] = []

  /// Makes a bar with items.
  public convenience init(items: [UIBarItem]) {
    self.init(frame: .zero)
    self.items = items
  }

  package override func applyClassDefaults() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    backgroundColor = .systemBackground
  }

  /// The bar's height: 44 points on a phone, 32 in landscape, 50 on a tablet.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.height(traitCollection, phone: 44))
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

  private func text(_ index: Int) -> ControlText {
    ControlText(
      view: self, string: items[index].shownTitle ?? "", font: .systemFont(ofSize: 17))
  }

  package override func contentText() -> (string: String, typeset: TypesetText)? {
    let places = places
    let titled = items.indices.filter { !text($0).string.isEmpty }
    guard !titled.isEmpty else { return nil }
    return (
      titled.map { text($0).string }.joined(separator: " | "),
      .joined(titled.map { text($0).typeset(in: directed(places[$0])) })
    )
  }

  package override func contentItems() -> [ContentItem] {
    guard bounds.width > 0 else { return [] }
    let line = 1 / traitCollection.displayScale
    var drawn: [ContentItem] = [
      .fill(.rect(CGRect(x: 0, y: 0, width: bounds.width, height: line)), paint(.separator))
    ]
    for (index, place) in places.enumerated() {
      drawn += items[index].picture(at: place.minX, bounds.height / 2, in: self)
      drawn += [text(index).item(in: directed(place), tintColor)].compactMap { $0 }
    }
    return drawn
  }
}
