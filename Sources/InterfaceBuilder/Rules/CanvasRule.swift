/// A rule about the editor's canvas that follows from saved documents alone, and can be switched off to see what it is
/// worth. `docs/evidence/fidelity.md` has the evidence for each.
package enum CanvasRule: String, CaseIterable, Sendable {
  /// A view without content size keeps its saved size where no constraint decides it.
  case keptSizes
  /// A view without content size whose priorities are written keeps its saved size at these.
  case writtenPriorities
  /// A stack view without visible views keeps its saved size where no constraint decides it.
  case emptyStacks
  /// A designable view that was saved larger than its placeholder size resists at the saved size.
  case grownDesignables
  /// An image that was saved at exactly twice the size in the list of resources has twice that size.
  case doubledImages
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
  /// A collection's cell or reusable view at the root of a xib has the margins of a screen at its sides, and none above
  /// and below.
  case reusableRoots
  /// A root has 20 points at the sides from 400 points of width.
  case wideRoots
  /// Since Xcode 9, a scene without a simulated status bar has one all the same.
  case keptStatusBar
  /// A root's margins at the sides are at least those of its screen, whatever is written.
  case minimumMargins
  /// Since Xcode 16, the insets of a device with a home indicator are added a second time.
  case doubledInsets
  /// An embedded scene, and one in a popover, is below the status bar or the notch wherever it lies.
  case embeddedInsets
  /// The insets of a television depend on the editor's version.
  case televisionInsets
  /// A television's rows have 10 points above and below, and a navigation bar is 145 points high.
  case televisionRows
  /// A notch is as high as it was when the editor was released.
  case datedNotches
  /// Before Xcode 9.1 rows have 8 points on each side.
  case oldRows
  /// Rows of tables inside a view, and of xibs for a phone of 375 points, have 15 points at the sides in Xcode 10.2 to 12.
  case innerRows
  /// Before Xcode 11 a row in a xib has 20 points at the sides where it is at least 400 points wide itself.
  case wideRowRoots
  /// Rows have no share in the safe area of their table.
  case rowsWithoutSafeArea
  /// Before Xcode 11 a scene that is wider than high is a phone on its side, which has no status bar.
  case wideScenes
  /// A view of a xib that is as wide as the device and shorter ends above the home indicator, before Xcode 15.3.
  case shortViews
  /// A scene that is lower than its device by as much as a sheet is has the insets of a sheet.
  case sheetHeights
  /// Titles are large where the item asks for it, in every version, and where they inherit it.
  case largeTitles
  /// The second scene of a split view is below the navigation bar of the first one's controller, which shows it in compact
  /// width.
  case splitDetails
  /// A navigation bar is 34 points higher with a prompt.
  case prompts
  /// Navigation bars are 54 points high since Xcode 26.
  case highBars
  /// Scenes without a device have the status bar of a phone with a home button.
  case barWithoutDevice

  /// The rules that do not hold in the current task.
  @TaskLocal package static var switchedOff: Set<CanvasRule> = []

  var holds: Bool { !Self.switchedOff.contains(self) }
}
