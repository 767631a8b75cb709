import LPAutoLayout
import Foundation

extension FactVector {
  /// The width of a view with constants at priorities.
  private static func width(_ wishes: [(CGFloat, Float)]) -> @MainActor @Sendable (Stage) -> [CGFloat] {
    { stage in
      let view = stage.place(UIView())
      for (constant, priority) in wishes {
        view.widthAnchor.constraint(equalToConstant: constant).at(priority).isActive = true
      }
      stage.root.layoutIfNeeded()
      return [view.frame.width]
    }
  }

  /// Two or three boxes in a row that fills the root, hugging and resisting as given.
  @MainActor
  private static func row(_ stage: Stage, _ boxes: [Box], isReversed: Bool = false, gap: CGFloat = 8) -> [CGFloat] {
    for box in boxes { stage.root.addSubview(box) }
    var made = [boxes[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)]
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      made.append(next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: gap))
    }
    made.append(boxes[boxes.count - 1].trailingAnchor.constraint(equalTo: stage.root.trailingAnchor))
    if isReversed {
      made = [
        stage.root.trailingAnchor.constraint(equalTo: boxes[boxes.count - 1].trailingAnchor),
        boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: gap),
        boxes[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      ]
    }
    for box in boxes { made.append(box.topAnchor.constraint(equalTo: stage.root.topAnchor)) }
    NSLayoutConstraint.activate(made)
    stage.root.layoutIfNeeded()
    return boxes.map(\.frame.width)
  }

  static let solving: [FactVector] = [
    FactVector(
      fact: "2.3", what: "three equalities at one priority settle on the median", expected: [20],
      measure: width([(10, 500), (20, 500), (50, 500)])),
    FactVector(
      fact: "2.3", what: "one at 251 beats five at 250", expected: [10],
      measure: width([(10, 251)] + Array(repeating: (100, 250), count: 5))),
    FactVector(
      fact: "2.3", what: "fractions of a priority count", expected: [40], measure: width([(40, 999.5), (90, 999)])),
    FactVector(
      fact: "2.3", what: "an inequality pulls only while it is not met", expected: [30],
      measure: { stage in
        let view = stage.place(UIView())
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).at(400).isActive = true
        view.widthAnchor.constraint(equalToConstant: 30).at(300).isActive = true
        stage.root.layoutIfNeeded()
        return [view.frame.width]
      }),
    FactVector(
      fact: "2.4", what: "equal hugging: the first mentioned takes the slack", expected: [272, 40],
      measure: { row($0, [Box(30, 20), Box(40, 20)]) }),
    FactVector(
      fact: "2.4", what: "mentioned the other way round, the other does", expected: [30, 282],
      measure: { row($0, [Box(30, 20), Box(40, 20)], isReversed: true) }),
    FactVector(
      fact: "2.4", what: "equal resistance: the first mentioned keeps its width", expected: [200, 112],
      measure: { row($0, [Box(200, 20), Box(180, 20)]) }),
    FactVector(
      fact: "1.5", what: "leading and trailing point inward in both directions", expected: [16, 0, 40, 20],
      measure: { stage in
        let view = stage.place(Box(40, 20), x: 16)
        return stage.places([view])
      }),
    FactVector(
      fact: "1.5", what: "an inequality between trailing and leading stays a least distance",
      expected: [0, 0, 252, 20],
      measure: { stage in
        let label = stage.place(Box(400, 20))
        let control = stage.add(Box(60, 20))
        NSLayoutConstraint.activate([
          control.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
          control.topAnchor.constraint(equalTo: stage.root.topAnchor),
          control.widthAnchor.constraint(equalToConstant: 60),
          label.trailingAnchor.constraint(lessThanOrEqualTo: control.leadingAnchor, constant: -8),
        ])
        return stage.places([label])
      }),
    FactVector(
      fact: "1.5", what: "a location's multiplier is not mirrored: 0.8 of the right edge, and of 0", expected: [1],
      measure: { stage in
        let view = stage.add(Box(40, 20))
        NSLayoutConstraint(
          item: view, attribute: .trailing, relatedBy: .equal, toItem: stage.root, attribute: .trailing,
          multiplier: 0.8, constant: 0
        ).isActive = true
        stage.root.layoutIfNeeded()
        let isMirrored = stage.root.traitCollection.layoutDirection == .rightToLeft
        return [isMirrored ? (view.frame.minX == 0 ? 1 : 0) : (view.frame.maxX == 256 ? 1 : 0)]
      }),
  ]

  static let masks: [FactVector] = [
    ("--&", [], [10, 30]), ("&--", [.flexibleLeftMargin], [110, 30]), ("-&-", [.flexibleWidth], [10, 130]),
    // k = o/(o + a) = 10/70, minimum = k·(S − s)
    ("&-&", [.flexibleLeftMargin, .flexibleRightMargin], [170.0 / 7, 30]),
    // k = s/(s + a) = 30/90, size = k·(S − o)
    ("-&&", [.flexibleWidth, .flexibleRightMargin], [10, 190.0 / 3]),
    // k = s/(o + s) = 30/40, size = k·(S − a)
    ("&&-", [.flexibleLeftMargin, .flexibleWidth], [35, 105]),
    ("&&&", [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [20, 60]),
  ].map { (name: String, mask: UIView.AutoresizingMask, expected: [CGFloat]) -> FactVector in
    let what: String = "mask \(name) of 10, 30 in 100 that becomes 200"
    return FactVector(
      fact: "9", what: what, expected: expected,
      measure: { stage in
        let outer = UIView(frame: CGRect(0, 0, 100, 50))
        stage.root.addSubview(outer)
        let view = UIView(frame: CGRect(10, 0, 30, 20))
        view.autoresizingMask = mask
        outer.addSubview(view)
        stage.root.layoutIfNeeded()
        outer.frame.size.width = 200
        stage.root.layoutIfNeeded()
        // Masks are physical: nothing is mirrored.
        return [view.frame.minX, view.frame.width]
      }, scale: 3, tolerance: 1.0 / 3)
  }

  static let rounding: [FactVector] = [
    FactVector(
      fact: "12", what: "ties go away from zero, at three pixels a point", expected: [76.0 / 3],
      measure: { stage in
        let view = stage.place(Box(20, 65.0 / 3), height: 65.0 / 3)
        for constraint in stage.root.constraints where constraint.firstAttribute == .top { constraint.isActive = false }
        let card = stage.place(UIView(), height: 72)
        view.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
        stage.root.layoutIfNeeded()
        return [view.frame.minY]
      }, scale: 3),
    FactVector(
      fact: "12", what: "a fitting size is not rounded", expected: [70.667],
      measure: { stage in
        let view = stage.place(UIView())
        view.widthAnchor.constraint(equalToConstant: 70.667).isActive = true
        return [view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width]
      }),
  ]
}
