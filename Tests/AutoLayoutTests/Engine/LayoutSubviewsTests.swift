import LPAutoLayout
import Foundation
import Testing

/// Overriding `layoutSubviews` and `updateConstraints`, and what happens when that goes wrong.
@MainActor
struct LayoutSubviewsTests {
  private func make<V: UIView>(_ fixture: Fixture, _ name: String, _ make: () -> V) -> V {
    let view = LayoutEnvironment.$current.withValue(fixture.root.environment, operation: make)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    fixture.root.addSubview(view)
    return view
  }

  private func leading(_ view: UIView, in parent: UIView, _ direction: UIUserInterfaceLayoutDirection) -> CGFloat {
    direction == .leftToRight ? view.frame.minX : parent.bounds.width - view.frame.maxX
  }

  // MARK: Adjusting and replacing

  @Test("frames may be adjusted after super, and stay", arguments: bothDirections)
  func adjusting(direction: UIUserInterfaceLayoutDirection) {
    final class Nudging: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for subview in subviews { subview.frame.origin.y += 3 }
      }
    }
    let fixture = Fixture(direction: direction)
    let view = make(fixture, "nudging") { Nudging() }
    let child = fixture.view("child", in: view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 20), child.topAnchor.constraint(equalTo: view.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    let result = fixture.result()
    #expect(child.frame.minY == 3)
    #expect(leading(child, in: view, direction) == 10)
    #expect(!result.diagnostics.contains { $0.rule == "feedback-loop" })
    fixture.layout()
    #expect(child.frame.minY == 3, "nothing changed, so nothing is adjusted twice")
  }

  @Test("a frame between pixels that layoutSubviews sets in each pass is no feedback loop", arguments: bothDirections)
  func fractions(direction: UIUserInterfaceLayoutDirection) {
    final class Placing: UIView {
      let child = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame.size = CGSize(width: 33.3, height: 20.2)
        child.frame = CGRect(x: bounds.width - 33.3 - 8.1, y: (bounds.height - 20.2) / 3, width: 33.3, height: 20.2)
      }
    }
    let fixture = Fixture(direction: direction)
    let view = make(fixture, "placing") { Placing() }
    view.addSubview(view.child)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    let result = fixture.result()
    #expect(!result.diagnostics.contains { $0.rule == "feedback-loop" })
    #expect(abs(view.child.frame.maxX - 91.9) < 0.5 && abs(view.child.frame.minY - 9.93) < 0.5)
  }

  /// Two boxes side by side, or one over the other where the width does not do: by constraints that are switched.
  private final class WrappingRow: UIView {
    let (first, second) = (Box(80, 20), Box(90, 30))
    private var row: [NSLayoutConstraint] = []
    private var column: [NSLayoutConstraint] = []

    func build() {
      addSubview(first)
      addSubview(second)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: leadingAnchor), first.topAnchor.constraint(equalTo: topAnchor),
      ])
      row = [
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
        second.topAnchor.constraint(equalTo: topAnchor),
        second.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
        bottomAnchor.constraint(equalTo: second.bottomAnchor),
      ]
      column = [
        second.leadingAnchor.constraint(equalTo: leadingAnchor),
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10),
        bottomAnchor.constraint(equalTo: second.bottomAnchor),
      ]
      NSLayoutConstraint.activate(row)
    }

    override func layoutSubviews() {
      let fits = bounds.width >= 180
      if fits != row[0].isActive {
        NSLayoutConstraint.deactivate(fits ? column : row)
        NSLayoutConstraint.activate(fits ? row : column)
      }
      super.layoutSubviews()
    }
  }

  @Test(
    "a row becomes two rows where it is too narrow, and one again where there is room", arguments: bothDirections,
    [(CGFloat(200), CGFloat(30)), (180, 30), (179, 60), (100, 60)])
  func wrappingRow(direction: UIUserInterfaceLayoutDirection, width: (given: CGFloat, height: CGFloat)) {
    let fixture = Fixture(direction: direction)
    let view = make(fixture, "row") { WrappingRow() }
    view.build()
    let given = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      given, view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
    ])
    fixture.layout()
    #expect(view.frame.height == 30)
    given.constant = width.given
    let result = fixture.result()
    let isRow = width.height == 30
    #expect(view.frame.height == width.height)
    #expect(leading(view.second, in: view, direction) == (isRow ? 90 : 0))
    #expect(view.second.frame.minY == (isRow ? 0 : 30))
    #expect(!result.diagnostics.contains { ["feedback-loop", "churn", "conflict"].contains($0.rule) })
    given.constant = 200
    fixture.layout()
    #expect(view.frame.height == 30)
  }

  /// The same without constraints: `layoutSubviews` does it all.
  private final class ManualRow: UIView {
    let (first, second) = (Box(80, 20), Box(90, 30))
    override func layoutSubviews() {
      let isRow = bounds.width >= 180
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      func place(_ box: Box, _ x: CGFloat, _ y: CGFloat) {
        let left = isMirrored ? bounds.width - x - box.natural.width : x
        box.frame = CGRect(x: left, y: y, width: box.natural.width, height: box.natural.height)
      }
      place(first, 0, 0)
      place(second, isRow ? 90 : 0, isRow ? 0 : 30)
    }
  }

  @Test("layoutSubviews may replace the constraints' result without calling super", arguments: bothDirections)
  func replacing(direction: UIUserInterfaceLayoutDirection) {
    for (width, x, y) in [(CGFloat(200), CGFloat(90), CGFloat(0)), (150, 0, 30)] {
      let fixture = Fixture(direction: direction)
      let view = make(fixture, "row") { ManualRow() }
      for box in [view.first, view.second] {
        box.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(box)
      }
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: width),
      ])
      let result = fixture.result()
      #expect(leading(view.second, in: view, direction) == x)
      #expect(view.second.frame.minY == y)
      #expect(result.diagnostics.allSatisfy { $0.rule == "ambiguous" })
    }
  }

  // MARK: Changes during layout

  @Test("a second call of super sees what came of a change", arguments: bothDirections)
  func secondCall(direction: UIUserInterfaceLayoutDirection) {
    final class Twice: UIView {
      let label = UILabel()
      var heights: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        label.preferredMaxLayoutWidth = label.frame.width
        super.layoutSubviews()
        heights.append(label.frame.height)
      }
    }
    let fixture = Fixture(CGSize(width: 170, height: 400), direction: direction)
    let view = make(fixture, "twice") { Twice() }
    view.label.text = "Twenty letters a row and then some more text here"
    view.label.numberOfLines = 0
    view.label.preferredMaxLayoutWidth = 1000
    view.label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.label)
    for (item, outer) in [(view as UIView, fixture.root), (view.label, view)] {
      NSLayoutConstraint.activate([
        item.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        item.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        item.topAnchor.constraint(equalTo: outer.topAnchor),
      ])
    }
    let result = fixture.result()
    #expect(view.heights.first == 61, "three lines within the first pass")
    #expect(!result.diagnostics.contains { $0.rule == "stale-wrap-width" })
  }

  @Test("a view that is added during layout is laid out in the same turn", arguments: bothDirections)
  func addingDuringLayout(direction: UIUserInterfaceLayoutDirection) {
    final class Late: UIView {
      let child = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        guard child.superview == nil else { return }
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
        NSLayoutConstraint.activate([
          child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7),
          child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalTo: heightAnchor),
          child.topAnchor.constraint(equalTo: topAnchor),
        ])
      }
    }
    let fixture = Fixture(direction: direction)
    let view = make(fixture, "late") { Late() }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    let result = fixture.result()
    #expect(view.child.frame.size == CGSize(width: 20, height: 50))
    #expect(leading(view.child, in: view, direction) == 7)
    #expect(result.diagnostics.isEmpty)
  }

  // MARK: Feedback

  private final class Restless: UIView {
    var width: NSLayoutConstraint!
    var asksNested = false
    var asksInUpdate = false
    override func layoutSubviews() {
      super.layoutSubviews()
      guard !asksInUpdate else { return }
      width.constant += 1
      if asksNested { layoutIfNeeded() }
    }
    override func updateConstraints() {
      super.updateConstraints()
      if asksInUpdate { setNeedsUpdateConstraints() }
    }
  }

  @Test(
    "a loop is stopped and reported with who keeps it going and how often", arguments: bothDirections,
    ["layout", "nested", "update"])
  func feedback(direction: UIUserInterfaceLayoutDirection, kind: String) throws {
    let fixture = Fixture(direction: direction)
    let view = make(fixture, "restless") { Restless() }
    _ = fixture.view("calm")
    view.asksNested = kind == "nested"
    view.asksInUpdate = kind == "update"
    view.width = view.widthAnchor.constraint(equalToConstant: 1)
    view.width.isActive = true
    let finding = try #require(fixture.result().diagnostics.first { $0.rule == "feedback-loop" })
    let method = kind == "update" ? "updateConstraints()" : "layoutSubviews()"
    #expect(finding.notes.first?.message.hasPrefix("restless asked for another pass ") == true)
    #expect(finding.notes.first?.message.hasSuffix("times, in \(method)") == true)
    let count = kind == "update" ? "restless updated its constraints 100 times" : "restless was laid out 100 times"
    #expect(finding.notes.contains { $0.message == count }, "\(finding.notes.map(\.message))")
    #expect(finding.views.contains("screen/restless"))
    #expect(!finding.views.contains("screen/calm"))
  }

  // MARK: Super

  @Test("an updateConstraints that does not call super is told so, once; a layoutSubviews may do without")
  func missingSuper() {
    final class Alone: UIView {
      override func updateConstraints() {}
      override func layoutSubviews() {}
    }
    final class Controller: UIViewController {
      override func updateViewConstraints() {}
    }
    let fixture = Fixture()
    let view = make(fixture, "alone") { Alone() }
    let controller = Controller()
    controller.view.accessibilityIdentifier = "controlled"
    fixture.root.addSubview(controller.view)
    fixture.layout()
    for each in [view, controller.view!] { each.setNeedsUpdateConstraints() }
    let messages = fixture.result().diagnostics.filter { $0.rule == "missing-super" }.map(\.message)
    #expect(
      messages == [
        "`alone` overrides updateConstraints() and does not call super",
        "`controlled` overrides updateViewConstraints() and does not call super",
      ])
  }

  // MARK: Churn

  private final class Churning: UIView {
    enum Habit: CaseIterable { case rebuilds, accumulates, keeps }
    var habit = Habit.keeps
    let child = UIView()
    private var own: [NSLayoutConstraint] = []

    override func updateConstraints() {
      if habit == .rebuilds {
        NSLayoutConstraint.deactivate(own)
        own = []
      }
      if own.isEmpty || habit == .accumulates {
        own = [
          child.leadingAnchor.constraint(equalTo: leadingAnchor), child.widthAnchor.constraint(equalToConstant: 40),
          child.topAnchor.constraint(equalTo: topAnchor), child.heightAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(own)
      }
      super.updateConstraints()
    }
  }

  @Test(
    "constraints that are removed and made again, or made twice, are counted and reported", arguments: bothDirections,
    Churning.Habit.allCases)
  private func churn(direction: UIUserInterfaceLayoutDirection, habit: Churning.Habit) {
    let fixture = Fixture(direction: direction)
    let view = make(fixture, "churning") { Churning() }
    view.habit = habit
    view.child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.child)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    fixture.layout()
    for _ in 0..<2 {
      view.setNeedsUpdateConstraints()
      fixture.layout()
    }
    // Two calls more than the first, and the one that looks for it.
    let messages = fixture.result().diagnostics.filter { $0.rule == "churn" }.map(\.message)
    switch habit {
    case .rebuilds:
      #expect(
        messages == [
          "`churning` removes constraints and creates equal ones: 12 in 3 calls of updateConstraints()"
        ])
    case .accumulates:
      #expect(
        messages == ["`churning` creates constraints that exist already: 12 in 3 calls of updateConstraints()"])
    case .keeps: #expect(messages == [])
    }
    #expect(leading(view.child, in: view, direction) == 0)
  }

  @Test("churn shows in a screen that is laid out once")
  func churnInOneLayout() {
    let fixture = Fixture()
    let view = make(fixture, "churning") { Churning() }
    view.habit = .rebuilds
    view.addSubview(view.child)
    #expect(fixture.result().diagnostics.contains { $0.rule == "churn" && $0.message.contains(": 4 in one call") })
  }

  // MARK: Which views are visited

  private final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("a view that is added to a finished layout is laid out, even if its frame stays")
  func addedLater() {
    let fixture = Fixture()
    let parent = fixture.view("parent")
    fixture.layout()
    let added = LayoutEnvironment.$current.withValue(fixture.root.environment) { Counting(frame: .zero) }
    parent.addSubview(added)
    fixture.layout()
    #expect(added.layouts == 1)
  }

  @Test("layoutIfNeeded() within layoutSubviews lays out views further inside")
  func nestedLayout() {
    final class Outer: UIView {
      var inner: UIView!
      var leaf: UIView!
      var width: NSLayoutConstraint!
      var widthSeen: CGFloat?
      override func layoutSubviews() {
        super.layoutSubviews()
        width.constant = 70
        root.layoutIfNeeded()
        widthSeen = leaf.frame.width
      }
    }
    let fixture = Fixture()
    let outer = make(fixture, "outer") { Outer() }
    outer.inner = fixture.view("inner", in: outer)
    outer.leaf = fixture.view("leaf", in: outer.inner)
    outer.width = outer.leaf.widthAnchor.constraint(equalToConstant: 30)
    outer.width.isActive = true
    fixture.layout()
    #expect(outer.widthSeen == 70)
    outer.width.constant = 40
    outer.setNeedsLayout()
    fixture.layout()
    #expect(outer.widthSeen == 70)
  }

  // MARK: What articles warn of

  /// Changes a constraint of another view in each layout.
  private final class Meddling: UIView {
    var width: NSLayoutConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      width?.constant = 77
    }
  }

  @Test func `a constraint of another subtree that layoutSubviews changes was not reported`() {
    let fixture = Fixture()
    let view = make(fixture, "meddling") { Meddling() }
    let (other, inner) = (fixture.view("other"), fixture.view("inner", in: view))
    let widths = [other, inner].map { $0.widthAnchor.constraint(equalToConstant: 50) }
    NSLayoutConstraint.activate(widths)
    view.width = widths[0]
    let result = fixture.result()
    let found = result.diagnostics.filter { $0.rule == "update-request-in-pass" }
    #expect(other.frame.width == 77)
    #expect(found.count == 1 && found[0].message.contains("`other.width == 77` in layoutSubviews()"), "\(found)")
    // What is inside the view is its own.
    let second = Fixture()
    let own = make(second, "meddling") { Meddling() }
    own.width = second.view("inner", in: own).widthAnchor.constraint(equalToConstant: 50)
    own.width?.isActive = true
    #expect(!second.result().diagnostics.contains { $0.rule == "update-request-in-pass" })
  }

  /// Half as high as it is wide, or as high as it says.
  private final class Proportional: UIView {
    var isFixed = false

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: isFixed ? 30 : bounds.width / 2)
    }
  }

  @Test func `an intrinsic size that depends on the frame was not reported`() {
    for isFixed in [false, true] {
      let fixture = Fixture()
      let view = make(fixture, "half") { Proportional() }
      view.isFixed = isFixed
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor), view.widthAnchor.constraint(equalToConstant: 100),
      ])
      let found = fixture.result().diagnostics.filter { $0.rule == "feedback-loop" }
      #expect(found.map(\.severity) == (isFixed ? [] : [.note]), "\(found)")
      #expect(view.frame.width == 100)
    }
  }
}
