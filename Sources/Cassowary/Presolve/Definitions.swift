/// The definitions by which elimination replaced roots, and the resulting values.
struct Definitions: ~Copyable {
  private var list = Buffer<Definition>()
  var entries = Buffer<Entry>()
  private(set) var groups = Buffer<DefinitionGroup>()

  var count: Int { list.count }

  subscript(index: Int32) -> Definition { list[index] }

  func copy() -> Definitions {
    Definitions(list: list.copy(), entries: entries.copy(), groups: groups.copy())
  }

  mutating func removeAll() {
    list.removeAll()
    entries.removeAll()
    groups.removeAll()
  }

  mutating func append(_ definition: Definition) { list.append(definition) }

  /// Sorts the definitions by group, keeping their order within each group, and stores their places in their classes.
  /// Returns the group of each set of connected roots, by the root that represents the set.
  mutating func group(_ roots: inout DisjointSets, _ substitution: inout Substitution) -> Buffer<Int32> {
    var groupOfRoot = Buffer<Int32>(repeating: -1, count: substitution.variableCount)
    groups.removeAll()
    for index in 0..<list.count {
      let top = roots.find(list[index].root)
      if groupOfRoot[top] < 0 {
        groupOfRoot[top] = Int32(groups.count)
        groups.append(DefinitionGroup(firstDefinition: 0, definitionCount: 0))
      }
      groups[groupOfRoot[top]].definitionCount += 1
    }
    var next: Int32 = 0
    for index in 0..<groups.count {
      groups[index].firstDefinition = next
      next += groups[index].definitionCount
      groups[index].definitionCount = 0
    }
    var sorted = Buffer<Definition>()
    _ = sorted.extend(by: list.count)
    for index in 0..<list.count {
      let group = groupOfRoot[roots.find(list[index].root)]
      let place = groups[group].firstDefinition + groups[group].definitionCount
      groups[group].definitionCount += 1
      sorted[place] = list[index]
      substitution.classes[list[index].root].column = -2 - place
    }
    list = sorted
    return groupOfRoot
  }

  /// Computes the values of a group's definitions, in the order in which they depend on each other.
  @inline(__always)
  mutating func evaluate(
    _ group: Int32, _ substitution: borrowing Substitution, valueOfColumn: (Int32) -> Double
  ) {
    let first = groups[group].firstDefinition
    var index = first + groups[group].definitionCount - 1
    while index >= first {
      var sum = list[index].constant
      for place in list[index].entries {
        sum += entries[place].value * value(of: entries[place].index, substitution, valueOfColumn)
      }
      list[index].value = sum
      index -= 1
    }
  }

  @inline(__always)
  func value(of root: Int32, _ substitution: borrowing Substitution, _ valueOfColumn: (Int32) -> Double) -> Double {
    let column = substitution.classes[root].column
    if column >= 0 { return valueOfColumn(column) }
    return column == -1 ? substitution.rest(of: root).position : list[-2 - column].value
  }

  /// Returns a line for each definition: `x7 = 3 + x1 - x2`.
  var description: String {
    (0..<list.count).map { index in
      let terms = entries.text(list[index].entries) { "x\($0)" }
      return "x\(list[index].root) = \(shortest: list[index].constant) + \(terms)\n"
    }.joined()
  }
}

/// The definitions that can change together when one of some columns changes. The definitions that were eliminated last
/// do not depend on earlier ones.
struct DefinitionGroup: BitwiseCopyable {
  var firstDefinition: Int32
  var definitionCount: Int32
}
