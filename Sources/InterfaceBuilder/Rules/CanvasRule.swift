/// A rule about the editor's canvas that follows from saved documents alone, and can be switched off to see what it is
/// worth. `docs/evidence/fidelity.md` has the evidence for each.
package enum CanvasRule: String, CaseIterable, Sendable {
  /// A view without content size keeps its saved size where no constraint decides it.
  case keptSizes
  /// The size that a designable view draws itself at counts only where the document has none for its class.
  case savedDesignables
  /// The sides of table cells: 20 points where the device is wider than 375 and the cell wider than 320, else 16.
  case cellMargins
  /// A table cell has the margins of its content, which written margins that preserve them do not undercut.
  case rowMargins
  /// Before Xcode 7 roots have 16 points at the sides on any screen, and 8 in xibs.
  case oldRootMargins
  /// Margins that most of the frames in a view agree on, where none are written.
  case savedMargins

  /// The rules that do not hold in the current task.
  @TaskLocal package static var switchedOff: Set<CanvasRule> = []

  var holds: Bool { !Self.switchedOff.contains(self) }
}
