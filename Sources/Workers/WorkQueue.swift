/// Items that no worker has taken yet, handed out in batches of neighbours: variants of one preview share texts and sizes,
/// which a worker then has shaped and drawn already.
///
/// Batches become shorter as the items run out (guided self-scheduling, Polychronopoulos and Kuck 1987), so that all
/// workers end at about the same time.
struct WorkQueue {
  /// In rising order.
  private var waiting: [Range<Int>]
  private let workers: Int

  /// How far items may be ahead of the first one that is not done: never more outcomes than these are kept.
  static let window = 256

  init(count: Int, workers: Int) {
    waiting = count > 0 ? [0..<count] : []
    self.workers = max(1, workers)
  }

  /// The items that a worker does next; `nil` where there are none, or none yet.
  ///
  /// - Parameter done: before this item, all are done.
  mutating func take(done: Int) -> Range<Int>? {
    guard let first = waiting.first, first.lowerBound < done + Self.window else { return nil }
    let rest = waiting.reduce(0) { $0 + $1.count }
    let share = max(1, min(rest, Self.window / 2) / (2 * workers))
    let end = min(first.upperBound, first.lowerBound + share, done + Self.window)
    if end == first.upperBound { waiting.removeFirst() } else { waiting[0] = end..<first.upperBound }
    return first.lowerBound..<end
  }

  /// Returns items that were taken and not done; they come before all that follow them.
  mutating func giveBack(_ items: Range<Int>) {
    guard !items.isEmpty else { return }
    waiting.insert(items, at: waiting.firstIndex { $0.lowerBound > items.lowerBound } ?? waiting.endIndex)
  }
}
