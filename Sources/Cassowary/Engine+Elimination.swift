/// Positions. A column without costs of its own that an equality defines is replaced by that definition, wherever few
/// short rows have it: what is left relates sizes, and a change stays where it is instead of shifting all that follows.
///
///     y₂ = y₁ + h₁,  y₁ + h ≥ y₂ + h₂      →      h ≥ h₁ + h₂
extension Engine {
  /// A row before columns are numbered; its entries name roots. `Σ a x + shift` is its constraint's left side.
  struct Draft: BitwiseCopyable {
    var firstEntry: Int32
    var entryCount: Int32
    var capacity: Int32
    var constraint: Int32
    var right: Double
    var shift = 0.0
    var isEquality: Bool
    var isAlive = true
  }

  /// What elimination keeps for each root.
  struct Occurrences: BitwiseCopyable {
    var first: Int32 = -1
    var degree: Int32 = 0
    /// No constraint of one unknown bears on it, or only such as others imply.
    var isFree = true
    var isImplied = false
    var hasCost = false
    var definition: Int32 = -1
    /// Its own bounds were used to bound others.
    var isUsed = false
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The constraints those come from, −1 where they were derived.
    var lowerFrom: Int32 = -1
    var upperFrom: Int32 = -1
  }

  /// A constraint with one unknown: factor × root  REL  right.
  struct Unary: BitwiseCopyable {
    var right: Double
    var factor: Double
    var constraint: Int32
    var root: Int32
  }

  /// Rows longer than this stay as they are: replacing in them would cost more than it saves.
  private static let longest = 24
  /// A column in more rows than this stays.
  private static let widest = 4

  func draftRow(_ constraint: Int32, _ right: Double, isEquality: Bool) {
    let first = draftEntries.count
    for index in 0..<gathered.count { draftEntries.append(gathered[index]) }
    drafts.append(
      Draft(
        firstEntry: Int32(first), entryCount: Int32(gathered.count), capacity: Int32(gathered.count),
        constraint: constraint, right: right, isEquality: isEquality))
  }

  func eliminate() {
    definitions.removeAll()
    definitionEntries.removeAll()
    if drafts.count == 0 { return }
    nodes.removeAll()
    pairs.removeAll()
    for index in 0..<Int32(drafts.count) {
      let draft = drafts[index]
      for place in draft.firstEntry..<draft.firstEntry + draft.entryCount { occur(draftEntries[place].index, index) }
    }
    boundPositions()
    var ready = Buffer<Int32>()
    defer { ready.free() }
    for degree in (1...Self.widest).reversed() {
      for index in 0..<drafts.count where drafts[index].isEquality {
        let draft = drafts[index]
        for place in draft.firstEntry..<draft.firstEntry + draft.entryCount {
          let root = draftEntries[place].index
          if occurrences[root].isFree && occurrences[root].degree == degree { ready.append(root) }
        }
      }
    }
    while true {
      if let draft = pairs.popLast() {
        mergePair(draft, &ready)
      } else if let root = ready.popLast() {
        if !occurrences[root].isFree || occurrences[root].degree > Self.widest { continue }
        if let defining = chooseDefinition(root) { eliminate(root, by: defining, &ready) }
      } else {
        return
      }
    }
  }

  private func occur(_ root: Int32, _ draft: Int32) {
    nodes.append(PendingNode(constraint: draft, next: occurrences[root].first))
    occurrences[root].first = Int32(nodes.count - 1)
    occurrences[root].degree += 1
  }

  private func place(of root: Int32, in draft: Int32) -> Int32? {
    let row = drafts[draft]
    for place in row.firstEntry..<row.firstEntry + row.entryCount where draftEntries[place].index == root {
      return place
    }
    return nil
  }

  /// An equality that is down to two columns makes one of them a multiple of the other, constraints and all.
  private func mergePair(_ draft: Int32, _ ready: inout Buffer<Int32>) {
    guard drafts[draft].isAlive, drafts[draft].entryCount == 2 else { return }
    let (a, b) = (draftEntries[drafts[draft].firstEntry], draftEntries[drafts[draft].firstEntry + 1])
    guard abs(a.value) < abs(b.value) * Tolerance.ratio, abs(b.value) < abs(a.value) * Tolerance.ratio else { return }
    let gone = occurrences[a.index].degree <= occurrences[b.index].degree ? a.index : b.index
    listRows(with: gone)
    if !occurrences[gone].isFree { occurrences[gone == a.index ? b.index : a.index].isFree = false }
    eliminate(gone, by: draft, &ready)
  }

  private func listRows(with root: Int32) {
    rowsWithRoot.removeAll()
    var node = occurrences[root].first
    while node >= 0 {
      let draft = nodes[node].constraint
      node = nodes[node].next
      if drafts[draft].isAlive, place(of: root, in: draft) != nil, !isListed(draft) { rowsWithRoot.append(draft) }
    }
  }

  /// Follows a constraint of one unknown to the column that stands for it, or to a definition by several.
  func resolve(_ unary: Unary) -> Unary {
    var unary = unary
    while occurrences[unary.root].definition >= 0 {
      let definition = definitions[occurrences[unary.root].definition]
      if definition.entryCount != 1 { break }
      let entry = definitionEntries[definition.firstEntry]
      unary.right -= unary.factor * definition.constant
      unary.factor *= entry.value
      unary.root = entry.index
    }
    return unary
  }

  private func eliminate(_ root: Int32, by defining: Int32, _ ready: inout Buffer<Int32>) {
    let draft = drafts[defining]
    let pivot = draftEntries[place(of: root, in: defining).unsafelyUnwrapped].value
    occurrences[root].isFree = false
    drafts[defining].isAlive = false
    constraints[draft.constraint].home = .absorbed
    for index in 0..<rowsWithRoot.count where rowsWithRoot[index] != defining {
      replace(root, in: rowsWithRoot[index], by: defining, pivot, &ready)
    }
    let first = Int32(definitionEntries.count)
    occurrences[root].definition = Int32(definitions.count)
    for place in draft.firstEntry..<draft.firstEntry + draft.entryCount {
      let entry = draftEntries[place]
      if entry.index == root { continue }
      definitionEntries.append(Entry(value: -entry.value / pivot, index: entry.index))
      lose(entry.index, &ready)
    }
    definitions.append(
      Definition(
        constant: (draft.right - draft.shift) / pivot, root: root, firstEntry: first,
        entryCount: draft.entryCount - 1))
  }

  private func lose(_ root: Int32, _ ready: inout Buffer<Int32>) {
    occurrences[root].degree -= 1
    if occurrences[root].isFree && occurrences[root].degree <= Self.widest { ready.append(root) }
  }

  /// The shortest equality with the root, if replacing by it makes the rows together no longer.
  private func chooseDefinition(_ root: Int32) -> Int32? {
    rowsWithRoot.removeAll()
    var best: Int32?
    var node = occurrences[root].first
    while node >= 0 {
      let draft = nodes[node].constraint
      node = nodes[node].next
      guard drafts[draft].isAlive, !isListed(draft), let place = place(of: root, in: draft) else { continue }
      if Int(drafts[draft].entryCount) > Self.longest { return nil }
      rowsWithRoot.append(draft)
      if !drafts[draft].isEquality || !isLarge(place, in: draft) { continue }
      if best == nil || drafts[draft].entryCount < drafts[best.unsafelyUnwrapped].entryCount { best = draft }
    }
    guard let best else { return nil }
    let length = Int(drafts[best].entryCount)
    return (rowsWithRoot.count - 1) * (length - 2) <= length ? best : nil
  }

  private func isListed(_ draft: Int32) -> Bool {
    for index in 0..<rowsWithRoot.count where rowsWithRoot[index] == draft { return true }
    return false
  }

  private func isLarge(_ place: Int32, in draft: Int32) -> Bool {
    let row = drafts[draft]
    let value = abs(draftEntries[place].value)
    for other in row.firstEntry..<row.firstEntry + row.entryCount where abs(draftEntries[other].value) > 8 * value {
      return false
    }
    return true
  }

  /// row − factor × definition, in which the root is gone.
  private func replace(
    _ root: Int32, in target: Int32, by defining: Int32, _ pivot: Double, _ ready: inout Buffer<Int32>
  ) {
    let place = place(of: root, in: target).unsafelyUnwrapped
    let factor = draftEntries[place].value / pivot
    drop(place, from: target)
    let source = drafts[defining]
    drafts[target].shift += factor * (source.right - source.shift)
    for index in source.firstEntry..<source.firstEntry + source.entryCount {
      let entry = draftEntries[index]
      if entry.index == root { continue }
      let change = -factor * entry.value
      if let old = self.place(of: entry.index, in: target) {
        let sum = draftEntries[old].value + change
        if abs(sum) > Tolerance.cancellation * abs(change) {
          draftEntries[old].value = sum
        } else {
          drop(old, from: target)
          lose(entry.index, &ready)
        }
      } else {
        add(Entry(value: change, index: entry.index), to: target)
        occur(entry.index, target)
      }
    }
    if drafts[target].isEquality && drafts[target].entryCount == 2 { pairs.append(target) }
  }

  private func drop(_ place: Int32, from draft: Int32) {
    drafts[draft].entryCount -= 1
    draftEntries[place] = draftEntries[drafts[draft].firstEntry + drafts[draft].entryCount]
  }

  private func add(_ entry: Entry, to draft: Int32) {
    let row = drafts[draft]
    if row.entryCount == row.capacity {
      let first = draftEntries.extend(by: Int(row.capacity) + 8)
      for index in 0..<Int(row.entryCount) { draftEntries[first + index] = draftEntries[Int(row.firstEntry) + index] }
      drafts[draft].firstEntry = Int32(first)
      drafts[draft].capacity += 8
    }
    draftEntries[drafts[draft].firstEntry + row.entryCount] = entry
    drafts[draft].entryCount += 1
  }
}

/// `root = constant + Σ a x`, over roots that were eliminated later or have columns.
struct Definition: BitwiseCopyable {
  var constant: Double
  var value = 0.0
  var root: Int32
  var firstEntry: Int32
  var entryCount: Int32
}

/// Definitions that a change to any of some columns may change.
struct Zone: BitwiseCopyable {
  var firstDefinition: Int32
  var definitionCount: Int32
  var isDirty = true
}

extension Engine {
  /// Groups the definitions by what is connected, keeping their order, and tells columns their zones.
  func labelZones() {
    zones.removeAll()
    dirtyZones.removeAll()
    for column in 0..<columns.count { columns[column].zone = -1 }
    if definitions.count == 0 { return }
    var parent = Buffer<Int32>()
    var zoneOfRoot = Buffer<Int32>(repeating: -1, count: variableCount)
    defer { parent.free(); zoneOfRoot.free() }
    for root in 0..<Int32(variableCount) { parent.append(root) }
    joinRoots(parent)
    sortDefinitions(parent, &zoneOfRoot)
    for column in 0..<columns.count where !columns[column].isLogical {
      columns[column].zone = zoneOfRoot[find(columns[column].owner, parent)]
    }
    for row in 0..<rows.count {
      columns[rows[row].logical].zone = columns[rowEntries[rows[row].firstEntry].index].zone
    }
    for index in 0..<Int32(zones.count) { evaluate(index) }
  }

  private func find(_ root: Int32, _ parent: Buffer<Int32>) -> Int32 {
    var root = root
    while parent[root] != root {
      parent[root] = parent[parent[root]]
      root = parent[root]
    }
    return root
  }

  private func joinRoots(_ parent: Buffer<Int32>) {
    func join(_ a: Int32, _ b: Int32) {
      let (a, b) = (find(a, parent), find(b, parent))
      parent[max(a, b)] = min(a, b)
    }
    for index in 0..<definitions.count {
      let definition = definitions[index]
      for place in definition.firstEntry..<definition.firstEntry + definition.entryCount {
        join(definition.root, definitionEntries[place].index)
      }
    }
    for row in 0..<rows.count {
      let first = rows[row].firstEntry
      for place in first + 1..<first + rows[row].entryCount {
        join(columns[rowEntries[first].index].owner, columns[rowEntries[place].index].owner)
      }
    }
  }

  private func sortDefinitions(_ parent: Buffer<Int32>, _ zoneOfRoot: inout Buffer<Int32>) {
    for index in 0..<definitions.count {
      let top = find(definitions[index].root, parent)
      if zoneOfRoot[top] < 0 {
        zoneOfRoot[top] = Int32(zones.count)
        zones.append(Zone(firstDefinition: 0, definitionCount: 0))
      }
      zones[zoneOfRoot[top]].definitionCount += 1
    }
    var next: Int32 = 0
    for index in 0..<zones.count {
      zones[index].firstDefinition = next
      next += zones[index].definitionCount
      zones[index].definitionCount = 0
    }
    var sorted = Buffer<Definition>()
    _ = sorted.extend(by: definitions.count)
    for index in 0..<definitions.count {
      let zone = zoneOfRoot[find(definitions[index].root, parent)]
      let place = zones[zone].firstDefinition + zones[zone].definitionCount
      zones[zone].definitionCount += 1
      sorted[place] = definitions[index]
      classes[definitions[index].root].column = -2 - place
    }
    definitions.free()
    definitions = sorted
  }

  @inline(__always)
  func markDirty(_ column: Int32) {
    let zone = columns[column].zone
    if zone < 0 || zones[zone].isDirty { return }
    zones[zone].isDirty = true
    dirtyZones.append(zone)
  }

  func evaluateDirtyZones() {
    for index in 0..<dirtyZones.count { evaluate(dirtyZones[index]) }
    dirtyZones.removeAll()
  }

  /// Those eliminated last depend on none before.
  private func evaluate(_ zone: Int32) {
    let first = zones[zone].firstDefinition
    var index = first + zones[zone].definitionCount - 1
    while index >= first {
      let definition = definitions[index]
      var sum = definition.constant
      for place in definition.firstEntry..<definition.firstEntry + definition.entryCount {
        sum += definitionEntries[place].value * valueOfRoot(definitionEntries[place].index)
      }
      definitions[index].value = sum
      index -= 1
    }
    zones[zone].isDirty = false
  }

  @inline(__always)
  func valueOfRoot(_ root: Int32) -> Double {
    let column = classes[root].column
    if column >= 0 { return columns[column].value }
    return column == -1 ? restingRootValue(root) : definitions[-2 - column].value
  }

  /// A class that nothing else constrains rests with its first variable at 0.
  private func restingRootValue(_ root: Int32) -> Double {
    let first = affine[firstMember(root)]
    return -first.offset / first.scale
  }
}
