import LPAutoLayout
import Foundation
import Testing

@MainActor
struct DebuggingTests {
  /// A box whose horizontal place is left open between the screen's edges.
  private func loose(_ direction: UIUserInterfaceLayoutDirection) -> (Fixture, UIView) {
    let fixture = Fixture(direction: direction)
    let box = fixture.view("box")
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 20),
      box.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      box.leadingAnchor.constraint(greaterThanOrEqualTo: fixture.root.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(lessThanOrEqualTo: fixture.root.trailingAnchor, constant: -10),
    ])
    return (fixture, box)
  }

  @Test("exercising ambiguity takes another valid layout, and goes back", arguments: bothDirections)
  func exercising(direction: UIUserInterfaceLayoutDirection) {
    let (fixture, box) = loose(direction)
    fixture.layout()
    let first = box.frame
    box.exerciseAmbiguityInLayout()
    let second = box.frame
    #expect(second != first && second.size == first.size)
    #expect(second.minX >= 10 && second.maxX <= 310)
    #expect(box.hasAmbiguousLayout, "the other layout is as ambiguous")
    box.exerciseAmbiguityInLayout()
    #expect(box.frame == first)
  }

  @Test("a view with one layout only is left alone", arguments: bothDirections)
  func notAmbiguous(direction: UIUserInterfaceLayoutDirection) {
    let (fixture, box) = loose(direction)
    box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 30).isActive = true
    fixture.layout()
    let frame = box.frame
    #expect(!box.hasAmbiguousLayout)
    box.exerciseAmbiguityInLayout()
    #expect(box.frame == frame)
  }

  @Test("guides tell whether they are ambiguous, and what holds them", arguments: bothDirections)
  func guides(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let guide = UILayoutGuide()
    fixture.root.addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 4)
    NSLayoutConstraint.activate([
      leading, guide.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    #expect(guide.hasAmbiguousLayout)
    let width = guide.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).contains { $0 === width })
    #expect(guide.constraintsAffectingLayout(for: .horizontal).contains { $0 === leading })
    #expect(!guide.constraintsAffectingLayout(for: .vertical).contains { $0 === width })
    #expect(!fixture.root.safeAreaLayoutGuide.hasAmbiguousLayout)
  }

  @Test("what affects a view's layout reaches through the views that it leans on", arguments: bothDirections)
  func affecting(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let (a, b) = (fixture.view("a"), fixture.view("b"))
    let made = [
      a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 50), b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.widthAnchor.constraint(equalToConstant: 20), b.topAnchor.constraint(equalTo: fixture.root.topAnchor),
    ]
    NSLayoutConstraint.activate(made)
    let horizontal = b.constraintsAffectingLayout(for: .horizontal)
    #expect(made.prefix(4).allSatisfy { constraint in horizontal.contains { $0 === constraint } })
    #expect(!horizontal.contains { $0 === made[4] })
  }

  @Test("the trace has UIKit's marks, and says which variables are open", arguments: bothDirections)
  func trace(direction: UIUserInterfaceLayoutDirection) {
    let (fixture, box) = loose(direction)
    let byHand = LayoutEnvironment.$current.withValue(fixture.root.environment) { UIView(frame: CGRect(0, 0, 5, 5)) }
    fixture.root.addSubview(byHand)
    let lines = box.autolayoutTrace.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("•+") || lines[0].hasPrefix("•"))
    #expect(lines[1].hasPrefix("|   *"))
    #expect(lines[1].contains("- AMBIGUOUS LAYOUT for ") && lines[1].contains(".minX{id: "))
    #expect(!lines[1].contains("minY") && !lines[1].contains("Width"))
    #expect(lines[2].hasPrefix("|   +") && !lines[2].contains("AMBIGUOUS"))
    #expect(lines.contains("Legend:"))
  }

  @Test("another layout was the one shown where rounding left no other", arguments: bothDirections)
  func alternativeWithinAPixel(direction: UIUserInterfaceLayoutDirection) {
    let (fixture, box) = loose(direction)
    let width = box.widthAnchor.constraint(equalToConstant: 299.9)
    box.constraints.first { $0.firstAttribute == .width }?.isActive = false
    width.isActive = true
    let tight = fixture.result().views[1]
    #expect(box.hasAmbiguousLayout, "a tenth of a point is left")
    #expect(tight.ambiguousAttributes == [] && tight.alternativeRect == nil)
    #expect(!fixture.result().diagnostics.contains { $0.rule == "ambiguous" })
    width.constant = 290
    let free = fixture.result().views[1]
    #expect(free.ambiguousAttributes == [.left] && free.alternativeRect != nil && free.alternativeRect != free.frame)
  }

  @Test("another layout was the one that code had set", arguments: bothDirections)
  func alternativeOfASetFrame(direction: UIUserInterfaceLayoutDirection) throws {
    let (fixture, box) = loose(direction)
    let before = try #require(fixture.result().views[1].alternativeRect)
    let solved = box.frame
    box.frame = before
    let record = fixture.result().views[1]
    #expect(record.frame == before && record.alternativeRect == solved)
  }

  @Test("of very many ambiguous views all are told, and the first get another layout")
  func manyAmbiguous() {
    let fixture = Fixture()
    for index in 0..<230 { _ = fixture.label("Label", "l\(index)") }
    let result = fixture.result()
    #expect(result.views.count { !$0.ambiguousAttributes.isEmpty } == 230)
    #expect(result.views.count { $0.alternativeRect != nil } == 200)
    #expect(
      result.diagnostics.contains {
        $0.severity == .note
          && $0.message == "only the first 200 of 230 ambiguous views have an alternative layout"
      })
  }

  // MARK: Conflicts

  @Test("a conflict says why the one was set aside that was", arguments: bothDirections)
  func reasons(direction: UIUserInterfaceLayoutDirection) {
    func note(_ make: (UIView, UIView) -> [NSLayoutConstraint]) -> String? {
      let fixture = Fixture(direction: direction)
      let box = fixture.view("box")
      NSLayoutConstraint.activate(make(box, fixture.root))
      return fixture.result().diagnostics.first { $0.rule == "conflict" }?.notes.last?.message
    }
    let smaller = note { box, _ in [10, 20].map { box.widthAnchor.constraint(equalToConstant: $0) } }
    #expect(
      smaller == "`box.width == 20` was set aside rather than `box.width == 10` because the larger constant yields; it "
        + "applies again once the others allow it")
    let inequality = note { box, _ in
      [box.widthAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(lessThanOrEqualToConstant: 40)]
    }
    #expect(inequality?.contains("because an inequality yields to an equality") == true)
    let edges = note { box, root in
      [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor), box.widthAnchor.constraint(equalToConstant: 40),
      ]
    }
    #expect(edges?.contains("`box.width == 40`") == true)
    #expect(edges?.contains("because a size or a centre yields to edges") == true)
  }

  @Test(
    "a constraint that was set aside is back when its rival goes, and goes when it comes", arguments: bothDirections)
  func resuming(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let box = fixture.view("box")
    let (small, large) = (
      box.widthAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 20)
    )
    let leading = box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 5)
    NSLayoutConstraint.activate([small, large, leading])
    func conflicts() -> Int { fixture.result().diagnostics.count { $0.rule == "conflict" } }
    #expect(conflicts() == 1 && box.frame.width == 10)
    #expect(large.isActive, "it is set aside for the solver only")
    small.isActive = false
    #expect(conflicts() == 0 && box.frame.width == 20)
    small.isActive = true
    #expect(conflicts() == 1 && box.frame.width == 10)
    small.priority = .defaultHigh
    #expect(conflicts() == 0 && box.frame.width == 20)
    small.priority = .required
    large.constant = 10
    #expect(conflicts() == 0 && box.frame.width == 10)
    box.removeFromSuperview()
    #expect(conflicts() == 0)
  }
}
