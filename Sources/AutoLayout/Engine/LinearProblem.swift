import Cassowary

/// The linear constraints of one view tree over four variables an item (`ItemVariable`), and where they come from.
struct LinearProblem {
  /// Views and custom guides in preorder; an item's variables begin at four times its index.
  var items: [AnyObject] = []
  var constraints: [LinearConstraint] = []
  /// The origins of the constraints, by the same index.
  var sources: [ConstraintSource] = []
  /// The sources whose constants depend on the solution: sizes of wrapped text, margins, safe areas, baselines of text.
  var volatile: [Int] = []
  var unusable: [UnusableNumbers] = []
}
