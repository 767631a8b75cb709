/// The program that presolve leaves: columns with convex, piecewise linear costs (a kink for each constraint of one
/// unknown) and rows that relate columns.
///
/// A row reads `Σ a x − s = 0`; its logical column `s` has the kinks of the row's own constraints. So every constraint,
/// required or not, is a kink of some column, and one primal simplex handles them all.
struct Program: ~Copyable {
  /// The distinct priorities, highest first; 1000 is always one of them.
  var levels = Buffer<Float>()
  var columns = Buffer<Column>()
  var kinks = Buffer<Kink>()
  var columnEntries = Buffer<Entry>()
  var rows = Buffer<Row>()
  var rowEntries = Buffer<Entry>()
  var components = Buffer<Component>()
  var componentRows = Buffer<Int32>()
  /// The groups of definitions whose columns moved since the last evaluation.
  private(set) var changedGroups = Buffer<Int32>()
  private var isGroupChanged = Buffer<Bool>()

  /// Whether a further level makes free locations rest on the bounds of their inequalities. Only a program with such a
  /// tie needs it.
  var hasBoundLevel = false

  /// The number of levels, including those that break ties.
  var stride: Int { levels.count + (hasBoundLevel ? 3 : 2) }
  /// The level of the optional constraints' errors in ties. The next one is the level of the distances from 0.
  var tieLevel: Int { levels.count }
  var restLevel: Int { levels.count + 1 }
  /// The level of the distances from the bounds of inequalities, if `hasBoundLevel`.
  var boundLevel: Int { levels.count + 2 }

  func copy() -> Program {
    Program(
      levels: levels.copy(), columns: columns.copy(), kinks: kinks.copy(), columnEntries: columnEntries.copy(),
      rows: rows.copy(), rowEntries: rowEntries.copy(), components: components.copy(),
      componentRows: componentRows.copy(), changedGroups: changedGroups.copy(), isGroupChanged: isGroupChanged.copy(),
      hasBoundLevel: hasBoundLevel)
  }

  @inline(__always)
  func level(of priority: Float) -> Int16? {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low < levels.count && levels[low] == priority ? Int16(low) : nil
  }

  @inline(__always)
  func component(of column: Int32) -> Int32? {
    if columns[column].isLogical { return rows[columns[column].logicalRow].component }
    if columns[column].entryCount == 0 { return nil }
    return rows[columnEntries[columns[column].firstEntry].index].component
  }

  /// Returns the sum `Σ a x`.
  @inline(__always)
  func sum(ofRow row: Int32) -> Double {
    var sum = 0.0
    for place in rows[row].entries { sum += rowEntries[place].value * columns[rowEntries[place].index].value }
    return sum
  }

  // MARK: Groups of definitions

  mutating func resetGroups(_ count: Int) {
    changedGroups.removeAll()
    isGroupChanged.reset(to: count, filling: false)
  }

  @inline(__always)
  mutating func markChanged(_ column: Int32) { markGroupChanged(columns[column].group) }

  @inline(__always)
  mutating func markGroupChanged(_ group: Int32) {
    if group < 0 || isGroupChanged[group] { return }
    isGroupChanged[group] = true
    changedGroups.append(group)
  }

  mutating func markAllGroupsChanged() {
    for group in 0..<Int32(isGroupChanged.count) { markGroupChanged(group) }
  }

  mutating func clearChangedGroups() {
    for index in 0..<changedGroups.count { isGroupChanged[changedGroups[index]] = false }
    changedGroups.removeAll()
  }

  /// Returns a line for each column and row: `c2 (x5) = 8: >= 0 @1000, <= 8 @250` and `r0: c0 - c2 - c3 = 0`.
  var description: String {
    var text = ""
    for index in 0..<Int32(columns.count) {
      let owner = columns[index].isLogical ? "r\(columns[index].logicalRow)" : "x\(columns[index].owner)"
      let bounds = kinkRange(of: index).map { place in
        let kink = kinks[place]
        let priority = kink.constraint < 0 ? "rest" : "\(shortest: Double(levels[Int(kink.level)]))"
        return "\(kink.side == .lower ? ">=" : "<=") \(shortest: kink.position) @\(priority)"
      }.joined(separator: ", ")
      text += "c\(index) (\(owner)) = \(shortest: columns[index].value)" + (bounds.isEmpty ? "\n" : ": \(bounds)\n")
    }
    for index in 0..<Int32(rows.count) {
      let terms = rowEntries.text(rows[index].entries) { "c\($0)" }
      text += "r\(index): \(terms) - c\(rows[index].logical) = 0\n"
    }
    return text
  }
}
