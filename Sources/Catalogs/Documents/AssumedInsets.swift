import LPAutoLayout
import Foundation
import LPInterfaceBuilder

/// The insets and margins that a conflict in a document depends on and that the document does not state.
///
/// Which bars, safe areas and margins the editor's canvas had is not saved. If the saved frames satisfy every constraint
/// of a conflict that does not refer to these, the editor showed no conflict, and the assumed insets make it.
struct AssumedInsets: Sendable {
  /// The saved frames in the scene's coordinates, by the line of the view.
  private var saved: [Int: CGRect] = [:]
  private let size: CGSize

  /// Frames differ from alignment rectangles and from unrounded ones by up to this; points.
  private static let tolerance: CGFloat = 4

  init(_ root: DocumentView) {
    size = root.frame.size
    visit(root, at: .zero)
  }

  private mutating func visit(_ view: DocumentView, at origin: CGPoint) {
    saved[view.element.line] = CGRect(origin: origin, size: view.frame.size)
    for child in view.subviews where child.hasFrame {
      visit(child, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
    }
  }

  /// Returns what a conflict assumes, as in `screen.margins.leading is 16 pt from its edge`; empty if it assumes nothing,
  /// or if the saved frames have it as well. On another screen than the editor's, insets are those of the device.
  func assumed(by finding: Diagnostic, in result: LayoutResult) -> [String] {
    guard let root = result.views.first(where: { isRoot($0) }), abs(root.frame.width - size.width) <= 1,
      abs(root.frame.height - size.height) <= 1
    else { return [] }
    let records = finding.constraints.map { result.constraints[$0] }
    let insets = records.flatMap { inset(of: $0, result) }
    let others = records.filter { inset(of: $0, result).isEmpty }
    guard !insets.isEmpty, others.allSatisfy({ holdsAsSaved($0, result) }) else { return [] }
    var seen: Set<String> = []
    return insets.filter { seen.insert($0).inserted }
  }

  private func isRoot(_ record: ViewRecord) -> Bool {
    record.callSite.flatMap { saved[$0.line] }.map { $0.origin == .zero && $0.size == size } ?? false
  }

  // MARK: Insets

  private func inset(of record: ConstraintRecord, _ result: LayoutResult) -> [String] {
    var found: [String] = []
    func add(_ item: ConstraintRecord.Item, _ attribute: NSLayoutConstraint.Attribute) {
      switch item {
      case .guide(let index):
        let guide = result.guides[index]
        guard [.margins, .safeArea, .readableContent, .keyboard].contains(guide.kind) else { return }
        found += distance(guide.name, attribute, guide.frame, in: result.views[guide.owner].frame)
      case .view(let index):
        guard attribute.isMargin else { return }
        let view = result.views[index]
        found += distance(
          "\(view.name).margins", attribute.withoutMargin, view.frame.inset(by: view.layoutMargins), in: view.frame)
      }
    }
    add(record.first, record.firstAttribute)
    if let second = record.second { add(second, record.secondAttribute) }
    return found
  }

  private func distance(
    _ name: String, _ attribute: NSLayoutConstraint.Attribute, _ inner: CGRect, in outer: CGRect
  ) -> [String] {
    let (word, length): (String, CGFloat)
    switch attribute.physical(.leftToRight) {
    case .left: (word, length) = ("leading", inner.minX - outer.minX)
    case .right: (word, length) = ("trailing", outer.maxX - inner.maxX)
    case .top: (word, length) = ("top", inner.minY - outer.minY)
    case .bottom: (word, length) = ("bottom", outer.maxY - inner.maxY)
    default: return ["\(name) has the size \(formatNumber(inner.width)) × \(formatNumber(inner.height)) pt"]
    }
    return ["\(name).\(word) is \(formatNumber(length)) pt from the edge"]
  }

  // MARK: Saved frames

  /// Whether the saved frames satisfy a constraint; what they do not tell counts as satisfied.
  private func holdsAsSaved(_ record: ConstraintRecord, _ result: LayoutResult) -> Bool {
    guard record.firstStart == nil, let left = value(record.first, record.firstAttribute, result) else { return true }
    var right: CGFloat = 0
    if let second = record.second {
      guard record.secondStart == nil, let other = value(second, record.secondAttribute, result) else { return true }
      right = other * record.multiplier
    }
    let difference = left - right - record.constant
    return switch record.relation {
    case .equal: abs(difference) <= Self.tolerance
    case .lessThanOrEqual: difference <= Self.tolerance
    case .greaterThanOrEqual: difference >= -Self.tolerance
    }
  }

  private func value(
    _ item: ConstraintRecord.Item, _ attribute: NSLayoutConstraint.Attribute, _ result: LayoutResult
  ) -> CGFloat? {
    guard case .view(let index) = item, let line = result.views[index].callSite?.line, let frame = saved[line] else {
      return nil
    }
    return switch attribute.physical(.leftToRight) {
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    default: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isMargin: Bool { withoutMargin != self }

  /// The edge or centre that a margin belongs to; other attributes themselves.
  fileprivate var withoutMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
