package import LPLayoutModel
import Foundation

/// `ambiguous`: says in Interface Builder's words what is ambiguous, and which constraints would determine it.
package struct AmbiguityCheck {
  private let result: LayoutResult
  /// The causes tried on the solution, for the first groups of views; the constraints of others tell what to fix.
  private var tried: [(causes: [AmbiguityCause], rest: [Int])] = []

  package init(result: LayoutResult) { self.result = result }

  /// - Parameter causes: tries changes on the tree that the result was captured from; gets the indices of views that
  ///   are ambiguous together, of one group after the other.
  package init(result: LayoutResult, causes: ([[Int]]) -> [(causes: [AmbiguityCause], rest: [Int])]) {
    self.result = result
    let groups = Array(clusters(of: open).prefix(Self.mostTried))
    if !groups.isEmpty { tried = causes(groups) }
  }

  package func findings() -> [Diagnostic] {
    clusters(of: open).enumerated().flatMap { number, cluster -> [Diagnostic] in
      guard number < tried.count else { return [finding(root(of: cluster), cluster)] }
      let (causes, rest) = tried[number]
      let isTold = rest.isEmpty || causes.contains { $0.view == root(of: rest) }
      return causes.map(finding) + (isTold ? [] : [finding(root(of: rest), rest)])
    }
  }

  /// The ambiguous views that are visible.
  private var open: [Int] {
    result.views.indices.filter {
      !result.views[$0].ambiguousAttributes.isEmpty && !result.views[$0].isHidden && isVisible(result.views[$0])
    }
  }

  /// Of more groups of views, changes are not tried: each takes many solutions.
  private static let mostTried = 12

  /// Returns the finding about a view whose changes were tried.
  private func finding(_ cause: AmbiguityCause) -> Diagnostic {
    let needs = cause.remedies.filter { !$0.isPriority }.map { Self.need(Self.attribute($0)) }
    return finding(
      cause.view, cause.remedies.map(Self.attribute), needs: needs, others: cause.others, fix: fix(cause))
  }

  /// Returns the changes and what they were seen to do. Text that is too low is lost, so that more room comes first.
  private func fix(_ cause: AmbiguityCause) -> String {
    let changes = Self.list(cause.remedies.map { "`\($0.change)`" })
    let losses = cause.losses.prefix(Self.named).map { loss in
      "`\(result.views[loss.view].name)` \(points(loss.points)) pt too \(loss.axis == .horizontal ? "narrow" : "low")"
    }
    let rest = cause.losses.count - losses.count
    let seen = losses.isEmpty ? "" : ", and leaves " + Self.list(losses + (rest > 0 ? ["\(rest) more"] : []))
    let isLost = cause.losses.contains { $0.axis == .vertical && !$0.scrolls }
    return (isLost ? "let the content scroll, as there is not enough height for it; or " : "")
      + "write \(changes) (tried: that determines \(cause.others.isEmpty ? "it" : "all of them")\(seen))"
  }

  private static func list(_ words: [String]) -> String {
    words.count < 3
      ? words.joined(separator: " and ") : words.dropLast().joined(separator: ", ") + " and " + words.last!
  }

  private static func attribute(_ remedy: AmbiguityCause.Remedy) -> LayoutAttribute {
    switch (remedy.axis, remedy.part) {
    case (.horizontal, .place): .left
    case (.horizontal, .size): .width
    case (.vertical, .place): .top
    case (.vertical, .size): .height
    }
  }

  private func finding(_ index: Int, _ cluster: [Int]) -> Diagnostic {
    let view = result.views[index]
    let open = openAttributes(view)
    let missing = open.filter { !isTie($0, view) && !(isTied(view, $0.axis)) }
    return finding(
      index, open, needs: missing.map(Self.need), others: cluster.filter { $0 != index },
      fix: fix(view, missing))
  }

  /// Returns the ambiguous attributes of a view without an edge that follows from a length: the other edge is the same in
  /// the other layout.
  private func openAttributes(_ view: ViewRecord) -> [LayoutAttribute] {
    guard let other = view.alternativeRect else { return view.ambiguousAttributes }
    let (frame, all) = (view.alignmentRect, Set(view.ambiguousAttributes))
    return view.ambiguousAttributes.filter { attribute in
      switch attribute {
      case .left: !(all.contains(.width) && abs(other.maxX - frame.maxX) < 0.5)
      case .top: !(all.contains(.height) && abs(other.maxY - frame.maxY) < 0.5)
      default: true
      }
    }
  }

  private func finding(
    _ index: Int, _ attributes: [LayoutAttribute], needs: [String], others dependents: [Int], fix: String
  ) -> Diagnostic {
    let view = result.views[index]
    var notes: [Diagnostic.Note] = []
    if !needs.isEmpty { notes.append(.init("Need constraints for: \(needs.joined(separator: ", "))")) }
    let others = dependents.map { "`\(result.views[$0].name)`" }
    if !others.isEmpty {
      let rest = others.count - Self.named
      notes.append(
        .init("with it: \(others.prefix(Self.named).joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")))
    }
    if let other = view.alternativeRect { notes.append(.init(alternative(other, view))) }
    return Diagnostic(
      .ambiguous, "\(Self.subject(attributes)) ambiguous for `\(view.name)`", at: view.callSite, notes: notes, fix: fix,
      views: ([index] + dependents).map { result.views[$0].path })
  }

  private static let named = 5

  /// Returns whether the alternative layout differs visibly; rounded sizes leave up to a point undetermined.
  private func isVisible(_ view: ViewRecord) -> Bool {
    guard let other = view.alternativeRect else { return true }
    let (a, b) = (view.frame, other)
    return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].contains { abs($0) > 1.5 }
  }

  // MARK: What belongs together

  /// Returns groups of views whose places follow from each other, in order.
  private func clusters(of open: [Int]) -> [[Int]] {
    var leaders = Dictionary(uniqueKeysWithValues: open.map { ($0, $0) })
    func leader(_ index: Int) -> Int {
      var current = index
      while let next = leaders[current], next != current { current = next }
      return current
    }
    // An inequality without slack ties its views as an equation does.
    for record in result.constraints where record.relation == .equal || record.state == .holds {
      guard case .view(let first) = record.first, case .view(let second)? = record.second,
        leaders[first] != nil, leaders[second] != nil, let axis = record.firstAttribute.axis,
        isOpen(first, axis), isOpen(second, axis)
      else { continue }
      let (a, b) = (leader(first), leader(second))
      leaders[max(a, b)] = min(a, b)
    }
    var order: [Int] = []
    var members: [Int: [Int]] = [:]
    for index in open {
      let own = leader(index)
      if members[own] == nil { order.append(own) }
      members[own, default: []].append(index)
    }
    return order.map { members[$0]! }
  }

  private func isOpen(_ index: Int, _ axis: LayoutAxis) -> Bool {
    result.views[index].ambiguousAttributes.contains { $0.axis == axis }
  }

  /// Returns the view to fix: one whose content size ties, otherwise one without a size, otherwise the first.
  private func root(of cluster: [Int]) -> Int {
    let views = result.views
    return cluster.first { index in views[index].ambiguousAttributes.contains { isTie($0, views[index]) } }
      ?? cluster.first { index in views[index].ambiguousAttributes.contains { $0 == .width || $0 == .height } }
      ?? cluster[0]
  }

  /// Returns whether the size on an axis is a tie, from which the place follows.
  private func isTied(_ view: ViewRecord, _ axis: LayoutAxis?) -> Bool {
    view.ambiguousAttributes.contains { $0.axis == axis && isTie($0, view) }
  }

  /// Returns whether content sizes tie because their hugging or resistance priorities are equal, so that no constraint
  /// is missing.
  private func isTie(_ attribute: LayoutAttribute, _ view: ViewRecord) -> Bool {
    switch attribute {
    case .width: view.content.intrinsicWidth != nil
    case .height: view.content.intrinsicHeight != nil
    default: false
    }
  }

  /// Returns the subject and verb, such as `Position and height are`.
  private static func subject(_ free: [LayoutAttribute]) -> String {
    var parts: [String] = []
    let (left, top) = (free.contains(.left), free.contains(.top))
    if left, top {
      parts.append("position")
    } else if left {
      parts.append("horizontal position")
    } else if top {
      parts.append("vertical position")
    }
    let (width, height) = (free.contains(.width), free.contains(.height))
    if width, height {
      parts.append("size")
    } else if width {
      parts.append("width")
    } else if height {
      parts.append("height")
    }
    let text = parts.joined(separator: " and ")
    return text.prefix(1).uppercased() + text.dropFirst() + (parts.count > 1 ? " are" : " is")
  }

  private static func need(_ attribute: LayoutAttribute) -> String {
    switch attribute {
    case .left: "X position"
    case .top: "Y position"
    default: attribute.name
    }
  }

  private func alternative(_ other: CGRect, _ view: ViewRecord) -> String {
    "as valid: x=\(points(other.minX)), y=\(points(other.minY)), width=\(points(other.width)), "
      + "height=\(points(other.height)); here x=\(points(view.frame.minX)), y=\(points(view.frame.minY)), "
      + "width=\(points(view.frame.width)), height=\(points(view.frame.height))"
  }

  private func fix(_ view: ViewRecord, _ missing: [LayoutAttribute]) -> String {
    let name = view.name
    // Without anything missing, a length ties, and the place follows from it.
    switch missing.first ?? view.ambiguousAttributes.first(where: { isTie($0, view) }) ?? view.ambiguousAttributes[0] {
    case .left: return "add a constraint on \(name).leading, .trailing or .centerX"
    case .top: return "add a constraint on \(name).top, .bottom, .centerY or a baseline"
    case .width where missing.isEmpty:
      return "give \(name) another horizontal hugging or compression priority than its neighbours"
    case .height where missing.isEmpty:
      return "give \(name) another vertical hugging or compression priority than its neighbours"
    case .width: return "add a constraint on \(name).width, or on both its leading and trailing"
    default: return "add a constraint on \(name).height, or on both its top and bottom"
    }
  }
}
