import LPLayoutModel
import Foundation

/// `mirror`: from right to left, every view must lie at the mirror image of its place from left to right. Otherwise the
/// finding names what kept it: `left` and `right` in a constraint, an autoresizing mask, a text alignment.
///
/// Views that keep their direction by `semanticContentAttribute`, and all views within them, are exempt.
struct MirrorCheck {
  /// The layout from right to left.
  let layout: ShownLayout
  /// The same variant from left to right.
  let original: ShownLayout

  /// The tolerance: a pixel on both sides.
  private static let tolerance: CGFloat = 1.01

  private enum Cause: Hashable {
    case constraint(Int)
    case mask
    case alignment(Int)
    case unknown(Int)
  }

  func findings() -> [Diagnostic] {
    var order: [Cause] = []
    var views: [Cause: [Int]] = [:]
    for index in layout.result.views.indices {
      guard let cause = cause(index) else { continue }
      if views[cause] == nil { order.append(cause) }
      views[cause, default: []].append(index)
    }
    return order.map { finding($0, views[$0]!) }
  }

  private func cause(_ index: Int) -> Cause? {
    let view = layout.result.views[index]
    guard layout.isShown[index], let parent = view.parent, let twin = original.view(at: view.path),
      let twinParent = original.result.views[twin].parent, !keepsDirection(index), !scrollsAcross(parent)
    else { return nil }
    let other = original.result.views[twin]
    let (outer, otherOuter) = (layout.result.views[parent].frame, original.result.views[twinParent].frame)
    // If the parent itself is not mirrored, the parent is the finding.
    guard abs(outer.width - otherOuter.width) <= Self.tolerance else { return nil }
    // Insets of an alignment rect are not mirrored: constraints place the rect, and code places the frame.
    let isMirrored = [(view.alignmentRect, other.alignmentRect), (view.frame, other.frame)].contains { own, was in
      abs((outer.maxX - own.maxX) - (was.minX - otherOuter.minX)) <= Self.tolerance
        && abs(own.width - was.width) <= Self.tolerance
    }
    guard isMirrored else { return placement(index) }
    return isTextStuck(index, twin) ? .alignment(index) : nil
  }

  private func keepsDirection(_ index: Int) -> Bool {
    ([index] + layout.ancestors(of: index)).contains { layout.result.views[$0].effectiveDirection == .leftToRight }
  }

  /// Returns whether the parent scrolls horizontally: its content rests at one of its ends, which does not depend on
  /// constraints.
  private func scrollsAcross(_ parent: Int) -> Bool {
    ([parent] + layout.ancestors(of: parent)).contains { ancestor in
      let view = layout.result.views[ancestor]
      guard view.role == .scrolling else { return false }
      return layout.result.guides.contains {
        $0.owner == ancestor && $0.kind == .content && $0.frame.width > view.frame.width + Self.tolerance
      }
    }
  }

  // MARK: Causes

  private func placement(_ index: Int) -> Cause {
    let view = layout.result.views[index]
    let constraints = layout.result.constraints
    func mentions(_ number: Int) -> Bool {
      constraints[number].first == .view(index) || constraints[number].second == .view(index)
    }
    let direct = view.heldBy.filter(mentions)
    if let found = direct.first(where: { isFixedAcross(constraints[$0]) }) { return .constraint(found) }
    if direct.contains(where: { constraints[$0].origin == .autoresizingMask }) { return .mask }
    if let found = view.heldBy.first(where: { isFixedAcross(constraints[$0]) }) { return .constraint(found) }
    return .unknown(index)
  }

  /// Returns whether a constraint means the same in both directions: it uses left or right, or a distance between
  /// centres.
  private func isFixedAcross(_ record: ConstraintRecord) -> Bool {
    guard record.origin == .user else { return false }
    if record.firstAttribute.isAbsolute || record.secondAttribute.isAbsolute { return true }
    guard record.firstAttribute == .centerX, record.secondAttribute == .centerX else { return false }
    return record.constant != 0 || record.multiplier != 1
  }

  /// Returns whether a single text stays at the same side as from left to right. Text in a script that runs from right
  /// to left may keep to the right.
  private func isTextStuck(_ index: Int, _ twin: Int) -> Bool {
    let view = layout.result.views[index]
    guard view.role == .plain, view.content.textLines == original.result.views[twin].content.textLines,
      view.content.textLines.count == 1,
      let ink = layout.textInk(of: index).first, let was = original.textInk(of: twin).first
    else { return false }
    let (frame, before) = (view.frame, original.result.views[twin].frame)
    let free = frame.width - ink.width
    guard free > 4 else { return false }
    let (left, leftBefore) = (ink.minX - frame.minX, was.minX - before.minX)
    if left > free / 2, Self.runsFromRight(view.content.textLines[0]) { return false }
    return abs(left - leftBefore) <= 1 && abs(left - (free - leftBefore)) > 2
  }

  /// Returns whether the first letter of a text is one of a script that runs from right to left.
  private static func runsFromRight(_ text: String) -> Bool {
    let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) } ?? false
  }

  // MARK: Words

  private func finding(_ cause: Cause, _ indices: [Int]) -> Diagnostic {
    let views = indices.map { layout.result.views[$0] }
    let (names, verb) = (Self.list(views.map { "`\($0.name)`" }), views.count == 1 ? "is" : "are")
    func make(_ message: String, _ site: CallSite?, _ fix: String) -> Diagnostic {
      Diagnostic(.mirror, message, at: site, fix: fix, views: views.map(\.path))
    }
    switch cause {
    case .constraint(let number):
      let record = layout.result.constraints[number]
      let isCentred = record.firstAttribute == .centerX
      return make(
        "\(names) \(verb) not mirrored from right to left: `\(record.equation)`", record.callSite,
        isCentred
          ? "a distance between centres is not mirrored; constrain an edge by leading or trailing, or use `traits`"
          : "write leading and trailing in place of left and right")
    case .mask where isItem(indices[0]):
      return make(
        "\(names) \(verb) not mirrored from right to left: the layout of the collection is not", views[0].callSite,
        "let the layout return true from `flipsHorizontallyInOppositeLayoutDirection`")
    case .mask:
      return make(
        "\(names) \(verb) not mirrored from right to left: autoresizing masks never are", views[0].callSite,
        "lay \(views.count == 1 ? "it" : "them") out by constraints with leading and trailing")
    case .alignment:
      return make(
        "the text of \(names) stays at its side from right to left", views[0].callSite,
        "use the text alignment .natural in place of .left or .right")
    case .unknown:
      let own = views[0].frame
      return make(
        "\(names) \(verb) not mirrored from right to left: \(points(own.width)) pt wide at \(points(own.minX))",
        views[0].callSite, advice(for: indices[0]))
    }
  }

  private func isItem(_ index: Int) -> Bool {
    layout.result.views[index].parent.map { layout.result.views[$0].className == "CollectionView" } ?? false
  }

  /// Returns what to do about a view without a known cause. Content that is narrower than its scroll view begins at the
  /// left in both directions.
  private func advice(for index: Int) -> String {
    let view = layout.result.views[index]
    guard let parent = view.parent.map({ layout.result.views[$0] }), parent.role == .scrolling else {
      return "look for a frame or a constraint that is set in code without regard to the direction"
    }
    let isStack = view.className == "StackView"
    return "content that is narrower than its scroll view stays at the left; let it fill the view: "
      + "`\(parent.name).content.width >= \(parent.name).viewport.width`"
      + (isStack ? ", with an empty view at the end of `\(view.name)` that takes the room" : "")
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}
