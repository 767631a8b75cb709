import LPAutoLayout
import Foundation
import Testing

@MainActor
struct AutoresizingTests {
  /// A frame (10, 0, 30, …) in a superview 100 wide that becomes 200 wide.
  @Test(
    "a mask shares out what the superview gains",
    arguments: [
      ([], 10.0, 30.0), ([.flexibleRightMargin], 10, 30), ([.flexibleLeftMargin], 110, 30),
      ([.flexibleWidth], 10, 130), ([.flexibleLeftMargin, .flexibleRightMargin], 24.5, 30),
      ([.flexibleWidth, .flexibleRightMargin], 10, 63.33), ([.flexibleLeftMargin, .flexibleWidth], 35, 105),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func masks(mask: UIView.AutoresizingMask, x: Double, width: Double) {
    let fixture = Fixture(CGSize(width: 100, height: 50))
    let view = LayoutEnvironment.$current.withValue(fixture.root.environment) { UIView(frame: CGRect(10, 0, 30, 20)) }
    view.autoresizingMask = mask
    fixture.root.addSubview(view)
    fixture.layout()
    #expect(view.frame == CGRect(10, 0, 30, 20))
    fixture.root.frame.size.width = 200
    fixture.layout()
    #expect(abs(view.frame.minX - x) <= 0.25, "x is \(view.frame.minX)")
    #expect(abs(view.frame.width - width) <= 0.5, "width is \(view.frame.width)")
  }

  @Test("a view laid out by its frame lives with one laid out by constraints")
  func mixed() {
    let fixture = Fixture()
    let byHand = UIView(frame: CGRect(40, 50, 60, 70))
    fixture.root.addSubview(byHand)
    let view = fixture.view()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: byHand.bottomAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: byHand.leadingAnchor),
      view.widthAnchor.constraint(equalTo: byHand.widthAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    fixture.layout()
    #expect(view.frame == CGRect(40, 128, 60, 10))
    byHand.frame.origin.x = 50
    fixture.layout()
    #expect(view.frame.minX == 50)
  }

  @Test("the mask left on by mistake is recognised in the conflict")
  func leftOn() {
    let fixture = Fixture()
    let view = fixture.view("button")
    view.translatesAutoresizingMaskIntoConstraints = true
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let result = fixture.result()
    let conflict = result.diagnostics.first { $0.rule == "conflict" }
    #expect(conflict?.fix?.contains("translatesAutoresizingMaskIntoConstraints") == true)
  }

  @Test(
    "the mask left on where nothing contradicts it is recognised by the view that is not there",
    arguments: bothDirections)
  func leftOnSilently(direction: UIUserInterfaceLayoutDirection) throws {
    let fixture = Fixture(direction: direction)
    let (button, other) = (fixture.view("button"), fixture.view("other"))
    button.translatesAutoresizingMaskIntoConstraints = true
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      other.topAnchor.constraint(equalTo: button.bottomAnchor),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
    let finding = try #require(fixture.result().diagnostics.first { $0.rule == "autoresizing-mask-left-on" })
    #expect(finding.message == "the autoresizing mask of `button` holds it at 0 × 0, although constraints refer to it")
    #expect(finding.fix?.contains("translatesAutoresizingMaskIntoConstraints = false") == true)
    // A frame of its own, or a mask that was set, is no mistake.
    button.frame = CGRect(0, 0, 40, 40)
    #expect(!fixture.result().diagnostics.contains { $0.rule == "autoresizing-mask-left-on" })
  }

  @Test("masks act along both axes alike, and left stays left", arguments: bothDirections)
  func bothAxes(direction: UIUserInterfaceLayoutDirection) {
    let masks: [(UIView.AutoresizingMask, UIView.AutoresizingMask)] = [
      (.flexibleRightMargin, .flexibleBottomMargin), (.flexibleLeftMargin, .flexibleTopMargin),
      (.flexibleWidth, .flexibleHeight),
      ([.flexibleLeftMargin, .flexibleWidth], [.flexibleTopMargin, .flexibleHeight]),
      (
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
        [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
      ),
    ]
    for (horizontal, vertical) in masks {
      let fixture = Fixture(CGSize(width: 100, height: 100), direction: direction)
      let view = LayoutEnvironment.$current.withValue(fixture.root.environment) {
        UIView(frame: CGRect(10, 10, 30, 30))
      }
      view.autoresizingMask = [horizontal, vertical]
      fixture.root.addSubview(view)
      fixture.layout()
      fixture.root.frame.size = CGSize(width: 180, height: 180)
      fixture.layout()
      #expect(view.frame.minX == view.frame.minY && view.frame.width == view.frame.height)
    }
  }

  /// What a mask makes of an axis: what the superview gains goes to what is flexible, in proportion to its length.
  private func spring(
    _ flexible: [Bool], origin: CGFloat, size: CGFloat, from old: CGFloat, to new: CGFloat
  ) -> (minimum: CGFloat, maximum: CGFloat) {
    let lengths = [origin, size, old - origin - size]
    let total = zip(lengths, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let grown = zip(lengths, flexible).map { length, isFlexible in
      isFlexible && total > 0 ? length + (new - old) * length / total : length
    }
    return (grown[0], grown[0] + grown[1])
  }

  @Test("each of the 64 masks shares out what the superview gains or loses", arguments: bothDirections)
  func everyMask(direction: UIUserInterfaceLayoutDirection) {
    for raw in 0..<UInt(64) {
      for new in [CGSize(width: 300, height: 240), CGSize(width: 80, height: 100)] {
        let fixture = Fixture(CGSize(width: 100, height: 120), direction: direction)
        let view = LayoutEnvironment.$current.withValue(fixture.root.environment) {
          UIView(frame: CGRect(10, 20, 30, 40))
        }
        let mask = UIView.AutoresizingMask(rawValue: raw)
        view.autoresizingMask = mask
        fixture.root.addSubview(view)
        fixture.layout()
        fixture.root.frame.size = new
        fixture.layout()
        let across = spring(
          [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map { mask.contains($0) }, origin: 10, size: 30,
          from: 100, to: new.width)
        let down = spring(
          [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map { mask.contains($0) }, origin: 20, size: 40,
          from: 120, to: new.height)
        let expected = [across.minimum, across.maximum, down.minimum, down.maximum]
        let found = [view.frame.minX, view.frame.maxX, view.frame.minY, view.frame.maxY]
        // To the pixel, of which there are two a point.
        #expect(
          zip(expected, found).allSatisfy { abs($0 - $1) <= 0.2501 }, "mask \(raw): \(expected), found \(found)")
      }
    }
  }

  @Test("frames and constraints inside one another, in a superview that grows", arguments: bothDirections)
  func frameBesideConstraint(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    func make(_ frame: CGRect, _ mask: UIView.AutoresizingMask, in parent: UIView) -> UIView {
      let view = LayoutEnvironment.$current.withValue(fixture.root.environment) { UIView(frame: frame) }
      view.autoresizingMask = mask
      parent.addSubview(view)
      return view
    }
    let isLTR = direction == .leftToRight
    let card = make(CGRect(40, 50, 60, 70), .flexibleWidth, in: fixture.root)
    // By its frame it stays at the edge where the row begins.
    let badge = make(CGRect(isLTR ? 5 : 45, 5, 10, 10), isLTR ? .flexibleRightMargin : .flexibleLeftMargin, in: card)
    let text = fixture.view("text", in: card)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 2),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -3),
      text.topAnchor.constraint(equalTo: card.topAnchor), text.heightAnchor.constraint(equalToConstant: 4),
    ])
    func leading(_ view: UIView) -> CGFloat { isLTR ? view.frame.minX : card.bounds.width - view.frame.maxX }
    for (width, expected) in [(CGFloat(320), CGFloat(40)), (420, 140), (300, 20)] {
      fixture.root.frame.size.width = width
      #expect(fixture.result().diagnostics.isEmpty)
      #expect(card.frame.minX == 40 && card.frame.width == width - 260)
      #expect(leading(badge) == 5 && badge.frame.width == 10)
      #expect(leading(text) == 17 && text.frame.width == expected)
    }
    // What was laid out by its frame may be laid out by constraints from then on.
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 50), card.heightAnchor.constraint(equalToConstant: 20),
      card.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
      card.topAnchor.constraint(equalTo: fixture.root.topAnchor),
    ])
    #expect(fixture.result().diagnostics.isEmpty)
    #expect(card.frame == CGRect(125, 0, 50, 20))
    #expect(leading(badge) == 5 && leading(text) == 17)
  }
}
