import Foundation

/// Devices, cameras, codes and arrows that turn.
extension Symbols {
  private static let camera =
    "M 4.6 6.8 L 7.2 6.8 L 8.6 4.6 C 8.9 4.2 9.2 4 9.7 4 L 14.3 4 C 14.8 4 15.1 4.2 15.4 4.6 L 16.8 6.8 "
    + "L 19.4 6.8 C 21 6.8 22 7.8 22 9.4 L 22 17.4 C 22 19 21 20 19.4 20 L 4.6 20 C 3 20 2 19 2 17.4 "
    + "L 2 9.4 C 2 7.8 3 6.8 4.6 6.8 Z"
  private static let lens =
    "M 12 9.4 C 14.2 9.4 15.8 11 15.8 13.2 C 15.8 15.4 14.2 17 12 17 C 9.8 17 8.2 15.4 8.2 13.2 "
    + "C 8.2 11 9.8 9.4 12 9.4 Z"
  private static let corners =
    "M 2.8 7.6 L 2.8 5.4 C 2.8 3.8 3.8 2.8 5.4 2.8 L 7.6 2.8 M 16.4 2.8 L 18.6 2.8 C 20.2 2.8 21.2 3.8 21.2 5.4 "
    + "L 21.2 7.6 M 21.2 16.4 L 21.2 18.6 C 21.2 20.2 20.2 21.2 18.6 21.2 L 16.4 21.2 M 7.6 21.2 L 5.4 21.2 "
    + "C 3.8 21.2 2.8 20.2 2.8 18.6 L 2.8 16.4"
  private static let cone = "M 3.2 9.2 L 6.6 9.2 L 11.6 4.8 L 11.6 19.2 L 6.6 14.8 L 3.2 14.8 Z"

  static let devices: KeyValuePairs<String, [SymbolMark]> = [
    "camera.fill": [.body(camera), .hole(lens), .disc(12, 13.2, 2)],
    "camera.viewfinder": [
      .stroke(corners), .small([.stroke(camera), .ring(12, 13.2, 3.6)], scale: 0.56, x: 12, y: 12),
    ],
    "camera.rotate": [
      .stroke(camera),
      .stroke(
        "M 8.2 12.4 C 9 9.4 14.4 9 15.8 12 M 16.2 9.6 L 15.8 12 L 13.4 11.6 M 15.8 14 "
          + "C 15 17 9.6 17.4 8.2 14.4 M 7.8 16.8 L 8.2 14.4 L 10.6 14.8"
      ),
    ],
    "camera.rotate.fill": [
      .body(camera), .cut("M 8.2 12.4 C 9 9.4 14.4 9 15.8 12"), .cut("M 15.8 14.4 C 15 17.4 9.6 17.8 8.2 14.8"),
    ],
    "arrow.triangle.2.circlepath.camera": [
      .stroke(camera),
      .stroke(
        "M 8.2 12.4 C 9 9.4 14.4 9 15.8 12 M 16.2 9.6 L 15.8 12 L 13.4 11.6 M 15.8 14 "
          + "C 15 17 9.6 17.4 8.2 14.4 M 7.8 16.8 L 8.2 14.4 L 10.6 14.8"
      ),
    ],
    "arrow.triangle.2.circlepath.camera.fill": [
      .body(camera), .cut("M 8.2 12.4 C 9 9.4 14.4 9 15.8 12"), .cut("M 15.8 14.4 C 15 17.4 9.6 17.8 8.2 14.8"),
    ],
    "arrow.trianglehead.2.clockwise.rotate.90.camera.fill": [
      .body(camera), .cut("M 8.2 12.4 C 9 9.4 14.4 9 15.8 12"), .cut("M 15.8 14.4 C 15 17.4 9.6 17.8 8.2 14.8"),
    ],
    "viewfinder": [.stroke(corners)],
    "qrcode.viewfinder": [
      .stroke(corners), .box(7, 7, width: 3.6, height: 3.6, radius: 0.4),
      .box(13.4, 7, width: 3.6, height: 3.6, radius: 0.4), .box(7, 13.4, width: 3.6, height: 3.6, radius: 0.4),
      .dots([(14, 14), (17, 14), (14, 17), (17, 17)], 0.9),
    ],
    "barcode.viewfinder": [
      .stroke(corners), .stroke("M 6.8 8 L 6.8 16 M 10.2 8 L 10.2 16 M 13.8 8 L 13.8 16 M 17.2 8 L 17.2 16"),
    ],
    "text.viewfinder": [.stroke(corners), .stroke("M 7 8.4 L 17 8.4 M 7 12 L 17 12 M 7 15.6 L 13 15.6")],
    "qrcode": [
      .box(3, 3, width: 6.6, height: 6.6, radius: 1), .box(14.4, 3, width: 6.6, height: 6.6, radius: 1),
      .box(3, 14.4, width: 6.6, height: 6.6, radius: 1),
      .dots([(6.3, 6.3), (17.7, 6.3), (6.3, 17.7), (14.4, 14.4), (17.7, 17.7), (21, 14.4), (14.4, 21), (21, 21)], 1.2),
    ],
    "barcode": [
      .stroke(
        "M 3 4.6 L 3 19.4 M 6.6 4.6 L 6.6 19.4 M 10.2 4.6 L 10.2 19.4 M 13.8 4.6 L 13.8 19.4 "
          + "M 17.4 4.6 L 17.4 19.4 M 21 4.6 L 21 19.4"
      )
    ],
    "photo.fill": [
      .plate(1.2, 3.4, width: 21.6, height: 17.2, radius: 3.4),
      .hole(
        "M 7.6 6.8 C 9 6.8 9.8 7.8 9.8 9 C 9.8 10.2 9 11.2 7.6 11.2 C 6.2 11.2 5.4 10.2 5.4 9 "
          + "C 5.4 7.8 6.2 6.8 7.6 6.8 Z"
      ), .cut("M 3.6 17.4 C 6 15.6 8 14 9.6 14 C 11.4 14 11.8 15.6 13.4 15.6 C 15.2 15.6 16 12 20.4 14"),
    ],
    "photo.on.rectangle": [
      .box(6, 7, width: 16.2, height: 12.4, radius: 2.2),
      .stroke(
        "M 2.2 15.4 L 2.2 6.4 C 2.2 5 3 4.2 4.4 4.2 L 17.6 4.2 M 6.4 17 L 10.6 13.2 L 13.8 15.8 L 17.2 12 L 21.8 16"),
      .disc(10.6, 10.6, 1.2),
    ],
    "livephoto": [.ring(12, 12, 3), .ring(12, 12, 6.2)]
      + (0..<16).map { .arc(12, 12, 9.9, from: CGFloat($0) * 22.5, to: CGFloat($0) * 22.5 + 4) },
    "video.fill": [
      .plate(1.2, 5.2, width: 15, height: 13.6, radius: 3.4), .body("M 17.8 10.6 L 21.8 7.6 L 21.8 16.4 L 17.8 13.4 Z"),
    ],
    "film": [
      .box(2.4, 4, width: 19.2, height: 16, radius: 2.2),
      .stroke(
        "M 7.2 4 L 7.2 20 M 16.8 4 L 16.8 20 M 7.2 12 L 16.8 12 M 2.4 9.3 L 7.2 9.3 M 2.4 14.7 "
          + "L 7.2 14.7 M 16.8 9.3 L 21.6 9.3 M 16.8 14.7 L 21.6 14.7"
      ),
    ],
    "mic.fill": [
      .plate(7.7, 1.7, width: 8.6, height: 13.2, radius: 4.3),
      .stroke(
        "M 4.8 10.8 C 4.8 15.2 7.8 18 12 18 C 16.2 18 19.2 15.2 19.2 10.8 M 12 18 L 12 21.4 M 8.4 21.4 L 15.6 21.4"),
    ],
    "speaker.wave.1": [.stroke(cone), .arc(11.2, 12, 4.8, from: -42, to: 42)],
    "speaker.wave.2.fill": [
      .body(cone), .arc(11.2, 12, 5.2, from: -42, to: 42), .arc(11.2, 12, 9.4, from: -46, to: 46),
    ],
    "waveform": [
      .stroke(
        "M 2.6 10.4 L 2.6 13.6 M 6.4 7 L 6.4 17 M 10.2 3.4 L 10.2 20.6 M 14 7.6 L 14 16.4 "
          + "M 17.8 5.4 L 17.8 18.6 M 21.4 10.4 L 21.4 13.6"
      )
    ],
    "headphones": [
      .stroke("M 3.4 16 L 3.4 12.6 C 3.4 7.4 7 3.8 12 3.8 C 17 3.8 20.6 7.4 20.6 12.6 L 20.6 16"),
      .box(3.4, 13.6, width: 4, height: 7, radius: 1.4), .box(16.6, 13.6, width: 4, height: 7, radius: 1.4),
    ],
    "music.mic": [.ring(16.4, 7.6, 4.6), .stroke("M 12.2 8.8 L 3.6 19 L 5 20.4 L 15.2 11.8")],
    "airplayvideo": [
      .stroke(
        "M 6.6 17 L 4.6 17 C 3.2 17 2.4 16.2 2.4 14.8 L 2.4 6.2 C 2.4 4.8 3.2 4 4.6 4 L 19.4 4 "
          + "C 20.8 4 21.6 4.8 21.6 6.2 L 21.6 14.8 C 21.6 16.2 20.8 17 19.4 17 L 17.4 17"
      ), .body("M 12 14 L 17.4 20.6 L 6.6 20.6 Z"),
    ],
    "pip": [.box(1.8, 4, width: 20.4, height: 16, radius: 2.4), .plate(12, 11.6, width: 8, height: 6.4, radius: 1)],
    "pip.enter": [
      .box(1.8, 4, width: 20.4, height: 16, radius: 2.4), .plate(12, 11.6, width: 8, height: 6.4, radius: 1),
      .stroke("M 5.4 7.6 L 9.6 11.8 M 6.2 12 L 9.8 12 L 9.8 8.4"),
    ],
    "pip.remove": [
      .box(1.8, 4, width: 20.4, height: 16, radius: 2.4), .plate(12, 11.6, width: 8, height: 6.4, radius: 1),
      .stroke("M 5.6 7.4 L 9.4 11.2 M 9.4 7.4 L 5.6 11.2"),
    ],
    "tv": [.box(1.8, 4, width: 20.4, height: 13.6, radius: 2.2), .stroke("M 7.4 20.6 L 16.6 20.6")],
    "appletv": [.box(2.2, 6.6, width: 19.6, height: 10.8, radius: 3), .stroke("M 7 12 L 17 12")],
    "appletvremote": [
      .box(7.6, 1.8, width: 8.8, height: 20.4, radius: 2.4), .ring(12, 7, 2),
      .dots([(10.2, 12.4), (13.8, 12.4), (10.2, 15.6), (13.8, 15.6)], 0.9),
    ],
    "desktopcomputer": [
      .box(1.8, 3, width: 20.4, height: 14, radius: 2.2), .stroke("M 12 17 L 12 21 M 7.6 21 L 16.4 21"),
    ],
    "laptopcomputer": [.box(4, 4.4, width: 16, height: 11.6, radius: 1.8), .stroke("M 1.8 19 L 22.2 19")],
    "iphone": [.box(6.4, 1.8, width: 11.2, height: 20.4, radius: 2.8), .stroke("M 10.4 4.4 L 13.6 4.4")],
    "ipad": [.box(4, 2, width: 16, height: 20, radius: 2.4), .stroke("M 10 19.4 L 14 19.4")],
    "applewatch": [
      .box(5.6, 6, width: 12.8, height: 12, radius: 3),
      .stroke("M 8 6 L 8.6 2.6 L 15.4 2.6 L 16 6 M 8 18 L 8.6 21.4 L 15.4 21.4 L 16 18 M 20.6 10.4 L 20.6 12.6"),
    ],
    "keyboard": [
      .box(1.4, 5.4, width: 21.2, height: 13.2, radius: 2.2),
      .dots(
        [
          (5.2, 9.2), (8.6, 9.2), (12, 9.2), (15.4, 9.2), (18.8, 9.2), (5.2, 12.2), (8.6, 12.2), (12, 12.2),
          (15.4, 12.2), (18.8, 12.2),
        ], 1), .stroke("M 8 15.4 L 16 15.4"),
    ],
    "printer": [
      .stroke(
        "M 6.6 8 L 6.6 3.4 L 17.4 3.4 L 17.4 8 M 6.6 16.6 L 4.4 16.6 C 3 16.6 2.2 15.8 2.2 14.4 "
          + "L 2.2 10.2 C 2.2 8.8 3 8 4.4 8 L 19.6 8 C 21 8 21.8 8.8 21.8 10.2 L 21.8 14.4 "
          + "C 21.8 15.8 21 16.6 19.6 16.6 L 17.4 16.6 M 6.6 13.2 L 17.4 13.2 L 17.4 20.8 L 6.6 20.8 "
          + "Z"
      )
    ],
    "gamecontroller": [
      .stroke(
        "M 7.6 6.4 L 16.4 6.4 C 20.4 6.4 22.4 12 22.4 16 C 22.4 19.4 19 19.4 17.4 16.8 "
          + "C 16.8 15.8 16.2 15.4 15 15.4 L 9 15.4 C 7.8 15.4 7.2 15.8 6.6 16.8 "
          + "C 5 19.4 1.6 19.4 1.6 16 C 1.6 12 3.6 6.4 7.6 6.4 Z M 7.6 9 L 7.6 12.6 M 5.8 10.8 "
          + "L 9.4 10.8"
      ), .dots([(15.4, 9.8), (17.4, 12)], 1.1),
    ],
    "cpu": [
      .box(5.4, 5.4, width: 13.2, height: 13.2, radius: 2), .box(9.4, 9.4, width: 5.2, height: 5.2, radius: 0.6),
      .stroke(
        "M 9 2.4 L 9 5.4 M 15 2.4 L 15 5.4 M 9 18.6 L 9 21.6 M 15 18.6 L 15 21.6 M 2.4 9 L 5.4 9 "
          + "M 2.4 15 L 5.4 15 M 18.6 9 L 21.6 9 M 18.6 15 L 21.6 15"
      ),
    ],
    "terminal": [
      .box(1.8, 3.6, width: 20.4, height: 16.8, radius: 2.6), .stroke("M 5.6 8 L 9.2 11.2 L 5.6 14.4 M 11 15 L 16 15"),
    ],
    "antenna.radiowaves.left.and.right": [
      .disc(12, 9, 1.8), .stroke("M 12 9 L 12 21.6"), .arc(12, 9, 5, from: -50, to: 50),
      .arc(12, 9, 5, from: 130, to: 230), .arc(12, 9, 9, from: -50, to: 50), .arc(12, 9, 9, from: 130, to: 230),
    ],
    "switch.2": [
      .box(2.4, 3, width: 19.2, height: 7.4, radius: 3.7), .disc(17.8, 6.7, 2.2),
      .box(2.4, 13.6, width: 19.2, height: 7.4, radius: 3.7), .disc(6.2, 17.3, 2.2),
    ],
    "arrow.counterclockwise": [.arc(12, 12.6, 8.4, from: -132, to: 185), .stroke("M 5.6 2 L 5.6 6.8 L 10.4 6.8")],
    "arrow.2.circlepath": [
      .arc(12, 12, 8.6, from: -160, to: -10), .arc(12, 12, 8.6, from: 20, to: 170),
      .stroke("M 17.4 10.2 L 20.6 10.8 L 22.4 8 M 6.6 13.8 L 3.4 13.2 L 1.6 16"),
    ],
    "arrow.up.arrow.down": [
      .stroke("M 7.4 20 L 7.4 4 M 3.4 8 L 7.4 4 L 11.4 8 M 16.6 4 L 16.6 20 M 12.6 16 L 16.6 20 L 20.6 16")
    ],
    "arrow.left.arrow.right": [
      .stroke("M 20 7.4 L 4 7.4 M 8 3.4 L 4 7.4 L 8 11.4 M 4 16.6 L 20 16.6 M 16 12.6 L 20 16.6 L 16 20.6")
    ],
    "arrow.left.and.right": [
      .stroke("M 2.6 12 L 21.4 12 M 7.2 7.4 L 2.6 12 L 7.2 16.6 M 16.8 7.4 L 21.4 12 L 16.8 16.6")
    ],
    "arrow.up.right": [.stroke("M 4 20 L 20 4 M 7.4 4 L 20 4 L 20 16.6")],
    "arrow.down.left": [.stroke("M 20 4 L 4 20 M 16.6 20 L 4 20 L 4 7.4")],
    "arrow.up.left": [.stroke("M 20 20 L 4 4 M 4 16.6 L 4 4 L 16.6 4")],
    "arrow.down.right": [.stroke("M 4 4 L 20 20 M 20 7.4 L 20 20 L 7.4 20")],
    "arrow.up.left.and.arrow.down.right": [
      .stroke("M 10 10 L 3.6 3.6 M 3.6 9 L 3.6 3.6 L 9 3.6 M 14 14 L 20.4 20.4 M 20.4 15 L 20.4 20.4 L 15 20.4")
    ],
    "arrow.down.right.and.arrow.up.left": [
      .stroke("M 3.6 3.6 L 10 10 M 10 4.6 L 10 10 L 4.6 10 M 20.4 20.4 L 14 14 M 14 19.4 L 14 14 L 19.4 14")
    ],
    "arrow.uturn.backward": [
      .stroke(
        "M 7.6 3.6 L 3 8.2 L 7.6 12.8 M 3 8.2 L 15 8.2 C 18.6 8.2 21 10.6 21 14 C 21 17.4 18.6 19.8 15 19.8 L 10 19.8")
    ],
    "arrow.uturn.left": [
      .stroke(
        "M 7.6 3.6 L 3 8.2 L 7.6 12.8 M 3 8.2 L 15 8.2 C 18.6 8.2 21 10.6 21 14 C 21 17.4 18.6 19.8 15 19.8 L 10 19.8")
    ],
    "arrow.uturn.forward": [
      .stroke(
        "M 16.4 3.6 L 21 8.2 L 16.4 12.8 M 21 8.2 L 9 8.2 C 5.4 8.2 3 10.6 3 14 C 3 17.4 5.4 19.8 9 19.8 L 14 19.8")
    ],
    "arrow.uturn.right": [
      .stroke(
        "M 16.4 3.6 L 21 8.2 L 16.4 12.8 M 21 8.2 L 9 8.2 C 5.4 8.2 3 10.6 3 14 C 3 17.4 5.4 19.8 9 19.8 L 14 19.8")
    ],
    "arrow.turn.up.left": [
      .stroke("M 7.4 4.6 L 2.8 9.2 L 7.4 13.8 M 2.8 9.2 L 18.6 9.2 C 20.2 9.2 21 10 21 11.6 L 21 19.4")
    ],
    "arrow.turn.up.right": [
      .stroke("M 16.6 4.6 L 21.2 9.2 L 16.6 13.8 M 21.2 9.2 L 5.4 9.2 C 3.8 9.2 3 10 3 11.6 L 3 19.4")
    ],
    "arrow.turn.left.up": [
      .stroke("M 4.6 7.4 L 9.2 2.8 L 13.8 7.4 M 9.2 2.8 L 9.2 18.6 C 9.2 20.2 10 21 11.6 21 L 19.4 21")
    ],
    "arrow.turn.right.down": [
      .stroke("M 19.4 16.6 L 14.8 21.2 L 10.2 16.6 M 14.8 21.2 L 14.8 5.4 C 14.8 3.8 14 3 12.4 3 L 4.6 3")
    ],
    "arrowshape.turn.up.left": [
      .stroke("M 10 3.8 L 2.6 10.6 L 10 17.4 L 10 13.4 C 15.4 13.2 18.8 15 21.2 19.4 C 20.8 12.4 17 8.2 10 7.8 Z")
    ],
    "arrowshape.turn.up.left.fill": [
      .body("M 10 3.8 L 2.6 10.6 L 10 17.4 L 10 13.4 C 15.4 13.2 18.8 15 21.2 19.4 C 20.8 12.4 17 8.2 10 7.8 Z")
    ],
    "arrowshape.turn.up.right": [
      .stroke("M 14 3.8 L 21.4 10.6 L 14 17.4 L 14 13.4 C 8.6 13.2 5.2 15 2.8 19.4 C 3.2 12.4 7 8.2 14 7.8 Z")
    ],
    "arrowshape.turn.up.right.fill": [
      .body("M 14 3.8 L 21.4 10.6 L 14 17.4 L 14 13.4 C 8.6 13.2 5.2 15 2.8 19.4 C 3.2 12.4 7 8.2 14 7.8 Z")
    ],
    "arrow.down.to.line": [.stroke("M 12 2.8 L 12 16.6 M 6.4 11 L 12 16.6 L 17.6 11 M 4 20.8 L 20 20.8")],
    "arrow.up.to.line": [.stroke("M 12 21.2 L 12 7.4 M 6.4 13 L 12 7.4 L 17.6 13 M 4 3.2 L 20 3.2")],
    "arrow.down.doc": [
      .stroke(
        "M 6.8 2.6 L 13.6 2.6 L 19.2 8.2 L 19.2 19.6 C 19.2 20.8 18.6 21.4 17.4 21.4 L 6.8 21.4 "
          + "C 5.6 21.4 5 20.8 5 19.6 L 5 4.4 C 5 3.2 5.6 2.6 6.8 2.6 Z M 12.1 10 L 12.1 17.6 "
          + "M 9 14.6 L 12.1 17.6 L 15.2 14.6"
      )
    ],
    "arrow.up.forward.app": [
      .stroke(
        "M 11 4.4 L 6 4.4 C 4.4 4.4 3.4 5.4 3.4 7 L 3.4 18 C 3.4 19.6 4.4 20.6 6 20.6 L 17 20.6 "
          + "C 18.6 20.6 19.6 19.6 19.6 18 L 19.6 13 M 14.4 3.4 L 20.6 3.4 L 20.6 9.6 M 20.6 3.4 "
          + "L 11.4 12.6"
      )
    ],
    "chevron.right.2": [.stroke("M 4.4 5 L 11.4 12 L 4.4 19 M 12.2 5 L 19.2 12 L 12.2 19")],
    "chevron.left.2": [.stroke("M 19.6 5 L 12.6 12 L 19.6 19 M 11.8 5 L 4.8 12 L 11.8 19")],
    "chevron.up.down": [.stroke("M 6.8 8.6 L 12 3.4 L 17.2 8.6 M 6.8 15.4 L 12 20.6 L 17.2 15.4")],
  ]
}
