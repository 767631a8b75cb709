import LPLayoutModel
import Foundation

/// Structures that occur at least three times, such as the rows of a list, and which of their constraints say the same as
/// those of the first.
///
/// Subviews of one view are such structures if all views in them have the same classes, and views anywhere if they have
/// the same name apart from its number and mostly the same views in them.
struct RepeatedStructures {
  /// The first view of the same structure, for each later one of which something is left out.
  private(set) var firsts: [(root: Int, first: Int)] = []
  /// The constraints that say of a later structure what a drawn one says of the first.
  private(set) var constraints: Set<Int> = []
  private let result: LayoutResult
  /// The view at the same place in the first structure, for each view inside a later one.
  private var counterparts: [Int: Int] = [:]
  private var roots: [(root: Int, first: Int)] = []

  static let least = 3

  /// - Parameter seen: the views of which something is visible.
  init(_ result: LayoutResult, seen: Set<Int>) {
    self.result = result
    let tree = ViewTree(result)
    let (shapes, named) = (tree.shapes, tree.namedAlike(among: seen))
    for parent in result.views.indices where counterparts[parent] == nil {
      if let group = named[parent] {
        for other in group where counterparts[other] == nil { pair(other, with: parent, tree) }
      }
      let groups = Dictionary(grouping: tree.children[parent].filter { seen.contains($0) && counterparts[$0] == nil }) {
        shapes[$0]
      }
      for group in groups.values where group.count >= Self.least && !tree.children[group[0]].isEmpty {
        for other in group.dropFirst() { pair(other, with: group[0], tree) }
      }
    }
    fold()
  }

  /// Whether the name of a view is left out: it is inside a later structure, at a place that has a name in the first.
  func isNamedElsewhere(_ view: Int) -> Bool {
    counterparts[view] != nil && !roots.contains { $0.root == view }
  }

  /// Whether the size of a view is left out: that of the first structure is the same.
  func isSizedElsewhere(_ view: Int) -> Bool {
    guard isNamedElsewhere(view), let first = counterparts[view] else { return false }
    let (size, other) = (result.views[view].alignmentRect.size, result.views[first].alignmentRect.size)
    return abs(size.width - other.width) < 0.26 && abs(size.height - other.height) < 0.26
  }

  private mutating func pair(_ root: Int, with first: Int, _ tree: ViewTree) {
    roots.append((root, first))
    var open = [(root, first)]
    while let (view, other) = open.popLast() {
      counterparts[view] = other
      open += tree.pairs(view, other)
    }
  }

  // MARK: Constraints

  /// A constraint with its items, so that two of the same key say the same.
  private struct Key: Hashable {
    var ends: [ConstraintRecord.End]
    var isDistance: Bool
    var relation: LayoutRelation
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float
    var hasSlack: Bool
  }

  private mutating func fold() {
    guard !counterparts.isEmpty else { return }
    let drawn = result.constraints.indices.filter { result.constraints[$0].isDrawn }
    let plain = drawn.filter { result.constraints[$0].status(in: result) == .holds }
    let known = Set(plain.map { key(result.constraints[$0]) { $0 } })
    for index in plain {
      let record = result.constraints[index]
      guard record.ends.contains(where: { counterpart($0.item) != $0.item }),
        known.contains(key(record, counterpart))
      else { continue }
      constraints.insert(index)
    }
    let touched = Set(constraints.flatMap { result.constraints[$0].ends.compactMap { result.viewIndex(of: $0.item) } })
    firsts = roots.filter { root, _ in touched.contains { $0 == root || result.isAncestor(root, of: $0) } }
      .sorted { $0.root < $1.root }
  }

  private func key(
    _ record: ConstraintRecord, _ map: (ConstraintRecord.Item) -> ConstraintRecord.Item
  ) -> Key {
    Key(
      ends: record.ends.map { ConstraintRecord.End(item: map($0.item), attribute: $0.attribute) },
      isDistance: record.firstStart != nil || record.secondStart != nil, relation: record.relation,
      multiplier: record.multiplier, constant: record.constant, priority: record.priority, hasSlack: record.hasSlack)
  }

  private func counterpart(_ item: ConstraintRecord.Item) -> ConstraintRecord.Item {
    switch item {
    case .view(let view): return .view(counterparts[view] ?? view)
    case .guide(let index):
      let guide = result.guides[index]
      guard let owner = counterparts[guide.owner] else { return item }
      let number = guides(of: guide.owner, guide.kind).firstIndex(of: index)
      let others = guides(of: owner, guide.kind)
      return number.flatMap { others.indices.contains($0) ? .guide(others[$0]) : nil } ?? item
    }
  }

  private func guides(of owner: Int, _ kind: GuideRecord.Kind) -> [Int] {
    result.guides.indices.filter { result.guides[$0].owner == owner && result.guides[$0].kind == kind }
  }
}

/// The subviews of each view.
private struct ViewTree {
  let result: LayoutResult
  private(set) var children: [[Int]]

  init(_ result: LayoutResult) {
    self.result = result
    children = [[Int]](repeating: [], count: result.views.count)
    for (index, view) in result.views.enumerated() {
      // Parents come before their children; any other parent would form a cycle.
      if let parent = view.parent, parent >= 0, parent < index { children[parent].append(index) }
    }
  }

  /// The name of a view within its superview, without the number that makes it unique.
  private func stem(_ view: Int) -> Substring {
    let last = result.views[view].path.split(separator: "/").last ?? ""
    guard let number = last.lastIndex(of: "#"), last[last.index(after: number)...].allSatisfy(\.isNumber) else {
      return last
    }
    return last[..<number]
  }

  private func isAlike(_ one: Int, _ other: Int) -> Bool {
    result.views[one].className == result.views[other].className && stem(one) == stem(other)
  }

  /// The subviews of two views that correspond: those of the same class and name in the same order, or all of them if
  /// both views have the same classes in them.
  func pairs(_ one: Int, _ other: Int) -> [(Int, Int)] {
    let (mine, theirs) = (children[one], children[other])
    if mine.map({ result.views[$0].className }) == theirs.map({ result.views[$0].className }) {
      return Array(zip(mine, theirs))
    }
    var (pairs, next): ([(Int, Int)], Int) = ([], 0)
    for child in mine {
      guard let place = theirs[next...].firstIndex(where: { isAlike(child, $0) }) else { continue }
      pairs.append((child, theirs[place]))
      next = place + 1
    }
    return pairs
  }

  /// For the first of each group of views with the same name and class, the others that have at least half of the views
  /// in common with it.
  func namedAlike(among seen: Set<Int>) -> [Int: [Int]] {
    struct Key: Hashable {
      var stem: Substring
      var className: String
    }
    let groups = Dictionary(
      grouping: result.views.indices.filter { seen.contains($0) && !children[$0].isEmpty && result.views[$0].depth > 0 }
    ) { Key(stem: stem($0), className: result.views[$0].className) }
    var found: [Int: [Int]] = [:]
    for group in groups.values where group.count >= RepeatedStructures.least {
      let first = group[0]
      let others = group.dropFirst().filter { other in
        let common = pairs(other, first).count
        let isNested = group.contains { result.isAncestor($0, of: other) }
        return !isNested && 2 * common >= max(children[other].count, children[first].count)
      }
      if others.count + 1 >= RepeatedStructures.least { found[first] = others }
    }
    return found
  }

  /// A number for each view, equal for views of the same class with subviews of equal numbers.
  var shapes: [Int] {
    struct Shape: Hashable {
      var className: String
      var isHidden: Bool
      var children: [Int]
    }
    var (numbers, shapes): ([Shape: Int], [Int]) = ([:], [Int](repeating: 0, count: result.views.count))
    for index in result.views.indices.reversed() {
      let view = result.views[index]
      let shape = Shape(
        className: view.className, isHidden: view.isHidden, children: children[index].map { shapes[$0] })
      let number = numbers[shape] ?? numbers.count
      (numbers[shape], shapes[index]) = (number, number)
    }
    return shapes
  }
}
