package import LPComponents
import Foundation

/// Compares a scene's saved frames with those of its constraints: Interface Builder's "misplaced".
@MainActor
package struct MisplacedViews {
  package let result: LayoutResult
  private let tree: SceneTree
  private let views: [UIView]
  private let indices: [ObjectIdentifier: Int]
  /// The saved frames in the scene's coordinates, by record; `nil` if none was saved.
  private let saved: [CGRect?]
  private let tolerance: CGFloat
  /// The object ids of what the scene as saved leaves ambiguous.
  package let ambiguous: Set<String>
  private let isRecent: Bool
  /// The image views that show system symbols.
  private let symbols: Set<ObjectIdentifier>

  /// - Parameter leastInsetVotes: the number of constraints that have to agree on an inset that the rules do not give. By
  ///   default, a single view that was moved tells of another inset.
  package init(_ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene, leastInsetVotes: Int = 1) {
    var options = SceneTreeOptions(asSaved: true)
    options.leastInsetVotes = leastInsetVotes
    tree = document.tree(of: scene, options)
    result = tree.capture()
    var list: [UIView] = []
    tree.root.forEachDescendant { list.append($0) }
    views = list
    indices = Dictionary(uniqueKeysWithValues: list.enumerated().map { (ObjectIdentifier($1), $0) })
    // Without a device, frames may have been rounded to half points or to whole ones.
    tolerance = document.device == nil ? 1.01 : 0.51
    isRecent = document.toolsVersion >= 24000
    symbols = Set(
      tree.views.filter { $0.document.element["catalog"] == "system" }.map { ObjectIdentifier($0.view) })
    saved = Self.savedFrames(tree, list)
    let freedom = SceneFreedom(tree)
    ambiguous = Set(tree.views.filter { freedom.isAmbiguous($0.document, $0.view) }.map(\.document.id))
  }

  private static func savedFrames(_ tree: SceneTree, _ views: [UIView]) -> [CGRect?] {
    let sources = Dictionary(tree.views.map { (ObjectIdentifier($0.view), $0.document) }) { first, _ in first }
    var frames: [ObjectIdentifier: CGRect] = [:]
    return views.map { view in
      guard let source = sources[ObjectIdentifier(view)], source.hasFrame else { return nil }
      let size = source.frame.size
      guard view !== tree.root else {
        frames[ObjectIdentifier(view)] = CGRect(origin: .zero, size: size)
        return frames[ObjectIdentifier(view)]
      }
      guard let parent = view.superview.flatMap({ frames[ObjectIdentifier($0)] }) else { return nil }
      let frame = CGRect(
        x: parent.minX + source.frame.minX, y: parent.minY + source.frame.minY, width: size.width, height: size.height)
      frames[ObjectIdentifier(view)] = frame
      return frame
    }
  }

  /// Returns what the editor would mark: views that constraints place elsewhere and whose saved frames violate a
  /// required constraint, and views that depend on these.
  package func found() -> [MisplacedView] {
    let all = differing()
    var proven = Set(all.indices.filter { all[$0].broken != nil })
    guard !proven.isEmpty else { return [] }
    let numbers = Dictionary(all.enumerated().map { ($1.index, $0) }) { first, _ in first }
    var edges: [Int: [Int]] = [:]
    func join(_ one: Int, _ other: Int) {
      guard let first = numbers[one], let second = numbers[other] else { return }
      edges[first, default: []].append(second)
      edges[second, default: []].append(first)
    }
    for record in result.constraints {
      if case .view(let one) = record.first, case .view(let other)? = record.second { join(one, other) }
    }
    for view in all { if let parent = result.views[view.index].parent { join(view.index, parent) } }
    var open = Array(proven)
    while let next = open.popLast() {
      for other in edges[next] ?? [] where proven.insert(other).inserted { open.append(other) }
    }
    return all.indices.filter(proven.contains).map { all[$0] }
  }

  /// Every view that constraints place elsewhere.
  package func differing() -> [MisplacedView] {
    tree.views.compactMap { source, view in
      guard source.hasFrame, source.isConstraintDriven, !(view.isHidden && source.isArranged), view !== tree.root,
        let index = indices[ObjectIdentifier(view)], let actual = saved[index], differs(view.frame, source.frame),
        !ambiguous.contains(source.id)
      else { return nil }
      let record = result.views[index]
      return MisplacedView(
        id: source.id, index: index, path: record.path, name: record.name, callSite: record.callSite,
        expected: view.frame, actual: source.frame, expectedInScene: record.frame, actualInScene: actual,
        broken: brokenConstraint(of: index))
    }
  }

  private func differs(_ one: CGRect, _ other: CGRect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
      .contains { abs($0) > tolerance }
  }

  // MARK: Evidence

  /// Returns a required constraint that the saved frames violate. Baselines prove nothing; guides and margins do so
  /// only if no bar and no margin is as large as the difference, since documents do not record those of the canvas.
  private func brokenConstraint(of index: Int) -> (equation: String, callSite: CallSite?, by: CGFloat)? {
    for record in result.constraints where record.priority == 1000 && record.conflict == nil {
      guard record.origin == .user || record.origin == .system,
        record.first == .view(index) || record.second == .view(index), let error = savedError(of: record)
      else { continue }
      let doubt =
        error.isCertain ? 0.5 : record.firstAttribute.axis == .horizontal ? Self.widestMargin : Self.highestBar
      if abs(error.by) > tolerance * max(1, abs(record.multiplier)) + doubt {
        return (record.equation, record.callSite, error.by)
      }
    }
    return nil
  }

  /// Returns by how much the saved frames violate a constraint, and whether the document alone says so; `nil` where they
  /// do not tell.
  func savedError(of record: ConstraintRecord) -> (by: CGFloat, isCertain: Bool)? {
    guard !isContent(record), let left = value(record.first, record.firstAttribute) else { return nil }
    var right = End(value: 0, isCertain: true)
    if let second = record.second {
      guard let other = value(second, record.secondAttribute) else { return nil }
      right = other
    }
    let difference = left.value - (right.value * record.multiplier + record.constant)
    let violation: CGFloat =
      switch record.relation {
      case .equal: difference
      case .lessThanOrEqual: max(0, difference)
      case .greaterThanOrEqual: min(0, difference)
      }
    return (violation, left.isCertain && right.isCertain)
  }

  /// The widest bars and margins: those of a phone in landscape, and of a large title below a status bar.
  private static let widestMargin: CGFloat = 64
  private static let highestBar: CGFloat = 160

  private struct End {
    let value: CGFloat
    /// Returns whether the document alone determines the position.
    let isCertain: Bool
  }

  /// Returns whether a constraint refers to a scroll view's content: for its subviews, the scroll view's edges are
  /// those of the content.
  private func isContent(_ record: ConstraintRecord) -> Bool {
    guard case .view(let first) = record.first, case .view(let second)? = record.second else { return false }
    return scrolls(first, around: second) || scrolls(second, around: first)
  }

  private func scrolls(_ outer: Int, around inner: Int) -> Bool {
    result.views[outer].role == .scrolling && views[inner] !== views[outer]
      && views[inner].isDescendant(of: views[outer])
  }

  private func value(_ item: ConstraintRecord.Item, _ attribute: NSLayoutConstraint.Attribute) -> End? {
    switch item {
    case .view(let index):
      guard let frame = saved[index] else { return nil }
      let view = views[index]
      let isCertain = !isUncertain(view)
      let rect = view.alignmentRect(forFrame: frame)
      let direction = view.effectiveUserInterfaceLayoutDirection
      if let place = Self.place(attribute.physical(direction), in: rect) {
        return End(value: place, isCertain: isCertain)
      }
      return Self.place(
        attribute.physical(direction).withoutMargin, in: rect.inset(by: result.views[index].layoutMargins)
      )
      .map { End(value: $0, isCertain: false) }
    case .guide(let index):
      let guide = result.guides[index]
      guard guide.kind != .custom, guide.kind != .content, let owner = saved[guide.owner] else { return nil }
      let solved = result.views[guide.owner].frame
      let rect = CGRect(
        x: owner.minX + guide.frame.minX - solved.minX, y: owner.minY + guide.frame.minY - solved.minY,
        width: owner.width + guide.frame.width - solved.width, height: owner.height + guide.frame.height - solved.height
      )
      return Self.place(attribute.physical(views[guide.owner].effectiveUserInterfaceLayoutDirection), in: rect)
        .map { End(value: $0, isCertain: false) }
    }
  }

  /// Returns whether a view's insets are uncertain: those of sliders and switches in Xcode 26 are in too few documents,
  /// and each symbol has its own.
  private func isUncertain(_ view: UIView) -> Bool {
    isRecent && (view is UISwitch || view is UISlider) || symbols.contains(ObjectIdentifier(view))
  }

  private static func place(_ attribute: NSLayoutConstraint.Attribute, in rect: CGRect) -> CGFloat? {
    switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    default: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge that a margin belongs to.
  fileprivate var withoutMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: .notAnAttribute
    }
  }
}
