/// Processes the parts of one picture in parallel.
///
/// Threads are started for each picture and joined: a worker is a copy of its parent (`fork`), in which dispatch queues
/// that the parent has used no longer have threads.
enum Parallel {
  /// Returns ranges of about the same size, at least one.
  static func parts(of count: Int, _ threads: Int) -> [Range<Int>] {
    let parts = max(1, min(threads, count))
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }

  /// Processes each element in its own thread, the first one in the current thread.
  static func forEach<Element>(_ elements: inout [Element], _ body: @Sendable (inout Element, Int) -> Void) {
    elements.withUnsafeMutableBufferPointer { elements in
      guard elements.count > 1 else {
        for index in elements.indices { body(&elements[index], index) }
        return
      }
      nonisolated(unsafe) let base = elements.baseAddress!
      // Only one thread accesses an element, and all threads are joined before this returns.
      withoutActuallyEscaping({ (index: Int) in body(&base[index], index) }) { work in
        let threads = elements.indices.dropFirst().map { index in JoinedThread { work(index) } }
        work(0)
        for thread in threads { thread.join() }
      }
    }
  }
}
