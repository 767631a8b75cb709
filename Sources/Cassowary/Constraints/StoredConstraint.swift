/// A constraint as a batch and the solver keep it.
struct StoredConstraint: BitwiseCopyable, Sendable {
  /// What the program makes of the constraint.
  enum Role: Int8, Sendable {
    case removed
    /// The constraint is a kink of `column`.
    case kink
    /// The constraint is an equality that substitution or elimination used up. Only solving afresh can take it back.
    case absorbed
    /// No unknown is left in the constraint.
    case constant
    /// The constraint is a bound that other bounds imply.
    case implied
  }

  var constant: Double
  var priority: Float
  var yieldOrder: Int32
  var firstTerm: Int32
  var termCount: Int32
  var column: Int32 = -1
  var relation: Relation
  var role = Role.kink
  /// The kinks lie at (constant − shift) / factor.
  var factor = 1.0
  var shift = 0.0
  /// Presolve left out another bound because of this constraint.
  var isSupport = false

  @inline(__always) var terms: Range<Int32> { firstTerm..<firstTerm + termCount }

  /// Whether the constraint can change without solving afresh.
  var isInPlace: Bool { (role == .kink || role == .constant) && !isSupport }

  @inline(__always) var isRequired: Bool { priority >= 1000 }

  /// How much the constraint is missed by when its left side minus its constant is `error`.
  func violation(_ error: Double) -> Double {
    switch relation {
    case .equal: abs(error)
    case .lessThanOrEqual: max(0, error)
    case .greaterThanOrEqual: max(0, -error)
    }
  }
}
