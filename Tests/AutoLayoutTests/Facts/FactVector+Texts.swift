import LPComponents
import Foundation

extension FactVector {
  static let texts: [FactVector] = labelHeights + sizes + fontMetrics + lines

  /// One line of each style at the default text size, at two and three pixels a point.
  private static let labelHeights: [FactVector] = [
    (.largeTitle, 41, 40.667), (.title1, 33.5, 33.667), (.title2, 26.5, 26.333), (.title3, 24, 24),
    (.headline, 20.5, 20.333), (.body, 20.5, 20.333), (.callout, 19.5, 19.333), (.subheadline, 18, 18),
    (.footnote, 16, 15.667), (.caption1, 14.5, 14.333), (.caption2, 13.5, 13.333),
  ].flatMap { (style: UIFont.TextStyle, atTwo: CGFloat, atThree: CGFloat) in
    [(CGFloat(2), atTwo), (3, atThree)].map { scale, height in
      FactVector(
        fact: "3.1", what: "a line of \(style) at \(Int(scale)) pixels a point", expected: [height],
        measure: { _ in
          let label = UILabel()
          label.text = "Hello"
          label.font = .preferredFont(forTextStyle: style)
          return [label.intrinsicContentSize.height]
        }, scale: scale)
    }
  }

  /// Point size and leading of a style over the twelve text sizes.
  private static let sizes: [FactVector] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ].map { (style: UIFont.TextStyle, points: [CGFloat], leadings: [CGFloat]) in
    FactVector(
      fact: "4.1", what: "\(style) over the text sizes", expected: points + leadings,
      measure: { _ in
        let all = UIContentSizeCategory.allCases.map { style.metrics(at: $0) }
        return all.map(\.size) + all.map(\.leading)
      })
  }

  private static let largest = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge, displayScale: 3)

  private static let fontMetrics: [FactVector] = [
    FactVector(
      fact: "4.2", what: "lengths scaled with body at the fifth accessibility size", expected: [48, 62, 31, 95.667],
      measure: { _ in
        [17, 22, 11, 34].map { UIFontMetrics.default.scaledValue(for: $0, compatibleWith: largest) }
      }, scale: 3),
    FactVector(
      fact: "4.2", what: "fonts scaled with body at the fifth accessibility size", expected: [48, 37],
      measure: { _ in
        [17, 13].map {
          UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: $0), compatibleWith: largest).pointSize
        }
      }, scale: 3),
  ]

  private static let lines: [FactVector] = [
    FactVector(
      fact: "3.1", what: "two lines of subheadline are 18 and its leading of 20, of a plain 15 points twice 18",
      expected: [38, 36],
      measure: { _ in
        [UIFont.preferredFont(forTextStyle: .subheadline), .systemFont(ofSize: 15)].map { font in
          let label = UILabel()
          label.text = "one\ntwo"
          label.font = font
          label.numberOfLines = 0
          return label.intrinsicContentSize.height
        }
      }),
    FactVector(
      fact: "3.2", what: "a system button at 17 points is its title in whole points and 12", expected: [33],
      measure: { _ in
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        return [button.intrinsicContentSize.height]
      }),
    FactVector(
      fact: "3.2", what: "a text view that does not scroll keeps 8 above and below and 5 at both ends",
      expected: [10, 16],
      measure: { _ in
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 16)
        view.text = "Hello"
        // Five characters of 8 points, one line of 19.5.
        return [view.intrinsicContentSize.width - 40, view.intrinsicContentSize.height - 19.5]
      }),
  ]
}
