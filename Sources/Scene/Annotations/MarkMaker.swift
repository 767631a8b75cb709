import AutoLayout
import Foundation

/// Turns constraints into marks one after the other, and draws each line where it covers the least.
struct MarkMaker {
  let result: LayoutResult
  /// The text and symbols of the screen, and the lines that are drawn already.
  var occupancy: Occupancy
  private(set) var marks: [ConstraintMark] = []
  /// Constraints that are not visible: outside the screen, clipped by a view, or between items that are not shown.
  private(set) var unseen: [Int] = []
  /// Bars with only a badge, shared by equal sizes: a row of five equal views has five bars instead of eight.
  private var sharedBars: Set<SharedBar> = []
  private let comparisons: ComparisonGroups
  /// Whether the other side of a comparison that its label names has a bar too.
  private let showsPartners: Bool
  private var alignments: [Alignment] = []
  private var bundles: [Bundle: Bundled] = [:]
  /// The area where the current constraint is visible.
  private(set) var visibleArea = CGRect.null

  private struct SharedBar: Hashable {
    var ends: Set<End>
    var status: ConstraintStatus
    var parts: [LabelPart]
    var group: Int?
  }

  /// A line along an edge and its style. Lines of the same style may lie on each other.
  private struct Alignment {
    var segment: LineSegment
    var status: ConstraintStatus
    var isDashed: Bool
  }

  /// What a bar measures. Constraints that measure the same share a bar.
  private typealias Bundle = Set<End>

  struct End: Hashable {
    var item: ConstraintRecord.Item
    var axis: NSLayoutConstraint.Axis
    var place: PhysicalConstraint.Place

    init(_ side: PhysicalConstraint.Side) {
      (item, axis, place) = (side.item, side.axis, side.place)
    }

    /// The places that a size or a distance is measured between.
    static func all(of side: PhysicalConstraint.Side, _ span: PhysicalConstraint.Span?) -> Set<End> {
      span.map { [End($0.start), End($0.end)] } ?? [End(side)]
    }
  }

  private struct Bundled {
    var mark: Int
    var home: LabelPlacer.Home
    var isAlignment: Bool
  }

  init(result: LayoutResult, occupancy: Occupancy, showsPartners: Bool = false) {
    self.result = result
    self.showsPartners = showsPartners
    self.occupancy = occupancy
    comparisons = ComparisonGroups(result)
  }

  mutating func add(_ index: Int) {
    let record = result.constraints[index]
    guard let physical = PhysicalConstraint(record, in: result) else { return unseen.append(index) }
    let area = record.ends.reduce(CGRect(origin: .zero, size: result.size)) {
      $0.intersection(result.visibleArea(around: $1.item))
    }
    guard !area.isNull, area.width > 0, area.height > 0, isSeen(record, in: area) else { return unseen.append(index) }
    visibleArea = area.insetBy(dx: -0.75, dy: -0.75).intersection(occupancy.bounds.insetBy(0.75))
    let words = ConstraintWords(record, physical, in: result)
    var mark = ConstraintMark(
      index: index, status: record.status(in: result), isDashed: !record.isRequired, isOpen: record.hasSlack)
    let bundle = bundle(of: physical)
    if let bundle, let known = bundles[bundle] { return join(known, mark, words) }
    draw(physical, words, &mark)
    guard !mark.segments.isEmpty else { return unseen.append(index) }
    for line in mark.segments { occupancy.add(line, owner: index) }
    if let bundle,
      let line = (mark.bars.map(\.segment) + mark.lines + mark.baselines).max(by: { $0.length < $1.length })
    {
      bundles[bundle] = Bundled(mark: marks.count, home: .line(line), isAlignment: mark.bars.isEmpty)
    }
    marks.append(mark)
  }

  /// Whether one of the constraint's items reaches into the area: a bar beside a view is meaningless without the view.
  private func isSeen(_ record: ConstraintRecord, in area: CGRect) -> Bool {
    record.ends.contains { end in
      guard let rect = result.rect(of: end.item), rect.isDrawable else { return false }
      return rect.isSeen(in: area)
    }
  }

  private mutating func draw(
    _ physical: PhysicalConstraint, _ words: ConstraintWords, _ mark: inout ConstraintMark
  ) {
    guard let second = physical.second else {
      return addLengthBar(physical.first, physical.firstSpan, labelled: words.whole, to: &mark)
    }
    if physical.isSize || second.place == .extent {
      compareSizes(physical, with: second, words, in: &mark)
    } else {
      measureDistance(physical, to: second, words, in: &mark)
    }
  }

  /// Gives both sides of each comparison the same letter, if there are several: `=A`. Call it after the last constraint.
  mutating func letterComparisons() {
    var groups: [Int] = []
    for case let group? in marks.flatMap(\.labels).map(\.group) where !groups.contains(group) { groups.append(group) }
    guard groups.count > 1 else { return }
    for mark in marks.indices {
      for label in marks[mark].labels.indices {
        guard let group = marks[mark].labels[label].group, let number = groups.firstIndex(of: group) else { continue }
        marks[mark].labels[label].letter(ComparisonGroups.letter(number))
      }
    }
  }

  // MARK: Bundles

  /// What the constraint measures; `nil` for compared sizes, which have a bar on each item, and for parts of a
  /// distance.
  private func bundle(of physical: PhysicalConstraint) -> Bundle? {
    if let second = physical.second, physical.isSize || second.place == .extent { return nil }
    guard physical.multiplier == 1 || physical.second == nil else { return nil }
    var ends = End.all(of: physical.first, physical.firstSpan)
    if let second = physical.second { ends.insert(End(second)) }
    return ends
  }

  private mutating func join(_ known: Bundled, _ new: ConstraintMark, _ words: ConstraintWords) {
    let index = new.index
    let parts = known.isAlignment ? words.ofAlignment : words.whole
    marks[known.mark].share(with: new)
    guard !parts.isEmpty else { return }
    if marks[known.mark].labels.isEmpty {
      marks[known.mark].labels.append(MarkLabel(rows: [(index, parts)], home: known.home))
    } else {
      marks[known.mark].labels[0].rows.append((index, parts))
    }
  }

  // MARK: Sizes

  private mutating func compareSizes(
    _ physical: PhysicalConstraint, with second: PhysicalConstraint.Side, _ words: ConstraintWords,
    in mark: inout ConstraintMark
  ) {
    let first = physical.first
    let (firstSpan, secondSpan) = (physical.firstSpan, physical.secondSpan)
    if physical.isAspect {
      addAspectTick(first.rect, words.aspect, &mark)
      return
    }
    if let meaning = words.meaning() { return nameComparison(meaning, words, with: second, first, in: &mark) }
    let badge = words.comparisonOfOther
    let isNewSecond = share(second, secondSpan, labelled: badge, of: mark)
    // The first item's bar may exist from an earlier comparison; it is drawn again only if this constraint adds
    // something.
    if share(first, firstSpan, labelled: words.comparison, of: mark) || !isNewSecond {
      addLengthBar(first, firstSpan, labelled: words.comparison, to: &mark)
    }
    if isNewSecond { addLengthBar(second, secondSpan, labelled: badge, to: &mark) }
  }

  /// Labels the dependent side with what it is compared with. The other side has a bar only if it is asked for: many
  /// sizes that depend on one would fill it with bars.
  private mutating func nameComparison(
    _ meaning: [LabelPart], _ words: ConstraintWords, with second: PhysicalConstraint.Side,
    _ first: PhysicalConstraint.Side, in mark: inout ConstraintMark
  ) {
    addLengthBar(first, nil, labelled: meaning, to: &mark)
    for label in mark.labels.indices {
      mark.labels[label].group = nil
      if let short = words.meaning(isShort: true) { mark.labels[label].short = [(mark.index, short)] }
    }
    guard showsPartners, share(second, nil, labelled: words.comparisonOfOther, of: mark) else { return }
    let known = mark.labels.count
    addLengthBar(second, nil, labelled: words.comparisonOfOther, to: &mark)
    for label in mark.labels.indices.dropFirst(known) { mark.labels[label].group = nil }
  }

  private mutating func share(
    _ side: PhysicalConstraint.Side, _ span: PhysicalConstraint.Span?, labelled parts: [LabelPart],
    of mark: ConstraintMark
  ) -> Bool {
    sharedBars.insert(
      SharedBar(ends: End.all(of: side, span), status: mark.status, parts: parts, group: comparisons[mark.index])
    ).inserted
  }

  /// Adds the bar of a size along its rectangle, or of a distance between its two places.
  private func addLengthBar(
    _ side: PhysicalConstraint.Side, _ span: PhysicalConstraint.Span?, labelled parts: [LabelPart],
    to mark: inout ConstraintMark
  ) {
    let known = mark.labels.count
    defer { for label in mark.labels.indices.dropFirst(known) { mark.labels[label].group = comparisons[mark.index] } }
    guard let span else { return addSizeBar(side, parts, &mark) }
    let (start, end) = (span.start, span.end)
    guard let bar = bestBar(start.axis, span.low, span.high, lanes: Self.lanes(start, end), measuring: [start, end])
    else { return }
    mark.bars.append(bar)
    mark.labels.append(MarkLabel(rows: [(mark.index, parts)], home: .line(bar.segment)))
    for side in [start, end] { mark.extensions += extensionLine(of: side, to: bar.segment) }
  }

  private func addAspectTick(_ rect: CGRect, _ parts: [LabelPart], _ mark: inout ConstraintMark) {
    let reach = min(14, rect.width / 2, rect.height / 2)
    let corner = CGPoint(x: rect.maxX - 2, y: rect.maxY - 2)
    guard visibleArea.contains(corner) else { return }
    let tick = LineSegment(start: CGPoint(x: corner.x - reach, y: corner.y - reach), end: corner)
    mark.lines.append(tick)
    mark.labels.append(MarkLabel(rows: [(mark.index, parts)], home: .line(tick)))
  }

  private func addSizeBar(_ side: PhysicalConstraint.Side, _ parts: [LabelPart], _ mark: inout ConstraintMark) {
    let (along, across) = (side.rect.range(side.axis), side.across)
    let lanes = [
      across.upperBound + 4.5, across.lowerBound - 4.5, across.upperBound - 4.5, across.lowerBound + 4.5,
      (across.lowerBound + across.upperBound) / 2,
    ]
    guard let bar = bestBar(side.axis, along.lowerBound, along.upperBound, lanes: lanes) else { return }
    mark.bars.append(bar)
    mark.labels.append(MarkLabel(rows: [(mark.index, parts)], home: .line(bar.segment)))
  }

  // MARK: Distances

  private mutating func measureDistance(
    _ physical: PhysicalConstraint, to second: PhysicalConstraint.Side, _ words: ConstraintWords,
    in mark: inout ConstraintMark
  ) {
    let first = physical.first
    guard first.axis == second.axis else { return }
    let (low, high) = (min(first.value, second.value), max(first.value, second.value))
    if high - low < (physical.constant == 0 && !isOff(mark.index) ? alignedWithin : 0.5) {
      var lines: [LineSegment] = []
      for line in alignmentLines(first, second) { lines += [alignmentLine(line, mark)].compactMap { $0 } }
      if first.place == .baseline, second.place == .baseline { mark.baselines += lines } else { mark.lines += lines }
      guard let home = lines.max(by: { $0.length < $1.length }) else { return }
      if !words.ofAlignment.isEmpty {
        mark.labels.append(MarkLabel(rows: [(mark.index, words.ofAlignment)], home: .line(home)))
      }
      return
    }
    guard let bar = bestBar(first.axis, low, high, lanes: Self.lanes(first, second), measuring: [first, second]) else {
      return
    }
    mark.bars.append(bar)
    mark.labels.append(MarkLabel(rows: [(mark.index, words.whole)], home: .line(bar.segment)))
    for side in [first, second] { mark.extensions += extensionLine(of: side, to: bar.segment) }
  }

  /// The tolerance for equal centres. Edges are rounded to pixels, so equal centres may be a pixel apart.
  private var alignedWithin: CGFloat { max(0.5, 1 / max(1, result.traits.displayScale) + 0.01) }

  private func isOff(_ constraint: Int) -> Bool {
    switch result.constraints[constraint].state {
    case .holds, .slack: false
    case .broken, .setAside: true
    }
  }

  /// The lanes where both items are side by side, or else between them, and then on either.
  private static func lanes(_ first: PhysicalConstraint.Side, _ second: PhysicalConstraint.Side) -> [CGFloat] {
    let low = max(first.across.lowerBound, second.across.lowerBound)
    let high = min(first.across.upperBound, second.across.upperBound)
    if high - low > 1 {
      // Text lies between baselines, so a bar is free only past the ends of the text.
      let isBetweenText = first.place == .baseline || second.place == .baseline
      return lanes(in: low...high) + (isBetweenText ? [high - 4, low + 4, high + 4, low - 4] : [])
    }
    return [(low + high) / 2] + lanes(in: first.across) + lanes(in: second.across)
  }

  /// The middle of the range first, then outwards in steps that keep parallel bars apart.
  private static func lanes(in range: ClosedRange<CGFloat>) -> [CGFloat] {
    let middle = (range.lowerBound + range.upperBound) / 2
    let step = max(4, min(12, (range.upperBound - range.lowerBound) / 8))
    var lanes = [middle]
    for number in 1...6 {
      for lane in [middle + CGFloat(number) * step, middle - CGFloat(number) * step] where range.contains(lane) {
        lanes.append(lane)
      }
    }
    return lanes
  }

  /// The lines along the edge, or through the middle, that two items share.
  private func alignmentLines(_ first: PhysicalConstraint.Side, _ second: PhysicalConstraint.Side) -> [LineSegment] {
    let axis = first.axis.other
    if first.place == .middle, second.place == .middle { return centreLines(first, second) }
    if let line = lineToMiddle(first, second) ?? lineToMiddle(second, first) { return [line] }
    let range: ClosedRange<CGFloat>
    if result.isContainer(second.item, of: first.item) {
      range = first.across
    } else if result.isContainer(first.item, of: second.item) {
      range = second.across
    } else {
      range =
        min(first.across.lowerBound, second.across.lowerBound)...max(first.across.upperBound, second.across.upperBound)
    }
    return [.along(axis, from: range.lowerBound, to: range.upperBound, at: first.value)]
  }

  /// A line from an edge to the middle of an item further on, which reaches only a little into that item; `nil` if the
  /// two are not apart.
  private func lineToMiddle(_ edge: PhysicalConstraint.Side, _ middle: PhysicalConstraint.Side) -> LineSegment? {
    guard edge.place != .middle, middle.place == .middle else { return nil }
    let (axis, stub) = (edge.axis.other, CGFloat(6))
    let (near, far) = (edge.across, middle.across)
    if near.upperBound <= far.lowerBound {
      return .along(axis, from: near.lowerBound, to: min(far.lowerBound + stub, far.upperBound), at: edge.value)
    }
    if far.upperBound <= near.lowerBound {
      return .along(axis, from: max(far.upperBound - stub, far.lowerBound), to: near.upperBound, at: edge.value)
    }
    return nil
  }

  /// The line exactly on the edge, or beside a line there that has another style.
  private mutating func alignmentLine(_ line: LineSegment, _ mark: ConstraintMark) -> LineSegment? {
    func isFree(_ segment: LineSegment) -> Bool {
      let rect = segment.rects(width: 1)[0]
      return !alignments.contains {
        ($0.status != mark.status || $0.isDashed != mark.isDashed) && $0.segment.isHorizontal == line.isHorizontal
          && $0.segment.rects(width: 1)[0].intersects(rect)
      }
    }
    let shifts = [0, 1.5, -1.5, 3, -3].map { (shift: CGFloat) in
      line.moved(by: line.isHorizontal ? CGPoint(x: 0, y: shift) : CGPoint(x: shift, y: 0))
    }
    guard let segment = visible(shifts.first(where: isFree) ?? line) else { return nil }
    alignments.append(Alignment(segment: segment, status: mark.status, isDashed: mark.isDashed))
    return segment
  }

  /// Lines between the two items and a little over their outer edges, but not through what they show.
  private func centreLines(_ first: PhysicalConstraint.Side, _ second: PhysicalConstraint.Side) -> [LineSegment] {
    let axis = first.axis.other
    let (stub, inward): (CGFloat, CGFloat) = (6, 1)
    func line(_ low: CGFloat, _ high: CGFloat) -> LineSegment { .along(axis, from: low, to: high, at: first.value) }
    var inner = [first.across, second.across].sorted { $0.lowerBound < $1.lowerBound }
    if result.isContainer(second.item, of: first.item) { inner = [first.across] }
    if result.isContainer(first.item, of: second.item) { inner = [second.across] }
    var lines: [LineSegment] = []
    if inner.count == 2, inner[0].upperBound < inner[1].lowerBound {
      lines.append(line(inner[0].upperBound - inward, inner[1].lowerBound + inward))
    } else if inner.count == 2 {
      inner = [
        min(inner[0].lowerBound, inner[1].lowerBound)...max(inner[0].upperBound, inner[1].upperBound)
      ]
    }
    lines.append(line(inner[0].lowerBound - stub, inner[0].lowerBound + inward))
    lines.append(line(inner[inner.count - 1].upperBound - inward, inner[inner.count - 1].upperBound + stub))
    return lines
  }
}
