import AutoLayout
import Foundation

/// Labels that are side by side at one mark: those of all constraints that share it.
struct LabelRow {
  struct Piece {
    var label: AnnotationLabel
    /// What the label belongs to: `constraint:follow.width >=`, `name:screen/card`.
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
  /// The radius of the ring at the end of a leader line.
  private static let ringRadius: CGFloat = 1.75

  private var lineWidth: CGFloat { pieces.reduce(-Self.gap) { $0 + $1.label.size.width + Self.gap } }

  /// The same labels with fewer words; empty if there are none.
  var short: [Piece] = []

  /// The row and, if it has several labels, the column; then the same with fewer words.
  var forms: [LabelRow] {
    var brief = self
    (brief.pieces, brief.short) = (short, [])
    guard pieces.count > 1 else { return [self] + (short.isEmpty ? [] : brief.forms) }
    var column = self
    column.isColumn = true
    return [self, column] + (short.isEmpty ? [] : brief.forms)
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
    let radius = Self.ringRadius
    let ring = CGRect(x: leader.end.x - radius, y: leader.end.y - radius, width: 2 * radius, height: 2 * radius)
    let color = first.label.color
    var line = leader.points.dropLast()
    if let from = line.last, let way = CGPoint(x: leader.end.x - from.x, y: leader.end.y - from.y).normalized {
      // The line ends at the ring.
      line.append(CGPoint(x: leader.end.x - way.x * radius, y: leader.end.y - way.y * radius))
    }
    let path = Path([.move(leader.start)] + line.dropFirst().map { .line($0) })
    return [
      .group(
        SceneItem.Group(
          kind: .plain, id: "\(first.subject)/leader.\(number)",
          items: [
            .stroke(path, SceneItem.Stroke(color: color.withAlpha(0.8), width: 0.5)),
            .stroke(.ellipse(in: ring), SceneItem.Stroke(color: color, width: 0.75)),
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
        subject: piece.subject, leader: spot.leader?.points ?? [])
    }
  }
}
