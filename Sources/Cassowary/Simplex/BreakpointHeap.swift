/// The breakpoints of a step, the nearest first.
struct BreakpointHeap: ~Copyable {
  private var heap = Buffer<Breakpoint>()

  mutating func removeAll() { heap.removeAll() }

  mutating func push(_ point: Breakpoint) {
    heap.append(point)
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if !point.precedes(heap[parent]) { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = point
  }

  mutating func pop() -> Breakpoint? {
    guard heap.count > 0 else { return nil }
    let top = heap[0]
    let moved = heap.last
    heap.truncate(to: heap.count - 1)
    let count = heap.count
    if count == 0 { return top }
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= count { break }
      if child + 1 < count && heap[child + 1].precedes(heap[child]) { child += 1 }
      if !heap[child].precedes(moved) { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = moved
    return top
  }
}
