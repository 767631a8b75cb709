import LPLayoutModel
import Foundation

extension Symbols {
  private static let pin =
    "M 12 21.4 C 7.4 16.6 4.8 13.2 4.8 9.8 C 4.8 5.6 8 2.6 12 2.6 C 16 2.6 19.2 5.6 19.2 9.8 "
    + "C 19.2 13.2 16.6 16.6 12 21.4 Z"

  static let places: KeyValuePairs<String, [SymbolMark]> = [
    "house": [
      .stroke("M 2.2 11.6 L 12 2.8 L 21.8 11.6"),
      .stroke("M 4.8 9.6 L 4.8 21 L 19.2 21 L 19.2 9.6"),
      .stroke("M 9.6 21 L 9.6 14.4 L 14.4 14.4 L 14.4 21"),
    ],
    "house.fill": [
      .body("M 2.2 11.6 L 12 2.8 L 21.8 11.6 Z"),
      .fill("M 4 11.6 L 20 11.6 L 20 21.8 L 14.6 21.8 L 14.6 14.6 L 9.4 14.6 L 9.4 21.8 L 4 21.8 Z"),
    ],
    "map": [
      .stroke("M 2.4 5.6 L 8.8 3.2 L 15.2 5.6 L 21.6 3.2 L 21.6 18.4 L 15.2 20.8 L 8.8 18.4 L 2.4 20.8 Z"),
      .stroke("M 8.8 3.2 L 8.8 18.4 M 15.2 5.6 L 15.2 20.8"),
    ],
    "mappin": [.stroke(pin), .ring(12, 9.8, 2.6)],
    "location": [.stroke("M 21.2 2.8 L 2.8 10.6 L 11.6 12.4 L 13.4 21.2 Z")],
    "globe": [
      .ring(12, 12, 9.9),
      .line(.ellipse(in: CGRect(x: 7.6, y: 2.1, width: 8.8, height: 19.8))),
      .stroke("M 2.1 12 L 21.9 12 M 4 6.6 C 8.4 9 15.6 9 20 6.6 M 4 17.4 C 8.4 15 15.6 15 20 17.4"),
    ],
    "building.2": [
      .stroke(
        "M 3 21 L 3 4.6 C 3 3.6 3.6 3 4.6 3 L 11.8 3 C 12.8 3 13.4 3.6 13.4 4.6 L 13.4 21 M 13.4 9.6 "
          + "L 19.4 9.6 C 20.4 9.6 21 10.2 21 11.2 L 21 21 M 1.8 21 L 22.2 21"),
      .dots(
        [(6.4, 7.2), (10, 7.2), (6.4, 11.6), (10, 11.6), (6.4, 16), (10, 16), (17.2, 13.4), (17.2, 17.2)], 1.1),
    ],
  ]
}
