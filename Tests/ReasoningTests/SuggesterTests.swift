import LPComponents
import Foundation
import LPLayoutDSL
import LPReasoning
import LPSupport
import Testing

@MainActor
struct SuggesterTests {
  private static func screen(
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight, safeTop: CGFloat = 0, scale: CGFloat = 2,
    _ build: @MainActor (UIView) -> Void
  ) -> UIView {
    let environment = LayoutEnvironment(
      traits: TraitValues(layoutDirection: direction, displayScale: scale), screenSize: CGSize(width: 320, height: 480),
      safeAreaInsets: UIEdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0))
    return LayoutEnvironment.$current.withValue(environment) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      root.marginState.safeArea = environment.safeAreaInsets
      build(root)
      root.layoutIfNeeded()
      return root
    }
  }

  private static func add(_ view: UIView, _ name: String, to parent: UIView) {
    view.nameSources.name = name
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  private static func label(_ name: String, in parent: UIView) -> UILabel {
    let label = UILabel()
    label.text = name
    add(label, name, to: parent)
    return label
  }

  @Test func `a label without a place gets one equation for each axis and no size`() {
    let root = Self.screen { _ = Self.label("title", in: $0) }
    let suggester = Suggester(root)
    #expect(suggester.ambiguous.count == 1)
    suggester.addMissing()
    #expect(suggester.ambiguous.isEmpty)
    #expect(suggester.moved.isEmpty)
    #expect(suggester.lines.sorted() == ["title.leading == screen.leading", "title.top == screen.top"])
  }

  @Test func `nothing is added to a layout that is unambiguous`() {
    let root = Self.screen { screen in
      let title = Self.label("title", in: screen)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
        title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 30),
      ])
    }
    let suggester = Suggester(root)
    suggester.addMissing()
    #expect(suggester.changes.isEmpty)
  }

  @Test func `a view without a content size gets a size only on the axis that lacks one`() {
    let root = Self.screen { screen in
      let box = UIView()
      Self.add(box, "box", to: screen)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
        box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 30),
      ])
    }
    let suggester = Suggester(root)
    suggester.addMissing()
    #expect(suggester.ambiguous.isEmpty)
    #expect(suggester.lines.count == 1)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a reset reproduces a form in both directions`(direction: UIUserInterfaceLayoutDirection) {
    let root = Self.screen(direction, safeTop: 20) { screen in
      let (name, field, save) = (Self.label("name", in: screen), UITextField(), UIButton(type: .system))
      Self.add(field, "field", to: screen)
      name.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      Self.add(save, "save", to: screen)
      save.setTitle("Save", for: .normal)
      NSLayoutConstraint.activate([
        name.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
        field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
        field.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 12),
        name.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        save.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
        save.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -24),
      ])
    }
    let suggester = Suggester(root)
    suggester.reset()
    #expect(suggester.moved.isEmpty)
    #expect(suggester.ambiguous.isEmpty)
    let lines = suggester.lines
    #expect(lines.contains("field.leading == name.trailing + 8"))
    #expect(lines.contains("field.top == screen.safeArea.top + 12"))
    #expect(lines.contains("save.centerX == screen.centerX"))
    #expect(lines.contains("save.bottom == screen.bottom - 24"))
    #expect(!lines.contains { $0.contains(".width == ") || $0.contains(".height == ") })
  }

  @Test func `views of a row that share its width get equal widths`() {
    let root = Self.screen(scale: 3) { screen in
      let boxes = (0..<3).map { _ in UIView() }
      for (index, box) in boxes.enumerated() {
        Self.add(box, "box\(index)", to: screen)
        box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 40).isActive = true
        box.heightAnchor.constraint(equalToConstant: 30).isActive = true
      }
      NSLayoutConstraint.activate([
        boxes[0].leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
        boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 8),
        boxes[2].leadingAnchor.constraint(equalTo: boxes[1].trailingAnchor, constant: 8),
        boxes[2].trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -10),
        boxes[1].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
        boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
      ])
    }
    // A third of 284 points lies off the pixel grid.
    let suggester = Suggester(root)
    suggester.reset()
    #expect(suggester.moved.isEmpty)
    #expect(suggester.ambiguous.isEmpty)
    #expect(suggester.lines.contains("box1.width == box0.width"))
    #expect(suggester.lines.filter { $0.contains(".height == 30") }.count == 1)
    root.frame.size.width = 620
    root.layoutIfNeeded()
    #expect(abs(root.subviews[1].frame.width - 584.0 / 3) < 0.5)
  }

  @Test func `the content of a scroll view is as wide as the scroll view and as high as its views`() {
    let root = Self.screen { screen in
      let (scroll, content) = (UIScrollView(), UIView())
      Self.add(scroll, "scroll", to: screen)
      Self.add(content, "content", to: scroll)
      let title = Self.label("title", in: content)
      NSLayoutConstraint.activate([
        scroll.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        scroll.topAnchor.constraint(equalTo: screen.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: content.topAnchor, constant: 700),
        title.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      ])
    }
    let size = (root.subviews[0] as? UIScrollView)?.contentSize
    let suggester = Suggester(root)
    suggester.reset()
    #expect(suggester.moved.isEmpty)
    #expect(suggester.ambiguous.isEmpty)
    #expect((root.subviews[0] as? UIScrollView)?.contentSize == size)
    #expect(suggester.lines.contains("content.width == scroll.width"))
  }

  @Test func `arranged views get no equations but for the sizes that the stack leaves open`() {
    let root = Self.screen { screen in
      let stack = UIStackView()
      Self.add(stack, "stack", to: screen)
      let (title, box) = (UILabel(), UIView())
      title.text = "title"
      box.nameSources.name = "box"
      stack.addArrangedSubview(title)
      stack.addArrangedSubview(box)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
        stack.topAnchor.constraint(equalTo: screen.topAnchor, constant: 16),
        box.widthAnchor.constraint(equalToConstant: 44),
      ])
    }
    let suggester = Suggester(root)
    suggester.reset()
    #expect(suggester.moved.isEmpty)
    #expect(suggester.ambiguous.isEmpty)
    #expect(suggester.lines.filter { $0.hasPrefix("box.") } == ["box.width == 44"])
  }

  /// Boxes with frames in a screen of 320 × 480 points.
  private static func boxes(_ frames: [CGRect]) -> (root: UIView, suggester: Suggester, boxes: [UIView]) {
    var boxes: [UIView] = []
    let root = screen { screen in
      for index in frames.indices {
        let box = UIView()
        add(box, "box\(index + 1)", to: screen)
        boxes.append(box)
      }
    }
    let places = Dictionary(uniqueKeysWithValues: zip(boxes, frames).map { (ObjectIdentifier($0), $1) })
    let suggester = Suggester(root, frames: places)
    suggester.reset()
    return (root, suggester, boxes)
  }

  @Test func `a row with the same distance from both edges stays in the middle of wider screens`() {
    let (root, suggester, boxes) = Self.boxes([
      CGRect(x: 52, y: 40, width: 96, height: 96), CGRect(x: 172, y: 40, width: 96, height: 96),
    ])
    #expect(suggester.moved.isEmpty && suggester.ambiguous.isEmpty)
    root.frame.size.width = 768
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [276, 396], "\(suggester.lines)")
    // A row at one edge stays there.
    let (left, other, placed) = Self.boxes([
      CGRect(x: 52, y: 40, width: 60, height: 60), CGRect(x: 120, y: 40, width: 60, height: 60),
    ])
    left.frame.size.width = 768
    left.layoutIfNeeded()
    #expect(placed.map(\.frame.minX) == [52, 120], "\(other.lines)")
  }

  @Test func `the view of a stack without a content size gets the size, not the stack`() {
    var (title, box, stack): (UIView, UIView, UIStackView) = (UIView(), UIView(), UIStackView())
    let root = Self.screen { screen in
      stack = UIStackView()
      stack.axis = .vertical
      Self.add(stack, "stack", to: screen)
      title = UILabel()
      (title as? UILabel)?.text = "Title"
      box = UIView()
      for view in [title, box] { stack.addArrangedSubview(view) }
      (title.nameSources.name, box.nameSources.name) = ("title", "box")
    }
    let height = title.intrinsicContentSize.height
    let suggester = Suggester(
      root,
      frames: [
        ObjectIdentifier(stack): CGRect(x: 20, y: 30, width: 280, height: height + 150),
        ObjectIdentifier(title): CGRect(x: 0, y: 0, width: 280, height: height),
        ObjectIdentifier(box): CGRect(x: 0, y: height, width: 280, height: 150),
      ])
    suggester.reset()
    #expect(suggester.moved.isEmpty && suggester.ambiguous.isEmpty)
    #expect(suggester.lines.contains("box.height == 150"), "\(suggester.lines)")
    #expect(!suggester.lines.contains { $0.hasPrefix("stack.height") })
  }

  @Test func `a hidden view is placed by nothing that is shown`() {
    let root = Self.screen { screen in
      let (hint, title) = (Self.label("hint", in: screen), Self.label("title", in: screen))
      hint.isHidden = true
      NSLayoutConstraint.activate([
        hint.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
        hint.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
        title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
        title.topAnchor.constraint(equalTo: hint.bottomAnchor, constant: 30),
      ])
    }
    let suggester = Suggester(root)
    suggester.reset()
    #expect(suggester.moved.isEmpty)
    #expect(suggester.ambiguous.isEmpty)
    #expect(!suggester.lines.contains { $0.hasPrefix("title.") && $0.contains("hint.") })
  }

  @Test func `changes of one tree make another of the same preview unambiguous`() {
    let first = Self.screen { _ = Self.label("title", in: $0) }
    let second = Self.screen(.rightToLeft) { _ = Self.label("title", in: $0) }
    let (source, target) = (Suggester(first), Suggester(second))
    source.addMissing()
    target.apply(source.treeChanges, resetting: false)
    #expect(target.ambiguous.isEmpty)
    #expect(second.subviews[0].frame.maxX == 320)
  }

  // MARK: Ties

  /// Views in a row or a column from edge to edge, whose contents need less than there is.
  private static func line(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> UIView {
    screen { root in
      for (number, view) in views.enumerated() { add(view, "v\(number)", to: root) }
      let isRow = axis == .horizontal
      let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
        isRow ? (.leading, .trailing) : (.top, .bottom)
      for (number, view) in views.enumerated() {
        let before = number == 0 ? root : views[number - 1]
        var made = [
          NSLayoutConstraint(
            item: view, attribute: start, relatedBy: .equal, toItem: before, attribute: number == 0 ? start : end,
            multiplier: 1, constant: 8),
          NSLayoutConstraint(
            item: view, attribute: isRow ? .top : .leading, relatedBy: .equal, toItem: root,
            attribute: isRow ? .top : .leading, multiplier: 1, constant: 20),
        ]
        if number == views.count - 1 {
          made.append(
            NSLayoutConstraint(
              item: root, attribute: end, relatedBy: .equal, toItem: view, attribute: end, multiplier: 1, constant: 8))
        }
        NSLayoutConstraint.activate(made)
      }
    }
  }

  private static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  private static func text(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.setContentHuggingPriority(.defaultLow, for: .vertical)
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return label
  }

  @Test func `a field between buttons stretches, and the buttons hug their contents`() {
    let root = Self.line([Self.button("+"), UITextField(), Self.button("Send")], .horizontal)
    let suggester = Suggester(root)
    suggester.addMissing()
    #expect(suggester.lines.sorted() == ["v0.hugging(.horizontal, 251)", "v2.hugging(.horizontal, 251)"])
    #expect(suggester.ambiguous.isEmpty && suggester.moved.isEmpty)
    #expect(root.subviews[0].frame.width < 60)
  }

  @Test(arguments: 2...5) func `rows and columns with one view that should stretch need hugging alone`(count: Int) {
    var hugging = 0
    var total = 0
    var others: [String] = []
    for place in 0..<count {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        for kind in 0..<4 {
          let views = (0..<count).map { number -> UIView in
            if number == place {
              switch kind {
              case 0: return axis == .horizontal ? UITextField() : Self.text("Takes the room")
              case 1: return Self.text("Takes the room")
              case 2: return axis == .horizontal ? UISlider() : Self.text("Text")
              default: return Self.text("Name")
              }
            }
            return number % 2 == 0 || kind == 2 ? Self.button("B\(number)") : UIImageView(image: Self.icon)
          }
          let suggester = Suggester(Self.line(views, axis))
          suggester.addMissing()
          total += 1
          let isHugging = suggester.lines.allSatisfy { $0.contains(".hugging(") && !$0.hasPrefix("v\(place).") }
          if isHugging, suggester.ambiguous.isEmpty {
            hugging += 1
          } else {
            others.append("\(axis) \(place) \(kind): \(suggester.lines)")
          }
        }
      }
    }
    #expect(Double(hugging) >= 0.9 * Double(total), "\(hugging) of \(total): \(others)")
  }

  /// A view of a generated row or column, and whether it has the size of what it shows.
  private static func generated(_ number: Int, stretches: Bool, isRow: Bool, _ random: inout SplitMix64) -> UIView {
    guard stretches else {
      switch random.below(isRow ? 7 : 5) {
      case 0: return button(["+", "Send", "More options", "Cancel"][random.below(4)])
      case 1: return UIImageView(image: icon)
      case 2: return UISwitch()
      case 3: return UIStepper()
      case 4: return UIActivityIndicatorView(style: .medium)
      case 5: return UIPageControl()
      default: return button("B\(number)")
      }
    }
    switch random.below(isRow ? 6 : 3) {
    case 0:
      let label = text("Some text that takes the room of \(number)")
      label.numberOfLines = 0
      return label
    case 1: return text(["Name", "A longer text", "x"][random.below(3)])
    case 2:
      let view = UITextView()
      (view.text, view.isScrollEnabled) = ("Some text", false)
      return view
    case 3: return UITextField()
    case 4: return UISlider()
    default: return UISearchBar()
    }
  }

  @Test func `of a hundred generated rows and columns nine in ten need hugging alone`() {
    var (hugging, others): (Int, [String]) = (0, [])
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(seed))
      let (isRow, count) = (random.below(3) > 0, 2 + random.below(4))
      let stretched = random.below(count)
      let views = (0..<count).map {
        Self.generated($0, stretches: $0 == stretched, isRow: isRow, &random)
      }
      let suggester = Suggester(Self.line(views, isRow ? .horizontal : .vertical))
      suggester.addMissing()
      let isRight = suggester.lines.allSatisfy { $0.contains(".hugging(") && !$0.hasPrefix("v\(stretched).") }
      if isRight, suggester.ambiguous.isEmpty, suggester.moved.isEmpty {
        hugging += 1
      } else {
        let kinds = views.map { "\(type(of: $0))" }.joined(separator: " ")
        others.append("\(seed) \(isRow ? "row" : "column") \(kinds) \(stretched): \(suggester.lines)")
      }
    }
    #expect(hugging >= 90, "\(hugging): \(others.joined(separator: "\n"))")
  }

  private static let icon = UIImage(.missing("icon"), size: CGSize(width: 24, height: 24))
}
