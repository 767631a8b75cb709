/// Disjoint sets of numbers that can be joined; the smallest number represents each set.
package struct DisjointSets: ~Copyable {
  private var parent = Buffer<Int32>()

  package init(count: Int) {
    parent.reserve(count)
    for index in 0..<Int32(count) { parent.append(index) }
  }

  package mutating func find(_ index: Int32) -> Int32 {
    var index = index
    while parent[index] != index {
      parent[index] = parent[parent[index]]
      index = parent[index]
    }
    return index
  }

  package mutating func join(_ a: Int32, _ b: Int32) {
    let (a, b) = (find(a), find(b))
    parent[max(a, b)] = min(a, b)
  }
}
