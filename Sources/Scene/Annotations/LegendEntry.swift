import LPLayoutModel
import Foundation

/// An entry of the legend below the screen.
struct LegendEntry: Hashable, Sendable {
  var badge: String
  var text: String
  /// The place in the source: `Card.swift:21`.
  var place: String
  var status: ConstraintStatus
  /// Whether the entry is a further line of a conflict, which is indented under the first.
  var isContinued = false

  /// The entries of a layout: the constraints of each conflict, then constraints that are not satisfied, then ambiguous
  /// views.
  static func entries(for result: LayoutResult, focus: Set<Int>?) -> [LegendEntry] {
    func isInFocus(_ record: ConstraintRecord) -> Bool {
      guard let focus else { return true }
      return record.ends.contains { end in
        if case .view(let view) = end.item { focus.contains(view) } else { false }
      }
    }
    let records = result.constraints.filter { $0.isDrawn && isInFocus($0) }
    return conflicts(records) + broken(records)
      + ambiguous(result.views.indices.filter { focus?.contains($0) ?? true }.map { result.views[$0] })
  }

  private static func conflicts(_ records: [ConstraintRecord]) -> [LegendEntry] {
    let numbers = records.compactMap(\.conflict).reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
    let numbered = numbers.sorted().flatMap { number in
      records.filter { $0.conflict == number }.enumerated().map { offset, record in
        LegendEntry(
          badge: "\(number)", text: record.fullEquation + aside(record), place: record.callSite?.description ?? "",
          status: .conflict(number), isContinued: offset > 0)
      }
    }
    let unnumbered = records.filter { $0.conflict == nil && !aside($0).isEmpty }.map {
      LegendEntry(
        badge: "!", text: $0.fullEquation + aside($0), place: $0.callSite?.description ?? "", status: .conflict(nil))
    }
    return numbered + unnumbered
  }

  private static func aside(_ record: ConstraintRecord) -> String {
    if case .setAside(let by) = record.state { "   set aside, off by \(abs(by).label)" } else { "" }
  }

  private static func broken(_ records: [ConstraintRecord]) -> [LegendEntry] {
    records.compactMap { record in
      guard case .broken(let by) = record.state, record.conflict == nil else { return nil }
      return LegendEntry(
        badge: "±", text: "\(record.fullEquation)   off by \(abs(by).label)",
        place: record.callSite?.description ?? "", status: .broken)
    }
  }

  private static func ambiguous(_ views: [ViewRecord]) -> [LegendEntry] {
    views.filter { !$0.ambiguousAttributes.isEmpty && !$0.isHidden }.map { view in
      let names = view.ambiguousAttributes.map(\.name).joined(separator: ", ")
      return LegendEntry(
        badge: "?", text: "\(view.name): \(names) could have another value", place: view.callSite?.description ?? "",
        status: .ambiguous)
    }
  }
}
