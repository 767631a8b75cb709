package import Foundation

/// A label at its place.
package struct PlacedLabel: Hashable, Sendable {
  /// The rectangle of the plate, in points of the screen.
  package var rect: CGRect
  package var text: String
  /// The layer: `constraints`, `names` or `sizes`.
  package var layer: String
  /// What the label belongs to: `constraint:follow.width >=`, `name:screen/card`.
  package var subject: String
  /// The points of the line that leads from the label to its mark; empty if there is none.
  package var leader: [CGPoint] = []

  /// Whether a line leads from the label to its mark.
  package var hasLeader: Bool { !leader.isEmpty }
}
