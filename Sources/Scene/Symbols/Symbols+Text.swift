import Foundation

/// Letters, lists, charts and speech.
extension Symbols {
  private static let speech =
    "M 5.4 3.4 L 18.6 3.4 C 20.6 3.4 21.8 4.6 21.8 6.6 L 21.8 14.2 C 21.8 16.2 20.6 17.4 18.6 17.4 L 11.6 17.4 "
    + "L 7 21.2 L 7 17.4 L 5.4 17.4 C 3.4 17.4 2.2 16.2 2.2 14.2 L 2.2 6.6 C 2.2 4.6 3.4 3.4 5.4 3.4 Z"
  static let bubbleMarks: [SymbolMark] = [.stroke(speech)]

  static let text: KeyValuePairs<String, [SymbolMark]> = [
    "bubble.left": bubbleMarks,
    "bubble.left.fill": [.body(speech)],
    "text.bubble": bubbleMarks + [.stroke("M 6.4 8 L 17.6 8 M 6.4 12.4 L 14 12.4")],
    "text.bubble.fill": [.body(speech), .cut("M 6.4 8 L 17.6 8"), .cut("M 6.4 12.4 L 14 12.4")],
    "ellipsis.bubble": bubbleMarks + [.dots([(7.4, 10.4), (12, 10.4), (16.6, 10.4)], 1.3)],
    "bubble.left.and.bubble.right": [
      .small(bubbleMarks, scale: 0.62, x: 8.4, y: 8.8),
      .stroke(
        "M 17.6 9.6 L 20 9.6 C 21.4 9.6 22.2 10.4 22.2 11.8 L 22.2 16 "
          + "C 22.2 17.4 21.4 18.2 20 18.2 L 19.4 18.2 L 19.4 21 L 16 18.2 L 12 18.2 "
          + "C 10.8 18.2 10 17.6 9.8 16.4"
      ),
    ],
    "quote.bubble": bubbleMarks + [
      .dots([(9.2, 9.4), (14.2, 9.4)], 1.6),
      .stroke("M 10.2 9.6 C 10.2 11.6 9.6 12.6 8.4 13.2 M 15.2 9.6 C 15.2 11.6 14.6 12.6 13.4 13.2"),
    ],
    "text.justify": [
      .stroke("M 3.4 5.4 L 20.6 5.4 M 3.4 9.8 L 20.6 9.8 M 3.4 14.2 L 20.6 14.2 M 3.4 18.6 L 20.6 18.6")
    ],
    "text.justify.left": [
      .stroke("M 3.4 5.4 L 20.6 5.4 M 3.4 9.8 L 14 9.8 M 3.4 14.2 L 20.6 14.2 M 3.4 18.6 L 14 18.6")
    ],
    "text.aligncenter": [.stroke("M 3.4 5.4 L 20.6 5.4 M 7 9.8 L 17 9.8 M 3.4 14.2 L 20.6 14.2 M 7 18.6 L 17 18.6")],
    "text.alignright": [
      .stroke("M 3.4 5.4 L 20.6 5.4 M 10 9.8 L 20.6 9.8 M 3.4 14.2 L 20.6 14.2 M 10 18.6 L 20.6 18.6")
    ],
    "textformat": [
      .stroke("M 2 18.6 L 7.2 5.4 L 12.4 18.6 M 3.9 14 L 10.5 14"), .ring(17.6, 15, 3.6),
      .stroke("M 21.4 11.2 L 21.4 18.6"),
    ],
    "textformat.size": [
      .stroke("M 1.8 19 L 8.2 3.8 L 14.6 19 M 4.2 13.6 L 12.2 13.6 M 15 19 L 18.6 10.4 L 22.2 19 M 16.4 16 L 20.8 16")
    ],
    "textformat.abc": [
      .stroke(
        "M 1.4 16.6 L 4.2 8 L 7 16.6 M 2.4 13.8 L 6 13.8 M 9.6 16.6 L 9.6 8 L 12 8 "
          + "C 14.6 8 14.6 12 12 12 L 9.6 12 M 12 12 C 15.2 12 15.2 16.6 12 16.6 L 9.6 16.6 "
          + "M 22.4 9.4 C 19.6 6.8 17 8.8 17 12.2 C 17 15.8 19.6 17.8 22.4 15.2"
      )
    ],
    "textformat.123": [
      .stroke(
        "M 2.4 9.6 L 4.6 8 L 4.6 16.6 M 8.6 9.8 C 9 7.4 13.4 7.4 13.2 10.2 "
          + "C 13 12.2 9.4 13.8 8.6 16.6 L 13.4 16.6 M 17 8 L 21.6 8 L 19 11.4 "
          + "C 22.8 11.2 22.8 16.6 19.4 16.6 C 18.2 16.6 17.2 16.2 16.8 15.2"
      )
    ],
    "bold": [
      .stroke("M 7 4 L 7 20 L 13.4 20 C 19 20 19 11.6 13.4 11.6 L 7 11.6 M 7 4 L 12.6 4 C 17.6 4 17.6 11.6 12.6 11.6")
    ],
    "italic": [.stroke("M 10 4 L 17.6 4 M 6.4 20 L 14 20 M 13.8 4 L 10.2 20")],
    "underline": [.stroke("M 7 3.4 L 7 11.4 C 7 18 17 18 17 11.4 L 17 3.4 M 5.4 20.6 L 18.6 20.6")],
    "strikethrough": [
      .stroke(
        "M 16.6 7.2 C 15.6 2.8 7.4 3.2 7.4 7.6 C 7.4 9.4 8.6 10.6 10.4 11.4 M 7.2 16.4 "
          + "C 8 21.4 17 21 17 16.4 C 17 15.4 16.8 14.6 16.2 14 M 3.4 12.2 L 20.6 12.2"
      )
    ],
    "textbox": [.box(2.6, 4.6, width: 18.8, height: 14.8, radius: 1), .stroke("M 8.4 9 L 15.6 9 M 12 9 L 12 15.6")],
    "character": [.stroke("M 5.6 20 L 12 4 L 18.4 20 M 8 14.2 L 16 14.2")],
    "a": [.stroke("M 5.6 20 L 12 4 L 18.4 20 M 8 14.2 L 16 14.2")],
    "number": [.stroke("M 9.4 3.6 L 7 20.4 M 17 3.6 L 14.6 20.4 M 3.8 9 L 21 9 M 3 15 L 20.2 15")],
    "at": [
      .ring(12, 12, 3.8),
      .stroke(
        "M 15.8 8.2 L 15.8 13.2 C 15.8 16.4 20.8 16.4 20.8 12 C 20.8 6.6 17.2 3.2 12 3.2 "
          + "C 7 3.2 3.2 7 3.2 12 C 3.2 17 7 20.8 12 20.8 C 13.8 20.8 15.4 20.4 16.8 19.4"
      ),
    ],
    "percent": [.ring(6.8, 6.8, 3), .ring(17.2, 17.2, 3), .stroke("M 18.6 4.4 L 5.4 19.6")],
    "dollarsign": [
      .stroke(
        "M 17.2 7.6 C 16.2 3.4 7.2 3.8 7.2 8 C 7.2 12.8 17.4 11 17.4 15.8 "
          + "C 17.4 20.4 7.4 20.6 6.6 15.8 M 12 2.2 L 12 21.8"
      )
    ],
    "eurosign": [
      .stroke(
        "M 18.8 6.2 C 13.4 1.4 7.4 5.4 7.4 12 C 7.4 18.6 13.4 22.6 18.8 17.8 M 4.4 10.2 L 15 10.2 M 4.4 13.8 L 14 13.8")
    ],
    "sum": [.stroke("M 18.4 6.4 L 18.4 4 L 5.6 4 L 12.6 12 L 5.6 20 L 18.4 20 L 18.4 17.6")],
    "function": [
      .stroke("M 16.6 4.6 C 13.6 2.8 11.8 4.4 11.2 8 L 9.4 17 C 8.8 20.4 7.2 21.6 4.6 20 M 7.4 10.4 L 15.2 10.4")
    ],
    "curlybraces": [
      .stroke(
        "M 9 3.4 C 4.6 3.4 8 11 4 12 C 8 13 4.6 20.6 9 20.6 M 15 3.4 C 19.4 3.4 16 11 20 12 C 16 13 19.4 20.6 15 20.6")
    ],
    "chevron.left.forwardslash.chevron.right": [
      .stroke("M 6.8 6.4 L 1.8 12 L 6.8 17.6 M 17.2 6.4 L 22.2 12 L 17.2 17.6 M 14.2 4.4 L 9.8 19.6")
    ],
    "list.number": [
      .stroke(
        "M 9 6 L 21 6 M 9 12 L 21 12 M 9 18 L 21 18 M 3.4 4.6 L 4.8 3.8 L 4.8 8 M 3 11 "
          + "C 3.4 9.8 6 9.8 5.8 11.4 C 5.6 12.6 3.6 13 3 14.2 L 6 14.2 M 3 16.4 L 5.8 16.4 L 4.4 18 "
          + "C 6.4 18 6.4 20.4 4.4 20.4 C 3.8 20.4 3.2 20.2 3 19.6"
      )
    ],
    "list.bullet.rectangle": [
      .box(1.6, 4.2, width: 20.8, height: 15.6, radius: 2.6), .dots([(5.8, 8.4), (5.8, 12), (5.8, 15.6)], 1.1),
      .stroke("M 9.2 8.4 L 18.6 8.4 M 9.2 12 L 18.6 12 M 9.2 15.6 L 18.6 15.6"),
    ],
    "line.3.horizontal.decrease": [.stroke("M 3 6.6 L 21 6.6 M 6.4 12 L 17.6 12 M 9.8 17.4 L 14.2 17.4")],
    "line.3.horizontal.decrease.circle": [
      .ring(12, 12, 9.9), .stroke("M 6.4 8.8 L 17.6 8.8 M 8.4 12.4 L 15.6 12.4 M 10.6 16 L 13.4 16"),
    ],
    "line.3.horizontal.decrease.circle.fill": [
      .disc(12, 12, 10.8), .cut("M 6.4 8.8 L 17.6 8.8"), .cut("M 8.4 12.4 L 15.6 12.4"), .cut("M 10.6 16 L 13.4 16"),
    ],
    "checklist": [.stroke("M 2.6 6 L 4.4 8 L 7.6 4 M 2.6 16 L 4.4 18 L 7.6 14 M 11 6 L 21.4 6 M 11 16.2 L 21.4 16.2")],
    "chart.bar": [
      .box(2.4, 12, width: 4.4, height: 8.6, radius: 0.8), .box(9.8, 3.4, width: 4.4, height: 17.2, radius: 0.8),
      .box(17.2, 8, width: 4.4, height: 12.6, radius: 0.8),
    ],
    "chart.bar.fill": [
      .plate(1.8, 11.4, width: 5.6, height: 9.8, radius: 1.2), .plate(9.2, 2.8, width: 5.6, height: 18.4, radius: 1.2),
      .plate(16.6, 7.4, width: 5.6, height: 13.8, radius: 1.2),
    ],
    "chart.line.uptrend.xyaxis": [
      .stroke("M 2.8 3 L 2.8 21.2 L 21.6 21.2 M 6.4 15.6 L 10.8 10.4 L 14 13.4 L 20.6 5.6")
    ],
    "chart.xyaxis.line": [.stroke("M 2.8 3 L 2.8 21.2 L 21.6 21.2 M 6.4 15.6 L 10.8 10.4 L 14 13.4 L 20.6 5.6")],
    "chart.pie": [
      .stroke(
        "M 10.8 4 C 6 4.4 2.6 8 2.6 12.6 C 2.6 17.4 6.4 21.2 11.4 21.2 "
          + "C 16 21.2 19.6 17.8 20 13.2 L 10.8 13.2 Z M 14 2.8 C 18 3.2 20.8 6 21.2 10 L 14 10 Z"
      )
    ],
    "chart.pie.fill": [
      .body("M 10.8 4 C 6 4.4 2.6 8 2.6 12.6 C 2.6 17.4 6.4 21.2 11.4 21.2 C 16 21.2 19.6 17.8 20 13.2 L 10.8 13.2 Z"),
      .body("M 14 2.8 C 18 3.2 20.8 6 21.2 10 L 14 10 Z"),
    ],
    "tablecells": [
      .box(1.8, 4, width: 20.4, height: 16, radius: 2),
      .stroke("M 1.8 9.4 L 22.2 9.4 M 1.8 14.7 L 22.2 14.7 M 8.6 4 L 8.6 20 M 15.4 4 L 15.4 20"),
    ],
    "square.grid.2x2": [
      .box(3, 3, width: 7.4, height: 7.4, radius: 1.4), .box(13.6, 3, width: 7.4, height: 7.4, radius: 1.4),
      .box(3, 13.6, width: 7.4, height: 7.4, radius: 1.4), .box(13.6, 13.6, width: 7.4, height: 7.4, radius: 1.4),
    ],
    "square.grid.2x2.fill": [
      .plate(2.2, 2.2, width: 9, height: 9, radius: 2), .plate(12.8, 2.2, width: 9, height: 9, radius: 2),
      .plate(2.2, 12.8, width: 9, height: 9, radius: 2), .plate(12.8, 12.8, width: 9, height: 9, radius: 2),
    ],
    "square.grid.3x3": [
      .box(2.6, 2.6, width: 18.8, height: 18.8, radius: 2.4),
      .stroke("M 8.9 2.6 L 8.9 21.4 M 15.1 2.6 L 15.1 21.4 M 2.6 8.9 L 21.4 8.9 M 2.6 15.1 L 21.4 15.1"),
    ],
    "rectangle.grid.1x2": [
      .box(2.4, 3.4, width: 19.2, height: 7, radius: 1.6), .box(2.4, 13.6, width: 19.2, height: 7, radius: 1.6),
    ],
    "rectangle.split.3x1": [
      .box(1.6, 4.6, width: 20.8, height: 14.8, radius: 2.2), .stroke("M 8.6 4.6 L 8.6 19.4 M 15.4 4.6 L 15.4 19.4"),
    ],
    "sidebar.left": [
      .box(1.8, 4, width: 20.4, height: 16, radius: 2.6),
      .stroke("M 8.8 4 L 8.8 20 M 4.6 7.8 L 6 7.8 M 4.6 10.8 L 6 10.8"),
    ],
    "doc.text": [
      .stroke(
        "M 6.8 2.6 L 13.6 2.6 L 19.2 8.2 L 19.2 19.6 C 19.2 20.8 18.6 21.4 17.4 21.4 L 6.8 21.4 "
          + "C 5.6 21.4 5 20.8 5 19.6 L 5 4.4 C 5 3.2 5.6 2.6 6.8 2.6 Z"
      ),
      .stroke("M 13.4 2.8 L 13.4 8.4 L 19 8.4 M 8.4 12.6 L 15.8 12.6 M 8.4 16.6 L 15.8 16.6"),
    ],
    "doc.fill": [
      .body(
        "M 6.8 2.6 L 12.4 2.6 L 12.4 9.4 L 19.2 9.4 L 19.2 19.6 C 19.2 20.8 18.6 21.4 17.4 21.4 "
          + "L 6.8 21.4 C 5.6 21.4 5 20.8 5 19.6 L 5 4.4 C 5 3.2 5.6 2.6 6.8 2.6 Z"
      ), .body("M 15 2.8 L 19 6.8 L 15 6.8 Z"),
    ],
    "doc.on.doc": [
      .box(8.6, 2.6, width: 12.4, height: 14.6, radius: 2),
      .stroke(
        "M 15.4 20 C 15.4 20.9 14.8 21.4 13.8 21.4 L 4.6 21.4 C 3.6 21.4 3 20.8 3 19.8 L 3 8.6 "
          + "C 3 7.6 3.6 7 4.6 7 L 5.4 7"
      ),
    ],
    "doc.on.clipboard": [
      .box(4.4, 4.4, width: 15.2, height: 17, radius: 2.2), .plate(8.4, 2.2, width: 7.2, height: 4.6, radius: 1.4),
      .stroke("M 8.2 11.4 L 15.8 11.4 M 8.2 15.8 L 13 15.8"),
    ],
    "square.on.square": [
      .box(8.4, 3, width: 12.6, height: 12.6, radius: 2.2),
      .stroke(
        "M 5.6 8.4 L 5.2 8.4 C 3.8 8.4 3 9.2 3 10.6 L 3 18.8 C 3 20.2 3.8 21 5.2 21 L 13.4 21 "
          + "C 14.8 21 15.6 20.2 15.6 18.8 L 15.6 18.4"
      ),
    ],
    "plus.rectangle.on.rectangle": [
      .box(6.8, 3.6, width: 15.2, height: 12.2, radius: 2.2),
      .stroke(
        "M 3 8 C 2.4 8.4 2 9 2 9.8 L 2 18 C 2 19.4 2.8 20.2 4.2 20.2 L 15 20.2 "
          + "C 15.9 20.2 16.6 19.8 17 19.2 M 14.4 6.6 L 14.4 12.8 M 11.3 9.7 L 17.5 9.7"
      ),
    ],
    "square.stack": [.box(3, 9.4, width: 18, height: 12, radius: 2.4), .stroke("M 5 5.8 L 19 5.8 M 7 2.4 L 17 2.4")],
    "heart.rectangle": [
      .box(1.6, 4.2, width: 20.8, height: 15.6, radius: 2.6),
      .small(
        [
          .body(
            "M 12 20 C 5.2 15.8 2.3 12.4 2.3 8.6 C 2.3 5.6 4.5 3.5 7.2 3.5 "
              + "C 9.2 3.5 11 4.6 12 6.5 C 13 4.6 14.8 3.5 16.8 3.5 C 19.5 3.5 21.7 5.6 21.7 8.6 "
              + "C 21.7 12.4 18.8 15.8 12 20 Z"
          )
        ], scale: 0.4, x: 12, y: 12),
    ],
    "checkmark.rectangle": [
      .box(3, 3, width: 18, height: 18, radius: 3), .stroke("M 7.4 12.4 L 10.7 15.8 L 16.6 8.4"),
    ],
    "signature": [
      .stroke(
        "M 3 17.6 C 8 13 12.6 5.2 9.4 4.4 C 6.4 3.8 6.4 16.6 9 16.4 C 11 16.2 12.4 11 13.6 11 "
          + "C 14.8 11 13 16 15 16 C 16.6 16 17 13 18.4 13 C 19.6 13 19 15.4 21 15.4 M 3 20.8 "
          + "L 21 20.8"
      )
    ],
  ]
}
