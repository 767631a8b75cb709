internal import LPComponents
internal import Foundation

/// The rows of a list that has none without the app's data: of each kind of cell that is registered, those that show what
/// it looks like. Once the list's own source has rows, these are shown.
@MainActor
final class SampleRows: NSObject {
  /// The number of rows where there are cells of one kind.
  private static let least = 3
  /// The number of kinds that are shown.
  private static let most = 8

  private let kinds: [String]
  /// What a row is called where no kind of cell is registered.
  private let name: String
  private weak var tableSource: (any UITableViewDataSource)?
  private weak var collectionSource: (any UICollectionViewDataSource)?
  /// The number of wheels of a picker.
  private var wheels = 1

  private init(_ kinds: [String], _ name: String) {
    self.kinds = Array(kinds.prefix(Self.most))
    self.name = name
  }

  /// Gives a table rows where it has none.
  ///
  /// - Returns: whether it had none.
  static func fill(_ table: UITableView, name: String) -> Bool {
    guard !(0..<table.numberOfSections).contains(where: { table.numberOfRows(inSection: $0) > 0 }) else { return false }
    let rows = SampleRows(table.registeredCells, name)
    rows.tableSource = table.dataSource
    // What asks the app's data about rows that it has not would trap.
    (table.delegate, table.dataSource) = (nil, rows)
    table.keep(rows)
    table.reloadData()
    return true
  }

  /// The same for a collection, where kinds of cells are registered.
  static func fill(_ collection: UICollectionView, name: String) -> Bool {
    guard !collection.registeredCells.isEmpty,
      !(0..<collection.numberOfSections).contains(where: { collection.numberOfItems(inSection: $0) > 0 })
    else { return false }
    let rows = SampleRows(collection.registeredCells, name)
    rows.collectionSource = collection.dataSource
    (collection.delegate, collection.dataSource) = (nil, rows)
    collection.keep(rows)
    if let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
      layout.itemSize == CGSize(width: 50, height: 50)
    {
      layout.itemSize = CGSize(width: 160, height: 120)
    }
    collection.reloadData()
    return true
  }

  /// The same for a picker, as many wheels as its source has, at least one.
  static func fill(_ picker: UIPickerView, name: String) -> Bool {
    guard !(0..<picker.numberOfComponents).contains(where: { picker.numberOfRows(inComponent: $0) > 0 }) else {
      return false
    }
    let rows = SampleRows([], name)
    rows.wheels = max(1, picker.numberOfComponents)
    (picker.delegate, picker.dataSource) = (rows, rows)
    picker.keep(rows)
    return true
  }

  private var count: Int { kinds.count > 1 ? kinds.count : Self.least }
  private func kind(_ row: Int) -> String? { kinds.isEmpty ? nil : kinds[row % kinds.count] }
}

extension SampleRows: UITableViewDataSource {
  /// The table's own source, if it has rows by now.
  private func own(_ table: UITableView) -> (any UITableViewDataSource)? {
    guard let tableSource else { return nil }
    let sections = 0..<tableSource.numberOfSections(in: table)
    return sections.contains { tableSource.tableView(table, numberOfRowsInSection: $0) > 0 } ? tableSource : nil
  }

  func numberOfSections(in tableView: UITableView) -> Int { own(tableView)?.numberOfSections(in: tableView) ?? 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    own(tableView)?.tableView(tableView, numberOfRowsInSection: section) ?? count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    own(tableView)?.tableView(tableView, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let own = own(tableView) { return own.tableView(tableView, cellForRowAt: indexPath) }
    guard let kind = kind(indexPath.row) else {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: kind, for: indexPath)
    SampleContent.fill(cell)
    return cell
  }
}

extension SampleRows: UICollectionViewDataSource {
  /// The collection's own source, if it has items by now.
  private func own(_ collection: UICollectionView) -> (any UICollectionViewDataSource)? {
    guard let collectionSource else { return nil }
    let sections = 0..<collectionSource.numberOfSections(in: collection)
    return sections.contains { collectionSource.collectionView(collection, numberOfItemsInSection: $0) > 0 }
      ? collectionSource : nil
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    own(collectionView)?.numberOfSections(in: collectionView) ?? 1
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    own(collectionView)?.collectionView(collectionView, numberOfItemsInSection: section) ?? count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let own = own(collectionView) { return own.collectionView(collectionView, cellForItemAt: indexPath) }
    guard let kind = kind(indexPath.item) else { return UICollectionViewCell(frame: .zero) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: kind, for: indexPath)
    SampleContent.fill(cell)
    return cell
  }
}

extension SampleRows: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { name }
}
