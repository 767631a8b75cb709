import LPLayoutModel
import Foundation

/// A layout as the live page shows it: what the pages of matrices know of it, and what can be changed in its source.
struct LiveLayout: Encodable {
  let layout: InspectedLayout
  /// The place of each view and of each constraint in the sources; `nil` where it has none.
  let viewPlaces: [Place?]
  let terms: [Term]
  /// The edits whose call sites are not in the tree.
  let missed: [LiveEdit]

  struct Place: Encodable {
    let file: String
    let line: Int
    let column: Int

    init?(_ site: CallSite?) {
      guard let site, !site.filePath.isEmpty else { return nil }
      (file, line, column) = (site.filePath, site.line, site.column)
    }
  }

  /// The numbers of a constraint.
  struct Term: Encodable {
    let constant: Double
    let priority: Double
    /// Whether the equation is the author's, so that its source can be changed.
    let place: Place?
  }

  init(_ layout: InspectedLayout, _ result: LayoutResult, missed: [LiveEdit]) {
    self.layout = layout
    self.missed = missed
    viewPlaces = result.views.map { Place($0.callSite) }
    terms = result.constraints.map { record in
      Term(constant: Double(record.constant), priority: Double(record.priority), place: Place(record.callSite))
    }
  }
}
