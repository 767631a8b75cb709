/// Numbers that are joined to sets.
struct JoinedSets {
  private var parents: [Int]

  init(_ count: Int) { parents = Array(0..<count) }

  mutating func root(of element: Int) -> Int {
    var element = element
    while parents[element] != element {
      parents[element] = parents[parents[element]]
      element = parents[element]
    }
    return element
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (root(of: first), root(of: second))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  /// Returns the sets, in the order of their first elements.
  mutating func sets() -> [[Int]] {
    var (sets, numbers): ([[Int]], [Int: Int]) = ([], [:])
    for element in parents.indices {
      let root = root(of: element)
      if let number = numbers[root] {
        sets[number].append(element)
      } else {
        numbers[root] = sets.count
        sets.append([element])
      }
    }
    return sets
  }
}

/// The connected parts of a mask: pixels that touch, also by a corner.
struct ConnectedPixels {
  /// For each pixel 0, or the number of its part from 1.
  private(set) var names: [Int32]
  /// The rectangle around each part.
  private(set) var boxes: [PixelBox] = []

  private struct Run {
    let row, start, end: Int
  }

  init(_ mask: [Bool], width: Int, height: Int) {
    names = [Int32](repeating: 0, count: mask.count)
    let runs = Self.runs(mask, width, height)
    var joined = JoinedSets(runs.count)
    var above = 0
    for (index, run) in runs.enumerated() {
      func isPassed(_ other: Run) -> Bool {
        other.row < run.row - 1 || other.row == run.row - 1 && other.end < run.start
      }
      while above < index, isPassed(runs[above]) { above += 1 }
      var other = above
      while other < index, runs[other].row == run.row - 1, runs[other].start <= run.end {
        joined.join(index, other)
        other += 1
      }
    }
    for (number, set) in joined.sets().enumerated() { add(set.map { runs[$0] }, number, width) }
  }

  private static func runs(_ mask: [Bool], _ width: Int, _ height: Int) -> [Run] {
    var runs: [Run] = []
    for row in 0..<height {
      var start = -1
      for x in 0..<width {
        if mask[row * width + x] {
          if start < 0 { start = x }
        } else if start >= 0 {
          runs.append(Run(row: row, start: start, end: x))
          start = -1
        }
      }
      if start >= 0 { runs.append(Run(row: row, start: start, end: width)) }
    }
    return runs
  }

  private mutating func add(_ runs: [Run], _ number: Int, _ width: Int) {
    var box: PixelBox?
    for run in runs {
      let own = PixelBox(left: run.start, top: run.row, right: run.end, bottom: run.row + 1)
      box = box?.union(own) ?? own
      for x in run.start..<run.end { names[run.row * width + x] = Int32(number + 1) }
    }
    if let box { boxes.append(box) }
  }
}

/// Values or marks of pixels, rows from the top.
enum PixelMask {
  /// Returns the least of each value and its four neighbours; outside is 0.
  static func least(_ values: [Float], _ width: Int, _ height: Int) -> [Float] {
    var least = values
    for y in 0..<height {
      for x in 0..<width {
        let at = y * width + x
        least[at] = min(
          values[at], x > 0 ? values[at - 1] : 0, x + 1 < width ? values[at + 1] : 0, y > 0 ? values[at - width] : 0,
          y + 1 < height ? values[at + width] : 0)
      }
    }
    return least
  }

  /// Returns a mask without its rim, a number of times.
  static func inside(_ mask: [Bool], _ width: Int, _ height: Int, times: Int = 1) -> [Bool] {
    var mask = mask
    for _ in 0..<times {
      let before = mask
      for y in 0..<height {
        for x in 0..<width where before[y * width + x] {
          let at = y * width + x
          mask[at] =
            x > 0 && x + 1 < width && y > 0 && y + 1 < height && before[at - 1] && before[at + 1]
            && before[at - width] && before[at + width]
        }
      }
    }
    return mask
  }

  /// Returns the rectangle around a mask; `nil` for an empty one.
  static func box(_ mask: [Bool], _ width: Int, _ height: Int) -> PixelBox? {
    var box: PixelBox?
    for y in 0..<height {
      let row = mask[(y * width)..<((y + 1) * width)]
      guard let first = row.firstIndex(of: true), let last = row.lastIndex(of: true) else { continue }
      let own = PixelBox(left: first - y * width, top: y, right: last - y * width + 1, bottom: y + 1)
      box = box?.union(own) ?? own
    }
    return box
  }

  /// Returns a value that a share of the values does not reach, between two of them where it falls there.
  static func percentile(_ values: [Float], _ share: Float) -> Float {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let place = share * Float(sorted.count - 1)
    let low = Int(place)
    let high = min(low + 1, sorted.count - 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Float(low))
  }
}
