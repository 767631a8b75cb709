import Foundation

extension Symbols {
  private static let triangle =
    "M 10.6 3.9 C 11.2 2.9 12.8 2.9 13.4 3.9 L 21.9 18.7 C 22.5 19.8 21.8 21 20.6 21 L 3.4 21 "
    + "C 2.2 21 1.5 19.8 2.1 18.7 Z"
  private static let check = "M 3.6 12.8 L 9.4 18.8 L 20.4 5.2"
  private static let smallCheck = "M 7.4 12.4 L 10.7 15.8 L 16.6 8.4"

  static let marks: KeyValuePairs<String, [SymbolMark]> = [
    "plus": [.stroke("M 12 3.4 L 12 20.6 M 3.4 12 L 20.6 12")],
    "minus": [.stroke("M 3.4 12 L 20.6 12")],
    "xmark": [.stroke("M 4.8 4.8 L 19.2 19.2 M 19.2 4.8 L 4.8 19.2")],
    "checkmark": [.stroke(check)],
    "ellipsis": [.dots([(4.6, 12), (12, 12), (19.4, 12)], 1.9)],
    "plus.circle": [.ring(12, 12, 9.9), .stroke("M 12 7.2 L 12 16.8 M 7.2 12 L 16.8 12")],
    "plus.circle.fill": [
      .disc(12, 12, 10.8),
      .hole(
        "M 11.1 6.6 L 12.9 6.6 L 12.9 11.1 L 17.4 11.1 L 17.4 12.9 L 12.9 12.9 L 12.9 17.4 L 11.1 17.4 "
          + "L 11.1 12.9 "
          + "L 6.6 12.9 L 6.6 11.1 L 11.1 11.1 Z"),
    ],
    "minus.circle": [.ring(12, 12, 9.9), .stroke("M 7.2 12 L 16.8 12")],
    "xmark.circle": [.ring(12, 12, 9.9), .stroke("M 8.4 8.4 L 15.6 15.6 M 15.6 8.4 L 8.4 15.6")],
    "xmark.circle.fill": [
      .disc(12, 12, 10.8),
      .hole(
        "M 12 10.75 L 15.4 7.35 L 16.65 8.6 L 13.25 12 L 16.65 15.4 L 15.4 16.65 L 12 13.25 L 8.6 16.65 "
          + "L 7.35 15.4 "
          + "L 10.75 12 L 7.35 8.6 L 8.6 7.35 Z"),
    ],
    "checkmark.circle": [.ring(12, 12, 9.9), .stroke(smallCheck)],
    "checkmark.circle.fill": [
      .disc(12, 12, 10.8),
      .hole("M 10.65 14.45 L 16.2 7.5 L 17.55 8.6 L 10.8 17.05 L 6.5 12.65 L 7.75 11.45 Z"),
    ],
    "ellipsis.circle": [.ring(12, 12, 9.9), .dots([(7.4, 12), (12, 12), (16.6, 12)], 1.4)],
    "info.circle": [
      .ring(12, 12, 9.9),
      .disc(12, 7.5, 1.35),
      .stroke("M 10.3 11.2 L 12.1 11.2 L 12.1 16.8 M 10 16.8 L 14.2 16.8"),
    ],
    "questionmark.circle": [.ring(12, 12, 9.9), .stroke(questionMark), .disc(12, 17.2, 1.25)],
    "exclamationmark.triangle": [.stroke(triangle), .stroke("M 12 8.8 L 12 13.8"), .disc(12, 17.2, 1.25)],
    "exclamationmark.circle": [.ring(12, 12, 9.9), .stroke("M 12 6.8 L 12 13.2"), .disc(12, 16.8, 1.3)],
    "line.3.horizontal": [.stroke("M 3.4 6 L 20.6 6 M 3.4 12 L 20.6 12 M 3.4 18 L 20.6 18")],
    "list.bullet": [
      .dots([(3.8, 6), (3.8, 12), (3.8, 18)], 1.5),
      .stroke("M 8.4 6 L 21 6 M 8.4 12 L 21 12 M 8.4 18 L 21 18"),
    ],
    "slider.horizontal.3": [
      .ring(15.6, 5.4, 2.1),
      .stroke("M 2.8 5.4 L 13.5 5.4 M 17.7 5.4 L 21.2 5.4"),
      .ring(8, 12, 2.1),
      .stroke("M 2.8 12 L 5.9 12 M 10.1 12 L 21.2 12"),
      .ring(13.4, 18.6, 2.1),
      .stroke("M 2.8 18.6 L 11.3 18.6 M 15.5 18.6 L 21.2 18.6"),
    ],
  ]
}
