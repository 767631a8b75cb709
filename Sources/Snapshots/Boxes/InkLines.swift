/// A part of a picture that may belong to a line of text.
struct InkPart {
  let amount: Double
  let box: PixelBox
  let color: PixelColor
  let isSolid: Bool
  /// What the part is if it is joined with nothing.
  let found: [FoundPart]
}

/// Joins ink to lines and icons: parts of like colour that are near for their height. A solid part joins only close
/// neighbours.
struct InkLines {
  private let ink: [InkPart]
  private let distances: [Float]
  private let width: Int
  private let scale: Double

  private static let mostParts = 1500

  init(ink: [InkPart], distances: [Float], width: Int, scale: Double) {
    self.ink = Array(ink.sorted { $0.amount > $1.amount }.prefix(Self.mostParts))
    (self.distances, self.width, self.scale) = (distances, width, scale)
  }

  /// Parts that were joined.
  private struct Line {
    var box: PixelBox
    var color: PixelColor
    var isSolid: Bool
    var members: [Int]

    var area: Int { box.width * box.height }
  }

  /// Returns the lines, and what was not joined.
  func found(depth: Int, at origin: (x: Int, y: Int)) -> [FoundPart] {
    lines().flatMap { line -> [FoundPart] in
      if line.members.count == 1, ink[line.members[0]].isSolid { return ink[line.members[0]].found }
      guard Double(max(line.box.width, line.box.height)) >= 2 * scale else { return [] }
      return [
        FoundPart(
          box: line.box.moved(origin.x, origin.y), baseline: baseline(of: line.box) + Double(origin.y),
          color: ink[line.members.min()!].color, kind: .text, depth: depth)
      ]
    }
  }

  private func lines() -> [Line] {
    var lines = ink.enumerated().map { Line(box: $1.box, color: $1.color, isSolid: $1.isSolid, members: [$0]) }
    while true {
      var joined = JoinedSets(lines.count)
      let joinsDots = lines.count == ink.count
      for first in lines.indices {
        for second in lines.indices[..<first] where belong(lines[second], lines[first], joinsDots: joinsDots) {
          joined.join(first, second)
        }
      }
      let sets = joined.sets()
      guard sets.count < lines.count else { return lines }
      lines = sets.map { members in merged(members.map { lines[$0] }) }
    }
  }

  private func merged(_ lines: [Line]) -> Line {
    var all = lines[0]
    for line in lines.dropFirst() {
      all.box = all.box.union(line.box)
      all.members += line.members
    }
    all.color = lines.max { $0.area < $1.area }!.color
    all.isSolid = lines.count == 1 && all.isSolid
    return all
  }

  private func belong(_ a: Line, _ b: Line, joinsDots: Bool) -> Bool {
    let (low, tall) = (Double(min(a.box.height, b.box.height)), Double(max(a.box.height, b.box.height)))
    guard a.color.distance(to: b.color) <= 96 || low <= 5 * scale else { return false }
    let across = Double(max(a.box.left, b.box.left) - min(a.box.right, b.box.right))
    let down = Double(max(a.box.top, b.box.top) - min(a.box.bottom, b.box.bottom))
    let reach = a.isSolid || b.isSolid ? 0.2 * tall : max(0.5 * tall, 2 * scale)
    if -down >= 0.3 * low, across <= reach { return true }
    // A dot is above its letter: what is below is the next line's.
    guard joinsDots, low <= 0.45 * tall, down <= 0.25 * tall,
      -across >= 0.5 * Double(min(a.box.width, b.box.width))
    else { return false }
    return (a.box.height < b.box.height) == (a.box.top < b.box.top)
  }

  /// Returns where most ink ends, from the top of the area.
  private func baseline(of box: PixelBox) -> Double {
    var sums = (box.top..<box.bottom).map { row in
      distances[(row * width + box.left)..<(row * width + box.right)].reduce(0.0) { $0 + Double($1) }
    }
    sums.append(0)
    var drops = (0..<box.height).map { max(sums[$0] - sums[$0 + 1], 0) }
    for row in 0..<Int(Double(drops.count) * 0.45) { drops[row] = 0 }
    let most = drops.indices.max { drops[$0] < drops[$1] } ?? 0
    let around = max(0, most - 1)..<min(drops.count, most + 2)
    let whole = around.reduce(0) { $0 + drops[$1] }
    let place = around.reduce(0) { $0 + Double($1) * drops[$1] } / max(whole, 1)
    return Double(box.top + 1) + place
  }
}
