import Foundation

extension Symbols {
  static let arrows: KeyValuePairs<String, [SymbolMark]> = [
    "chevron.right": [.stroke("M 8.2 3.8 L 16.4 12 L 8.2 20.2")],
    "chevron.forward": [.stroke("M 8.2 3.8 L 16.4 12 L 8.2 20.2")],
    "chevron.left": [.stroke("M 15.8 3.8 L 7.6 12 L 15.8 20.2")],
    "chevron.backward": [.stroke("M 15.8 3.8 L 7.6 12 L 15.8 20.2")],
    "chevron.down": [.stroke("M 3.8 8.2 L 12 16.4 L 20.2 8.2")],
    "chevron.up": [.stroke("M 3.8 15.8 L 12 7.6 L 20.2 15.8")],
    "chevron.up.chevron.down": [.stroke("M 6.8 8.6 L 12 3.4 L 17.2 8.6 M 6.8 15.4 L 12 20.6 L 17.2 15.4")],
    "arrow.right": [.stroke("M 3.2 12 L 20.8 12 M 13.4 4.6 L 20.8 12 L 13.4 19.4")],
    "arrow.forward": [.stroke("M 3.2 12 L 20.8 12 M 13.4 4.6 L 20.8 12 L 13.4 19.4")],
    "arrow.left": [.stroke("M 20.8 12 L 3.2 12 M 10.6 4.6 L 3.2 12 L 10.6 19.4")],
    "arrow.backward": [.stroke("M 20.8 12 L 3.2 12 M 10.6 4.6 L 3.2 12 L 10.6 19.4")],
    "arrow.up": [.stroke("M 12 20.8 L 12 3.2 M 4.6 10.6 L 12 3.2 L 19.4 10.6")],
    "arrow.down": [.stroke("M 12 3.2 L 12 20.8 M 4.6 13.4 L 12 20.8 L 19.4 13.4")],
    "arrow.clockwise": [.arc(12, 12.6, 8.4, from: -5, to: 312), .stroke("M 18.4 2 L 18.4 6.8 L 13.6 6.8")],
    "square.and.arrow.up": [
      .stroke(
        "M 8.4 9.2 L 6.4 9.2 C 5.5 9.2 5 9.7 5 10.6 L 5 20 C 5 20.9 5.5 21.4 6.4 21.4 L 17.6 21.4 "
          + "C 18.5 21.4 19 20.9 19 20 "
          + "L 19 10.6 C 19 9.7 18.5 9.2 17.6 9.2 L 15.6 9.2"),
      .stroke("M 12 2.6 L 12 14.8 M 8.2 6.4 L 12 2.6 L 15.8 6.4"),
    ],
    "square.and.arrow.down": [
      .stroke(
        "M 8.4 8.2 L 6.4 8.2 C 5.5 8.2 5 8.7 5 9.6 L 5 20 C 5 20.9 5.5 21.4 6.4 21.4 L 17.6 21.4 "
          + "C 18.5 21.4 19 20.9 19 20 "
          + "L 19 9.6 C 19 8.7 18.5 8.2 17.6 8.2 L 15.6 8.2"),
      .stroke("M 12 2.6 L 12 15.6 M 8.2 11.8 L 12 15.6 L 15.8 11.8"),
    ],
    "repeat": [
      .stroke("M 3.4 11.4 L 3.4 10 C 3.4 7.8 4.8 6.4 7 6.4 L 20 6.4 M 16.8 3.2 L 20 6.4 L 16.8 9.6"),
      .stroke("M 20.6 12.6 L 20.6 14 C 20.6 16.2 19.2 17.6 17 17.6 L 4 17.6 M 7.2 14.4 L 4 17.6 L 7.2 20.8"),
    ],
    "shuffle": [
      .stroke("M 2.6 6.6 L 5.6 6.6 C 10.8 6.6 12 17.4 17.2 17.4 L 21 17.4 M 17.8 14.2 L 21 17.4 L 17.8 20.6"),
      .stroke("M 2.6 17.4 L 5.6 17.4 C 10.8 17.4 12 6.6 17.2 6.6 L 21 6.6 M 17.8 3.4 L 21 6.6 L 17.8 9.8"),
    ],
  ]
}
