/// Finding connected rows, columns and definitions.
extension Program {
  /// Makes the lists of columns from those of rows.
  mutating func linkColumns() {
    for index in 0..<columns.count { columns[index].entryCount = 0 }
    for index in 0..<rowEntries.count { columns[rowEntries[index].index].entryCount += 1 }
    var next: Int32 = 0
    for index in 0..<columns.count {
      columns[index].firstEntry = next
      next += columns[index].entryCount
      columns[index].entryCount = 0
    }
    columnEntries.removeAll()
    _ = columnEntries.extend(by: Int(next))
    for row in 0..<Int32(rows.count) {
      for place in rows[row].entries {
        let entry = rowEntries[place]
        let column = entry.index
        columnEntries[columns[column].firstEntry + columns[column].entryCount] = Entry(value: entry.value, index: row)
        columns[column].entryCount += 1
      }
    }
  }

  /// Makes a component of each set of connected rows.
  mutating func labelComponents() {
    components.removeAll()
    componentRows.removeAll()
    for index in 0..<rows.count { rows[index].component = -1 }
    var isReached = Buffer<Bool>(repeating: false, count: columns.count)
    for start in 0..<Int32(rows.count) where rows[start].component < 0 {
      let first = componentRows.count
      appendComponentRow(start)
      var next = first
      while next < componentRows.count {
        for place in rows[componentRows[next]].entries where !isReached[rowEntries[place].index] {
          let column = rowEntries[place].index
          isReached[column] = true
          for other in columns[column].entries where rows[columnEntries[other].index].component < 0 {
            appendComponentRow(columnEntries[other].index)
          }
        }
        next += 1
      }
      components.append(Component(firstRow: Int32(first), rowCount: Int32(componentRows.count - first)))
    }
  }

  private mutating func appendComponentRow(_ row: Int32) {
    rows[row].component = Int32(components.count)
    componentRows.append(row)
  }

  /// Groups the definitions by connected columns, and stores the groups in the columns.
  mutating func groupDefinitions(_ definitions: inout Definitions, _ substitution: inout Substitution) {
    for column in 0..<columns.count { columns[column].group = -1 }
    resetGroups(0)
    if definitions.count == 0 { return }
    var roots = DisjointSets(count: substitution.variableCount)
    for index in 0..<Int32(definitions.count) {
      let definition = definitions[index]
      for place in definition.entries { roots.join(definition.root, definitions.entries[place].index) }
    }
    for row in 0..<rows.count {
      let first = columns[rowEntries[rows[row].firstEntry].index].owner
      for place in rows[row].entries.dropFirst() { roots.join(first, columns[rowEntries[place].index].owner) }
    }
    let groupOfRoot = definitions.group(&roots, &substitution)
    for column in 0..<columns.count where !columns[column].isLogical {
      columns[column].group = groupOfRoot[roots.find(columns[column].owner)]
    }
    for row in 0..<rows.count {
      columns[rows[row].logical].group = columns[rowEntries[rows[row].firstEntry].index].group
    }
    resetGroups(definitions.groups.count)
  }
}
