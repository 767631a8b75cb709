import LPLayoutModel
import Foundation

/// Places labels one after the other, in the given order, so that no two overlap.
///
/// Each place has a cost, which grows with the distance from the mark; covering a line costs a little, a symbol more,
/// and text very much. A place over another label is not possible. The placer takes the cheapest place, so the result
/// depends only on the order. If every place costs more than a leader line, the label goes beside the screen.
struct LabelPlacer {
  var occupancy: Occupancy
  /// The labels beside the screen; `nil` if labels have to stay on the screen.
  private var gutters: Gutters?
  /// Where views are; `nil` if labels do not name views.
  var views: ViewAreas?
  private var spots: [Spot?] = []

  /// The thing that a label belongs to.
  enum Home {
    /// The label is on or beside a line.
    case line(LineSegment)
    /// The label is in or around a rectangle, preferably at this corner; the view is the one that it names.
    case corner(CGRect, Corner, view: Int? = nil)

    var anchor: CGPoint {
      switch self {
      case .line(let segment): segment.middle
      case .corner(let rect, let corner, _):
        CGPoint(x: corner.isLeft ? rect.minX : rect.maxX, y: corner.isTop ? rect.minY : rect.maxY)
      }
    }
  }

  struct Corner {
    var isTop: Bool
    var isLeft: Bool

    /// The corner where reading begins.
    static func first(_ direction: UIUserInterfaceLayoutDirection) -> Corner {
      Corner(isTop: true, isLeft: direction == .leftToRight)
    }

    /// The corner where reading ends.
    static func last(_ direction: UIUserInterfaceLayoutDirection) -> Corner {
      Corner(isTop: false, isLeft: direction == .rightToLeft)
    }
  }

  struct Spot {
    var rect: CGRect
    var leader: Leader?
  }

  private struct Candidate {
    var center: CGPoint
    var cost: CGFloat
    var hasLeader = false
  }

  /// How much a label matters.
  enum Weight {
    /// The label is always placed, if necessary beside the screen. If labels have to stay on the screen, it may be far
    /// away or over text.
    case needed
    /// The label is placed near its mark and not over text, or beside the screen. If labels have to stay on the screen,
    /// it may be left out, because the group's title has the same words.
    case optional
  }

  /// The length of the longest leader line on the screen, if there is room for labels beside it.
  static let longestLeader: CGFloat = 20
  private static let leaderCost: CGFloat = 5
  /// The cost of a leader line across a view that is not in the same row, where labels have to stay on the screen.
  private static let otherRowCost: CGFloat = 30
  private static let textCost: CGFloat = 60

  /// The area that labels on the screen stay in.
  private var bounds: CGRect

  init(occupancy: Occupancy, usesGutters: Bool = false) {
    self.occupancy = occupancy
    bounds = occupancy.bounds
    gutters = usesGutters ? Gutters(screen: occupancy.bounds) : nil
  }

  /// Shows only a part of the screen. Call it before the first label is placed.
  mutating func keepWithin(_ area: CGRect) {
    bounds = area
    if gutters != nil { gutters = Gutters(screen: area) }
  }

  /// Places a label. The result is its number, which `spot` takes.
  mutating func place(_ size: CGSize, at home: Home, owner: Int?, weight: Weight = .needed) -> Int {
    place([size], at: home, of: [], owner: owner, weight: weight).number
  }

  /// Places a label that has several forms.
  ///
  /// - Parameters:
  ///   - sizes: the sizes of the forms, the best first; not empty.
  ///   - handicap: the additional cost of each further form.
  ///   - subjects: the views that the label is about.
  /// - Returns: the label's number and the index of its form: the cheapest on the screen, or the last one beside it.
  mutating func place(
    _ sizes: [CGSize], handicap: CGFloat = 0, at home: Home, of subjects: [Int] = [], owner: Int?,
    weight: Weight = .needed
  ) -> (number: Int, form: Int) {
    let request = Request(home: home, subjects: subjects, owner: owner, weight: weight)
    let best = bestForm(of: sizes, handicap: handicap, for: request)
    if let spot = best?.spot {
      occupancy.add(spot.rect, .label)
      for line in spot.leader?.segments ?? [] { occupancy.add(line, owner: owner) }
    } else {
      gutters?.add(spots.count, sizes[sizes.count - 1], home)
    }
    spots.append(best?.spot)
    return (spots.count - 1, best?.form ?? sizes.count - 1)
  }

  /// The mark at which a label is to be placed.
  private struct Request {
    var home: Home
    var subjects: [Int]
    var owner: Int?
    var weight: Weight
  }

  /// The length of the longest leader line on the screen.
  private func furthest(_ weight: Weight) -> CGFloat {
    gutters != nil ? Self.longestLeader : weight == .needed ? 180 : 30
  }

  private func bestForm(
    of sizes: [CGSize], handicap: CGFloat, for request: Request
  ) -> (cost: CGFloat, spot: Spot, form: Int)? {
    var best: (cost: CGFloat, spot: Spot, form: Int)?
    for (form, size) in sizes.enumerated() {
      let more = handicap * CGFloat(form)
      let limit = best.map { $0.cost - more } ?? limit(request.home, request.weight)
      if let (cost, spot) = bestSpot(for: size, request, limit: limit) {
        best = (cost + more, spot, form)
      }
    }
    return best
  }

  /// Places the labels beside the screen, after all of them were added. The result is the width in points that they
  /// take on either side.
  mutating func settle() -> (left: CGFloat, right: CGFloat) {
    guard let gutters else { return (0, 0) }
    for (label, spot) in gutters.spots { spots[label] = spot }
    return (gutters.width(.left), gutters.width(.right))
  }

  /// The place of a label, or `nil` if none was free.
  func spot(_ label: Int) -> Spot? { spots[label] }

  /// The highest acceptable cost of a place.
  private func limit(_ home: Home, _ weight: Weight) -> CGFloat {
    if weight == .optional { return Self.textCost }
    guard let gutters else { return .infinity }
    return gutters.cost(home) + burden(ofLeader: gutters.leader(to: home))
  }

  /// The cost of what a leader line to a place beside the screen crosses.
  private func burden(ofLeader leader: LineSegment) -> CGFloat {
    leader.rects(width: 1).reduce(0) { sum, piece in
      let crossed = occupancy.overlap(piece)
      return sum + (crossed[.text] > 0 ? 2 : 0) + crossed[.text] * 0.3 + (crossed[.label] > 0 ? 12 : 0)
    }
  }

  private func bestSpot(
    for size: CGSize, _ request: Request, limit: CGFloat
  ) -> (cost: CGFloat, spot: Spot)? {
    let home = request.home
    var best: (cost: CGFloat, spot: Spot)?
    func consider(_ candidate: Candidate) {
      guard candidate.cost < best?.cost ?? limit,
        let (cost, spot) = rate(candidate, size: size, request, below: best?.cost ?? limit), cost < best?.cost ?? limit
      else { return }
      best = (cost, spot)
    }
    for candidate in near(home, size) { consider(candidate) }
    for ring in rings(around: home, size, furthest: furthest(request.weight)) {
      guard let first = ring.first, first.cost < best?.cost ?? limit else { break }
      for candidate in ring { consider(candidate) }
    }
    return best
  }

  private func rate(
    _ candidate: Candidate, size: CGSize, _ request: Request, below limit: CGFloat
  ) -> (CGFloat, Spot)? {
    let (home, owner) = (request.home, request.owner)
    let rect = CGRect(
      x: candidate.center.x - size.width / 2, y: candidate.center.y - size.height / 2, width: size.width,
      height: size.height)
    guard bounds.insetBy(dx: 1, dy: 1).encloses(rect) else { return nil }
    let overlap = occupancy.overlap(rect.insetBy(dx: -0.5, dy: -0.5), ignoring: candidate.hasLeader ? nil : owner)
    guard overlap[.label] == 0 else { return nil }
    var cost = candidate.cost + penalty(overlap)
    guard candidate.hasLeader else {
      // Without a leader line, a label belongs to the view that it is in.
      if case .corner(_, _, let view?) = home, let views { cost += views.misreading(of: rect, as: view) }
      return (cost, Spot(rect: rect, leader: nil))
    }
    let leader = Self.leader(from: rect, to: home)
    let pieces = leader.rects(width: 1)
    for piece in pieces {
      let crossed = occupancy.overlap(piece, ignoring: owner)
      guard crossed[.label] == 0 else { return nil }
      // A piece is one point wide, so its area is the length over text.
      cost += (crossed[.text] > 0 ? 2 : 0) + crossed[.text] * 0.3 + (crossed[.line] > 0 ? 0.5 : 0)
    }
    guard cost < limit else { return nil }
    if let views, views.isInOtherRow(pieces, of: request.subjects, at: leader.end) {
      guard gutters == nil, request.weight == .needed else { return nil }
      cost += Self.otherRowCost
    }
    return (cost, Spot(rect: rect, leader: Leader(start: leader.start, end: leader.end)))
  }

  private func penalty(_ overlap: Occupancy.Overlap) -> CGFloat {
    func weigh(_ kind: Occupancy.Kind, base: CGFloat, area: CGFloat) -> CGFloat {
      overlap[kind] > 0 ? base + area * overlap[kind] : 0
    }
    return weigh(.text, base: Self.textCost, area: 2) + weigh(.symbol, base: 16, area: 0.3)
      + weigh(.line, base: 4, area: 0.3)
  }

  // MARK: Candidates

  private func near(_ home: Home, _ size: CGSize) -> [Candidate] {
    switch home {
    case .line(let segment): alongside(segment, size)
    case .corner(let rect, let corner, _): corners(of: rect, corner, size)
    }
  }

  /// Candidates on the line, if it is long enough, then on either side of it, from the middle outwards.
  private func alongside(_ segment: LineSegment, _ size: CGSize) -> [Candidate] {
    var candidates: [Candidate] = []
    let isHorizontal = segment.isHorizontal
    let room = segment.length - (isHorizontal ? size.width : size.height) - 6
    for step in [0, -1, 1, -2, 2, -3, 3, -4, 4] as [CGFloat] {
      let t = 0.5 + step * 0.11
      let p = segment.point(at: t)
      let slide = abs(step) * 0.12
      if room >= 0, abs(step) * 0.11 * segment.length <= room / 2 {
        candidates.append(Candidate(center: p, cost: slide))
      }
      for (number, gap) in ([2.5, 5, 8] as [CGFloat]).enumerated() {
        let away = (isHorizontal ? size.height : size.width) / 2 + gap
        for side in [-1, 1] as [CGFloat] {
          let center =
            isHorizontal ? CGPoint(x: p.x, y: p.y + side * away) : CGPoint(x: p.x + side * away, y: p.y)
          candidates.append(Candidate(center: center, cost: 1 + slide + CGFloat(number) * 0.4 + (side > 0 ? 0.05 : 0)))
        }
      }
    }
    return candidates + pastTheEnds(of: segment, size)
  }

  private func pastTheEnds(of segment: LineSegment, _ size: CGSize) -> [Candidate] {
    return [(segment.start, segment.end), (segment.end, segment.start)].map { end, other in
      let way = CGPoint(x: end.x - other.x, y: end.y - other.y).normalized ?? CGPoint(x: 1, y: 0)
      // The distance from the label's centre to its edge in the direction of the line.
      let half = min(
        way.x == 0 ? .infinity : size.width / 2 / abs(way.x), way.y == 0 ? .infinity : size.height / 2 / abs(way.y))
      let center = CGPoint(x: end.x + way.x * (half + 4), y: end.y + way.y * (half + 4))
      return Candidate(center: center, cost: 2)
    }
  }

  /// Candidates beside a corner, outside and inside, then along the edges.
  private func corners(of rect: CGRect, _ corner: Corner, _ size: CGSize) -> [Candidate] {
    let (w, h) = (size.width / 2, size.height / 2)
    let isTop = corner.isTop
    let lefts = [rect.minX + w, rect.midX, rect.maxX - w]
    let xs = corner.isLeft ? lefts : lefts.reversed()
    let rows: [(y: CGFloat, cost: CGFloat)] =
      isTop
      ? [(rect.minY + h, 0), (rect.minY - h - 1, 0.1), (rect.maxY + h + 1, 0.8), (rect.maxY - h, 0.9), (rect.midY, 1)]
      : [(rect.maxY - h, 0), (rect.maxY + h + 1, 0.1), (rect.minY - h - 1, 0.8), (rect.minY + h, 0.9), (rect.midY, 1)]
    var candidates = rows.flatMap { row in
      xs.enumerated().map {
        Candidate(center: CGPoint(x: $0.element, y: row.y), cost: row.cost + CGFloat($0.offset) * 0.5)
      }
    }
    if rect.width >= size.width + 8, rect.height >= size.height + 6 {
      // Candidates inside avoid lines along the edges.
      let (inner, y) = (rect.insetBy(3), isTop ? rect.minY + h + 3 : rect.maxY - h - 3)
      let xs = corner.isLeft ? [inner.minX + w, inner.maxX - w] : [inner.maxX - w, inner.minX + w]
      candidates += xs.enumerated().map {
        Candidate(center: CGPoint(x: $0.element, y: y), cost: 0.3 + CGFloat($0.offset) * 0.4)
      }
    }
    let sides = [rect.maxX + w + 2, rect.minX - w - 2]
    for x in corner.isLeft == isTop ? sides : sides.reversed() {
      candidates += [rect.midY, rect.minY + h, rect.maxY - h].map { Candidate(center: CGPoint(x: x, y: $0), cost: 1.6) }
    }
    return candidates
  }

  /// Candidates in sixteen directions at growing distances, with a leader line.
  private func rings(around home: Home, _ size: CGSize, furthest: CGFloat) -> [[Candidate]] {
    // Cosines and sines of multiples of 22.5°, vertical and horizontal first. They are constants so that every machine
    // computes the same last bit.
    let (a, b, c): (CGFloat, CGFloat, CGFloat) = (0.923_879_532_5, 0.707_106_781_2, 0.382_683_432_4)
    let directions: [(CGFloat, CGFloat)] = [
      (0, -1), (0, 1), (1, 0), (-1, 0), (b, -b), (-b, -b), (b, b), (-b, b), (c, -a), (-c, -a), (c, a), (-c, a), (a, -c),
      (-a, -c), (a, c), (-a, c),
    ]
    let anchor = home.anchor
    return stride(from: 10 as CGFloat, through: furthest, by: 4).map { distance in
      directions.map { dx, dy in
        let center = CGPoint(
          x: anchor.x + dx * (distance + size.width / 2), y: anchor.y + dy * (distance + size.height / 2))
        return Candidate(center: center, cost: Self.leaderCost + distance * 0.12, hasLeader: true)
      }
    }
  }

  private static func leader(from rect: CGRect, to home: Home) -> LineSegment {
    let anchor = home.anchor
    let edge = CGPoint(x: min(max(anchor.x, rect.minX), rect.maxX), y: min(max(anchor.y, rect.minY), rect.maxY))
    return LineSegment(start: edge, end: anchor)
  }
}
