import AutoLayout
import Foundation

/// The room that a constraint of the author keeps between two neighbours, or between a view and an edge of what
/// contains it.
struct ConstraintGap {
  enum Place: Equatable {
    /// Between the end of one view and the start of another.
    case between(before: Int, after: Int)
    /// Between an edge of a container and the same edge of a view inside.
    case inside(container: Int, view: Int, isStart: Bool)
  }

  let record: ConstraintRecord
  let axis: NSLayoutConstraint.Axis
  let place: Place
  /// The constant as room: negative if the views overlap or the inner one extends beyond the other.
  let room: CGFloat
  /// The frame of the container's margins, safe area or readable content, if the constraint is to one of these.
  let guide: CGRect?

  /// - Returns: `nil` unless the constraint relates edges of two views, or of a view and its container's guide, without
  ///   a factor.
  init?(_ record: ConstraintRecord, in layout: ShownLayout) {
    guard record.origin == .user, record.multiplier == 1, record.firstStart == nil, record.secondStart == nil,
      let (first, firstGuide) = Self.view(of: record.first, in: layout.result),
      let (second, secondGuide) = record.second.flatMap({ Self.view(of: $0, in: layout.result) }), first != second,
      let axis = record.firstAttribute.axis, axis == record.secondAttribute.axis,
      let isStart = Self.isStart(record.firstAttribute), let isSecondStart = Self.isStart(record.secondAttribute)
    else { return nil }
    (self.record, self.axis) = (record, axis)
    let isSecondContainer = layout.ancestors(of: first).contains(second)
    let isFirstContainer = layout.ancestors(of: second).contains(first)
    guide = firstGuide ?? secondGuide
    // A guide stands for a container: what is beside it is not inside.
    guard firstGuide == nil || isFirstContainer, secondGuide == nil || isSecondContainer else { return nil }
    if isSecondContainer || isFirstContainer {
      guard isStart == isSecondStart else { return nil }
      place =
        isSecondContainer
        ? .inside(container: second, view: first, isStart: isStart)
        : .inside(container: first, view: second, isStart: isStart)
      room = isStart == isSecondContainer ? record.constant : -record.constant
    } else {
      guard isStart != isSecondStart else { return nil }
      place = isStart ? .between(before: second, after: first) : .between(before: first, after: second)
      room = isStart ? record.constant : -record.constant
    }
  }

  /// Returns the view of one side of an equation, or the owner of the system's guide there, and the guide's frame.
  private static func view(of item: ConstraintRecord.Item, in result: LayoutResult) -> (Int, CGRect?)? {
    switch item {
    case .view(let index): return (index, nil)
    case .guide(let index):
      let guide = result.guides[index]
      switch guide.kind {
      case .margins, .safeArea, .readableContent: return (guide.owner, guide.frame)
      default: return nil
      }
    }
  }

  private static func isStart(_ attribute: NSLayoutConstraint.Attribute) -> Bool? {
    switch attribute {
    case .left, .leading, .top: true
    case .right, .trailing, .bottom: false
    default: nil
    }
  }

  /// The view whose position the constraint decides: the inner one, or the later of two neighbours.
  var view: Int {
    switch place {
    case .between(_, let after): after
    case .inside(_, let view, _): view
    }
  }

  /// Whether the constraint is written so that its constant is negative although it keeps room.
  var isReversed: Bool { record.constant < 0 && room > 0 }
}

extension CGRect {
  /// The start and the end along an axis.
  func span(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? min(minX, maxX)...max(minX, maxX) : min(minY, maxY)...max(minY, maxY)
  }
}

extension ClosedRange<CGFloat> {
  /// The length that two ranges have in common; negative if they are apart.
  func common(_ other: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(upperBound, other.upperBound) - Swift.max(lowerBound, other.lowerBound)
  }
}
