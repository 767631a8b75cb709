import Foundation

/// Discs and plates with a mark cut out of them.
extension Symbols {
  private static let disc: [SymbolMark] = [.disc(12, 12, 10.8)]
  /// A chevron to the right, as an area.
  private static let chevron: [(CGFloat, CGFloat)] = [
    (9.2, 7.4), (10.5, 6.1), (16.4, 12), (10.5, 17.9), (9.2, 16.6), (13.8, 12),
  ]
  /// An arrow to the right, as an area.
  private static let arrow: [(CGFloat, CGFloat)] = [
    (6, 11.1), (14.2, 11.1), (11, 7.9), (12.3, 6.6), (17.7, 12), (12.3, 17.4), (11, 16.1), (14.2, 12.9), (6, 12.9),
  ]
  private static let triangle =
    "M 10.6 3.4 C 11.2 2.4 12.8 2.4 13.4 3.4 L 22.5 18.9 C 23.1 20.2 22.3 21.9 20.8 21.9 L 3.2 21.9 "
    + "C 1.7 21.9 0.9 20.2 1.5 18.9 Z"
  private static let shield =
    "M 12 1.9 L 20.4 4.8 L 20.4 11.4 C 20.4 16.8 16.8 20.4 12 22.4 C 7.2 20.4 3.6 16.8 3.6 11.4 L 3.6 4.8 Z"
  private static let shieldLine =
    "M 12 2.8 L 19.6 5.4 L 19.6 11.4 C 19.6 16.2 16.4 19.6 12 21.4 C 7.6 19.6 4.4 16.2 4.4 11.4 L 4.4 5.4 Z"
  private static let exclamation: [SymbolMark] = [
    .cut("M 12 7.2 L 12 13"), .hole("M 10.8 15.6 L 13.2 15.6 L 13.2 18 L 10.8 18 Z"),
  ]
  private static let check: SymbolMark = .hole(
    "M 10.65 14.45 L 16.2 7.5 L 17.55 8.6 L 10.8 17.05 L 6.5 12.65 L 7.75 11.45 Z")
  private static let cross: SymbolMark = .hole(
    "M 12 10.75 L 15.4 7.35 L 16.65 8.6 L 13.25 12 L 16.65 15.4 L 15.4 16.65 L 12 13.25 L 8.6 16.65 L 7.35 15.4 "
      + "L 10.75 12 L 7.35 8.6 L 8.6 7.35 Z")
  private static let plus: SymbolMark = .hole(
    "M 11.1 6.6 L 12.9 6.6 L 12.9 11.1 L 17.4 11.1 L 17.4 12.9 L 12.9 12.9 L 12.9 17.4 L 11.1 17.4 L 11.1 12.9 "
      + "L 6.6 12.9 L 6.6 11.1 L 11.1 11.1 Z")
  private static let plate: [SymbolMark] = [.plate(2.1, 2.1, width: 19.8, height: 19.8, radius: 3.9)]
  private static let person =
    "M 5.6 19.6 C 6.6 16.8 9 15.4 12 15.4 C 15 15.4 17.4 16.8 18.4 19.6 "
    + "C 16.6 21 14.4 21.7 12 21.7 C 9.6 21.7 7.4 21 5.6 19.6 Z"

  static let circles: KeyValuePairs<String, [SymbolMark]> = [
    "minus.circle.fill": disc + [.cut("M 7.6 12 L 16.4 12")],
    "info.circle.fill": disc + [.hole("M 10.8 6.4 L 13.2 6.4 L 13.2 8.8 L 10.8 8.8 Z"), .cut("M 12 11.4 L 12 17.2")],
    "questionmark.circle.fill": disc + [
      .cut(questionMark), .hole("M 10.9 16.2 L 13.1 16.2 L 13.1 18.4 L 10.9 18.4 Z"),
    ],
    "exclamationmark.circle.fill": disc + exclamation,
    "exclamationmark.triangle.fill": [
      .fill(triangle), .cut("M 12 8.8 L 12 13.8"), .hole("M 10.8 16.2 L 13.2 16.2 L 13.2 18.6 L 10.8 18.6 Z"),
    ],
    "exclamationmark.shield": [.stroke(shieldLine), .stroke("M 12 7.4 L 12 12.6"), .disc(12, 16, 1.25)],
    "exclamationmark.shield.fill": [
      .fill(shield), .cut("M 12 7 L 12 12.6"), .hole("M 10.9 15 L 13.1 15 L 13.1 17.2 L 10.9 17.2 Z"),
    ],
    "exclamationmark": [.stroke("M 12 3.4 L 12 14.4"), .disc(12, 19.6, 1.6)],
    "exclamationmark.bubble": [
      .small(bubbleMarks, scale: 1, x: 12, y: 12), .stroke("M 12 7 L 12 12.4"), .disc(12, 15.8, 1.2),
    ],
    "questionmark": [.small([.stroke(questionMark)], scale: 1.35, x: 12, y: 12.6), .disc(12, 19.8, 1.6)],
    "info": [.disc(12, 4.6, 1.7), .stroke("M 9 9.8 L 12.2 9.8 L 12.2 20 M 8.4 20 L 16 20")],
    "shield": [.stroke(shieldLine)],
    "shield.fill": [.fill(shield)],
    "checkmark.shield": [.stroke(shieldLine), .stroke("M 8 12 L 10.9 15 L 16 8.4")],
    "checkmark.shield.fill": [.fill(shield), check],
    "lock.shield": [
      .stroke(shieldLine), .plate(8.4, 11, width: 7.2, height: 5.6, radius: 1.2),
      .stroke("M 10 11 L 10 9.4 C 10 8.2 10.8 7.4 12 7.4 C 13.2 7.4 14 8.2 14 9.4 L 14 11"),
    ],
    "checkmark.square.fill": plate + [check],
    "xmark.square.fill": plate + [cross],
    "plus.square.fill": plate + [plus],
    "minus.square.fill": plate + [.cut("M 7.6 12 L 16.4 12")],
    "plus.app": [.box(3, 3, width: 18, height: 18, radius: 5), .stroke("M 12 7.6 L 12 16.4 M 7.6 12 L 16.4 12")],
    "chevron.right.circle.fill": disc + [.polygonHole(chevron, turned: 0)],
    "chevron.forward.circle.fill": disc + [.polygonHole(chevron, turned: 0)],
    "chevron.down.circle.fill": disc + [.polygonHole(chevron, turned: 90)],
    "chevron.left.circle.fill": disc + [.polygonHole(chevron, turned: 180)],
    "chevron.backward.circle.fill": disc + [.polygonHole(chevron, turned: 180)],
    "chevron.up.circle.fill": disc + [.polygonHole(chevron, turned: 270)],
    "arrow.right.circle.fill": disc + [.polygonHole(arrow, turned: 0)],
    "arrow.forward.circle.fill": disc + [.polygonHole(arrow, turned: 0)],
    "arrow.down.circle.fill": disc + [.polygonHole(arrow, turned: 90)],
    "arrow.left.circle.fill": disc + [.polygonHole(arrow, turned: 180)],
    "arrow.backward.circle.fill": disc + [.polygonHole(arrow, turned: 180)],
    "arrow.up.circle.fill": disc + [.polygonHole(arrow, turned: 270)],
    "play.circle.fill": disc + [.polygonHole([(9.2, 6.6), (18, 12), (9.2, 17.4)], turned: 0)],
    "pause.circle.fill": disc + [
      .hole("M 8.2 7 L 10.8 7 L 10.8 17 L 8.2 17 Z"), .hole("M 13.2 7 L 15.8 7 L 15.8 17 L 13.2 17 Z"),
    ],
    "stop.circle.fill": disc + [.hole("M 8 8 L 16 8 L 16 16 L 8 16 Z")],
    "play.circle": [.ring(12, 12, 9.9), .body("M 9.8 8 L 16.4 12 L 9.8 16 Z")],
    "play.rectangle": [.box(1.6, 4.6, width: 20.8, height: 14.8, radius: 2.6), .body("M 10 9 L 15 12 L 10 15 Z")],
    "play.rectangle.fill": [
      .plate(0.9, 3.9, width: 22.2, height: 16.2, radius: 3.4),
      .polygonHole([(9.4, 7.8), (16.4, 12), (9.4, 16.2)], turned: 0),
    ],
    "ellipsis.circle.fill": disc + [7.4, 12, 16.6].map { dot($0) },
    "person.circle.fill": disc + [
      .hole(
        "M 12 5.6 C 14.2 5.6 15.6 7.2 15.6 9.4 C 15.6 11.6 14.2 13.4 12 13.4 "
          + "C 9.8 13.4 8.4 11.6 8.4 9.4 C 8.4 7.2 9.8 5.6 12 5.6 Z"
      ), .hole(person),
    ],
    "record.circle": [.ring(12, 12, 9.9), .disc(12, 12, 5.4)],
    "record.circle.fill": disc + [
      .hole(
        "M 12 4.4 C 16.2 4.4 19.6 7.8 19.6 12 C 19.6 16.2 16.2 19.6 12 19.6 "
          + "C 7.8 19.6 4.4 16.2 4.4 12 C 4.4 7.8 7.8 4.4 12 4.4 Z"
      ), .disc(12, 12, 5.4),
    ],
    "largecircle.fill.circle": [.ring(12, 12, 9.9), .disc(12, 12, 6.4)],
    "circle.lefthalf.fill": [.ring(12, 12, 9.9), .area(SymbolPen.arc(12, 12, 9.9, from: 90, to: 270))],
    "star.circle.fill": disc + [.polygonHole(smallStar, turned: 0)],
    "smallcircle.filled.circle": [.ring(12, 12, 9.9), .disc(12, 12, 3.6)],
    "smallcircle.fill.circle": [.ring(12, 12, 9.9), .disc(12, 12, 3.6)],
    "circle.dashed": (0..<8).map { .arc(12, 12, 9.9, from: CGFloat($0) * 45, to: CGFloat($0) * 45 + 24) },
    "square.dashed": [
      .stroke(
        "M 3 7.6 L 3 5.6 C 3 4 4 3 5.6 3 L 7.6 3 M 10.6 3 L 13.4 3 M 16.4 3 L 18.4 3 "
          + "C 20 3 21 4 21 5.6 L 21 7.6 M 21 10.6 L 21 13.4 M 21 16.4 L 21 18.4 "
          + "C 21 20 20 21 18.4 21 L 16.4 21 M 13.4 21 L 10.6 21 M 7.6 21 L 5.6 21 C 4 21 3 20 3 18.4 "
          + "L 3 16.4 M 3 13.4 L 3 10.6"
      )
    ],
    "record.square": [.box(3, 3, width: 18, height: 18, radius: 3), .disc(12, 12, 3.6)],
    "checkmark.seal": [.line(seal), .stroke("M 7.8 12.2 L 10.8 15.2 L 16.2 8.8")],
    "checkmark.seal.fill": [.area(seal), .line(seal), check],
    "xmark.octagon": [.line(octagon), .stroke("M 8.6 8.6 L 15.4 15.4 M 15.4 8.6 L 8.6 15.4")],
    "xmark.octagon.fill": [.area(octagon), .line(octagon), cross],
    "triangle": [.stroke("M 12 3.6 L 21.4 20 L 2.6 20 Z")],
    "triangle.fill": [.body("M 12 3.6 L 21.4 20 L 2.6 20 Z")],
    "diamond": [.stroke("M 12 2.6 L 21.4 12 L 12 21.4 L 2.6 12 Z")],
    "diamond.fill": [.body("M 12 2.6 L 21.4 12 L 12 21.4 L 2.6 12 Z")],
    "hexagon": [
      .line(SymbolPen.polygon((0..<6).map { SymbolPen.polar(12, 12, radius: 10, degrees: CGFloat($0) * 60 - 90) }))
    ],
    "capsule": [.box(1.6, 6.4, width: 20.8, height: 11.2, radius: 5.6)],
    "rectangle": [.box(1.6, 4.6, width: 20.8, height: 14.8, radius: 2.6)],
    "rectangle.fill": [.plate(0.9, 3.9, width: 22.2, height: 16.2, radius: 3.4)],
    "app": [.box(3, 3, width: 18, height: 18, radius: 5)],
    "app.fill": [.plate(2.1, 2.1, width: 19.8, height: 19.8, radius: 5.9)],
    "dot.radiowaves.left.and.right": [
      .disc(12, 12, 2), .arc(12, 12, 5.6, from: -45, to: 45), .arc(12, 12, 5.6, from: 135, to: 225),
      .arc(12, 12, 9.8, from: -45, to: 45), .arc(12, 12, 9.8, from: 135, to: 225),
    ],
  ]

  private static func dot(_ x: CGFloat) -> SymbolMark {
    .hole("M \(x - 1.5) 10.5 L \(x + 1.5) 10.5 L \(x + 1.5) 13.5 L \(x - 1.5) 13.5 Z")
  }

  private static let smallStar: [(CGFloat, CGFloat)] = (0..<10).map {
    let point = SymbolPen.polar(12, 12.4, radius: $0 % 2 == 0 ? 7.4 : 3.2, degrees: CGFloat($0) * 36 - 90)
    return (point.x, point.y)
  }
  private static let seal = SymbolPen.polygon(
    (0..<24).map { SymbolPen.polar(12, 12, radius: $0 % 2 == 0 ? 10 : 8.6, degrees: CGFloat($0) * 15) })
  private static let octagon = SymbolPen.polygon(
    (0..<8).map { SymbolPen.polar(12, 12, radius: 10, degrees: CGFloat($0) * 45 + 22.5) })
}
