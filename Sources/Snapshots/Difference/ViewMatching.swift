/// Which view of the old layout is which of the new one.
struct ViewMatching {
  /// Per new view, its index in the old layout.
  private(set) var oldIndex: [Int?]
  /// Per old view, its index in the new layout.
  private(set) var newIndex: [Int?]

  private let old: [LayoutTextView]
  private let new: [LayoutTextView]

  init(old: [LayoutTextView], new: [LayoutTextView]) {
    self.old = old
    self.new = new
    oldIndex = Array(repeating: nil, count: new.count)
    newIndex = Array(repeating: nil, count: old.count)
    matchPaths()
    matchRenamed()
    matchReparented()
  }

  private mutating func match(_ old: Int, _ new: Int) {
    newIndex[old] = new
    oldIndex[new] = old
  }

  private mutating func matchPaths() {
    var byPath: [String: Int] = [:]
    for (index, view) in new.enumerated() where byPath[view.path] == nil { byPath[view.path] = index }
    for (index, view) in old.enumerated() {
      if let found = byPath[view.path], oldIndex[found] == nil { match(index, found) }
    }
  }

  /// Within one superview: the same class, and the same place, text or loneliness.
  private mutating func matchRenamed() {
    let newChildren = Dictionary(grouping: new.indices) { new[$0].parent }
    let oldChildren = Dictionary(grouping: old.indices) { old[$0].parent }
    for (index, view) in old.enumerated() where newIndex[index] == nil {
      let parent = view.parent.map { newIndex[$0] }
      if case .some(.none) = parent { continue }
      let candidates = (newChildren[parent ?? nil] ?? []).filter {
        oldIndex[$0] == nil && new[$0].className == view.className
      }
      let rivals = (oldChildren[view.parent] ?? []).filter {
        newIndex[$0] == nil && old[$0].className == view.className
      }
      let alike =
        candidates.first { new[$0].component == view.component }
        ?? candidates.first { new[$0].alignmentRect == view.alignmentRect && new[$0].text == view.text }
        ?? candidates.first { new[$0].alignmentRect == view.alignmentRect }
        ?? candidates.first { view.text?.isEmpty == false && new[$0].text == view.text }
        ?? (candidates.count == 1 && rivals.count == 1 && new[candidates[0]].text == nil && view.text == nil
          ? candidates[0] : nil)
      if let alike { match(index, alike) }
    }
  }

  /// The same name and class under another superview, where no other view has them.
  private mutating func matchReparented() {
    func key(_ view: LayoutTextView) -> String { "\(view.component) \(view.className)" }
    var candidates: [String: [Int]] = [:]
    for index in new.indices where oldIndex[index] == nil { candidates[key(new[index]), default: []].append(index) }
    var rivals: [String: Int] = [:]
    for index in old.indices where newIndex[index] == nil { rivals[key(old[index]), default: 0] += 1 }
    for index in old.indices where newIndex[index] == nil {
      guard let found = candidates[key(old[index])], found.count == 1, rivals[key(old[index])] == 1 else { continue }
      match(index, found[0])
    }
  }

  /// New views that stand at another place among their siblings: those outside of the longest run that kept its order.
  func reordered() -> Set<Int> {
    var siblings: [Int: [Int]] = [:]
    for (index, view) in new.enumerated() {
      guard let former = oldIndex[index], let parent = view.parent, old[former].parent == oldIndex[parent] else {
        continue
      }
      siblings[parent, default: []].append(index)
    }
    var moved: Set<Int> = []
    for (_, children) in siblings {
      let kept = Self.longestIncreasingRun(children.map { oldIndex[$0]! })
      for (position, child) in children.enumerated() where !kept.contains(position) { moved.insert(child) }
    }
    return moved
  }

  /// Positions of a longest increasing subsequence, by patience sorting.
  private static func longestIncreasingRun(_ values: [Int]) -> Set<Int> {
    var tops: [Int] = []
    var before = Array(repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
      }
      before[position] = low > 0 ? tops[low - 1] : -1
      if low == tops.count { tops.append(position) } else { tops[low] = position }
    }
    var run: Set<Int> = []
    var position = tops.last ?? -1
    while position >= 0 {
      run.insert(position)
      position = before[position]
    }
    return run
  }
}
