@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

/// Rows and columns: UIKit's results where they were measured, its rules elsewhere.
@MainActor
struct StackViewTests {
  /// A stack and what is in it, as along-axis lengths of views 20 points thick; nil has no content size.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var distribution: UIStackView.Distribution = .fill
    var length: CGFloat?
    var spacing: CGFloat = 0
    var views: [CGFloat?]
    var hidden: Set<Int> = []
    /// Start and length of each view.
    var expected: [(CGFloat, CGFloat)]
    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(name: "fit", views: [30, 40], expected: [(0, 30), (30, 40)]),
    Row(name: "fill: the first stretches", length: 100, spacing: 10, views: [30, 40], expected: [(0, 50), (60, 40)]),
    Row(name: "fill: the first shrinks", length: 60, spacing: 10, views: [30, 40], expected: [(0, 10), (20, 40)]),
    Row(
      name: "fill: a view without content size takes the slack", length: 100, views: [30, nil, 20],
      expected: [(0, 30), (30, 50), (80, 20)]),
    Row(
      name: "fill: of two without content size the last takes it all", length: 100, views: [30, nil, nil],
      expected: [(0, 30), (30, 0), (30, 70)]),
    Row(
      name: "fill equally", distribution: .fillEqually, length: 300, spacing: 10, views: [30, 40, nil],
      expected: [(0, 93.5), (103.5, 93), (206.5, 93.5)]),
    Row(
      name: "fill equally, as wide as it must", distribution: .fillEqually, spacing: 10, views: [30, 40],
      expected: [(0, 40), (50, 40)]),
    Row(
      name: "proportionally", distribution: .fillProportionally, length: 140, views: [160, 80, 40],
      expected: [(0, 80), (80, 40), (120, 20)]),
    Row(
      name: "proportionally with spacing: the last gives way", distribution: .fillProportionally, length: 200,
      spacing: 10, views: [60, 30], expected: [(0, 120), (130, 70)]),
    Row(
      name: "proportionally where nothing has a length: as fill", distribution: .fillProportionally, length: 90,
      views: [nil, nil], expected: [(0, 0), (0, 90)]),
    Row(
      name: "equal spacing", distribution: .equalSpacing, length: 200, spacing: 5, views: [30, 40, 50],
      expected: [(0, 30), (70, 40), (150, 50)]),
    Row(
      name: "equal spacing, as wide as it must", distribution: .equalSpacing, spacing: 5, views: [30, 40, 50],
      expected: [(0, 30), (35, 40), (80, 50)]),
    Row(
      name: "equal centering", distribution: .equalCentering, length: 200, spacing: 5, views: [30, 40, 50],
      expected: [(0, 30), (75, 40), (150, 50)]),
    Row(
      name: "equal centering keeps the spacing", distribution: .equalCentering, length: 130, spacing: 10,
      views: [80, 10, 20], expected: [(0, 80), (90, 10), (110, 20)]),
    Row(
      name: "hidden in the middle", spacing: 10, views: [30, 40, 50], hidden: [1],
      expected: [(0, 30), (35, 0), (40, 50)]),
    Row(name: "hidden first", spacing: 10, views: [30, 40, 50], hidden: [0], expected: [(0, 0), (0, 40), (50, 50)]),
    Row(name: "hidden last", spacing: 10, views: [30, 40, 50], hidden: [2], expected: [(0, 30), (40, 40), (80, 0)]),
    Row(name: "all hidden", spacing: 10, views: [30, 40], hidden: [0, 1], expected: [(0, 0), (0, 0)]),
    Row(
      name: "hidden among equal ones", distribution: .fillEqually, length: 110, spacing: 10, views: [30, 40, nil],
      hidden: [0], expected: [(0, 0), (0, 50), (60, 50)]),
  ]

  @Test("along the axis", arguments: rows)
  func along(row: Row) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for direction in bothDirections {
        let stage = Stage(direction: direction)
        let stack = stage.make { UIStackView() }
        stack.axis = axis
        stack.distribution = row.distribution
        stack.spacing = row.spacing
        let isRow = axis == .horizontal
        let views = row.views.map { length in
          stage.make { isRow ? Box(length ?? -1, 20) : Box(20, length ?? -1) }
        }
        for (index, view) in views.enumerated() {
          view.isHidden = row.hidden.contains(index)
          stack.addArrangedSubview(view)
        }
        stage.place(stack, width: isRow ? row.length : nil, height: isRow ? nil : row.length)
        let frames = stage.frames(views, in: stack)
        for (frame, expected) in zip(frames, row.expected) {
          let (start, length) = isRow ? (frame.minX, frame.width) : (frame.minY, frame.height)
          #expect(abs(start - expected.0) <= 0.5, "\(axis) \(direction) \(frames)")
          #expect(abs(length - expected.1) <= 0.5, "\(axis) \(direction) \(frames)")
        }
        let last = row.expected.last!
        let length = row.length ?? last.0 + last.1
        #expect(abs((isRow ? stack.frame.width : stack.frame.height) - length) <= 0.5)
        #expect(LayoutResult.capture(stage.root).diagnostics.filter { $0.rule == "conflict" }.isEmpty)
      }
    }
  }

  struct Crossing: Sendable, CustomTestStringConvertible {
    var alignment: UIStackView.Alignment
    var thickness: CGFloat?
    /// Start and length across the axis of views 20 and 40 points thick and one without a size.
    var expected: [(CGFloat, CGFloat)]
    var testDescription: String { "\(alignment) in \(thickness.map { "\($0)" } ?? "any")" }
  }

  nonisolated static let crossings: [Crossing] = [
    Crossing(alignment: .fill, expected: [(0, 40), (0, 40), (0, 40)]),
    Crossing(alignment: .fill, thickness: 60, expected: [(0, 60), (0, 60), (0, 60)]),
    Crossing(alignment: .leading, expected: [(0, 20), (0, 40), (0, 0)]),
    Crossing(alignment: .leading, thickness: 60, expected: [(0, 20), (0, 40), (0, 0)]),
    Crossing(alignment: .center, expected: [(10, 20), (0, 40), (20, 0)]),
    Crossing(alignment: .center, thickness: 60, expected: [(20, 20), (10, 40), (30, 0)]),
    Crossing(alignment: .trailing, expected: [(20, 20), (0, 40), (40, 0)]),
    Crossing(alignment: .trailing, thickness: 60, expected: [(40, 20), (20, 40), (60, 0)]),
  ]

  @Test("across the axis", arguments: crossings)
  func across(row: Crossing) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for direction in bothDirections {
        let stage = Stage(direction: direction)
        let stack = stage.make { UIStackView() }
        stack.axis = axis
        stack.alignment = row.alignment
        let isRow = axis == .horizontal
        let thicknesses: [CGFloat] = [20, 40, -1]
        let views = thicknesses.map { thickness in
          stage.make { isRow ? Box(30, thickness) : Box(thickness, 30) }
        }
        for view in views { stack.addArrangedSubview(view) }
        stage.place(stack, width: isRow ? nil : row.thickness, height: isRow ? row.thickness : nil)
        let frames = stage.frames(views, in: stack)
        for (frame, expected) in zip(frames, row.expected) {
          let (start, length) = isRow ? (frame.minY, frame.height) : (frame.minX, frame.width)
          #expect(start == expected.0, "\(axis) \(direction) \(frames)")
          #expect(length == expected.1, "\(axis) \(direction) \(frames)")
        }
        #expect((isRow ? stack.frame.height : stack.frame.width) == row.thickness ?? 40)
      }
    }
  }

  @Test("first baselines: the lowest bottom touches, extra height goes above", arguments: bothDirections)
  func firstBaselines(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    // A label of 20.5 and a field of 30 points, as in an Interface Builder document: the field sticks out above.
    let label = stage.make { UILabel() }
    label.text = "Name"
    let field = stage.make { UITextField() }
    field.text = "Ada"
    field.borderStyle = .bezel
    let stack = stage.make { UIStackView(arrangedSubviews: [label, field]) }
    stack.alignment = .firstBaseline
    stage.place(stack, y: 100)
    field.heightAnchor.constraint(equalToConstant: 30).isActive = true
    stage.root.layoutIfNeeded()
    // Half of the difference of the heights is 4.75: the field begins 4.75 above and ends 4.75 below the label.
    #expect(label.frame.minY == 0)
    #expect(abs(field.frame.minY + 4.75) <= 0.5)
    #expect(abs(stack.frame.height - 25.25) <= 0.5)
    stack.heightAnchor.constraint(equalToConstant: 40).isActive = true
    stage.root.layoutIfNeeded()
    #expect(abs(field.frame.maxY - 40) <= 0.5)
  }

  @Test("last baselines mirror first ones")
  func lastBaselines() {
    let stage = Stage()
    let small = stage.make { UILabel() }
    small.text = "Name"
    let large = stage.make { UILabel() }
    large.text = "Ada"
    large.font = .systemFont(ofSize: 34)
    let stack = stage.make { UIStackView(arrangedSubviews: [small, large]) }
    stack.alignment = .lastBaseline
    stage.place(stack, height: 80)
    stage.root.layoutIfNeeded()
    #expect(large.frame.minY == 0)
    let baselines = [small, large].map { $0.frame.minY + $0.contentBaselines()!.last.offset(inHeight: $0.frame.height) }
    #expect(abs(baselines[0] - baselines[1]) <= 0.5)
  }

  @Test("margins, custom spacing and system spacing", arguments: bothDirections)
  func spacings(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    let boxes = (0..<4).map { _ in stage.make { Box(10, 10) } }
    let stack = stage.make { UIStackView(arrangedSubviews: boxes) }
    stack.spacing = 5
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    stack.setCustomSpacing(30, after: boxes[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
    stage.place(stack)
    #expect(stage.frames(boxes, in: stack).map(\.minX) == [20, 60, 78, 93])
    #expect(boxes[0].frame.minY == 1)
    #expect(stack.frame.size == CGSize(width: 107, height: 14))
    #expect(stack.customSpacing(after: boxes[0]) == 30)
    #expect(stack.customSpacing(after: boxes[3]) == UIStackView.spacingUseDefault)

    // The gap passes to the visible view before.
    boxes[1].isHidden = true
    #expect(stage.frames(boxes, in: stack).map(\.minX) == [20, 45, 60, 75])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    #expect(stage.frames(boxes, in: stack).map(\.minX) == [20, 32.5, 35, 50])
  }

  @Test("a column spaced by baselines")
  func baselineRelative() {
    let stage = Stage()
    let labels = (0..<3).map { index in
      let label = stage.make { UILabel() }
      label.text = "Line \(index)"
      return label
    }
    let stack = stage.make { UIStackView(arrangedSubviews: labels) }
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: labels[1])
    stage.place(stack)
    stage.root.layoutIfNeeded()
    // Two texts of 17 points are 20 apart by the system's rule, as measured.
    #expect(labels.map(\.frame.minY) == [0, 40, 60])
  }

  @Test("who takes the slack of several views without a length is ambiguous; of one it is not", arguments: [1, 2])
  func ambiguity(count: Int) {
    let stage = Stage()
    let boxes = [stage.make { Box(30, 20) }] + (0..<count).map { _ in stage.make { Box(-1, 20) } }
    let stack = stage.make { UIStackView(arrangedSubviews: boxes) }
    stage.place(stack, width: 100)
    let result = LayoutResult.capture(stage.root)
    #expect(result.diagnostics.contains { $0.rule.hasPrefix("ambiguous") } == (count > 1))
  }

  @Test("changes are followed: order, visibility, removal, axis")
  func changes() {
    let stage = Stage()
    let boxes = (1...3).map { index in stage.make { Box(CGFloat(index) * 10, CGFloat(index) * 10) } }
    let stack = stage.make { UIStackView(arrangedSubviews: boxes) }
    stack.alignment = .top
    stage.place(stack)
    func starts() -> [CGFloat] { stage.frames(boxes, in: stack).map(\.minX) }
    #expect(starts() == [0, 10, 30])
    stack.insertArrangedSubview(boxes[2], at: 0)
    #expect(starts() == [30, 40, 0])
    boxes[0].isHidden = true
    #expect(starts() == [30, 30, 0])
    boxes[0].isHidden = false
    #expect(starts() == [30, 40, 0])
    stack.removeArrangedSubview(boxes[0])
    #expect(boxes[0].superview === stack)
    #expect(stack.arrangedSubviews.count == 2)
    boxes[0].removeFromSuperview()
    #expect(starts()[1...] == [30, 0])
    boxes[2].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    #expect(starts()[1] == 0)
    stack.addArrangedSubview(boxes[2])
    stack.axis = .vertical
    stage.root.layoutIfNeeded()
    #expect(boxes[2].frame.minY == 20)
    #expect(stack.frame.size == CGSize(width: 30, height: 50))
  }

  @Test("proportions follow the content, also of what is nested")
  func proportionsFollow() {
    let stage = Stage()
    let boxes = [Box(10, 10), Box(30, 10)]
    let inner = stage.make { UIStackView(arrangedSubviews: [boxes[1]]) }
    let stack = stage.make { UIStackView(arrangedSubviews: [boxes[0], inner]) }
    stack.distribution = .fillProportionally
    stage.place(stack, width: 200)
    #expect(stage.frames([boxes[0], inner], in: stack).map(\.width) == [50, 150])
    boxes[1].natural.width = 10
    #expect(stage.frames([boxes[0], inner], in: stack).map(\.width) == [100, 100])
  }

  @Test("constraints are made again only when something changed")
  func noChurn() {
    let stage = Stage()
    let boxes = (0..<3).map { _ in stage.make { Box(10, 10) } }
    let stack = stage.make { UIStackView(arrangedSubviews: boxes) }
    stage.place(stack)
    stage.root.layoutIfNeeded()
    let before = stack.constraints.map(ObjectIdentifier.init)
    stack.setNeedsUpdateConstraints()
    boxes[0].natural = CGSize(width: 30, height: 30)
    stage.root.layoutIfNeeded()
    #expect(stack.constraints.map(ObjectIdentifier.init) == before)
    #expect(boxes[1].frame.minX == 30)
    stack.spacing = 4
    stage.root.layoutIfNeeded()
    #expect(stack.constraints.map(ObjectIdentifier.init) != before)
  }

  @Test("the constraints carry UIKit's names and priorities, and no author")
  func identifiers() {
    let stage = Stage()
    let boxes = (0..<3).map { _ in stage.make { Box(10, 10) } }
    let stack = stage.make { UIStackView(arrangedSubviews: boxes) }
    stack.distribution = .equalCentering
    stack.alignment = .center
    boxes[2].isHidden = true
    stage.place(stack)
    stage.root.layoutIfNeeded()
    // Constraints of one view alone are held by that view.
    let made = (boxes + [stack]).flatMap(\.constraints)
    #expect(made.allSatisfy { $0.origin == .system })
    let named = Set(made.map { "\($0.identifier ?? "") \($0.priority.rawValue)" })
    #expect(
      named == [
        "UISV-canvas-connection 1000.0", "UISV-spacing 1000.0", "UISV-canvas-fit 49.0", "UISV-alignment 1000.0",
        "UISV-spanning-boundary 1000.0", "UISV-spanning-fit 51.0", "UISV-ambiguity-suppression 25.0",
        "UISV-hiding 999.999", "UISV-spacing 1.0",
      ], "the place of a hidden view is weak")
  }

  @Test("a row that is too narrow is a conflict that names the stack's constraints")
  func conflict() throws {
    let stage = Stage()
    let boxes = (0..<2).map { _ in stage.make { Box(10, 10) } }
    let stack = stage.make { UIStackView(arrangedSubviews: boxes) }
    stage.place(stack, width: 50)
    for box in boxes { box.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    let conflicts = LayoutResult.capture(stage.root).diagnostics.filter { $0.rule == "conflict" }
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(conflict.notes.contains { $0.message.contains("UISV-spacing") })
  }

  @Test("stacks in stacks", arguments: bothDirections)
  func nesting(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    let icon = stage.make { Box(24, 24) }
    let lines = (0..<2).map { index in stage.make { Box(CGFloat(60 + 20 * index), 20) } }
    let column = stage.make { UIStackView(arrangedSubviews: lines) }
    column.axis = .vertical
    column.spacing = 3
    column.alignment = .leading
    let row = stage.make { UIStackView(arrangedSubviews: [icon, column]) }
    row.spacing = 8
    row.alignment = .center
    stage.place(row)
    #expect(stage.frames([icon, column], in: row) == [CGRect(0, 9.5, 24, 24), CGRect(32, 0, 80, 43)])
    #expect(stage.frames(lines, in: column) == [CGRect(0, 0, 60, 20), CGRect(0, 23, 80, 20)])
    #expect(row.forFirstBaselineLayout === lines[0])
    #expect(row.forLastBaselineLayout === lines[1])
  }

  /// A row of a stack view and a box; the stack view holds boxes of these heights.
  struct TallRow: Sendable, CustomTestStringConvertible {
    var axis: NSLayoutConstraint.Axis
    var heights: [CGFloat]
    var box: CGFloat
    var isStackTaller: Bool
    var testDescription: String { "\(heights) \(axis == .vertical ? "in a column" : "in a row"), and \(box)" }
  }

  nonisolated static let tallRows = [
    TallRow(axis: .vertical, heights: [30, 30], box: 65, isStackTaller: true),
    TallRow(axis: .vertical, heights: [30, 30], box: 75, isStackTaller: false),
    TallRow(axis: .vertical, heights: [30], box: 35, isStackTaller: false),
    TallRow(axis: .vertical, heights: [30, 30], box: 70, isStackTaller: true),
    TallRow(axis: .horizontal, heights: [20, 40], box: 30, isStackTaller: true),
    TallRow(axis: .horizontal, heights: [20, 40], box: 50, isStackTaller: false),
  ]

  @Test("what is aligned to a row's baselines is aligned to its tallest view", arguments: tallRows)
  func tallestBaseline(row: TallRow) {
    let stage = Stage()
    let (stack, inner) = stage.make { (UIStackView(), UIStackView()) }
    (inner.axis, inner.spacing, stack.alignment, inner.alignment) = (row.axis, 10, .center, .center)
    let box = stage.make { Box(20, row.box) }
    for height in row.heights { inner.addArrangedSubview(stage.make { Box(20, height) }) }
    for view in [inner, box] { stack.addArrangedSubview(view) }
    stage.place(stack)
    let (first, last) = stage.make { (Box(5, 5), Box(5, 5)) }
    for (view, anchor) in [(first, stack.firstBaselineAnchor), (last, stack.lastBaselineAnchor)] {
      stage.root.addSubview(view)
      view.topAnchor.constraint(equalTo: anchor).isActive = true
    }
    stage.root.layoutIfNeeded()
    // A box's baselines are its top and its bottom edge.
    #expect((inner.frame.height > row.box || inner.frame.height == row.box) == row.isStackTaller)
    let thickness = max(inner.frame.height, row.box)
    #expect([first.frame.minY, last.frame.minY] == [0, thickness])
  }

  @Test("a tree in which a view was added to one inside of it was kept for ever")
  func cyclesAreNotKept() {
    weak var kept: UIView?
    LayoutEnvironment.$current.withValue(LayoutEnvironment()) {
      let (root, inner) = (UIView(), UIView())
      root.addSubview(inner)
      inner.addSubview(root)
      inner.addSubview(inner)
      #expect(LayoutResult.capture(root).diagnostics.filter { $0.rule == "cyclic-tree" }.count == 2)
      kept = root
    }
    #expect(kept == nil)
  }

  @Test("a view that holds the stack cannot be arranged in it")
  func cycles() {
    let stage = Stage()
    let stack = stage.make { UIStackView() }
    stage.place(stack)
    stack.addArrangedSubview(stage.root)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(LayoutResult.capture(stage.root).diagnostics.contains { $0.rule == "cyclic-tree" })
  }

  @Test("a hidden view keeps its whole alignment across the axis, and its own constraints may drive the thickness")
  func hiddenAcross() {
    let stage = Stage()
    let stack = stage.make { UIStackView() }
    let (shown, hidden) = (stage.make { Box(30, 20) }, stage.make { Box(40, 90) })
    hidden.isHidden = true
    stack.addArrangedSubview(shown)
    stack.addArrangedSubview(hidden)
    stage.place(stack)
    // Its content does not count.
    #expect(stage.frames([shown, hidden], in: stack).map(\.height) == [20, 20])
    hidden.heightAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(stage.frames([shown, hidden], in: stack).map(\.height) == [50, 50])
    #expect(hidden.frame.width == 0)
  }

  /// Measured by an answer on StackOverflow (a stack of 200 points; mcmap.net, question 1871613).
  @Test("shares of a proportional stack were of what lies between its margins")
  func proportionalMargins() {
    let stage = Stage()
    let boxes = [stage.make { Box(25, 50) }, stage.make { Box(75, 50) }]
    let stack = stage.make { UIStackView(arrangedSubviews: boxes) }
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    stage.place(stack, width: 200)
    #expect(stage.frames(boxes, in: stack).map { [$0.minX, $0.width] } == [[10, 50], [60, 130]])
    boxes[1].isHidden = true
    let result = LayoutResult.capture(stage.root)
    #expect(stage.frames([boxes[0]], in: stack).map(\.minX) == [10])
    #expect(
      result.diagnostics.contains { $0.rule == "conflict" }, "a single view wants the whole length, as UIKit logs")
  }

  /// The same answer has a log of UIKit: it breaks the stack view's connection at the trailing edge.
  @Test(
    "the only view of a proportional stack with margins lost its share instead of the margin", arguments: [true, false])
  func singleShare(isRow: Bool) throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(direction: direction)
      let box = stage.make { Box(25, 25) }
      let stack = stage.make { UIStackView(arrangedSubviews: [box]) }
      stack.axis = isRow ? .horizontal : .vertical
      stack.distribution = .fillProportionally
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      stage.place(stack, width: 200, height: 200)
      let result = LayoutResult.capture(stage.root)
      #expect(
        stage.frames([box], in: stack) == [CGRect(x: 10, y: 10, width: isRow ? 200 : 180, height: isRow ? 180 : 200)])
      #expect(stack.frame.size == CGSize(width: 200, height: 200))
      let conflict = try #require(result.diagnostics.first { $0.rule == "conflict" })
      #expect(conflict.message.contains(isRow ? "trailing" : "bottom"), "\(conflict.message)")
    }
  }

  @Test("a constraint of the app to a hidden view pulled the visible ones along")
  func hiddenPlace() {
    let stage = Stage()
    let (shown, hidden) = (stage.make { Box(30, 20) }, stage.make { Box(40, 90) })
    hidden.isHidden = true
    let stack = stage.make { UIStackView(arrangedSubviews: [shown, hidden]) }
    stack.alignment = .center
    stage.place(stack, width: 200)
    shown.leadingAnchor.constraint(equalTo: hidden.leadingAnchor).isActive = true
    hidden.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let result = LayoutResult.capture(stage.root)
    #expect(stage.frames([shown], in: stack) == [CGRect(x: 0, y: 0, width: 200, height: 20)])
    #expect(stack.frame.height == 20, "a hidden view bounds the stack across no more")
    #expect(!result.diagnostics.contains { $0.rule == "conflict" })
  }

  @Test("a stack view made in code has no margins")
  func margins() {
    #expect(UIStackView().layoutMargins == .zero)
  }
}
