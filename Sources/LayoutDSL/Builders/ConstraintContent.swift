import AutoLayout

/// What a block of equations gives the view that it belongs to.
public struct ConstraintContent {
  enum Piece {
    case constraint(NSLayoutConstraint)
    /// Names are looked up in the view that the block belongs to.
    case format(VFL, CallSite)
  }
  var pieces: [Piece]

  init(_ pieces: [Piece]) { self.pieces = pieces }
  init(_ constraints: [NSLayoutConstraint]) { self.init(constraints.map { .constraint($0) }) }

  /// A block without equations.
  public static var empty: ConstraintContent { ConstraintContent([Piece]()) }
}
