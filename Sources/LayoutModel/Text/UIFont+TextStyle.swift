public import Foundation

extension UIFont {
  /// The Dynamic Type styles. `allCases` are the eleven whose sizes were measured.
  public enum TextStyle: String, CaseIterable, Codable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
    /// Bold titles of 36 and 28 points at the default text size.
    case extraLargeTitle, extraLargeTitle2

    /// The eleven styles whose sizes were measured.
    public static var allCases: [TextStyle] {
      [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
      ]
    }

    /// Size and leading in points. Dumped from iOS 26; the leadings reproduce `UIFontMetrics` (headline at
    /// accessibility extra extra large really scales as 51).
    ///
    /// The extra large titles have 36 and 28 points at the default text size; at other sizes they grow as the large title
    /// and the first title do.
    public func metrics(at category: UIContentSizeCategory) -> (size: CGFloat, leading: CGFloat) {
      if self == .extraLargeTitle2 { return Self.title1.metrics(at: category) }
      if self == .extraLargeTitle {
        let (size, leading) = Self.largeTitle.metrics(at: category)
        return ((size * 36 / 34).rounded(), (leading * 36 / 34).rounded())
      }
      let cell = Self.table.first { $0.style == self }!.sizes[category.index]
      return (CGFloat(cell.0), CGFloat(cell.1))
    }

    /// The sizes of each style. A dictionary would need the runtime to look up how styles are hashed, at the start of each
    /// process.
    private static let table: [(style: TextStyle, sizes: [(Int, Int)])] = [
      (
        .largeTitle,
        [
          (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
          (60, 70),
        ]
      ),
      (
        .title1,
        [
          (25, 31), (26, 32), (27, 33), (28, 34), (30, 36), (32, 38), (34, 41), (38, 46), (43, 51), (48, 57), (53, 61),
          (58, 68),
        ]
      ),
      (
        .title2,
        [
          (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
          (56, 66),
        ]
      ),
      (
        .title3,
        [
          (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
          (55, 65),
        ]
      ),
      (
        .headline,
        [
          (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 51),
          (53, 62),
        ]
      ),
      (
        .body,
        [
          (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
          (53, 62),
        ]
      ),
      (
        .callout,
        [
          (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
          (51, 60),
        ]
      ),
      (
        .subheadline,
        [
          (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 26), (25, 31), (30, 36), (36, 43), (42, 50),
          (49, 58),
        ]
      ),
      (
        .footnote,
        [
          (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
          (44, 52),
        ]
      ),
      (
        .caption1,
        [
          (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 27), (26, 32), (32, 39), (37, 44),
          (43, 51),
        ]
      ),
      (
        .caption2,
        [
          (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 29), (29, 35), (34, 41),
          (40, 48),
        ]
      ),
    ]
  }
}
