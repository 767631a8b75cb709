import Foundation

extension Symbols {
  private static let triangle =

    "M 10.6 3.9 C 11.2 2.9 12.8 2.9 13.4 3.9 L 21.9 18.7 C 22.5 19.8 21.8 21 20.6 21 L 3.4 21 "
    + "C 2.2 21 1.5 19.8 2.1 18.7 Z"
  private static let check = "M 3.6 12.8 L 9.4 18.8 L 20.4 5.2"
  private static let smallCheck = "M 7.4 12.4 L 10.7 15.8 L 16.6 8.4"

  static let marks: [(String, Drawing)] = [
    ("plus", { $0.stroke("M 12 3.4 L 12 20.6 M 3.4 12 L 20.6 12") }),
    ("minus", { $0.stroke("M 3.4 12 L 20.6 12") }),
    ("xmark", { $0.stroke("M 4.8 4.8 L 19.2 19.2 M 19.2 4.8 L 4.8 19.2") }),
    ("checkmark", { $0.stroke(check) }),
    ("ellipsis", { for x in [4.6, 12, 19.4] { $0.disc(x, 12, 1.9) } }),
    (
      "plus.circle",
      {
        $0.ring(12, 12, 9.9)
        $0.stroke("M 12 7.2 L 12 16.8 M 7.2 12 L 16.8 12")
      }
    ),
    (
      "plus.circle.fill",
      {
        $0.disc(12, 12, 10.8)
        $0.hole(

          "M 11.1 6.6 L 12.9 6.6 L 12.9 11.1 L 17.4 11.1 L 17.4 12.9 L 12.9 12.9 L 12.9 17.4 L 11.1 17.4 "
            + "L 11.1 12.9 "
            + "L 6.6 12.9 L 6.6 11.1 L 11.1 11.1 Z")
      }
    ),
    (
      "minus.circle",
      {
        $0.ring(12, 12, 9.9)
        $0.stroke("M 7.2 12 L 16.8 12")
      }
    ),
    (
      "xmark.circle",
      {
        $0.ring(12, 12, 9.9)
        $0.stroke("M 8.4 8.4 L 15.6 15.6 M 15.6 8.4 L 8.4 15.6")
      }
    ),
    (
      "xmark.circle.fill",
      {
        $0.disc(12, 12, 10.8)
        $0.hole(

          "M 12 10.75 L 15.4 7.35 L 16.65 8.6 L 13.25 12 L 16.65 15.4 L 15.4 16.65 L 12 13.25 L 8.6 16.65 "
            + "L 7.35 15.4 "
            + "L 10.75 12 L 7.35 8.6 L 8.6 7.35 Z")
      }
    ),
    (
      "checkmark.circle",
      {
        $0.ring(12, 12, 9.9)
        $0.stroke(smallCheck)
      }
    ),
    (
      "checkmark.circle.fill",
      {
        $0.disc(12, 12, 10.8)
        $0.hole("M 10.65 14.45 L 16.2 7.5 L 17.55 8.6 L 10.8 17.05 L 6.5 12.65 L 7.75 11.45 Z")
      }
    ),
    (
      "ellipsis.circle",
      {
        $0.ring(12, 12, 9.9)
        for x in [7.4, 12, 16.6] { $0.disc(x, 12, 1.4) }
      }
    ),
    (
      "info.circle",
      {
        $0.ring(12, 12, 9.9)
        $0.disc(12, 7.5, 1.35)
        $0.stroke("M 10.3 11.2 L 12.1 11.2 L 12.1 16.8 M 10 16.8 L 14.2 16.8")
      }
    ),
    (
      "questionmark.circle",
      {
        $0.ring(12, 12, 9.9)
        $0.stroke(questionMark)
        $0.disc(12, 17.2, 1.25)
      }
    ),
    (
      "exclamationmark.triangle",
      {
        $0.stroke(triangle)
        $0.stroke("M 12 8.8 L 12 13.8")
        $0.disc(12, 17.2, 1.25)
      }
    ),
    (
      "exclamationmark.circle",
      {
        $0.ring(12, 12, 9.9)
        $0.stroke("M 12 6.8 L 12 13.2")
        $0.disc(12, 16.8, 1.3)
      }
    ),
    ("line.3.horizontal", { $0.stroke("M 3.4 6 L 20.6 6 M 3.4 12 L 20.6 12 M 3.4 18 L 20.6 18") }),
    (
      "list.bullet",
      {
        for y in [6.0, 12, 18] { $0.disc(3.8, y, 1.5) }
        $0.stroke("M 8.4 6 L 21 6 M 8.4 12 L 21 12 M 8.4 18 L 21 18")
      }
    ),
    (
      "slider.horizontal.3",
      {
        for (y, x) in [(5.4, 15.6), (12, 8.0), (18.6, 13.4)] {
          $0.ring(x, y, 2.1)
          $0.stroke("M 2.8 \(y) L \(x - 2.1) \(y) M \(x + 2.1) \(y) L 21.2 \(y)")
        }
      }
    ),
  ]
}
