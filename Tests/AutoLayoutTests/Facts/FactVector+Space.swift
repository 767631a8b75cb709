import LPAutoLayout
import Foundation

extension FactVector {
  /// A child's safe area in a parent of 320 × 480 with (44, 10, 34, 12).
  private static func safeArea(_ what: String, _ frame: CGRect, _ expected: [CGFloat]) -> FactVector {
    FactVector(
      fact: "6.2", what: what, expected: expected,
      measure: { stage in
        stage.root.marginState.safeArea = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        let child = UIView(frame: frame)
        stage.root.addSubview(child)
        stage.root.layoutIfNeeded()
        return child.safeAreaInsets.values
      })
  }

  /// A child of (20, 20, 100, 100), or in the corner, in a parent of 300 × 300 with margins of 40, 50, 60, 70.
  private static func preserved(
    _ what: String, origin: CGPoint, own: UIEdgeInsets?, _ expected: [CGFloat]
  ) -> FactVector {
    FactVector(
      fact: "6.1", what: what, expected: expected,
      measure: { stage in
        stage.root.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
        let child = UIView(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
        child.preservesSuperviewLayoutMargins = true
        if let own { child.layoutMargins = own }
        stage.root.addSubview(child)
        stage.root.layoutIfNeeded()
        return child.layoutMargins.values
      }, size: CGSize(width: 300, height: 300))
  }

  static let margins: [FactVector] = [
    safeArea("a child at the bottom edge, and beyond it", CGRect(0, 460, 320, 100), [0, 10, 34, 12]),
    safeArea("a child that fills its parent", CGRect(0, 0, 320, 480), [44, 10, 34, 12]),
    safeArea("a child in the middle", CGRect(100, 100, 100, 100), [0, 0, 0, 0]),
    safeArea("a child that reaches into it at the top and left", CGRect(4, 20, 100, 100), [24, 6, 0, 0]),
    safeArea("a child above the parent has no more than the parent", CGRect(0, -30, 320, 100), [44, 10, 0, 12]),
    safeArea("a child wholly below the parent", CGRect(0, 500, 320, 100), [0, 10, 34, 12]),
    FactVector(
      fact: "6.1", what: "margins are 8 and the safe area", expected: [52, 18, 42, 20],
      measure: { stage in
        stage.root.marginState.safeArea = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        stage.root.layoutIfNeeded()
        return stage.root.layoutMargins.values
      }),
    FactVector(
      fact: "6.1", what: "preserved margins of 20 at a distance of 10", expected: [10, 10, 8, 8],
      measure: { stage in
        stage.root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let child = UIView(frame: CGRect(10, 10, 100, 100))
        child.preservesSuperviewLayoutMargins = true
        stage.root.addSubview(child)
        stage.root.layoutIfNeeded()
        return child.layoutMargins.values
      }),
    preserved("the rest of each margin", origin: CGPoint(x: 20, y: 20), own: nil, [20, 30, 8, 8]),
    preserved(
      "the larger wins", origin: .zero, own: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), [40, 50, 3, 4]),
    FactVector(
      fact: "6.2", what: "the safe area's guide is relations: an owner is as high as what is inside, and the inset",
      expected: [0, 400, 320, 80],
      measure: { stage in
        stage.root.marginState.safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 36, right: 0)
        let bar = stage.add(UIView())
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(content)
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
          content.topAnchor.constraint(equalTo: bar.topAnchor),
          content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
          content.widthAnchor.constraint(equalToConstant: 10), content.heightAnchor.constraint(equalToConstant: 44),
          content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
        ])
        return stage.places([bar])
      }),
    FactVector(
      fact: "5.4", what: "readable content of 672 is centred in 1024", expected: [176, 672],
      measure: { stage in
        let view = stage.add(UIView())
        let guide = stage.root.readableContentGuide
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        let place = stage.places([view])
        return [place[0], place[2]]
      }, size: CGSize(width: 1024, height: 768)),
  ]

  /// System spacing between baselines of a lower and an upper font.
  private static func baselines(_ lower: CGFloat, _ upper: CGFloat, _ expected: CGFloat) -> FactVector {
    FactVector(
      fact: "6.4", what: "system spacing of baselines, \(Int(lower)) points below \(Int(upper))", expected: [expected],
      measure: { stage in
        let labels = [lower, upper].map { points in
          let label = UILabel()
          label.font = .systemFont(ofSize: points)
          return stage.add(label)
        }
        return [
          labels[0].firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: labels[1].lastBaselineAnchor, multiplier: 1
          ).constant
        ]
      })
  }

  static let spacing: [FactVector] = [
    baselines(17, 17, 20), baselines(9, 40, 18), baselines(40, 9, 40.5), baselines(17, 40, 25),
    baselines(40, 17, 42.5),
    FactVector(
      fact: "6.4", what: "system spacing below the baseline of text, above a view without font", expected: [22],
      measure: { stage in
        let (label, view) = (stage.add(UILabel()), stage.add(UIView()))
        return [
          view.topAnchor.constraint(equalToSystemSpacingBelow: label.lastBaselineAnchor, multiplier: 1).constant
        ]
      }),
    FactVector(
      fact: "6.4",
      what: "system spacing of edges is 8 times the multiplier, of views without font too, and never negative",
      expected: [8, 16, 8, 0],
      measure: { stage in
        let (a, b) = (stage.add(UIView()), stage.add(UIView()))
        return [
          a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1).constant,
          a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2).constant,
          a.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: b.lastBaselineAnchor, multiplier: 1).constant,
          a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: -2).constant,
        ]
      }),
  ]
}
