import LPAutoLayout
import LPSupport
import Foundation
import LPReasoning

/// The suggestions for a preview in one variant, and what solving it with them shows.
package struct SuggestAnswer: Hashable, Codable, Sendable {
  /// The lines of the DSL.
  let lines: [String]
  /// Where each line belongs.
  let edits: [SuggestionEdit]
  /// The names of the views that are ambiguous without the suggestions.
  let ambiguousBefore: [String]
  /// The names of the views that are ambiguous with the suggestions.
  let ambiguous: [String]
  /// The names of the views whose frames differ by more than half a point, although they were not ambiguous.
  let moved: [String]
  /// The number of conflicts that the suggestions add.
  let conflicts: Int
  /// The number of conflicts without the suggestions, of constraints that stay.
  let conflictsBefore: Int
  /// A digest of all frames with the suggestions.
  let frames: String

  @MainActor
  init(_ root: UIView, _ suggester: Suggester, ambiguousBefore before: [UIView], conflictsBefore: Int) {
    let open = Set(before.map { ObjectIdentifier($0) })
    (lines, edits) = (suggester.lines, suggester.edits.map(SuggestionEdit.init))
    ambiguousBefore = root.names(of: before)
    ambiguous = root.names(of: suggester.ambiguous)
    moved = root.names(of: suggester.moved.filter { !open.contains(ObjectIdentifier($0)) })
    conflicts = max(0, root.engine.conflicts.count - conflictsBefore)
    self.conflictsBefore = conflictsBefore
    frames = Self.frames(of: root)
  }

  /// Returns a digest of the frames of a tree, to a thousandth of a point.
  @MainActor
  private static func frames(of root: UIView) -> String {
    var text = ""
    root.forEachDescendant { view in
      let frame = view.frame
      for value in [frame.minX, frame.minY, frame.width, frame.height] { text += "\((value * 1000).rounded() + 0) " }
    }
    return Digest64(text).hex
  }
}
