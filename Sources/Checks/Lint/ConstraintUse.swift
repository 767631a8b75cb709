package import LPLayoutModel
import Foundation

/// How one of the author's constraints took part in one layout.
package struct ConstraintUse: Hashable, Codable, Sendable {
  package enum Part: String, Codable, Sendable {
    /// The constraint determines the place or size of a view, or is about a guide that constraints determine.
    case determines
    /// The constraint is satisfied, and nothing depends on it.
    case idle
    /// The constraint is an inequality with slack.
    case spare
    /// The constraint is optional and not satisfied, or set aside.
    case broken
  }

  /// The identity of the constraint, without its constant, since one line may use another constant in each variant.
  package let key: String
  package let equation: String
  package let callSite: CallSite?
  package let views: [String]
  package let part: Part
  package let isRequired: Bool
  /// Whether the constraint is meant to have slack, or not to be satisfied: it keeps two items apart, and only the
  /// lengths of texts and pictures decide whether it binds, or the author limits the length that it asks for.
  package let isGuard: Bool

  /// Returns the use of every constraint in the source.
  package static func all(in result: LayoutResult) -> [ConstraintUse] {
    var holding: Set<Int> = []
    for view in result.views { holding.formUnion(view.heldBy) }
    var seen: [String: Int] = [:]
    let bounds = RequiredBounds(result)
    return result.constraints.enumerated().compactMap { index, record in
      // Without a place in the source, nobody could act on a finding.
      guard record.origin == .user, let site = record.callSite else { return nil }
      let base = key(record, site, in: result)
      let count = seen[base, default: 0]
      seen[base] = count + 1
      let part: Part =
        switch record.state {
        case .broken, .setAside: .broken
        case .slack: .spare
        case .holds:
          holding.contains(index) || isAboutGuide(record, in: result) || sizesRow(record, in: result)
            ? .determines : .idle
        }
      return ConstraintUse(
        key: count == 0 ? base : "\(base)#\(count)", equation: record.equation, callSite: site,
        views: [record.first, record.second].compactMap { path($0, in: result) }, part: part,
        isRequired: record.priority >= 1000,
        isGuard: part == .spare && isGuard(record, index, bounds, in: result)
          || part == .broken && result.isLimited(record))
    }
  }

  /// Returns whether an inequality keeps two items apart, or text within a length, and no other constraints imply it: it
  /// binds as soon as a text or a picture grows, or a container shrinks.
  private static func isGuard(
    _ record: ConstraintRecord, _ index: Int, _ bounds: RequiredBounds, in result: LayoutResult
  ) -> Bool {
    guard let second = record.second else {
      guard case .view(let view) = record.first, record.relation == .lessThanOrEqual else { return false }
      let content = result.views[view].content
      return record.firstAttribute == .width && content.intrinsicWidth != nil
        || record.firstAttribute == .height && content.intrinsicHeight != nil
    }
    return second != record.first && !bounds.imply(index)
  }

  /// Returns whether a tight constraint along the height of a list's cell may have given the row its height: the list
  /// holds the height that it found so.
  private static func sizesRow(_ record: ConstraintRecord, in result: LayoutResult) -> Bool {
    guard record.firstAttribute.axis == .vertical else { return false }
    var next: Int? = RequiredBounds.owner(of: record.first, in: result)
    while let current = next {
      if result.views[current].className.hasSuffix("Cell") { return true }
      next = result.views[current].parent
    }
    return false
  }

  /// Returns whether a constraint is about a scrolled content or a guide of the author. The rectangle of such a guide may
  /// depend on it although no view's does: removing it would leave the size of the content ambiguous.
  private static func isAboutGuide(_ record: ConstraintRecord, in result: LayoutResult) -> Bool {
    record.ends.contains { end in
      guard case .guide(let index) = end.item else { return false }
      return result.guides[index].kind == .content || result.guides[index].kind == .custom
    }
  }

  private static func key(_ record: ConstraintRecord, _ site: CallSite, in result: LayoutResult) -> String {
    let ends = [record.first, record.second].map { place($0, in: result) }
    return "\(site.fileID):\(site.line):\(site.column) \(ends[0]).\(record.firstAttribute.name) "
      + "\(record.relation.symbol) \(ends[1]).\(record.secondAttribute.name)"
  }

  private static func place(_ item: ConstraintRecord.Item?, in result: LayoutResult) -> String {
    switch item {
    case .view(let index)?: result.views[index].path
    case .guide(let index)?: result.guides[index].path
    case nil: ""
    }
  }

  private static func path(_ item: ConstraintRecord.Item?, in result: LayoutResult) -> String? {
    guard case .view(let index)? = item else { return nil }
    return result.views[index].path
  }
}
