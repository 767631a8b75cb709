import LPLayoutModel
import Foundation

/// A constraint between places on the screen, with left and right instead of leading and trailing, and coordinates
/// instead of attributes.
///
/// From right to left, leading becomes right, the constant is negated, and ≤ and ≥ are exchanged.
struct PhysicalConstraint {
  /// The place along its axis that an attribute refers to.
  enum Place: Hashable {
    case low, middle, high, baseline, extent
  }

  /// One side of the equation.
  struct Side {
    var item: ConstraintRecord.Item
    var axis: LayoutAxis
    var place: Place
    /// The rectangle whose edge, centre or size is meant: an alignment rectangle, margins or a guide.
    var rect: CGRect
    /// The attribute's value in points, in the screen's coordinates.
    var value: CGFloat
  }

  var first: Side
  var second: Side?
  /// The two places of a side that is a distance; the side itself is then an extent.
  var firstSpan: Span?
  var secondSpan: Span?
  var relation: LayoutRelation
  var constant: CGFloat
  var multiplier: CGFloat

  /// A distance between two places on one axis, positive if the end follows the start in reading direction.
  struct Span {
    var start: Side
    var end: Side
    var length: CGFloat

    var low: CGFloat { min(start.value, end.value) }
    var high: CGFloat { max(start.value, end.value) }
  }

  /// Fails if an item is not in the result or has no finite rectangle.
  init?(_ record: ConstraintRecord, in result: LayoutResult) {
    let isRightToLeft = result.direction(of: record) == .rightToLeft
    let left = ConstraintRecord.End(item: record.first, attribute: record.firstAttribute)
    guard let (first, firstSpan) = Self.side(record.firstStart, left, isRightToLeft, in: result) else { return nil }
    (self.first, self.firstSpan) = (first, firstSpan)
    if let item = record.second, record.secondAttribute != .notAnAttribute {
      let right = ConstraintRecord.End(item: item, attribute: record.secondAttribute)
      guard let (second, span) = Self.side(record.secondStart, right, isRightToLeft, in: result) else { return nil }
      (self.second, secondSpan) = (second, span)
    }
    // A distance is already measured along the reading direction.
    let isMirrored =
      isRightToLeft && first.place != .extent
      && (record.firstAttribute.isDirectional || record.secondAttribute.isDirectional)
    relation = isMirrored ? record.relation.flipped : record.relation
    constant = isMirrored ? 0 - record.constant : record.constant
    multiplier = record.multiplier
    guard constant.isFinite, multiplier.isFinite else { return nil }
  }

  private static func side(
    _ start: ConstraintRecord.End?, _ end: ConstraintRecord.End, _ isRightToLeft: Bool, in result: LayoutResult
  ) -> (Side, Span?)? {
    guard var side = Side(end.item, end.attribute, isRightToLeft, in: result) else { return nil }
    guard let start else { return (side, nil) }
    guard let from = Side(start.item, start.attribute, isRightToLeft, in: result), from.axis == side.axis else {
      return nil
    }
    let isBackwards = isRightToLeft && (start.attribute.isDirectional || end.attribute.isDirectional)
    let span = Span(start: from, end: side, length: isBackwards ? from.value - side.value : side.value - from.value)
    (side.place, side.value) = (.extent, span.length)
    return (side, span)
  }

  /// Whether a size is compared with a constant or with another size.
  var isSize: Bool { first.place == .extent }
}

extension PhysicalConstraint.Side {
  init?(
    _ item: ConstraintRecord.Item, _ attribute: LayoutAttribute, _ isRightToLeft: Bool,
    in result: LayoutResult
  ) {
    guard var rect = result.rect(of: item), rect.isDrawable,
      let (axis, place) = attribute.place(isRightToLeft: isRightToLeft)
    else { return nil }
    var baseline: CGFloat?
    if case .view(let index) = item {
      let view = result.views[index]
      if attribute.isOfMargins { rect = rect.inset(by: view.layoutMargins) }
      baseline = attribute == .firstBaseline ? view.content.firstBaseline : view.content.lastBaseline
    }
    let (low, high) = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let value: CGFloat =
      switch place {
      case .low: low
      case .middle: (low + high) / 2
      case .high: high
      // For a view without text, the top edge is the first baseline and the bottom edge the last.
      case .baseline: baseline ?? (attribute == .firstBaseline ? low : high)
      case .extent: high - low
      }
    guard value.isFinite else { return nil }
    self.init(item: item, axis: axis, place: place, rect: rect, value: value)
  }

  /// The range of the rectangle on the other axis.
  var across: ClosedRange<CGFloat> { rect.range(axis.other) }
}

extension CGRect {
  func range(_ axis: LayoutAxis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? minX...maxX : minY...maxY
  }

  /// Whether the rectangle contains the other one. It compares edges, because Foundation's `contains` compares a union,
  /// whose rounding differs for fractional coordinates.
  func encloses(_ other: CGRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}

extension LayoutRelation {
  var flipped: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension LayoutAttribute {
  var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  func place(isRightToLeft: Bool) -> (LayoutAxis, PhysicalConstraint.Place)? {
    switch self {
    case .notAnAttribute: nil
    case .left, .leftMargin: (.horizontal, .low)
    case .right, .rightMargin: (.horizontal, .high)
    case .leading, .leadingMargin: (.horizontal, isRightToLeft ? .high : .low)
    case .trailing, .trailingMargin: (.horizontal, isRightToLeft ? .low : .high)
    case .centerX, .centerXWithinMargins: (.horizontal, .middle)
    case .width: (.horizontal, .extent)
    case .top, .topMargin: (.vertical, .low)
    case .bottom, .bottomMargin: (.vertical, .high)
    case .centerY, .centerYWithinMargins: (.vertical, .middle)
    case .firstBaseline, .lastBaseline: (.vertical, .baseline)
    case .height: (.vertical, .extent)
    }
  }
}

extension LayoutAxis {
  var other: Self { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutResult {
  func rect(of item: ConstraintRecord.Item) -> CGRect? {
    switch item {
    case .view(let index): views.indices.contains(index) ? views[index].alignmentRect : nil
    case .guide(let index): guides.indices.contains(index) ? guides[index].frame : nil
    }
  }

  /// The layout direction of the nearest view that contains all items of the constraint.
  func direction(of record: ConstraintRecord) -> UIUserInterfaceLayoutDirection {
    let items = record.ends.map(\.item).compactMap(viewIndex)
    guard var holder = items.first else { return traits.layoutDirection }
    for other in items.dropFirst() {
      while holder != other, !isAncestor(holder, of: other), let parent = views[holder].parent, parent < holder {
        holder = parent
      }
    }
    return views[holder].effectiveDirection
  }

  /// The visible part of an item: the part that no view around it clips.
  func visibleArea(around item: ConstraintRecord.Item) -> CGRect {
    var area = CGRect(origin: .zero, size: size)
    guard var current = viewIndex(of: item) else { return area }
    // A guide lies inside its view, and is clipped with the view's content.
    if case .guide(let guide) = item, guides[guide].kind == .content, views[current].appearance.clipsToBounds {
      area = area.intersection(views[current].frame)
    }
    while let parent = views[current].parent, parent >= 0, parent < current, !area.isNull {
      if views[parent].appearance.clipsToBounds { area = area.intersection(views[parent].frame) }
      current = parent
    }
    return area
  }

  /// The index of the view itself, or of the guide's owner.
  func viewIndex(of item: ConstraintRecord.Item) -> Int? {
    switch item {
    case .view(let index): views.indices.contains(index) ? index : nil
    case .guide(let index):
      guides.indices.contains(index) && views.indices.contains(guides[index].owner) ? guides[index].owner : nil
    }
  }

  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var current = index
    // Parents come before their children, so this loop ends.
    while let parent = views[current].parent, parent >= 0, parent < current {
      if parent == ancestor { return true }
      current = parent
    }
    return false
  }

  /// Whether the outer item is a superview of the inner one, or a system guide of a superview.
  func isContainer(_ outer: ConstraintRecord.Item, of inner: ConstraintRecord.Item) -> Bool {
    guard let a = viewIndex(of: outer), let b = viewIndex(of: inner) else { return false }
    if case .guide(let guide) = outer {
      // A custom guide lies beside views; the system's guides lie around them.
      return guides[guide].kind != .custom && (a == b || isAncestor(a, of: b))
    }
    if case .guide = inner, a == b { return true }
    return isAncestor(a, of: b)
  }

  /// The indices of the views with this name or path.
  package func views(matching focus: String) -> [Int] {
    views.indices.filter { views[$0].path == focus || views[$0].name == focus }
  }
}
