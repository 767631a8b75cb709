import Foundation

/// Places the elements of a collection that are in sight, where its layout has them.
@MainActor
struct CollectionLayout {
  let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }

  private var items: CollectionItems { view.items }
  private var layout: UICollectionViewLayout { view.collectionViewLayout }

  func run() {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    view.inEnvironment {
      if items.needsReload { load() }
      noteBounds()
      guard items.needsLayout || isMoved else { return }
      place()
      if let target = items.target { scroll(to: target) }
      items.placed = (view.bounds, view.adjustedContentInset)
    }
  }

  /// Asks for the numbers of items.
  func load() {
    for element in items.views.keys.sorted() { if let old = items.views[element] { view.recycle(old, element) } }
    items.views = [:]
    (items.needsReload, items.needsLayout) = (false, true)
    let count = max(0, view.dataSource?.numberOfSections(in: view) ?? 0)
    items.counts = (0..<count).map { max(0, view.dataSource?.collectionView(view, numberOfItemsInSection: $0) ?? 0) }
    items.selected = items.selected.filter { $0.section < count && $0.item < items.counts[$0.section] }
  }

  private var isMoved: Bool {
    guard let placed = items.placed else { return true }
    return placed.bounds != view.bounds || placed.insets != view.adjustedContentInset
  }

  private func noteBounds() {
    guard let placed = items.placed else { return }
    if placed.insets != view.adjustedContentInset || layout.shouldInvalidateLayout(forBoundsChange: view.bounds) {
      if placed.bounds.size != view.bounds.size { layout.preferredSizes = [:] }
      items.needsLayout = placed.bounds != view.bounds || items.needsLayout
    }
  }

  // MARK: Placing

  /// Places what is in sight, again while elements want other sizes than the layout expects. The number of rounds is
  /// limited, since smaller elements let others come into sight.
  private func place() {
    if items.needsLayout { layout.prepare() }
    items.needsLayout = false
    var shown: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<12 {
      shown = visibleAttributes()
      guard measure(shown) else { break }
      layout.prepare()
      items.needsLayout = false
    }
    show(shown)
    placeBackground()
    items.contentSize.hold(layout.collectionViewContentSize, of: view, named: "UICollectionView-content")
  }

  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    (layout.layoutAttributesForElements(in: view.bounds) ?? []).sorted { $0.element < $1.element }
  }

  /// Returns whether an element wants another size.
  private func measure(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
    var isChanged = false
    for attributes in shown where attributes.isSelfSizing && layout.preferredSizes[attributes.element] == nil {
      guard let element = element(attributes) else { continue }
      (element as? UICollectionViewListCell)?.move(to: attributes)
      let wanted = element.preferredLayoutAttributesFitting(attributes.duplicate())
      layout.preferredSizes[attributes.element] = wanted.size
      if layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes) {
        isChanged = true
      }
    }
    return isChanged
  }

  /// Returns the view of an element, which the data source makes when the element comes into sight.
  private func element(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let element = attributes.element
    if let known = items.views[element] { return known }
    guard let made = makeView(of: attributes) else { return nil }
    items.views[element] = made
    if let cell = made as? UICollectionViewCell {
      view.itemMade?(cell)
      cell.isSelected = items.selected.contains(element.indexPath)
      view.delegate?.collectionView(view, willDisplay: cell, forItemAt: element.indexPath)
    }
    return made
  }

  private func makeView(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.cell, _): return view.dataSource?.collectionView(view, cellForItemAt: path)
    case (.supplementaryView, let kind?):
      return view.dataSource?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    case (.decorationView, let kind?): return layout.decorations[kind]?.instance(width: 0)
    default: return nil
    }
  }

  private func show(_ shown: [UICollectionViewLayoutAttributes]) {
    var visible: Set<CollectionElement> = []
    for attributes in shown {
      guard let element = element(attributes) else { continue }
      visible.insert(attributes.element)
      apply(attributes, to: element)
    }
    for (key, old) in items.views where !visible.contains(key) {
      items.views[key] = nil
      view.recycle(old, key)
    }
    // Views in front are added last, those of one index in the order of the elements.
    let ordered = shown.indices.sorted { (shown[$0].zIndex, $0) < (shown[$1].zIndex, $1) }.map { shown[$0] }
    for attributes in ordered where attributes.zIndex > 0 {
      if let element = items.views[attributes.element] { view.bringSubviewToFront(element) }
    }
    for attributes in ordered.reversed() where attributes.zIndex < 0 {
      if let element = items.views[attributes.element] { view.sendSubviewToBack(element) }
    }
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to element: UICollectionReusableView) {
    (element as? UICollectionViewListCell)?.move(to: attributes)
    element.apply(attributes)
    element.scrolledSection = attributes.scrolledSection
    if element.superview !== view { view.addSubview(element) }
    if element.geometry.frame != attributes.frame { element.frame = attributes.frame }
    if element.transform != attributes.transform { element.transform = attributes.transform }
    if element.alpha != attributes.alpha { element.alpha = attributes.alpha }
    if element.isHidden != attributes.isHidden { element.isHidden = attributes.isHidden }
    (element as? UICollectionViewListCell)?.take(attributes)
  }

  private func placeBackground() {
    guard let background = view.backgroundView else { return }
    background.translatesAutoresizingMaskIntoConstraints = true
    background.frame = view.bounds
  }

  // MARK: Scrolling

  private func scroll(to target: (item: IndexPath, position: UICollectionView.ScrollPosition)) {
    items.target = nil
    for _ in 0..<4 {
      guard let rect = layout.layoutAttributesForItem(at: target.item)?.frame else { return }
      let offset = offset(for: rect, target.position)
      guard offset != view.contentOffset else { return }
      view.contentOffset = offset
      place()
    }
  }

  private func offset(for rect: CGRect, _ position: UICollectionView.ScrollPosition) -> CGPoint {
    let (inset, bounds, content) = (view.adjustedContentInset, view.bounds, layout.collectionViewContentSize)
    var offset = view.contentOffset
    if position.contains(.top) { offset.y = rect.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = rect.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = rect.maxY - bounds.height + inset.bottom }
    if position.contains(.left) { offset.x = rect.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = rect.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = rect.maxX - bounds.width + inset.right }
    func limited(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      min(max(value, start), max(start, end))
    }
    return CGPoint(
      x: limited(offset.x, -inset.left, content.width - bounds.width + inset.right),
      y: limited(offset.y, -inset.top, content.height - bounds.height + inset.bottom))
  }
}
