import LPLayoutModel
import Foundation

/// Labels that are side by side at one mark: those of all constraints that share it.
struct LabelRow {
  struct Piece {
    var label: AnnotationLabel
    /// The subject of the label: `constraint:follow.width >=`, `name:screen/card`.
    var subject: String
    var kind: SceneItem.Group.Kind
    var title: String
    var details: String
  }

  var pieces: [Piece]
  /// The name of the layer: `constraints`, `names` or `sizes`.
  var layer: String
  /// The placer's number of the row.
  var number = 0

  /// Whether the labels are one below the other.
  private(set) var isColumn = false

  private static let gap: CGFloat = 1

  private var lineWidth: CGFloat { pieces.reduce(-Self.gap) { $0 + $1.label.size.width + Self.gap } }

  /// The row and, if it has several labels, the column.
  var forms: [LabelRow] {
    guard pieces.count > 1 else { return [self] }
    var column = self
    column.isColumn = true
    return [self, column]
  }

  var size: CGSize {
    let (widths, heights) = (pieces.map(\.label.size.width), pieces.map(\.label.size.height))
    return isColumn
      ? CGSize(width: widths.max() ?? 0, height: heights.reduce(-Self.gap) { $0 + $1 + Self.gap })
      : CGSize(width: lineWidth, height: heights.max() ?? 0)
  }

  private func origins(_ spot: LabelPlacer.Spot) -> [CGPoint] {
    var origin = spot.rect.origin
    return pieces.map { piece in
      defer {
        if isColumn {
          origin.y += piece.label.size.height + Self.gap
        } else {
          origin.x += piece.label.size.width + Self.gap
        }
      }
      return origin
    }
  }

  func leader(at spot: LabelPlacer.Spot) -> [SceneItem] {
    guard let leader = spot.leader, let first = pieces.first else { return [] }
    let dot = CGRect(x: leader.end.x - 1, y: leader.end.y - 1, width: 2, height: 2)
    let color = first.label.color
    return [
      .group(
        SceneItem.Group(
          kind: .plain, id: "\(first.subject)/leader.\(number)",
          items: [
            .stroke(
              .line(from: leader.start, to: leader.end), SceneItem.Stroke(color: color.withAlpha(0.8), width: 0.5)),
            .fill(.ellipse(in: dot), color),
          ]))
    ]
  }

  func plates(at spot: LabelPlacer.Spot, palette: Palette) -> [SceneItem] {
    zip(pieces, origins(spot)).map { piece, origin in
      .group(
        SceneItem.Group(
          kind: piece.kind, id: "\(piece.subject)/label.\(number)", title: piece.title, details: piece.details,
          items: piece.label.items(at: origin, palette: palette)))
    }
  }

  func placed(at spot: LabelPlacer.Spot) -> [PlacedLabel] {
    zip(pieces, origins(spot)).map { piece, origin in
      PlacedLabel(
        rect: CGRect(origin: origin, size: piece.label.size), text: piece.label.text, layer: layer,
        subject: piece.subject, hasLeader: spot.leader != nil)
    }
  }
}
