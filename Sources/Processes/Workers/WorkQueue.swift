/// The items that no worker has taken yet. They are handed out in batches of neighbours: variants of one preview share
/// texts and sizes, so a worker can reuse what it has shaped and drawn.
///
/// Batches become shorter as the items run out (guided self-scheduling, Polychronopoulos and Kuck 1987), so that all
/// workers end at about the same time.
struct WorkQueue {
  /// The waiting items, in ascending order.
  private var waiting: [Range<Int>]
  private let workers: Int

  /// How far items may be ahead of the first unfinished one; at most this many outcomes are kept in memory.
  static let window = 256

  init(count: Int, workers: Int) {
    waiting = count > 0 ? [0..<count] : []
    self.workers = max(1, workers)
  }

  /// Takes the next batch for a worker; `nil` if there is none, or none yet.
  ///
  /// - Parameter done: the index of the first item that is not done.
  mutating func take(done: Int) -> Range<Int>? {
    guard let first = waiting.first, first.lowerBound < done + Self.window else { return nil }
    let rest = waiting.reduce(0) { $0 + $1.count }
    let share = max(1, min(rest, Self.window / 2) / (2 * workers))
    let end = min(first.upperBound, first.lowerBound + share, done + Self.window)
    if end == first.upperBound { waiting.removeFirst() } else { waiting[0] = end..<first.upperBound }
    return first.lowerBound..<end
  }

  /// Puts back items that were taken and not done, ahead of all that follow them.
  mutating func giveBack(_ items: Range<Int>) {
    guard !items.isEmpty else { return }
    waiting.insert(items, at: waiting.firstIndex { $0.lowerBound > items.lowerBound } ?? waiting.endIndex)
  }
}
