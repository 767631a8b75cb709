import LPComponents
import Foundation
import Testing

/// Views that are shown turned, scaled or moved.
@MainActor
struct TransformTests {
  private static let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 1e-9 }
  }

  @Test("the frame is what the transform shows, bounds and center are what they were")
  func frame() {
    let view = UIView(frame: CGRect(10, 20, 100, 40))
    view.transform = Self.quarter
    #expect(near(view.frame, CGRect(40, -10, 40, 100)))
    #expect(view.bounds == CGRect(0, 0, 100, 40) && view.center == CGPoint(x: 60, y: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5).translatedBy(x: 5, y: 0)
    #expect(near(view.frame, CGRect(-30, 30, 200, 20)), "the translation is scaled with the rest")
    view.transform = .identity
    #expect(view.frame == CGRect(10, 20, 100, 40))
  }

  @Test("a frame that is set under a transform sets the center, and the bounds that it is shown for")
  func settingFrame() {
    let view = UIView(frame: CGRect(0, 0, 100, 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(100, 100, 60, 30)
    #expect(view.center == CGPoint(x: 130, y: 115) && view.bounds.size == CGSize(width: 30, height: 15))
    #expect(near(view.frame, CGRect(100, 100, 60, 30)))
    view.center = CGPoint(x: 10, y: 10)
    view.bounds.size.width = 50
    #expect(view.center == CGPoint(x: 10, y: 10) && near(view.frame, CGRect(-40, -5, 100, 30)))
  }

  /// A badge of its natural size beside a card, which follows the badge's edges, insets and baseline.
  private func card(_ stage: Stage) -> (badge: UILabel, card: UIView) {
    let badge = stage.make { UILabel() }
    badge.text = "New"
    stage.place(badge, x: 30, y: 40)
    let card = stage.place(stage.make { Inset() }, width: 90, height: 50)
    let follower = stage.make { UIView() }
    follower.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
      follower.bottomAnchor.constraint(equalTo: badge.firstBaselineAnchor),
      follower.widthAnchor.constraint(equalTo: card.widthAnchor), follower.heightAnchor.constraint(equalToConstant: 9),
    ])
    return (badge, card)
  }

  private final class Inset: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  @Test("constraints, alignment rects and content sizes do not see transforms", arguments: bothDirections)
  func layoutIsUndisturbed(direction: UIUserInterfaceLayoutDirection) {
    func result(_ transform: CGAffineTransform) -> (LayoutResult, CGSize) {
      let stage = Stage(direction: direction)
      let (badge, card) = card(stage)
      (badge.transform, card.transform) = (transform, transform)
      var result = LayoutResult.capture(stage.root)
      // Set after the layout it changes nothing either.
      badge.transform = transform.rotated(by: 1)
      #expect(LayoutResult.capture(stage.root).views.map(\.frame) == result.views.map(\.frame))
      for index in result.views.indices { result.views[index].appearance.transform = nil }
      return (result, stage.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }
    let plain = result(.identity)
    for transform in [Self.quarter, CGAffineTransform(scaleX: 3, y: -1), CGAffineTransform(translationX: 500, y: 9)] {
      #expect(result(transform) == plain)
    }
  }

  @Test("masks keep the untransformed rectangle when the superview grows", arguments: bothDirections)
  func masks(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(CGSize(width: 100, height: 100), direction: direction)
    let view = LayoutEnvironment.$current.withValue(fixture.root.environment) { UIView(frame: CGRect(10, 10, 80, 20)) }
    view.autoresizingMask = .flexibleWidth
    view.transform = Self.quarter
    fixture.root.addSubview(view)
    fixture.layout()
    fixture.root.frame.size.width = 200
    fixture.layout()
    #expect(view.bounds.size == CGSize(width: 180, height: 20) && view.center == CGPoint(x: 100, y: 20))
  }

  @Test("points and rectangles are converted as they are shown")
  func converting() {
    let root = UIView(frame: CGRect(0, 0, 200, 200))
    let outer = UIView(frame: CGRect(50, 50, 100, 100))
    let inner = UIView(frame: CGRect(0, 0, 20, 10))
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.transform = Self.quarter
    // The outer view's top left corner is shown at its top right.
    let corner = inner.convert(CGPoint.zero, to: root)
    #expect(abs(corner.x - 150) < 1e-9 && abs(corner.y - 50) < 1e-9)
    #expect(near(inner.convert(CGRect(0, 0, 20, 10), to: nil), CGRect(140, 50, 10, 20)))
    let back = inner.convert(corner, from: root)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test("the layout's record has the rectangles without, and the transform beside")
  func record() throws {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(10, 20, 100, 40))
    fixture.root.addSubview(view)
    view.transform = Self.quarter
    let record = try #require(fixture.result().views.last)
    #expect(record.frame == CGRect(10, 20, 100, 40) && record.appearance.transform == Self.quarter)
    #expect(fixture.result().views[0].appearance.transform == nil)
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    #expect(view.transform == Self.quarter)
    #expect(fixture.result().diagnostics.contains { $0.rule == "value-not-finite" })
  }

  @Test("a turn is animated as a turn, on both ways", arguments: bothDirections)
  func animation(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let view = fixture.view("arrow")
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor), view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let change = PlannedChange(
      name: nil, timing: AnimationTiming(duration: 1, pace: .curve(.linear)),
      callSite: CallSite(fileID: "A/B.swift", filePath: "/A/B.swift", line: 1, column: 1)
    ) { view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3) }
    let transition = LayoutTransition(of: fixture.root, change)
    let half = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
    let steps = transition.steps(at: 0.5)
    for step in [steps.interpolated, steps.solved] {
      let shown = step.result.views[1].appearance.transform ?? .identity
      #expect(abs(shown.a - half.a) < 1e-9 && abs(shown.b - half.b) < 1e-9 && abs(shown.d - half.d) < 1e-9)
      #expect(step.breaks.isEmpty && step.result.views[1].frame == CGRect(140, 0, 40, 10))
    }
    #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3))
  }
}
