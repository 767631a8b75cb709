import LPLayoutModel
import Foundation

extension Symbols {
  private static let heart =
    "M 12 20.6 C 5.2 15.8 2.3 12.4 2.3 8.6 C 2.3 5.6 4.5 3.5 7.2 3.5 C 9.2 3.5 11 4.6 12 6.5 "
    + "C 13 4.6 14.8 3.5 16.8 3.5 "
    + "C 19.5 3.5 21.7 5.6 21.7 8.6 C 21.7 12.4 18.8 15.8 12 20.6 Z"
  private static let moon =
    "M 20.4 14.7 C 19.4 15.1 18.3 15.3 17.2 15.3 C 12.4 15.3 8.7 11.6 8.7 6.8 C 8.7 5.7 8.9 4.6 9.3 3.6 "
    + "C 5.7 5 3.2 8.4 3.2 12.4 C 3.2 17.2 6.8 20.8 11.6 20.8 C 15.6 20.8 19 18.3 20.4 14.7 Z"
  private static let bolt = "M 13.4 2.4 L 4.8 13.6 L 11 13.6 L 9.6 21.6 L 19.2 9.6 L 12.4 9.6 Z"

  static let star = SymbolPen.polygon(
    (0..<10).map { SymbolPen.polar(12, 12.7, radius: $0 % 2 == 0 ? 10.2 : 4.5, degrees: CGFloat($0) * 36 - 90) })

  /// Eight teeth between two radii, with flanks that lean slightly inwards.
  private static let gear = SymbolPen.polygon(
    (0..<8).flatMap { tooth in
      let middle = CGFloat(tooth) * 45
      return [(7.5, -13.0), (9.9, -8.5), (9.9, 8.5), (7.5, 13.0)].map {
        SymbolPen.polar(12, 12, radius: CGFloat($0.0), degrees: middle + CGFloat($0.1))
      }
    })

  private static let rays = Path(
    (0..<8).flatMap { ray in
      [7.6, 10].map { SymbolPen.polar(12, 12, radius: $0, degrees: CGFloat(ray) * 45) }
    }.enumerated().map { $0.offset % 2 == 0 ? .move($0.element) : .line($0.element) })

  static let shapes: KeyValuePairs<String, [SymbolMark]> = [
    "heart": [.stroke(heart)],
    "heart.fill": [.body(heart)],
    "star": [.line(star)],
    "star.fill": [.area(star), .line(star)],
    "gear": [.line(gear), .ring(12, 12, 3.3)],
    "circle": [.ring(12, 12, 9.9)],
    "circle.fill": [.disc(12, 12, 10.8)],
    "square": [.box(3, 3, width: 18, height: 18, radius: 3)],
    "square.fill": [.plate(2.1, 2.1, width: 19.8, height: 19.8, radius: 3.9)],
    "moon": [.stroke(moon)],
    "moon.fill": [.body(moon)],
    "sun.max": [.ring(12, 12, 4.3), .line(rays)],
    "bolt": [.stroke(bolt)],
    "bolt.fill": [.body(bolt)],
    "drop": [
      .stroke(
        "M 12 2.8 C 15.6 7.2 18.6 10.8 18.6 14.6 C 18.6 18.4 15.7 21.2 12 21.2 C 8.3 21.2 5.4 18.4 5.4 14.6 "
          + "C 5.4 10.8 8.4 7.2 12 2.8 Z")
    ],
    "cloud": [
      .stroke(
        "M 6.8 18.8 C 3.8 18.8 1.8 16.9 1.8 14.4 C 1.8 12 3.6 10.2 6 10.1 C 6.5 7 9 4.8 12.2 4.8 "
          + "C 15.6 4.8 18 7.1 18.4 10.3 "
          + "C 20.6 10.6 22.2 12.3 22.2 14.5 C 22.2 17 20.3 18.8 17.6 18.8 Z")
    ],
  ]
}
