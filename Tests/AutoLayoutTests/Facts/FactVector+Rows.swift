import LPVisualFormats
import LPAutoLayout
import Foundation

extension FactVector {
  /// Places and widths of boxes in a stack of a given width.
  private static func stack(
    _ what: String, _ distribution: UIStackView.Distribution, width: CGFloat, spacing: CGFloat, _ lengths: [CGFloat],
    fact: String = "8.2", scale: CGFloat = 2, _ expected: [CGFloat]
  ) -> FactVector {
    FactVector(
      fact: fact, what: what, expected: expected,
      measure: { stage in
        let boxes = lengths.map { Box($0, 20) }
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = distribution
        stack.spacing = spacing
        stage.place(stack, width: width)
        return stage.frames(boxes, in: stack).map(\.width)
      }, scale: scale)
  }

  static let stacks: [FactVector] = [
    stack(
      "fill, labels that hug equally in 300: the first grows", .fill, width: 300, spacing: 8, [48, 29, 41.5],
      fact: "2.4", [213.5, 29, 41.5]),
    stack(
      "fill, labels that resist equally in 120: the first shrinks", .fill, width: 120, spacing: 8, [60, 94],
      fact: "2.4", [18, 94]),
    stack(
      "fill equally, 300 with gaps of 10", .fillEqually, width: 300, spacing: 10, [40, 60, 20],
      scale: 3, [280.0 / 3, 280.0 / 3, 280.0 / 3]),
    stack(
      "fill proportionally, 160, 80, 40 in 140", .fillProportionally, width: 140, spacing: 0, [160, 80, 40],
      [80, 40, 20]),
    FactVector(
      fact: "8.2", what: "the multipliers and priorities of fill proportionally",
      expected: [0.571429, 0.285714, 0.142857, 999, 998, 997],
      measure: { stage in
        let boxes = [160, 80, 40].map { Box($0, 20) }
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillProportionally
        stage.place(stack, width: 140)
        stage.root.layoutIfNeeded()
        let made = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
        return made.map { ($0.multiplier * 1e6).rounded() / 1e6 } + made.map { CGFloat($0.priority.rawValue) }
      }),
    FactVector(
      fact: "8.2", what: "a hidden view lies without length in the middle of the gap", expected: [30, 35, 0, 40],
      measure: { stage in
        let boxes = [30, 40, 50].map { Box($0, 20) }
        boxes[1].isHidden = true
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 10
        stage.place(stack)
        let frames = stage.frames(boxes, in: stack)
        return [frames[0].maxX, frames[1].minX, frames[1].width, frames[2].minX]
      }),
    FactVector(
      fact: "2.4", what: "of views without a length the last takes all the slack", expected: [30, 0, 70],
      measure: { stage in
        let boxes = [30, -1, -1].map { Box($0, 20) }
        stage.place(UIStackView(arrangedSubviews: boxes), width: 100)
        return stage.frames(boxes, in: stage.root).map(\.width)
      }),
  ]

  /// The places of boxes under formats; their superview's margins are 8.
  private static func format(
    _ formats: [String], _ boxes: [(String, CGFloat, CGFloat)], options: NSLayoutConstraint.FormatOptions = [],
    more: [String] = [], _ expected: [CGFloat]
  ) -> FactVector {
    FactVector(
      fact: "7", what: (formats + more).joined(separator: " "), expected: expected,
      measure: { stage in
        let views = boxes.map { stage.add(Box($0.1, $0.2)) }
        let names = Dictionary(uniqueKeysWithValues: zip(boxes.map(\.0), views))
        for format in formats {
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
              withVisualFormat: format, options: options, metrics: nil, views: names))
        }
        for format in more {
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: names))
        }
        return stage.places(views)
      })
  }

  static let formats: [FactVector] = [
    format(["H:|-50-[a]-50-|"], [("a", -1, 20)], more: ["V:|[a]"], [50, 0, 220, 20]),
    format(["[a(>=70,<=100)]", "[a(300@300)]"], [("a", -1, 20)], more: ["H:|[a]", "V:|[a]"], [0, 0, 100, 20]),
    format(["[a(>=70,<=100)]", "[a(10@300)]"], [("a", -1, 20)], more: ["H:|[a]", "V:|[a]"], [0, 0, 70, 20]),
    format(
      ["V:[t]-10-[b]"], [("t", 30, 20), ("b", 40, 20)], more: ["V:|[t]", "H:|[t]", "H:|[b]"],
      [0, 0, 30, 20, 0, 30, 40, 20]),
    format(
      ["|-[find]-[findNext]-[findField(>=20)]-|"], [("find", 50, 30), ("findNext", 70, 30), ("findField", -1, 30)],
      options: .alignAllTop, more: ["V:|[find]"], [8, 0, 50, 30, 66, 0, 70, 30, 144, 0, 168, 30]),
    format(
      ["|-[a(==b)]-[b]-|"], [("a", -1, 20), ("b", -1, 20)], options: .alignAllTop, more: ["V:|[a]"],
      [8, 0, 148, 20, 164, 0, 148, 20]),
    format(
      ["|-(-4)-[a(40@200)]-4-[b(30)]"], [("a", -1, 20), ("b", -1, 20)], options: .alignAllTop, more: ["V:|[a]"],
      [-4, 0, 40, 20, 40, 0, 30, 20]),
  ]
}
