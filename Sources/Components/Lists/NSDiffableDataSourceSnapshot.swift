import Foundation

/// The sections and items of a list at one moment, by their identifiers.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var places: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The identifiers that were added twice, for which UIKit raises an exception; the first place counts.
  private(set) var duplicates: [String] = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { places.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// Returns the section that an item is in; `nil` for an item that does not exist.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    places[identifier]
  }
  /// Returns the number of an item among the items of all sections; `nil` for an item that does not exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// Returns the number of a section; `nil` for a section that does not exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index) }
  }
  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index + 1) }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var added: [SectionIdentifierType] = []
    for identifier in identifiers {
      if items[identifier] == nil {
        items[identifier] = []
        added.append(identifier)
      } else {
        duplicates.append("\(identifier)")
      }
    }
    sections.insert(contentsOf: added, at: index)
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items[identifier] ?? [] { places[item] = nil }
      items[identifier] = nil
    }
    sections.removeAll { items[$0] == nil }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, items[identifier] != nil, items[other] != nil else { return }
    sections.removeAll { $0 == identifier }
    if let index = sections.firstIndex(of: other) { sections.insert(identifier, at: index + offset) }
  }

  /// Has no effect here: a list shows the current items when it is laid out.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  // MARK: Items

  /// Adds items at the end of a section; `nil` is the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, let count = items[section]?.count else { return }
    insert(identifiers, in: section, at: count)
  }
  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard let section = places[other], let index = items[section]?.firstIndex(of: other) else { return }
    insert(identifiers, in: section, at: index + offset)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    var added: [ItemIdentifierType] = []
    added.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      if places.updateValue(section, forKey: identifier) == nil {
        added.append(identifier)
      } else {
        duplicates.append("\(identifier)")
      }
    }
    items[section]?.insert(contentsOf: added, at: index)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    for section in Set(identifiers.compactMap { places[$0] }) { items[section]?.removeAll { removed.contains($0) } }
    for identifier in identifiers { places[identifier] = nil }
  }
  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier, places[identifier] != nil, places[toIdentifier] != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier, places[identifier] != nil, places[toIdentifier] != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has no effect here: a list shows the current items when it is laid out.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Has no effect here: a list shows the current items when it is laid out.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

  // MARK: Places

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), let list = items[sections[path.section]],
      list.indices.contains(path.item)
    else { return nil }
    return list[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = places[item], let number = sections.firstIndex(of: section),
      let index = items[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: number)
  }
}
