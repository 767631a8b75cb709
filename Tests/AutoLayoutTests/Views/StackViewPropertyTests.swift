import LPAutoLayout
import Foundation
import Testing

/// What holds for every stack, tried on many drawn by lot.
@MainActor
struct StackViewPropertyTests {
  private struct Draw {
    var seed: UInt64
    mutating func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(bound))
    }
  }

  /// The same stack in either direction, for a seed.
  private func build(_ seed: UInt64, _ stage: Stage) -> (stack: UIStackView, views: [Box]) {
    var draw = Draw(seed: seed)
    let stack = stage.make { UIStackView() }
    stack.axis = draw.next(2) == 0 ? .horizontal : .vertical
    stack.distribution = UIStackView.Distribution.allCases[draw.next(5)]
    stack.alignment = UIStackView.Alignment.allCases[draw.next(6)]
    stack.spacing = CGFloat(draw.next(4) * 4)
    stack.isLayoutMarginsRelativeArrangement = draw.next(3) == 0
    let views = (0..<(1 + draw.next(5))).map { _ in
      let (width, height) = (draw.next(7) * 10, draw.next(5) * 10)
      let view = stage.make { Box(width == 60 ? -1 : CGFloat(width), height == 40 ? -1 : CGFloat(height)) }
      view.isHidden = draw.next(5) == 0
      stack.addArrangedSubview(view)
      if draw.next(5) == 0 { stack.setCustomSpacing(CGFloat(draw.next(20)), after: view) }
      return view
    }
    // What nothing gives a length to is ambiguous, and may come out as anything.
    let open = views.filter { !$0.isHidden }
    let fixesWidth = draw.next(2) == 0 || open.isEmpty || open.contains { $0.natural.width < 0 }
    let fixesHeight = draw.next(2) == 0 || open.isEmpty || open.contains { $0.natural.height < 0 }
    stage.place(
      stack, width: fixesWidth ? CGFloat(100 + draw.next(200)) : nil,
      height: fixesHeight ? CGFloat(100 + draw.next(200)) : nil)
    return (stack, views)
  }

  @Test("right to left is the mirror image, and nothing contradicts", arguments: 0..<150)
  func mirrored(number: Int) {
    let seed = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    var layouts: [[CGRect]] = []
    for direction in bothDirections {
      let stage = Stage(400, 400, direction: direction)
      let (stack, views) = build(seed, stage)
      // Too narrow for its gaps is a conflict; the draw leaves more room than five gaps of 20 need.
      let result = LayoutResult.capture(stage.root)
      #expect(result.diagnostics.filter { $0.rule == "conflict" }.isEmpty)
      layouts.append(stage.frames(views as [UIView] + [stack], in: stack).dropLast() + [stack.frame])
    }
    for (left, right) in zip(layouts[0].dropLast(), layouts[1]) {
      #expect(abs(left.minX - right.minX) <= 0.5 && abs(left.width - right.width) <= 0.5, "\(left) \(right)")
      #expect(left.minY == right.minY && left.height == right.height, "\(left) \(right)")
    }
  }

  @Test("views come one after another with at least their gaps between", arguments: 150..<300)
  func order(number: Int) {
    let stage = Stage(400, 400)
    let (stack, views) = build(UInt64(number) &* 0x9E37_79B9_7F4A_7C15, stage)
    stage.root.layoutIfNeeded()
    let visible = views.filter { !$0.isHidden }
    for (view, next) in zip(visible, visible.dropFirst()) {
      let custom = stack.customSpacing(after: view)
      let gap = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
      let between =
        stack.axis == .horizontal ? next.frame.minX - view.frame.maxX : next.frame.minY - view.frame.maxY
      #expect(between >= gap - 0.51)
      let isExact = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
      if isExact { #expect(abs(between - gap) <= 0.51) }
    }
    for view in views where view.isHidden {
      #expect((stack.axis == .horizontal ? view.frame.width : view.frame.height) == 0)
    }
  }
}
