/// How far the boxes of two pictures may be apart, in points. Two fonts with the same advances differ in their letters:
/// in side bearings, the height of capitals, and how far letters descend.
package struct BoxTolerance: Sendable {
  /// Of the left and right edges of a text.
  package var textX = 1.5
  /// Of the baseline of a text, or of its top and bottom.
  package var textY = 1.0
  /// Of the edges of a shape.
  package var shape = 1.0
  /// Of the colour of a shape, of 255; texts may differ by twice as much.
  package var color: Float = 32

  package init() {}
}

/// What differs in two pictures, by their boxes.
package struct BoxDifference: Sendable {
  /// A box that is at another place.
  package struct Move: Sendable {
    package let box: PictureBox
    /// By how much the left, top, right and bottom edge and the baseline are further right or down than expected.
    package let by: [Double]
  }

  /// A box of another colour.
  package struct Recoloring: Sendable {
    package let box: PictureBox
    package let color: PixelColor
  }

  /// The number of expected boxes.
  package var boxes = 0
  package var moved: [Move] = []
  package var missing: [PictureBox] = []
  package var extra: [PictureBox] = []
  package var recolored: [Recoloring] = []
  /// The sizes in points, expected and actual, if they differ.
  package var sizes: [(width: Double, height: Double)]?
  /// The backgrounds, expected and actual, if they differ; `nil` stands for a clear one.
  package var backgrounds: [PixelColor?]?

  /// Whether all boxes are where they are expected, in size and place.
  package var isPlaced: Bool { moved.isEmpty && missing.isEmpty && extra.isEmpty && sizes == nil }
  /// Whether nothing differs.
  package var isEmpty: Bool { isPlaced && recolored.isEmpty && backgrounds == nil }
}

/// Compares two pictures by their boxes. Boxes pair by nearness; a text that is one line here and several parts there is
/// compared with the rectangle around these, as is a line below a text. What is seen inside of letters is left out.
package struct BoxComparison {
  let expected, actual: MeasuredPicture
  let tolerance: BoxTolerance

  package init(expected: MeasuredPicture, actual: MeasuredPicture, tolerance: BoxTolerance = BoxTolerance()) {
    (self.expected, self.actual, self.tolerance) = (expected.withoutCounters, actual.withoutCounters, tolerance)
  }

  package func difference() -> BoxDifference {
    var difference = BoxDifference()
    difference.boxes = expected.boxes.count
    let pairs = nearest(expected.boxes, actual.boxes)
      .filter { offset(expected.boxes[$0.0], actual.boxes[$0.1]).isTolerated }
    for (e, a) in pairs { recolor(expected.boxes[e], actual.boxes[a], &difference) }
    let left = expected.boxes.indices.filter { index in !pairs.contains { $0.0 == index } }.map { expected.boxes[$0] }
    let right = actual.boxes.indices.filter { index in !pairs.contains { $0.1 == index } }.map { actual.boxes[$0] }
    let rest = withoutRegrouped(left, right)
    place(rest.expected, rest.actual, &difference)
    let sizes = [(expected.width, expected.height), (actual.width, actual.height)]
    if max(abs(sizes[0].0 - sizes[1].0), abs(sizes[0].1 - sizes[1].1)) > tolerance.shape { difference.sizes = sizes }
    difference.backgrounds = backgrounds
    return difference
  }

  private var backgrounds: [PixelColor?]? {
    switch (expected.background, actual.background) {
    case (nil, nil): nil
    case (let a?, let b?) where a.distance(to: b) <= tolerance.color / 4: nil
    default: [expected.background, actual.background]
    }
  }

  private func recolor(_ expected: PictureBox, _ actual: PictureBox, _ difference: inout BoxDifference) {
    let limit = tolerance.color * (expected.kind == .text ? 2 : 1)
    guard expected.color.distance(to: actual.color) > limit else { return }
    difference.recolored.append(.init(box: expected, color: actual.color))
  }

  /// Pairs what is left, and adds what moved and what has no pair.
  private func place(_ expected: [PictureBox], _ actual: [PictureBox], _ difference: inout BoxDifference) {
    let pairs = nearest(expected, actual)
    difference.moved = pairs.map { .init(box: expected[$0.0], by: offset(expected[$0.0], actual[$0.1]).edges) }
    difference.missing = expected.indices.filter { index in !pairs.contains { $0.0 == index } }
      .map { expected[$0] }.filter(counts)
    difference.extra = actual.indices.filter { index in !pairs.contains { $0.1 == index } }
      .map { actual[$0] }.filter(counts)
  }

  /// A lone dot, as that of a question mark, and a shade may be seen in one picture only.
  private func counts(_ box: PictureBox) -> Bool { box.kind != .shade && max(box.width, box.height) > 3 }

  /// Returns the edges and the baseline of a box against the expected one, and whether that is tolerated.
  private func offset(_ expected: PictureBox, _ actual: PictureBox) -> (edges: [Double], isTolerated: Bool) {
    let areTexts = expected.kind == .text && actual.kind == .text
    var edges = zip(actual.edges, expected.edges).map { (($0 - $1) * 100).rounded() / 100 }
    var limits = [Double](repeating: tolerance.shape, count: 5)
    let isOff = max(abs(edges[1]), abs(edges[3])) > tolerance.textY
    if areTexts, isOff, let a = actual.baseline, let e = expected.baseline {
      edges.append(((a - e) * 100).rounded() / 100)
    } else {
      edges.append(0)
    }
    if areTexts {
      let y = tolerance.textY + 0.03 * max(expected.height, actual.height)
      limits = [tolerance.textX, y, tolerance.textX, y, tolerance.textY]
    } else if expected.kind == .shade || actual.kind == .shade {
      limits = limits.map { $0 + 3 }
    }
    return (edges, zip(edges, limits).allSatisfy { abs($0) <= $1 + 0.01 })
  }

  /// Returns pairs of indices, the nearest boxes first.
  private func nearest(_ expected: [PictureBox], _ actual: [PictureBox]) -> [(Int, Int)] {
    var candidates: [(cost: Double, pair: (Int, Int))] = []
    for (e, first) in expected.enumerated() {
      for (a, second) in actual.enumerated() {
        let cost = zip(first.edges, second.edges).reduce(0) { $0 + abs($1.0 - $1.1) }
        let across = min(first.right, second.right) - max(first.left, second.left)
        let down = min(first.bottom, second.bottom) - max(first.top, second.top)
        guard cost < 60, across > -6, down > -6 else { continue }
        candidates.append((cost + ((first.kind == .text) != (second.kind == .text) ? 20 : 0), (e, a)))
      }
    }
    candidates.sort { ($0.cost, $0.pair.0, $0.pair.1) < ($1.cost, $1.pair.0, $1.pair.1) }
    var (takenExpected, takenActual): (Set<Int>, Set<Int>) = ([], [])
    return candidates.map(\.pair).filter { pair in
      guard !takenExpected.contains(pair.0), !takenActual.contains(pair.1) else { return false }
      takenExpected.insert(pair.0)
      takenActual.insert(pair.1)
      return true
    }
  }

  /// Leaves out texts that are one line in one picture and its parts in the other, at the same place.
  private func withoutRegrouped(
    _ expected: [PictureBox], _ actual: [PictureBox]
  ) -> (expected: [PictureBox], actual: [PictureBox]) {
    let all = expected + actual
    var joined = JoinedSets(all.count)
    for first in expected.indices {
      for second in all.indices.dropFirst(expected.count) where overlap(all[first], all[second]) {
        joined.join(first, second)
      }
    }
    var rest: (expected: [PictureBox], actual: [PictureBox]) = ([], [])
    for set in joined.sets() {
      let ours = set.filter { $0 < expected.count }.map { all[$0] }
      let theirs = set.filter { $0 >= expected.count }.map { all[$0] }
      if isSameText(ours, theirs) || isSameUnderline(ours, theirs) { continue }
      rest.expected += ours
      rest.actual += theirs
    }
    return rest
  }

  private func overlap(_ a: PictureBox, _ b: PictureBox) -> Bool {
    guard a.depth == b.depth, min(a.right, b.right) > max(a.left, b.left) else { return false }
    return min(a.bottom, b.bottom) - max(a.top, b.top) > 0.4 * min(a.height, b.height)
  }

  /// A line below a text is interrupted where letters descend, whose shapes differ.
  private func isSameUnderline(_ expected: [PictureBox], _ actual: [PictureBox]) -> Bool {
    let all = expected + actual
    guard all.allSatisfy({ $0.kind == .shape && $0.height <= Self.thickestUnderline }),
      let first = PictureBox.around(expected), let second = PictureBox.around(actual)
    else { return false }
    return offset(first, second).isTolerated
  }

  /// The thickness of a line below the largest text, in points.
  private static let thickestUnderline = 4.5

  private func isSameText(_ expected: [PictureBox], _ actual: [PictureBox]) -> Bool {
    guard min(expected.count, actual.count) == 1, (expected + actual).allSatisfy({ $0.kind == .text }),
      let first = PictureBox.around(expected), let second = PictureBox.around(actual)
    else { return false }
    let many = (expected.count > actual.count ? expected : actual).sorted { $0.left < $1.left }
    var (reached, gap) = (many[0].right, many.count > 1 ? -Double.infinity : 99)
    for box in many.dropFirst() {
      gap = max(gap, box.left - reached)
      reached = max(reached, box.right)
    }
    // About a word's space.
    return gap <= 0.5 * first.height + tolerance.textX && offset(first, second).isTolerated
  }
}
