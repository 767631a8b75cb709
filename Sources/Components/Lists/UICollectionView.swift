@_spi(Views) public import LPAutoLayout
public import Foundation

/// Items in an arrangement that a layout decides.
///
/// Only the items in sight are made, measured and laid out.
open class UICollectionView: UIScrollView {
  /// The kind of headers of a flow or list layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of a flow or list layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Raw values are UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item is in the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item is at the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item is in the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item is at the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The layout that decides where items are.
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutChanged(from: oldValue) } }
  /// The object that provides items, which the collection does not retain.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { sourceChanged(dataSource) } }
  /// The object that provides sizes, which the collection does not retain.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { sourceChanged(delegate) } }
  /// The view behind all items, as large as the collection; `nil` for none.
  open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue) } }
  /// Has no effect here, since items cannot be tapped.
  open var allowsSelection = true
  /// Whether several items may be selected.
  open var allowsMultipleSelection = false

  let items = CollectionItems()
  private let cells = ReusePool<UICollectionReusableView>()
  private let supplementaries = ReusePool<UICollectionReusableView>()
  private var kept: [AnyObject] = []

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection with a flow layout: archives are not decoded.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  @_spi(Views) open override func applyClassDefaults() {
    super.applyClassDefaults()
    backgroundColor = .systemBackground
  }

  private func layoutChanged(from old: UICollectionViewLayout) {
    if old !== collectionViewLayout { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    reloadData()
  }

  private func sourceChanged(_ source: AnyObject?) {
    // Controllers are kept by what keeps all of them.
    if let source, !(source is UIResponder), ResponderKeeper.current != nil { keep(source) }
    reloadData()
  }

  /// Retains an object as long as the collection lives, or until the layout ends.
  package func keep(_ object: AnyObject) { kept.append(object) }
  @_spi(Views) open override func layoutEnded() { kept = [] }

  private func backgroundChanged(from old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    layoutInvalidated()
  }

  /// Replaces the layout, without an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  func layoutInvalidated() {
    items.needsLayout = true
    setNeedsLayout()
  }

  // MARK: Views

  /// Registers a class, of which cells are made with `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(identifier, \.reuseIdentifier, maker(cellClass))
  }

  /// Registers a class, of which headers, footers and other views of a kind are made with `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { register(identifier, kind: elementKind, maker(viewClass)) }

  @_spi(Views) open override func environmentChanged() { reloadData() }

  /// Registers what makes cells.
  package func register(_ identifier: String, cell make: (() -> UICollectionReusableView)?) {
    cells.register(identifier, \.reuseIdentifier, make)
  }

  /// Is given each item that the data source has made.
  package var itemMade: ((UICollectionViewCell) -> Void)?

  /// The identifiers of the cells that are registered, in alphabetical order.
  package var registeredCells: [String] { cells.identifiers }

  /// Registers what makes headers, footers and other views of a kind.
  package func register(_ identifier: String, kind: String, _ make: (() -> UICollectionReusableView)?) {
    supplementaries.register(identifier, under: "\(kind)/\(identifier)", \.reuseIdentifier, make)
  }

  private func maker(_ viewClass: AnyClass?) -> (() -> UICollectionReusableView)? {
    guard let type = viewClass as? UICollectionReusableView.Type else { return nil }
    return { type.instance(width: 0) }
  }

  /// Returns a cell that went out of sight, or a new one of the registered class. An identifier that is not registered,
  /// for which UIKit raises an exception, is reported, and an empty cell returned.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let found = inEnvironment { cells.dequeue(identifier) }
    if let found, found.isReused { found.view.prepareForReuse() }
    if let cell = found?.view as? UICollectionViewCell { return cell }
    report(.unregistered("cell", identifier))
    return inEnvironment { UICollectionViewCell(frame: .zero) }
  }

  /// Returns a view of a kind that went out of sight, or a new one of the registered class. An identifier that is not
  /// registered is reported, and an empty view returned.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let found = inEnvironment({ supplementaries.dequeue(elementKind + "/" + identifier) }) {
      if found.isReused { found.view.prepareForReuse() }
      return found.view
    }
    report(.unregistered(elementKind, identifier))
    return inEnvironment { UICollectionReusableView(frame: .zero) }
  }

  /// Returns a cell for an item, which the registration configures.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let found = inEnvironment({ cells.dequeue(registration.identifier) }), let cell = found.view as? Cell {
      if found.isReused { cell.prepareForReuse() }
      if let item { inEnvironment { registration.handler(cell, indexPath, item) } }
      return cell
    }
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    return dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
  }

  /// Returns a header, a footer or another view, which the registration configures.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if let found = inEnvironment({ supplementaries.dequeue(kind + "/" + identifier) }),
      let view = found.view as? Supplementary
    {
      if found.isReused { view.prepareForReuse() }
      inEnvironment { registration.handler(view, kind, indexPath) }
      return view
    }
    register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    return dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
  }

  /// Keeps a view that went out of sight for its next use.
  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    switch element.category {
    case .cell: cells.enqueue(view, view.reuseIdentifier)
    case .supplementaryView:
      supplementaries.enqueue(view, view.reuseIdentifier.map { (element.kind ?? "") + "/" + $0 })
    case .decorationView: break
    }
  }

  /// Runs code of the author that makes views, which need the collection's environment.
  func inEnvironment<Value>(_ body: () -> Value) -> Value {
    LayoutEnvironment.$current.withValue(environment, operation: body)
  }

  // MARK: Items

  /// Asks the data source and the layout for everything again.
  open func reloadData() {
    items.needsReload = true
    collectionViewLayout.preferredSizes = [:]
    layoutInvalidated()
  }
  /// Asks for the items of sections again.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Asks for items again.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for items that were added.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Forgets items that were removed.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Runs changes of items, without an animation.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CollectionLayout(self).run()
  }

  private func loadItems() { if items.needsReload { CollectionLayout(self).load() } }

  /// The number of sections.
  open var numberOfSections: Int {
    loadItems()
    return items.counts.count
  }
  /// Returns the number of items of a section; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    loadItems()
    return items.counts.indices.contains(section) ? items.counts[section] : 0
  }
  /// Returns the cell of an item in sight; `nil` for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.views[.cell(indexPath)] as? UICollectionViewCell
  }
  /// Returns a header, a footer or another view in sight; `nil` for others.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    items.views[.supplementary(elementKind, indexPath)]
  }
  /// The cells in sight, by their places.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }
  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    items.views.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }
  /// Returns the item of a cell in sight; `nil` for others.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.views.first { $0.value === cell }?.key.indexPath
  }
  /// Returns where the layout places an item; `nil` for one that is not shown.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Scrolls to an item, when the collection is laid out next. In a snapshot test, an animation has not begun.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    if animated, environment.isLive { return }
    items.target = (indexPath, scrollPosition)
    layoutInvalidated()
  }

  // MARK: Selection

  /// The selected items, in order; `nil` if none is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { items.selected.isEmpty ? nil : items.selected.sorted() }
  /// Selects an item, and scrolls to it; `nil` removes the selection.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in items.selected { deselectItem(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    items.selected.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Removes an item from the selection.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    items.selected.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }
}
