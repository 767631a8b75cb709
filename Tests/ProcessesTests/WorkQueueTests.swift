import Testing

@testable import LPProcesses

@Suite struct WorkQueueTests {
  /// Hands everything out to workers in turns, each of which finishes what it has before it comes again.
  private func batches(_ count: Int, workers: Int) -> [Range<Int>] {
    var queue = WorkQueue(count: count, workers: workers)
    var taken: [Range<Int>] = []
    while let next = queue.take(done: max(0, (taken.last?.lowerBound ?? 0))) { taken.append(next) }
    return taken
  }

  @Test(arguments: [0, 1, 2, 7, 200, 5000], [1, 2, 3, 64])
  func `every item is handed out once, in rising order`(_ count: Int, _ workers: Int) {
    let taken = batches(count, workers: workers)
    #expect(taken.flatMap { Array($0) } == Array(0..<count))
    #expect(taken.allSatisfy { !$0.isEmpty })
  }

  @Test func `batches are long at first and single at the end`() {
    let lengths = batches(200, workers: 2).map(\.count)
    #expect(lengths[0] == 32 && lengths.suffix(3) == [1, 1, 1])
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `no more is under way than the window allows`() {
    var queue = WorkQueue(count: 10_000, workers: 2)
    var last = 0..<0
    while let next = queue.take(done: 0) { last = next }
    #expect(last.upperBound == WorkQueue.window)
    #expect(queue.take(done: 1) == WorkQueue.window..<WorkQueue.window + 1)
  }

  @Test func `what a worker leaves undone comes before everything after it`() {
    var queue = WorkQueue(count: 100, workers: 1)
    let first = queue.take(done: 0)!
    let second = queue.take(done: 0)!
    queue.giveBack(second)
    queue.giveBack(first.lowerBound + 3..<first.upperBound)
    #expect(queue.take(done: 3)?.lowerBound == 3)
    var rest: [Int] = []
    while let next = queue.take(done: 100) { rest += next }
    #expect(rest == rest.sorted() && rest.last == 99)
  }
}
