@_spi(Views) public import LPAutoLayout
public import Foundation

/// A bar of tabs at the bottom, each an image above a title.
open class UITabBar: UIView {
  /// The items, in reading order.
  open var items: [UIBarItem] = []
  /// The index of the selected tab; an index out of range selects none.
  open var selectedIndex = 0

  /// How the bar is painted, as its appearances say.
  package var look = BarLook.standard

  /// Makes a bar with items.
  public convenience init(items: [UIBarItem]) {
    self.init(frame: .zero)
    self.items = items
  }

  @_spi(Views) open override func applyClassDefaults() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    backgroundColor = .systemBackground
  }

  /// The bar's height: 49 points on a phone, 32 in landscape, 50 on a tablet; 62 on iOS 26. What it covers of the safe
  /// area below is added to it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeight + (givenBottomInset ?? safeAreaInsets.bottom))
  }

  /// The height of the home indicator's area in the bar, as given by what placed the bar, whose own safe area may end
  /// above it; `nil` for the bar's safe area.
  package var givenBottomInset: CGFloat? {
    didSet { if givenBottomInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The height above the safe area, in points.
  package var barHeight: CGFloat {
    environment.metrics == .ios26 ? 62 : BarMetrics.height(of: self, phone: 49)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  private func titleText(_ index: Int) -> ControlText {
    let font = items[index].shownTitleAttributes(state(index))?[.font] as? UIFont ?? tabLook(index).font
    return ControlText(
      view: self, string: items[index].title ?? "", font: font ?? .systemFont(ofSize: 10, weight: .medium),
      alignment: .center)
  }

  private func state(_ index: Int) -> UIControl.State {
    items[index].isEnabled ? index == selectedIndex ? .selected : .normal : .disabled
  }

  private func tabLook(_ index: Int) -> BarLook.TextLook { index == selectedIndex ? look.selectedTab : look.tab }

  private func itemRect(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(items.count)
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: barHeight)
  }

  /// The side of the image. An image of up to 24 points, a distance of 3 points and a line of 12 are centred together.
  private var pictureSide: CGFloat { min(24, max(0, barHeight - 20)) }
  private var blockTop: CGFloat { max(0, (barHeight - pictureSide - 15) / 2).rounded() }

  private func titleRect(_ index: Int) -> CGRect {
    let rect = itemRect(index)
    let hasPicture = items[index].image != nil
    return directed(
      CGRect(
        x: rect.minX + 2, y: hasPicture ? blockTop + pictureSide + 3 : 0, width: max(0, rect.width - 4),
        height: hasPicture ? 12 : rect.height))
  }

  private func shownImage(_ index: Int) -> UIImage? {
    guard index == selectedIndex, let item = items[index] as? UITabBarItem else { return items[index].image }
    return item.selectedImage ?? item.image
  }

  /// Returns the colours of a tab's image and title.
  private func colors(_ index: Int) -> (icon: UIColor, title: UIColor) {
    guard items[index].isEnabled else { return (.tertiaryLabel, .tertiaryLabel) }
    let icon = tabLook(index).icon ?? (index == selectedIndex ? tintColor! : .secondaryLabel)
    let own = items[index].titleTextAttributes(for: state(index))?[.foregroundColor] as? UIColor
    return (icon, own ?? tabLook(index).color ?? icon)
  }

  /// Returns the badge of a tab: a pill at the trailing side of its image.
  private func badge(_ index: Int) -> [ContentItem] {
    guard let item = items[index] as? UITabBarItem, let value = item.badgeValue else { return [] }
    let attributes = item.badgeTextAttributes(for: .normal)
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    let text = ControlText(view: self, string: value, font: font, alignment: .center)
    let height: CGFloat = 18
    let place = directed(
      CGRect(
        x: itemRect(index).midX + pictureSide / 2 - 6, y: max(2, blockTop - 3),
        width: max(height, text.measure().size.width + 10), height: height))
    let pill = ContentItem.fill(.roundedRect(place, radius: height / 2), paint(item.badgeColor ?? .systemRed))
    return [pill] + [text.item(in: place, attributes?[.foregroundColor] as? UIColor ?? .white)].compactMap { $0 }
  }

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    let titled = items.indices.filter { !(items[$0].title ?? "").isEmpty }
    guard !titled.isEmpty else { return nil }
    return (
      titled.map { items[$0].title! }.joined(separator: " | "),
      .joined(titled.map { titleText($0).typeset(in: titleRect($0)) })
    )
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    guard bounds.width > 0 else { return [] }
    var drawn = look.items(above: bounds.size, in: self)
    for index in items.indices {
      let (icon, title) = colors(index)
      if let image = shownImage(index) {
        let rect = itemRect(index)
        let side = pictureSide
        let place = CGRect(x: rect.midX - side / 2, y: blockTop, width: side, height: side)
        drawn += picture(image, in: directed(place), icon, isTemplate: true)
      }
      drawn += [titleText(index).item(in: titleRect(index), title)].compactMap { $0 }
      drawn += badge(index)
    }
    return drawn
  }
}
