/// Parts of one picture at the same time.
///
/// Threads are started for the purpose and joined: a worker is a copy of its parent, in which queues that the parent has
/// used have lost theirs.
enum Parallel {
  /// Neighbouring parts of about the same size; at least one.
  static func parts(of count: Int, _ threads: Int) -> [Range<Int>] {
    let parts = max(1, min(threads, count))
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }

  /// Each element on a thread of its own, the first one on this.
  static func forEach<Element>(_ elements: inout [Element], _ body: @Sendable (inout Element, Int) -> Void) {
    elements.withUnsafeMutableBufferPointer { elements in
      guard elements.count > 1 else {
        for index in elements.indices { body(&elements[index], index) }
        return
      }
      nonisolated(unsafe) let base = elements.baseAddress!
      // Nobody else touches an element while its thread runs, and all are joined before this returns.
      withoutActuallyEscaping({ (index: Int) in body(&base[index], index) }) { work in
        let threads = elements.indices.dropFirst().map { index in JoinedThread { work(index) } }
        work(0)
        for thread in threads { thread.join() }
      }
    }
  }
}
