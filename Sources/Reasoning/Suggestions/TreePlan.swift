import LPComponents
import Foundation

/// Chooses equations for all views of a tree that constraints lay out, from their frames alone.
@MainActor
struct TreePlan {
  private let record: FrameRecord
  private(set) var equations: [SuggestedEquation] = []
  /// The views whose subviews give them their size, by axis.
  private(set) var hugging: [NSLayoutConstraint.Axis: Set<ObjectIdentifier>] = [:]
  /// The views that are as wide as their content.
  private(set) var contentWidths: [UIView] = []

  init(_ root: UIView, _ record: FrameRecord) {
    self.record = record
    root.forEachDescendant { plan($0) }
  }

  /// Whether constraints of the author place a view.
  static func isTarget(_ view: UIView) -> Bool {
    guard let parent = view.superview, !view.translatesAutoresizingMaskIntoConstraints else { return false }
    return !isArranged(view, by: parent)
  }

  /// Whether a stack view places a view.
  static func isArranged(_ view: UIView, by parent: UIView) -> Bool {
    parent.arranges(view, along: .horizontal) || parent.arranges(view, along: .vertical)
  }

  private mutating func plan(_ container: UIView) {
    guard container.subviews.contains(where: Self.isTarget) else { return }
    var (rigid, stretched): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    for axis in AxisAttributes.both {
      let items = container.subviews.filter { Self.isTarget($0) || !$0.isHidden }.map { item($0, in: container, axis) }
      let size = record.content(container)
      let extent = axis.axis == .horizontal ? size.width : size.height
      let isHugged =
        axis.axis == .vertical
        && container.subviews.contains { hugging[.vertical]?.contains(ObjectIdentifier($0)) == true }
      let fits = isHugged ? nil : fitsScrolling(container, axis, extent)
      let plan = AxisPlan(
        container, axis, items: items, extent: extent,
        closes: isClosed(container, axis) && fits == nil, contentWidths: rigid, stretched: stretched)
      (rigid, stretched) = (plan.rigid, plan.equalWidths)
      if axis.axis == .horizontal {
        contentWidths += container.subviews.filter {
          rigid.contains(ObjectIdentifier($0)) && content(of: $0, axis) != nil
        }
      }
      equations += plan.equations
      if let fits { equations.append(fits) }
    }
  }

  private func isClosed(_ container: UIView, _ axis: AxisAttributes) -> Bool {
    container.contentGuideForDescendants != nil || hugging[axis.axis]?.contains(ObjectIdentifier(container)) == true
  }

  /// Returns the equation that makes the content of a scroll view as long as the scroll view, where it is.
  private func fitsScrolling(_ container: UIView, _ axis: AxisAttributes, _ extent: CGFloat) -> SuggestedEquation? {
    guard container.contentGuideForDescendants != nil else { return nil }
    let length = record.length(container, axis.axis)
    guard abs(length - extent) <= FrameRecord.tolerance,
      let widest = container.subviews.filter(Self.isTarget).max(by: {
        record.length($0, axis.axis) < record.length($1, axis.axis)
      })
    else { return nil }
    let size = record.length(widest, axis.axis)
    guard size >= extent / 2, axis.axis == .horizontal || content(of: widest, axis) == nil else { return nil }
    return .equal(widest, axis.size, to: container, axis.size, plus: (size - length).rounded())
  }

  // MARK: Items

  private mutating func item(_ view: UIView, in container: UIView, _ axis: AxisAttributes) -> AxisItem {
    let (rect, size) = (record.rect(view), record.content(container))
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isHorizontal = axis.axis == .horizontal
    let length = isHorizontal ? rect.width : rect.height
    let start = isHorizontal ? (isMirrored ? size.width - rect.maxX : rect.minX) : rect.minY
    let cross = isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let content = content(of: view, axis)
    var isRigid = content.map { abs($0 - length) <= FrameRecord.tolerance } ?? false
    if isHorizontal, Self.stretches(view), length >= Self.largest * size.width / 2 { isRigid = false }
    let isStretched = content != nil && !isRigid
    let isScrolled = container.contentGuideForDescendants != nil && !isHorizontal
    let share = isScrolled ? 0 : length / max(1, isHorizontal ? size.width : size.height)
    if content == nil, isSized(view, by: axis, share: share) {
      isRigid = true
      if Self.isTarget(view) { hugging[axis.axis, default: []].insert(ObjectIdentifier(view)) }
    }
    return AxisItem(
      view: view, start: start, end: start + length, cross: min(cross.0, cross.1)...max(cross.0, cross.1),
      isTarget: Self.isTarget(view), isRigid: isRigid, isStretched: isStretched && !(view is UIImageView),
      isWrapped: isHorizontal && Self.wraps(view, in: rect.height))
  }

  /// Whether a view shows a text in several lines.
  private static func wraps(_ view: UIView, in height: CGFloat) -> Bool {
    guard let label = view as? UILabel, label.numberOfLines != 1 else { return false }
    return height >= 2 * label.font.lineHeight - FrameRecord.tolerance
  }

  /// Whether the width of a view's content says little about how wide it should be.
  private static func stretches(_ view: UIView) -> Bool {
    view is UITextField || view is UISlider || view is UIProgressView || view is UISearchBar || view is UIPickerView
  }

  /// Returns the length that a view's content gives it; `nil` without one.
  private func content(of view: UIView, _ axis: AxisAttributes) -> CGFloat? {
    let size = view.layoutIntrinsicContentSize
    let length = axis.axis == .horizontal ? size.width : size.height
    return length >= 0 ? length : nil
  }

  /// Whether what is inside a view gives it its length.
  private func isSized(_ view: UIView, by axis: AxisAttributes, share: CGFloat) -> Bool {
    guard view.contentGuideForDescendants == nil, share < Self.largest else { return false }
    if let stack = view as? UIStackView { return !stack.arrangedSubviews.isEmpty }
    func end(_ view: UIView) -> CGFloat { axis.axis == .horizontal ? record.rect(view).maxX : record.rect(view).maxY }
    let inner = view.subviews.filter(Self.isTarget)
    guard let last = inner.max(by: { end($0) < end($1) }) else { return false }
    let length = record.length(last, axis.axis)
    let gap = record.length(view, axis.axis) - end(last)
    guard gap >= -FrameRecord.tolerance, gap <= Self.widestMargin else { return false }
    if let content = content(of: last, axis) { return abs(content - length) <= FrameRecord.tolerance }
    let isSquare = abs(record.rect(last).width - record.rect(last).height) <= FrameRecord.tolerance
    return axis.axis == .vertical && isSquare || isSized(last, by: axis, share: 0)
  }

  /// The share of its superview from which a view follows the superview rather than its own content.
  private static let largest: CGFloat = 0.5
  /// The largest distance of the last view inside from the edge of a view that it gives its size; points.
  private static let widestMargin: CGFloat = 32
}
