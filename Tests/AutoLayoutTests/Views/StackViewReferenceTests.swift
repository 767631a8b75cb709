import LPAutoLayout
import Foundation
import Testing

/// Every distribution with every alignment, whatever is hidden, in both axes and directions, against arithmetic that
/// knows no constraints.
@MainActor
struct StackViewReferenceTests {
  private let lengths: [CGFloat] = [40, 60, 30, 50]
  private let thicknesses: [CGFloat] = [20, 30, 24, 10]
  private let length: CGFloat = 400
  private let thickness: CGFloat = 100

  /// 10 points, but 20 after the second view, and the system's 8 after the third.
  private func gap(after index: Int) -> CGFloat { [10, 20, 8, 10][index] }

  /// Start and length of each visible view along the axis.
  private func along(_ distribution: UIStackView.Distribution, _ visible: [Int]) -> [(start: CGFloat, length: CGFloat)]
  {
    let gaps = visible.dropLast().map(gap)
    let natural = visible.map { lengths[$0] }
    let rest = length - gaps.reduce(0, +)
    var sizes = natural
    var between = gaps
    switch distribution {
    // The first takes what is left over.
    case .fill: sizes[0] += rest - natural.reduce(0, +)
    case .fillEqually: sizes = visible.map { _ in rest / CGFloat(visible.count) }
    case .fillProportionally:
      let whole = natural.reduce(0, +) + gaps.reduce(0, +)
      sizes = natural.map { $0 / whole * length }
      // Earlier views insist more on their share.
      sizes[sizes.count - 1] = rest - sizes.dropLast().reduce(0, +)
    case .equalSpacing where visible.count > 1:
      between = gaps.map { _ in (length - natural.reduce(0, +)) / CGFloat(gaps.count) }
    case .equalCentering where visible.count > 1:
      let step = (length - natural[0] / 2 - natural[natural.count - 1] / 2) / CGFloat(gaps.count)
      between = gaps.indices.map { step - natural[$0] / 2 - natural[$0 + 1] / 2 }
    // One view alone reaches from end to end.
    case .equalSpacing, .equalCentering: sizes = [length]
    }
    var start: CGFloat = 0
    return sizes.indices.map { index in
      defer { start += sizes[index] + (index < between.count ? between[index] : 0) }
      return (start, sizes[index])
    }
  }

  /// The same across it, for views without text in a stack as thick as it is told.
  private func across(
    _ alignment: UIStackView.Alignment, _ axis: NSLayoutConstraint.Axis, _ visible: [Int]
  ) -> [(start: CGFloat, length: CGFloat)] {
    let tallest = visible.map { thicknesses[$0] }.max() ?? 0
    return visible.map { index in
      let own = thicknesses[index]
      switch alignment {
      case .fill: return (0, thickness)
      case .leading: return (0, own)
      case .center: return ((thickness - own) / 2, own)
      case .trailing: return (thickness - own, own)
      // A view's first baseline is its top, and the lowest bottom touches; a last baseline is the bottom. Columns do not
      // align baselines.
      case .firstBaseline: return axis == .vertical ? (0, thickness) : (thickness - tallest, own)
      case .lastBaseline: return axis == .vertical ? (0, thickness) : (tallest - own, own)
      }
    }
  }

  private func frames(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, _ axis: NSLayoutConstraint.Axis,
    _ visible: [Int]
  ) -> [CGRect] {
    zip(along(distribution, visible), across(alignment, axis, visible)).map { main, cross in
      axis == .horizontal
        ? CGRect(main.start, cross.start, main.length, cross.length)
        : CGRect(cross.start, main.start, cross.length, main.length)
    }
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    // To the pixel, of which there are two a point.
    abs(a.minX - b.minX) <= 0.26 && abs(a.maxX - b.maxX) <= 0.26 && abs(a.minY - b.minY) <= 0.26
      && abs(a.maxY - b.maxY) <= 0.26
  }

  @Test(
    "what is visible lies where arithmetic puts it", arguments: UIStackView.Distribution.allCases,
    UIStackView.Alignment.allCases)
  func everything(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
    for direction in bothDirections {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let isRow = axis == .horizontal
        let stage = Stage(500, 500, direction: direction)
        let views = lengths.indices.map { index in
          stage.make {
            isRow ? Box(lengths[index], thicknesses[index]) : Box(thicknesses[index], lengths[index])
          }
        }
        let stack = stage.make { UIStackView(arrangedSubviews: views) }
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 10)
        stack.setCustomSpacing(20, after: views[1])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[2])
        stage.place(stack, width: isRow ? length : thickness, height: isRow ? thickness : length)
        for hidden in 0..<15 {
          for (index, view) in views.enumerated() { view.isHidden = hidden & 1 << index != 0 }
          let visible = views.indices.filter { !views[$0].isHidden }
          let found = stage.frames(visible.map { views[$0] }, in: stack)
          let expected = frames(distribution, alignment, axis, visible)
          #expect(
            zip(found, expected).allSatisfy { isNear($0, $1) },
            "\(distribution) \(alignment) \(axis) \(direction), visible \(visible): \(found) for \(expected)")
          for view in views where view.isHidden {
            #expect((isRow ? view.frame.width : view.frame.height) == 0)
          }
        }
      }
    }
  }

  @Test("a stack that hugs is as long and as thick as what is visible in it", arguments: bothDirections)
  func hugging(direction: UIUserInterfaceLayoutDirection) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isRow = axis == .horizontal
      let stage = Stage(500, 500, direction: direction)
      let views = lengths.indices.map { index in
        stage.make { isRow ? Box(lengths[index], thicknesses[index]) : Box(thicknesses[index], lengths[index]) }
      }
      let stack = stage.make { UIStackView(arrangedSubviews: views) }
      (stack.axis, stack.alignment, stack.spacing) = (axis, .center, 10)
      stack.setCustomSpacing(20, after: views[1])
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[2])
      stage.place(stack)
      for hidden in 0..<16 {
        for (index, view) in views.enumerated() { view.isHidden = hidden & 1 << index != 0 }
        let visible = views.indices.filter { !views[$0].isHidden }
        stage.root.layoutIfNeeded()
        let long = visible.map { lengths[$0] }.reduce(0, +) + visible.dropLast().map(gap).reduce(0, +)
        let thick = visible.map { thicknesses[$0] }.max() ?? 0
        let found = stack.frame.size
        #expect(found == (isRow ? CGSize(width: long, height: thick) : CGSize(width: thick, height: long)))
      }
    }
  }
}
