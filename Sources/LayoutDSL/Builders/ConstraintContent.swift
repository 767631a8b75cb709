import LPAutoLayout

/// The constraints and formats that a block of equations consists of.
public struct ConstraintContent {
  enum Piece {
    case constraint(NSLayoutConstraint)
    /// A visual format, whose names are looked up in the view that the block belongs to.
    case format(VFL, CallSite)
  }
  var pieces: [Piece]

  init(_ pieces: [Piece]) { self.pieces = pieces }
  init(_ constraints: [NSLayoutConstraint]) { self.init(constraints.map { .constraint($0) }) }

  /// A block without equations.
  public static var empty: ConstraintContent { ConstraintContent([Piece]()) }
}
