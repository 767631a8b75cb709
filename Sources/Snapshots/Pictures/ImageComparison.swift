import Foundation
package import LPScene

/// Compares the pixels of two pictures.
package struct ImageComparison {
  private let expected: RasterImage
  private let actual: RasterImage
  private let tolerance: PictureTolerance

  /// The distances of the sweep that a failure prints.
  static let sweepDistances: [Double] = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]

  package init(expected: RasterImage, actual: RasterImage, tolerance: PictureTolerance = .exact) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
  }

  /// Returns the difference, or `nil` if every byte is the same; `isWithinTolerance` decides on the rest.
  package func difference() -> ImageDifference? {
    if expected.width == actual.width, expected.height == actual.height, haveSameBytes() { return nil }
    var found = ImageDifference(
      expected: .init(width: expected.width, height: expected.height),
      actual: .init(width: actual.width, height: actual.height), differingPixels: 0, toleratedPixels: 0,
      antialiasedPixels: 0, box: .init(x: 0, y: 0, width: 0, height: 0), largestDistance: 0, sweep: [],
      tolerance: tolerance)
    var counts = Array(repeating: 0, count: Self.sweepDistances.count)
    if tolerance.isByPixel { addJudged(to: &found, counts: &counts) } else { addAll(to: &found, counts: &counts) }
    addOutside(to: &found, counts: &counts)
    found.sweep = zip(Self.sweepDistances, counts).map { ImageDifference.Step(distance: $0, pixels: $1) }
    return found
  }

  /// Without a tolerance for single pixels, every pixel that is not equal differs.
  private func addAll(to found: inout ImageDifference, counts: inout [Int]) {
    guard let differences = withRows({ PixelDifferences($0, $1, distances: Self.sweepDistances) }) else { return }
    counts = differences.counts
    found.differingPixels = counts[0]
    found.largestDistance = differences.largestDistance
    found.box = differences.box
  }

  private func addJudged(to found: inout ImageDifference, counts: inout [Int]) {
    visit { x, y, judgement, distance in
      found.largestDistance = max(found.largestDistance, Double(distance))
      // Every difference is over 0, even an invisible one.
      counts[0] += 1
      for index in 1..<counts.count where Double(distance) > Self.sweepDistances[index] { counts[index] += 1 }
      switch judgement {
      case .tolerated: found.toleratedPixels += 1
      case .antialiased: found.antialiasedPixels += 1
      case .differs:
        found.differingPixels += 1
        found.box.include(x, y)
      }
    }
  }

  private func haveSameBytes() -> Bool {
    expected.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        first.count == second.count
          && (first.isEmpty || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0)
      }
    }
  }

  /// Adds the pixels outside of the part that both pictures have, if their sizes differ.
  private func addOutside(to found: inout ImageDifference, counts: inout [Int]) {
    let common = min(expected.width, actual.width) * min(expected.height, actual.height)
    let outside = expected.width * expected.height + actual.width * actual.height - 2 * common
    guard outside > 0 else { return }
    found.differingPixels += outside
    found.largestDistance = 1
    for index in counts.indices { counts[index] += outside }
    let (left, top) = (min(expected.width, actual.width), min(expected.height, actual.height))
    let (right, bottom) = (max(expected.width, actual.width), max(expected.height, actual.height))
    if right > left {
      found.box.include(left, 0)
      found.box.include(right - 1, (expected.width > actual.width ? expected.height : actual.height) - 1)
    }
    if bottom > top {
      found.box.include(0, top)
      found.box.include((expected.height > actual.height ? expected.width : actual.width) - 1, bottom - 1)
    }
  }

  enum Judgement {
    case differs, tolerated, antialiased
  }

  /// Calls `body` for each pixel that both pictures have and that differs, row by row.
  func visit(_ body: (Int, Int, Judgement, Float) -> Void) {
    withRows { visit($0, $1, body) }
  }

  /// Calls `body` with the rows of both pictures; `nil` if there are no pixels.
  @discardableResult
  private func withRows<Answer>(_ body: (PixelRows, PixelRows) -> Answer) -> Answer? {
    guard !expected.pixels.isEmpty, !actual.pixels.isEmpty else { return nil }
    return expected.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        body(
          PixelRows(width: expected.width, height: expected.height, bytes: first),
          PixelRows(width: actual.width, height: actual.height, bytes: second))
      }
    }
  }

  private func visit(_ first: PixelRows, _ second: PixelRows, _ body: (Int, Int, Judgement, Float) -> Void) {
    let width = min(first.width, second.width)
    // Pictures have large even areas, so the same two colours are compared often.
    var last = (first: UInt32(0), second: UInt32(0), distance: Float(0))
    for y in 0..<min(first.height, second.height) where first.differs(from: second, inRow: y, width: width) {
      for x in 0..<width {
        let (a, b) = (first.pixel(x, y), second.pixel(x, y))
        if a == b { continue }
        if a != last.first || b != last.second { last = (a, b, PerceivedColor.distance(a, b)) }
        body(x, y, judge(x, y, distance: last.distance, in: first, and: second), last.distance)
      }
    }
  }

  private func judge(_ x: Int, _ y: Int, distance: Float, in first: PixelRows, and second: PixelRows) -> Judgement {
    if tolerance.distance > 0, Double(distance) <= tolerance.distance { return .tolerated }
    if tolerance.ignoresAntialiasing,
      first.looksAntialiased(x, y, other: second) || second.looksAntialiased(x, y, other: first)
    {
      return .antialiased
    }
    return .differs
  }
}
