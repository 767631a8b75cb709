public import LPComponents

extension UICollectionViewDiffableDataSource {
  /// What is asked and told when items with others below them are tapped; no touches arrive.
  public struct SectionSnapshotHandlers<Item> {
    /// Whether an item may be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Is told before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Is told before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the items below an item that is expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<
          ItemIdentifierType
        >
      )?

    /// Makes handlers that do nothing.
    public init() {}
  }

  /// What is asked and told when items are moved; no touches arrive.
  public struct ReorderingHandlers {
    /// Whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Makes handlers that do nothing.
    public init() {}
  }

  /// Kept; no touches arrive.
  public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
    get { storedHandlers()[self] }
    set { storedHandlers()[self] = newValue }
  }
  /// Kept; no touches arrive.
  public var reorderingHandlers: ReorderingHandlers {
    get { storedReordering()[self] }
    set { storedReordering()[self] = newValue }
  }

  /// Shows the items of one section that are visible, without an animation. A section that is not there is added.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    storedSections()[self][section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the items of a section, with those that are not shown.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let shown = snapshot().itemIdentifiers(inSection: section)
    if let known = storedSections()[self][section], known.visibleItems == shown { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    made.append(shown)
    return made
  }

  private func storedSections()
    -> Stored<[SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]>
  { Stored("UICollectionViewDiffableDataSource.sections", [:]) }
  private func storedHandlers() -> Stored<SectionSnapshotHandlers<ItemIdentifierType>> {
    Stored("UICollectionViewDiffableDataSource.sectionSnapshotHandlers", SectionSnapshotHandlers())
  }
  private func storedReordering() -> Stored<ReorderingHandlers> {
    Stored("UICollectionViewDiffableDataSource.reorderingHandlers", ReorderingHandlers())
  }
}
