package import LPAutoLayout

/// A constraint of the author that can be changed to try a repair, under a name that it has in all variants.
@MainActor
package struct TriedConstraint {
  package let constraint: NSLayoutConstraint
  /// The place in the source, the items and attributes, and a number if these are not unique.
  package let key: String
  /// The equation in the DSL's notation.
  package let equation: String
  let holder: UIView

  package var callSite: CallSite? { constraint.callSite }
}
