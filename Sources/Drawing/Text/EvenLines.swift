/// The lines of a justified paragraph: of all ways to break it, that with the least sum of squares of the room that its
/// lines leave, the last one not counted. A word is moved down where that makes the spaces more even.
struct EvenLines {
  let paragraph: ShapedParagraph
  let room: TextBlock.Room

  /// The best way to set the text before an offset.
  private struct Way {
    var cost: Double
    /// Where its last line begins.
    var start: Int
  }

  /// Returns the offsets at which lines end, in order; `nil` if a word is wider than a line.
  func ends() -> [Int]? {
    guard paragraph.end > 0 else { return nil }
    let places = [0] + (1...paragraph.end).filter { $0 == paragraph.end || isBreak($0) }
    var ways: [Int: Way] = [0: Way(cost: 0, start: 0)]
    for (number, end) in places.enumerated() {
      // From the nearest start back, until a line is too long.
      for start in places[..<number].reversed() {
        let line = paragraph.trimmed(start..<end)
        guard breaker(from: start).fits(line) else { break }
        guard let before = ways[start] else { continue }
        let left = end == paragraph.end ? 0 : width(from: start) - paragraph.width(of: line)
        let cost = before.cost + left * left
        if cost < ways[end]?.cost ?? .infinity { ways[end] = Way(cost: cost, start: start) }
      }
    }
    return path(to: paragraph.end, ways)
  }

  private func path(to end: Int, _ ways: [Int: Way]) -> [Int]? {
    guard ways[end] != nil else { return nil }
    var ends = [end]
    while let way = ways[ends[0]], way.start > 0 { ends.insert(way.start, at: 0) }
    return ends
  }

  private func isBreak(_ offset: Int) -> Bool {
    paragraph.startsCluster[offset] && paragraph.boundaries[offset].contains(.line)
  }

  private func width(from start: Int) -> Double { start == 0 ? room.first : room.others }

  private func breaker(from start: Int) -> LineBreaker {
    LineBreaker(paragraph: paragraph, width: width(from: start), breaksAnywhere: false, isFirst: start == 0)
  }
}
