import LPLayoutModel
package import Foundation

/// A constraint whose constant would have to be another for the layout to be the canvas'.
package struct ConstantChange: Sendable {
  package let equation: String
  /// The line of the constraint's element.
  package let line: Int
  package let old: CGFloat
  package let new: CGFloat
  /// Whether the new constant follows from a margin, a safe area or an alignment rectangle that the document does not
  /// state.
  package let isAssumed: Bool
}

extension MisplacedViews {
  /// Returns the changes of constants with which the views lie where the document saved them, as the editor's *Update
  /// Constraint Constants*: those of constraints that hold in the layout of the constraints and not between the saved
  /// frames, and that concern a view that lies elsewhere.
  package func constantChanges() -> [ConstantChange] {
    let elsewhere = Set(differing().map(\.index))
    return result.constraints.compactMap { record in
      guard record.origin == .user, let line = record.callSite?.line, holds(record),
        Self.views(of: record).contains(where: elsewhere.contains), let error = savedError(of: record),
        abs(error.by) > 0.01
      else { return nil }
      let new = ((record.constant + error.by) * 1000).rounded() / 1000
      return ConstantChange(
        equation: record.equation, line: line, old: record.constant, new: new, isAssumed: !error.isCertain)
    }
  }

  private func holds(_ record: ConstraintRecord) -> Bool {
    switch record.state {
    case .holds, .slack: true
    case .broken, .setAside: false
    }
  }

  private static func views(of record: ConstraintRecord) -> [Int] {
    [record.first, record.second].compactMap { item in
      guard case .view(let index)? = item else { return nil }
      return index
    }
  }
}
