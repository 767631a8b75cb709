import LPAutoLayout
import Foundation
import Testing

@MainActor
struct LayoutEngineTests {
  @Test("edges and sizes give frames in the superview's coordinates")
  func frames() {
    let fixture = Fixture()
    let card = fixture.view()
    let title = fixture.view(in: card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20),
      card.heightAnchor.constraint(equalToConstant: 100),
      title.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      title.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5, constant: 4),
      title.heightAnchor.constraint(equalToConstant: 30),
    ])
    fixture.layout()
    #expect(card.frame == CGRect(16, 20, 288, 100))
    #expect(title.frame == CGRect(70, 60, 148, 30))
  }

  @Test("leading is the right edge and constants point inward where the direction is right to left")
  func mirrored() {
    let fixture = Fixture(direction: .rightToLeft)
    let (a, b, c) = (fixture.view(), fixture.view(), fixture.view())
    NSLayoutConstraint.activate(
      [a, b, c].flatMap {
        [$0.heightAnchor.constraint(equalToConstant: 10), $0.topAnchor.constraint(equalTo: fixture.root.topAnchor)]
      } + [
        a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 16),
        a.widthAnchor.constraint(equalToConstant: 50),
        b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor).with(priority: 10),
        b.widthAnchor.constraint(equalToConstant: 20),
        c.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 5),
        c.widthAnchor.constraint(equalToConstant: 20),
      ])
    fixture.layout()
    #expect(a.frame == CGRect(254, 0, 50, 10))
    #expect(b.frame.maxX == a.frame.minX - 8)
    #expect(c.frame.minX == 5)
  }

  @Test("a location is multiplied in the common ancestor's coordinates and not mirrored")
  func locationMultipliers() {
    for (direction, expected) in [(UIUserInterfaceLayoutDirection.leftToRight, CGFloat(256)), (.rightToLeft, 0)] {
      let fixture = Fixture(direction: direction)
      let view = fixture.view()
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: view, attribute: .trailing, relatedBy: .equal, toItem: fixture.root, attribute: .trailing,
          multiplier: 0.8, constant: 0),
        view.widthAnchor.constraint(equalToConstant: 20),
        NSLayoutConstraint(
          item: view, attribute: .centerY, relatedBy: .equal, toItem: fixture.root, attribute: .centerY,
          multiplier: 0.5, constant: 0),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      fixture.layout()
      #expect((direction == .leftToRight ? view.frame.maxX : view.frame.minX) == expected)
      #expect(view.frame.midY == 120)
    }
  }

  @Test("one constraint at 251 beats five at 250")
  func strictPriorities() {
    let fixture = Fixture()
    let view = fixture.view()
    let wishes = (1...5).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)).with(priority: 250) }
    NSLayoutConstraint.activate(wishes + [view.widthAnchor.constraint(equalToConstant: 100).with(priority: 251)])
    fixture.layout()
    #expect(view.frame.width == 100)
  }

  @Test("equal priorities settle on the median")
  func median() {
    let fixture = Fixture()
    let view = fixture.view()
    NSLayoutConstraint.activate(
      [10, 20, 50].map { view.widthAnchor.constraint(equalToConstant: $0).with(priority: 500) })
    fixture.layout()
    #expect(view.frame.width == 20)
  }

  @Test("of two views that hug equally the first mentioned takes the slack", arguments: [false, true])
  func slackGoesToTheFirst(swapped: Bool) {
    let fixture = Fixture(CGSize(width: 300, height: 100))
    let boxes = [Box(50, 10), Box(60, 10)]
    for box in swapped ? boxes.reversed() : boxes { fixture.root.addSubview(box) }
    let (a, b) = (boxes[0], boxes[1])
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
    ])
    fixture.layout()
    #expect(a.frame.width == 240)
    #expect(b.frame.width == 60)
  }

  @Test("of two views that resist equally the first mentioned keeps its size")
  func shortageGoesToTheLast() {
    let fixture = Fixture(CGSize(width: 100, height: 100))
    let (a, b) = (Box(70, 10), Box(60, 10))
    fixture.root.addSubview(a)
    fixture.root.addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
    ])
    fixture.layout()
    #expect(a.frame.width == 70)
    #expect(b.frame.width == 30)
  }

  /// Three boxes in a row, whose constraints mention them in this order, and the first of them once more at the end.
  @Test(
    "ties are decided by the order of mention, not by that of the views",
    arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], [CGFloat(300), 100])
  func orderOfMention(order: [Int], width: CGFloat) {
    let fixture = Fixture(CGSize(width: width, height: 100))
    let boxes = [Box(40, 10), Box(50, 10), Box(60, 10)]
    for box in boxes { fixture.root.addSubview(box) }
    for index in order + order.prefix(1) {
      boxes[index].topAnchor.constraint(greaterThanOrEqualTo: fixture.root.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor),
      boxes[2].leadingAnchor.constraint(equalTo: boxes[1].trailingAnchor),
      boxes[2].trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
    ])
    fixture.layout()
    // The first mentioned takes the slack of 150; the last mentioned is 50 short.
    var expected: [CGFloat] = [40, 50, 60]
    if width == 300 { expected[order[0]] += 150 }
    if width == 100 {
      // The second-last gives what the last cannot.
      let shortage = max(0, 50 - expected[order[2]])
      expected[order[2]] = max(0, expected[order[2]] - 50)
      expected[order[1]] -= shortage
    }
    #expect(boxes.map(\.frame.width) == expected)
  }

  @Test("of two constraints of equal priority the later activated one yields, whichever view holds it")
  func orderOfActivation() {
    for isInnerFirst in [false, true] {
      let fixture = Fixture()
      let inner = fixture.view("inner")
      let box = fixture.view("box", in: inner)
      inner.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor).isActive = true
      // The common ancestors are the inner view and the root, which hold the constraints.
      let constraints = [
        box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 30).with(priority: 500),
        box.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10).with(priority: 500),
      ]
      for constraint in isInnerFirst ? constraints.reversed() : constraints { constraint.isActive = true }
      fixture.layout()
      #expect(box.frame.minX == (isInnerFirst ? 10 : 30))
    }
  }

  @Test("both edges go to the nearest pixel; the size is what lies between")
  func rounding() {
    let fixture = Fixture(CGSize(width: 100, height: 100), scale: 3)
    let view = fixture.view()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
      view.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, multiplier: 1 / 3),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 0.5),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    fixture.layout()
    #expect(abs(view.frame.minX - 100 / 3) < 1e-9)
    #expect(abs(view.frame.width - 100 / 3) < 1e-9)
    #expect(abs(view.frame.minY - 2 / 3) < 1e-9)
    #expect(abs(view.frame.height - 10) < 1e-9)
  }

  @Test("a label with several lines is measured again at the width that it got")
  func wrapping() {
    // FixedAdvanceText: 17 pt gives 8.5 pt a character; 20 of them fit into 170 pt.
    let fixture = Fixture(CGSize(width: 170, height: 400))
    let label = fixture.label("Twenty letters a row and then some more text here", lines: 0)
    let below = fixture.view()
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
      label.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    fixture.layout()
    #expect(label.frame.height == 61, "three lines of 20.29 points, rounded up together")
    #expect(below.frame.minY == 69)
  }

  @Test("an unchanged tree is not solved again")
  func nothingTwice() {
    let fixture = Fixture()
    let view = fixture.view()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    fixture.layout()
    let before = fixture.root.engine.statistics.builds
    fixture.layout()
    #expect(fixture.root.engine.statistics.builds == before)
    width.constant = 20
    fixture.layout()
    #expect(fixture.root.engine.statistics.builds + fixture.root.engine.statistics.updates > before)
    #expect(view.frame.width == 20)
  }

  @Test("changing what layout depends on in every layout is stopped and reported")
  func feedbackLoop() {
    final class Restless: UIView {
      var width: NSLayoutConstraint!
      override func layoutSubviews() {
        super.layoutSubviews()
        width.constant += 1
      }
    }
    let fixture = Fixture()
    let view = LayoutEnvironment.$current.withValue(fixture.root.environment) { Restless() }
    view.translatesAutoresizingMaskIntoConstraints = false
    fixture.root.addSubview(view)
    view.width = view.widthAnchor.constraint(equalToConstant: 1)
    view.width.isActive = true
    let result = fixture.result()
    #expect(result.diagnostics.contains { $0.rule == "feedback-loop" })
  }

  @Test("of two views that wish for a width with equal priority, the one mentioned first takes the slack")
  func equalWishes() {
    let fixture = Fixture()
    let (a, b) = (fixture.view("a"), fixture.view("b"))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
    ])
    for view in [a, b] {
      let wish = view.widthAnchor.constraint(equalToConstant: 50)
      wish.priority = .defaultLow
      wish.isActive = true
    }
    fixture.layout()
    #expect(a.frame.width == 270)
    #expect(b.frame.width == 50)
  }
}

extension NSLayoutConstraint {
  func with(priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

extension LayoutEngineTests {
  @Test("a baseline under a label that wraps keeps its distance from the last line")
  func baselineOfWrappedText() {
    let fixture = Fixture(CGSize(width: 170, height: 400))
    let title = fixture.label("Twenty letters a row and then some more text here", lines: 0)
    let byline = fixture.label("By somebody")
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
      title.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      byline.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      byline.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 24),
    ])
    let result = fixture.result()
    let (upper, lower) = (result.views[1], result.views[2])
    #expect(upper.content.textLines.count == 3)
    #expect(lower.content.firstBaseline == upper.content.lastBaseline.map { $0 + 24 })
    #expect(!result.constraints.contains { if case .broken = $0.state { $0.origin == .user } else { false } })
  }
}

extension LayoutEngineTests {
  @Test(
    "a view without a width is empty in both directions",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func restsEmpty(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let view = fixture.view()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    fixture.layout()
    #expect(view.frame.width == 0)
    #expect(view.frame.minX == (direction == .leftToRight ? CGFloat(16) : CGFloat(304)))
  }
}

extension LayoutEngineTests {
  @Test(
    "a content priority that is none is taken for the nearest", arguments: [0, -5, .nan, 2000, .infinity] as [Float])
  func illegalContentPriorities(priority: Float) {
    let fixture = Fixture()
    let label = fixture.label("Hello")
    label.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .vertical)
    fixture.layout()
    let rawValue = label.contentHuggingPriority(for: .horizontal).rawValue
    #expect(rawValue > 0 && rawValue <= 1000)
    #expect(label.frame.width > 0)
  }
}
