/// Matches the views of the old layout with those of the new one.
///
/// From the root down, the children of matched views are matched by name first. Siblings with equal names are numbered
/// by their place (`row`, `row#2`), so an inserted row would rename all of them; they are matched by content. Then
/// views with another name in the same place are matched, and last views with another superview.
struct ViewMatching {
  /// The index in the old layout of each new view.
  private(set) var oldIndex: [Int?]
  /// The index in the new layout of each old view.
  private(set) var newIndex: [Int?]

  private let old: Side
  private let new: Side
  private var waiting: [(old: Int, new: Int)] = []

  /// The views of one layout, with values that matching needs often.
  private struct Side {
    let views: [LayoutTextView]
    let children: [[Int]]
    let roots: [Int]
    /// The digests of classes, texts and names in each subtree, without places.
    let contents: [Int]

    init(_ views: [LayoutTextView]) {
      self.views = views
      var children = Array(repeating: [Int](), count: views.count)
      var roots: [Int] = []
      for (index, view) in views.enumerated() {
        if let parent = view.parent { children[parent].append(index) } else { roots.append(index) }
      }
      var contents = Array(repeating: 0, count: views.count)
      for index in views.indices.reversed() {
        var hasher = Hasher()
        hasher.combine(views[index].className)
        hasher.combine(views[index].text)
        for child in children[index] {
          hasher.combine(views[child].baseName)
          hasher.combine(contents[child])
        }
        contents[index] = hasher.finalize()
      }
      (self.children, self.roots, self.contents) = (children, roots, contents)
    }
  }

  init(old: [LayoutTextView], new: [LayoutTextView]) {
    self.old = Side(old)
    self.new = Side(new)
    oldIndex = Array(repeating: nil, count: new.count)
    newIndex = Array(repeating: nil, count: old.count)
    matchSiblings(self.old.roots, self.new.roots)
    matchWaiting()
    matchReparented()
    matchWaiting()
  }

  private mutating func match(_ old: Int, _ new: Int) {
    newIndex[old] = new
    oldIndex[new] = old
    waiting.append((old, new))
  }

  private mutating func matchWaiting() {
    while let pair = waiting.popLast() { matchSiblings(old.children[pair.old], new.children[pair.new]) }
  }

  private mutating func matchSiblings(_ olds: [Int], _ news: [Int]) {
    var order: [String] = []
    var groups: [String: (old: [Int], new: [Int])] = [:]
    for index in olds where newIndex[index] == nil {
      let name = old.views[index].baseName
      if groups[name] == nil { order.append(name) }
      groups[name, default: ([], [])].old.append(index)
    }
    for index in news where oldIndex[index] == nil { groups[new.views[index].baseName]?.new.append(index) }
    for name in order {
      let (former, now) = groups[name]!
      if former.count == 1, now.count == 1 { match(former[0], now[0]) } else { matchNumbered(former, now) }
    }
    for index in olds where newIndex[index] == nil { matchRenamed(index, among: news, rivals: olds) }
  }

  /// Matches siblings with equal names: by equal content, then beside a match, then in order.
  private mutating func matchNumbered(_ olds: [Int], _ news: [Int]) {
    var byContent: [Int: [Int]] = [:]
    for index in news.reversed() { byContent[new.contents[index], default: []].append(index) }
    for index in olds {
      if let found = byContent[old.contents[index]]?.popLast() { match(index, found) }
    }
    for (position, index) in olds.enumerated() where newIndex[index] == nil && position > 0 {
      guard let before = newIndex[olds[position - 1]], let place = news.firstIndex(of: before) else { continue }
      if place + 1 < news.count, oldIndex[news[place + 1]] == nil { match(index, news[place + 1]) }
    }
    let rest = news.filter { oldIndex[$0] == nil }
    for (index, found) in zip(olds.filter { newIndex[$0] == nil }, rest) { match(index, found) }
  }

  /// Matches views of the same class with another name, by the same place or text, or because there is only one.
  private mutating func matchRenamed(_ index: Int, among news: [Int], rivals olds: [Int]) {
    let view = old.views[index]
    let views = new.views
    let candidates = news.filter { oldIndex[$0] == nil && views[$0].className == view.className }
    let rivals = olds.filter { newIndex[$0] == nil && old.views[$0].className == view.className }
    let isAlone = candidates.count == 1 && rivals.count == 1 && views[candidates[0]].text == nil && view.text == nil
    let alike =
      candidates.first { views[$0].alignmentRect == view.alignmentRect && views[$0].text == view.text }
      ?? candidates.first { views[$0].alignmentRect == view.alignmentRect }
      ?? candidates.first { view.text?.isEmpty == false && views[$0].text == view.text }
      ?? (isAlone ? candidates[0] : nil)
    if let alike { match(index, alike) }
  }

  /// Matches views with the same name and class under another superview, if no other view has them.
  private mutating func matchReparented() {
    func key(_ view: LayoutTextView) -> String { "\(view.component) \(view.className)" }
    var candidates: [String: [Int]] = [:]
    for (index, view) in new.views.enumerated() where oldIndex[index] == nil {
      candidates[key(view), default: []].append(index)
    }
    var rivals: [String: Int] = [:]
    for (index, view) in old.views.enumerated() where newIndex[index] == nil { rivals[key(view), default: 0] += 1 }
    for (index, view) in old.views.enumerated() where newIndex[index] == nil {
      guard let found = candidates[key(view)], found.count == 1, rivals[key(view)] == 1 else { continue }
      match(index, found[0])
    }
  }

  // MARK: Order

  /// Returns the new views with another place among their siblings: those outside of the longest run in unchanged
  /// order.
  func reordered() -> Set<Int> {
    var moved: Set<Int> = []
    for (parent, children) in new.children.enumerated() {
      let kept = children.filter { child in
        guard let former = oldIndex[child], let formerParent = old.views[former].parent else { return false }
        return formerParent == oldIndex[parent]
      }
      let run = Self.longestIncreasingRun(kept.map { oldIndex[$0]! })
      for (position, child) in kept.enumerated() where !run.contains(position) { moved.insert(child) }
    }
    return moved
  }

  /// Returns the indices of a longest increasing subsequence, by patience sorting.
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

extension LayoutTextView {
  /// The name without the number that distinguishes siblings with equal names: `row#2` → `row`.
  var baseName: String {
    guard let sign = component.lastIndex(of: "#"), Int(component[component.index(after: sign)...]) != nil else {
      return component
    }
    return String(component[..<sign])
  }
}
