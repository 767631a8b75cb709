import LPLayoutModel

/// The status of a constraint, which its colour shows.
enum ConstraintStatus: Hashable {
  case holds
  /// The constraint is optional and not satisfied.
  case broken
  /// The constraint takes part in a conflict. The value is the number of the conflict, if it has one.
  case conflict(Int?)
  /// The constraint belongs to a view that is ambiguous.
  case ambiguous

  /// The rank. The constraint of the lowest rank is labelled first and painted last.
  var rank: Int {
    switch self {
    case .conflict: 0
    case .ambiguous: 1
    case .broken: 2
    case .holds: 3
    }
  }
}

extension Palette {
  func color(of status: ConstraintStatus) -> RGBA {
    switch status {
    case .holds: holds
    case .broken: broken
    case .conflict, .ambiguous: conflict
    }
  }
}
