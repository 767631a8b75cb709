import Foundation

extension Symbols {
  private static let cone = "M 3.2 9.2 L 6.6 9.2 L 11.6 4.8 L 11.6 19.2 L 6.6 14.8 L 3.2 14.8 Z"
  private static let play = "M 6.4 3.8 L 20 12 L 6.4 20.2 Z"

  static let media: KeyValuePairs<String, [SymbolMark]> = [
    "play": [.stroke(play)],
    "play.fill": [.body(play)],
    "pause.fill": [
      .plate(4.8, 3.2, width: 5, height: 17.6, radius: 1.5),
      .plate(14.2, 3.2, width: 5, height: 17.6, radius: 1.5),
    ],
    "stop.fill": [.plate(4, 4, width: 16, height: 16, radius: 2.4)],
    "backward.fill": [.body("M 11 6.4 L 2.4 12 L 11 17.6 Z"), .body("M 21.4 6.4 L 12.8 12 L 21.4 17.6 Z")],
    "forward.fill": [.body("M 13 6.4 L 21.6 12 L 13 17.6 Z"), .body("M 2.6 6.4 L 11.2 12 L 2.6 17.6 Z")],
    "backward.end.fill": [
      .body("M 19.6 5 L 8.4 12 L 19.6 19 Z"),
      .plate(3.4, 4.2, width: 2.6, height: 15.6, radius: 1),
    ],
    "forward.end.fill": [.body("M 4.4 5 L 15.6 12 L 4.4 19 Z"), .plate(18, 4.2, width: 2.6, height: 15.6, radius: 1)],
    "speaker": [.stroke(cone)],
    "speaker.fill": [.body(cone)],
    "speaker.wave.2": [.stroke(cone), .arc(11.2, 12, 4.6, from: -42, to: 42), .arc(11.2, 12, 9, from: -46, to: 46)],
    "speaker.slash": [.stroke(cone), .stroke("M 15.6 9.2 L 21.2 14.8 M 21.2 9.2 L 15.6 14.8")],
    "camera": [
      .stroke(
        "M 4.6 6.8 L 7.2 6.8 L 8.6 4.6 C 8.9 4.2 9.2 4 9.7 4 L 14.3 4 C 14.8 4 15.1 4.2 15.4 4.6 L 16.8 6.8 "
          + "L 19.4 6.8 "
          + "C 21 6.8 22 7.8 22 9.4 L 22 17.4 C 22 19 21 20 19.4 20 L 4.6 20 C 3 20 2 19 2 17.4 L 2 9.4 C 2 7.8 3 6.8 4.6 6.8 Z"
      ),
      .ring(12, 13.2, 3.7),
    ],
    "photo": [
      .box(2, 4.2, width: 20, height: 15.6, radius: 2.6),
      .disc(8, 9.2, 1.9),
      .stroke("M 2.6 17.4 L 8.2 12.8 L 12.2 16 L 16.4 11.4 L 21.4 16"),
    ],
    "mic": [
      .box(8.6, 2.6, width: 6.8, height: 11.4, radius: 3.4),
      .stroke(
        "M 5.2 10.8 C 5.2 15 8 17.6 12 17.6 C 16 17.6 18.8 15 18.8 10.8 M 12 17.6 L 12 21.4 M 8.4 21.4 "
          + "L 15.6 21.4"),
    ],
    "video": [.box(2, 6, width: 13.6, height: 12, radius: 2.6), .stroke("M 15.8 10.8 L 21.8 7 L 21.8 17 L 15.8 13.2")],
    "music.note": [
      .stroke("M 9.4 18.2 L 9.4 5.4 L 19.4 3.2 L 19.4 16 M 9.4 9.2 L 19.4 7"),
      .disc(7, 18.2, 3.1),
      .disc(17, 16, 3.1),
    ],
    "wifi": [
      .disc(12, 18.8, 1.7),
      .arc(12, 18.8, 5, from: -135, to: -45),
      .arc(12, 18.8, 9.4, from: -135, to: -45),
      .arc(12, 18.8, 13.8, from: -135, to: -45),
    ],
    "battery.100": [
      .box(1.6, 7, width: 18, height: 10, radius: 2.6),
      .plate(3.8, 9.2, width: 13.6, height: 5.6, radius: 0.8),
      .stroke("M 22 10.4 L 22 13.6"),
    ],
  ]
}
