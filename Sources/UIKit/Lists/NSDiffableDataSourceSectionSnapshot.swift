/// The items of one section at one moment, by their identifiers, which may have items below them.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  /// All items, each before those below it.
  private var order: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes a snapshot without items.
  public init() {}

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { order }
  /// The items that are below none.
  public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
  /// The items that are shown: those below others where all of these are expanded.
  public var visibleItems: [ItemIdentifierType] { order.filter(isVisible) }

  /// Returns whether an item is part of the section.
  public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
  /// Returns the number of an item among all; `nil` for none.
  public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
  /// Returns how many items an item is below.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  /// Returns the item that one is below; `nil` for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Returns whether the items below one are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { ancestors(of: item).allSatisfy(expanded.contains) }
  /// Returns the items below one, in a snapshot of their own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    var part = self
    part.order = order.filter { ancestors(of: $0).contains(parent) || includingParent && $0 == parent }
    part.parents = parents.filter { part.order.contains($0.key) && part.order.contains($0.value) }
    part.expanded = expanded.intersection(part.order)
    return part
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  /// Adds items at the end of those below another; `nil` for below none. Items that are there already are not added.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let end = parent.flatMap(endOfItems) ?? order.count
    insert(items, at: end, below: parent.flatMap { contains($0) ? $0 : nil })
  }
  /// Adds items before another, below the same one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    if let index = index(of: item) { insert(items, at: index, below: parents[item]) }
  }
  /// Adds items behind another and those below it, below the same one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    if let end = endOfItems(below: item) { insert(items, at: end, below: parents[item]) }
  }

  private func endOfItems(below item: ItemIdentifierType) -> Int? {
    index(of: item).map { start in
      order[(start + 1)...].firstIndex { !ancestors(of: $0).contains(item) } ?? order.count
    }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?
  ) {
    var known = Set(order)
    let added = items.filter { known.insert($0).inserted }
    order.insert(contentsOf: added, at: index)
    for item in added { parents[item] = parent }
  }

  /// Removes items, with those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let removed = Set(items)
    let gone = Set(order.filter { removed.contains($0) || !removed.isDisjoint(with: ancestors(of: $0)) })
    order.removeAll(where: gone.contains)
    parents = parents.filter { !gone.contains($0.key) }
    expanded.subtract(gone)
  }
  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  /// Shows the items below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
  /// Hides the items below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Puts the items of another snapshot in the place of those below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(order.filter { parents[$0] == parent })
    for item in snapshot.items { append([item], to: snapshot.parent(of: item) ?? parent) }
    expand(snapshot.items.filter(snapshot.isExpanded))
  }
}
