/// A constraint as it is stored in a batch and in the solver.
struct StoredConstraint: BitwiseCopyable, Sendable {
  /// The constraint's part in the program.
  enum Role: Int8, Sendable {
    case removed
    /// The constraint is a kink of `column`.
    case kink
    /// The constraint is an equality that substitution or elimination used up. It can only be changed by solving
    /// everything again.
    case absorbed
    /// The constraint has no unknown left.
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
  /// The factor of the column: the kinks are at (constant − shift) / factor.
  var factor = 1.0
  var shift = 0.0
  /// Whether presolve left out another bound because of this constraint.
  var isSupport = false

  @inline(__always) var terms: Range<Int32> { firstTerm..<firstTerm + termCount }

  /// Whether the constraint can change without solving everything again.
  var isInPlace: Bool { (role == .kink || role == .constant) && !isSupport }

  @inline(__always) var isRequired: Bool { priority >= 1000 }

  /// Returns by how much the constraint is violated if its left side minus its constant is `error`.
  func violation(_ error: Double) -> Double {
    switch relation {
    case .equal: abs(error)
    case .lessThanOrEqual: max(0, error)
    case .greaterThanOrEqual: max(0, -error)
    }
  }
}
