import LPCassowary

/// The linear constraints of a view tree over four variables for each item (`ItemVariable`), and their origins.
struct LinearProblem {
  /// The views and custom guides in preorder; an item's variables begin at four times its index. The root owns its
  /// engine, so the problem does not keep the root alive, nor what was removed from it.
  var items: [ItemReference] = []
  var constraints: [LinearConstraint] = []
  /// The origins of the constraints, by the same index.
  var sources: [ConstraintSource] = []
  /// The sources whose constants depend on the solution: sizes of wrapped text, margins, safe areas, baselines of text.
  var volatile: [Int] = []
  var unusable: [UnusableNumbers] = []
  /// The views that no constraint places, in preorder.
  var unplaced: [UnplacedView] = []
  /// Whether parts were built again since everything was: their items and constraints come last, and what they replace
  /// is still there without counting, so that no other index changes.
  var isPatched = false

  /// A reference to nothing, in the place of items that were removed.
  static let noItem = ItemReference(isGuide: false)
}
