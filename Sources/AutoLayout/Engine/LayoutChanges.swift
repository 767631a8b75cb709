/// The changes since an engine's record of its tree was last brought up to date.
@MainActor
struct LayoutChanges {
  /// Whether more than parts of the problem changed, so that the rest does not matter.
  var isEverything = false {
    didSet { if isEverything { (parts, moved, laidOut) = ([:], [], []) } }
  }
  /// The latest solutions of the parts that were solved by themselves, by part.
  var parts: [Int: PartSolution] = [:]
  /// The views with other frames.
  var moved: [ItemReference] = []
  /// The views whose `layoutSubviews` ran.
  var laidOut: [ItemReference] = []
}
