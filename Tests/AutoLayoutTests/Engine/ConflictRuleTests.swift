import LPAutoLayout
import Foundation
import Testing

/// Which constraint goes: what was measured on iOS 26.1, and what published logs say where nothing was measured.
@MainActor
struct ConflictRuleTests {
  /// Constraints of a container `c`, 200 wide, its subviews `v` and `w`, and `u` inside `v`; the last of them goes.
  struct Conflict: Sendable, CustomTestStringConvertible {
    let name: String
    let broken: String
    let make: @MainActor @Sendable (Scene) -> [(String, NSLayoutConstraint)]
    var testDescription: String { name }
  }

  @MainActor
  struct Scene {
    let root: UIView
    let c: UIView
    let v: UIView
    let w: UIView
    let u: UIView

    init(_ direction: UIUserInterfaceLayoutDirection) {
      let fixture = Fixture(direction: direction)
      root = fixture.root
      c = LayoutEnvironment.$current.withValue(root.environment) { UIView(frame: CGRect(0, 0, 200, 100)) }
      root.addSubview(c)
      (v, w) = (fixture.view("v", in: c), fixture.view("w", in: c))
      u = fixture.view("u", in: v)
    }
  }

  nonisolated static let conflicts: [Conflict] = [
    Conflict(name: "of two widths the larger", broken: "b") {
      [
        ("a", $0.v.widthAnchor.constraint(equalToConstant: 100)),
        ("b", $0.v.widthAnchor.constraint(equalToConstant: 200)),
      ]
    },
    Conflict(name: "of two edges the one further in", broken: "b") {
      [
        ("a", $0.v.leadingAnchor.constraint(equalTo: $0.c.leadingAnchor, constant: -10)),
        ("b", $0.v.leadingAnchor.constraint(equalTo: $0.c.leadingAnchor, constant: 20)),
      ]
    },
    Conflict(name: "an inequality before an equality", broken: "b") {
      [
        ("a", $0.v.widthAnchor.constraint(equalToConstant: 20)),
        ("b", $0.v.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)),
      ]
    },
    Conflict(name: "a width before a pair of edges", broken: "c") {
      [
        ("a", $0.v.leadingAnchor.constraint(equalTo: $0.c.leadingAnchor, constant: 10)),
        ("b", $0.v.trailingAnchor.constraint(equalTo: $0.c.trailingAnchor, constant: -10)),
        ("c", $0.v.widthAnchor.constraint(equalToConstant: 50)),
      ]
    },
    Conflict(name: "a centre before a pair of edges", broken: "c") {
      [
        ("a", $0.v.leadingAnchor.constraint(equalTo: $0.c.leadingAnchor, constant: 10)),
        ("b", $0.v.trailingAnchor.constraint(equalTo: $0.c.trailingAnchor, constant: -30)),
        ("c", $0.v.centerXAnchor.constraint(equalTo: $0.c.centerXAnchor)),
      ]
    },
    Conflict(name: "between siblings the later one's width", broken: "b") {
      [
        ("a", $0.v.widthAnchor.constraint(equalToConstant: 60)),
        ("b", $0.w.widthAnchor.constraint(equalToConstant: 60)),
        ("l", $0.v.widthAnchor.constraint(equalTo: $0.w.widthAnchor, multiplier: 1, constant: 10)),
      ]
    },
    Conflict(name: "between parent and child the child's width", broken: "b") {
      [
        ("a", $0.v.widthAnchor.constraint(equalToConstant: 80)),
        ("b", $0.u.widthAnchor.constraint(equalToConstant: 60)),
        ("l", $0.v.widthAnchor.constraint(equalTo: $0.u.widthAnchor)),
      ]
    },
    Conflict(name: "a constant before a share of the container", broken: "b") {
      [
        ("a", $0.v.widthAnchor.constraint(equalTo: $0.c.widthAnchor, multiplier: 0.5)),
        ("b", $0.v.widthAnchor.constraint(equalToConstant: 70)),
      ]
    },
    Conflict(name: "of two shares the larger", broken: "b") {
      [
        ("a", $0.v.widthAnchor.constraint(equalTo: $0.c.widthAnchor, multiplier: 0.25)),
        ("b", $0.v.widthAnchor.constraint(equalTo: $0.c.widthAnchor, multiplier: 0.5)),
      ]
    },
    Conflict(name: "a location of an item with itself", broken: "a") {
      [
        (
          "a",
          NSLayoutConstraint(
            item: $0.v, attribute: .leading, relatedBy: .equal, toItem: $0.v, attribute: .leading, multiplier: 1,
            constant: 10)
        ),
        ("x", $0.v.leadingAnchor.constraint(equalTo: $0.c.leadingAnchor, constant: 5)),
      ]
    },
    Conflict(name: "a constant before an aspect ratio", broken: "b") {
      [
        ("a", $0.v.widthAnchor.constraint(equalToConstant: 60)),
        ("b", $0.v.heightAnchor.constraint(equalToConstant: 90)),
        ("r", $0.v.heightAnchor.constraint(equalTo: $0.v.widthAnchor)),
      ]
    },
    Conflict(name: "an aspect ratio before edges", broken: "r") {
      [
        ("a", $0.v.leadingAnchor.constraint(equalTo: $0.c.leadingAnchor)),
        ("b", $0.v.trailingAnchor.constraint(equalTo: $0.c.trailingAnchor)),
        ("c", $0.v.topAnchor.constraint(equalTo: $0.c.topAnchor)),
        ("d", $0.v.bottomAnchor.constraint(equalTo: $0.c.bottomAnchor)),
        ("r", $0.v.heightAnchor.constraint(equalTo: $0.v.widthAnchor)),
      ]
    },
    Conflict(name: "squeezed: the far edge", broken: "b") {
      [
        ("a", $0.v.leadingAnchor.constraint(equalTo: $0.c.leadingAnchor, constant: 150)),
        ("b", $0.v.trailingAnchor.constraint(equalTo: $0.c.trailingAnchor, constant: -100)),
      ]
    },
    Conflict(name: "squeezed: the distance between siblings", broken: "s") {
      [
        ("a", $0.v.leadingAnchor.constraint(equalTo: $0.c.leadingAnchor, constant: 100)),
        ("s", $0.w.leadingAnchor.constraint(equalTo: $0.v.trailingAnchor, constant: 8)),
        ("b", $0.c.trailingAnchor.constraint(equalTo: $0.w.trailingAnchor, constant: 100)),
      ]
    },
  ]

  private func broken(_ root: UIView) -> Set<String> {
    root.layoutIfNeeded()
    return Set(root.engine.conflicts.map { root.engine.constraint(of: $0.broken)?.identifier ?? "" })
  }

  @Test("the same one goes, in whichever order they come", arguments: conflicts)
  func order(_ conflict: Conflict) {
    for direction in bothDirections {
      let count = conflict.make(Scene(direction)).count
      for order in permutations(Array(0..<count)) {
        for isLive in [false, true] {
          let scene = Scene(direction)
          let made = conflict.make(scene)
          var found: Set<String> = []
          for index in order {
            made[index].1.identifier = made[index].0
            made[index].1.isActive = true
            if isLive { found.formUnion(broken(scene.root)) }
          }
          found.formUnion(broken(scene.root))
          #expect(found == [conflict.broken], "\(direction) \(order) \(isLive)")
        }
      }
    }
  }

  @Test("what went comes back when its opponent goes", arguments: bothDirections)
  func comesBack(direction: UIUserInterfaceLayoutDirection) {
    let scene = Scene(direction)
    let (small, large) = (
      scene.v.widthAnchor.constraint(equalToConstant: 30), scene.v.widthAnchor.constraint(equalToConstant: 40)
    )
    NSLayoutConstraint.activate([small, large])
    scene.root.layoutIfNeeded()
    #expect(scene.v.frame.width == 30)
    small.isActive = false
    scene.root.layoutIfNeeded()
    #expect(scene.v.frame.width == 40)
    #expect(scene.root.engine.conflicts.isEmpty)
  }

  @Test("content size at 1000 gives way in silence", arguments: [Float(250), 750, 999, 1000], [Float(250), 999, 1000])
  func content(hugging: Float, resistance: Float) {
    for (relation, constant) in [
      (NSLayoutConstraint.Relation.equal, 36.0), (.equal, 10), (.greaterThanOrEqual, 36), (.lessThanOrEqual, 10),
    ] {
      let scene = Scene(.leftToRight)
      let box = Box(24, 20)
      scene.c.addSubview(box)
      box.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
      box.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 0,
        constant: constant
      ).isActive = true
      #expect(broken(scene.root).subtracting([""]).isEmpty)
      #expect(box.frame.width == CGFloat(constant))
    }
  }

  @Test("of two inequalities that contradict each other the ≤ goes", arguments: [false, true])
  func inequalities(isReversed: Bool) {
    let scene = Scene(.leftToRight)
    let made = [
      scene.v.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
      scene.v.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
    ]
    for constraint in isReversed ? made.reversed() : made { constraint.isActive = true }
    scene.root.layoutIfNeeded()
    #expect(scene.v.frame.width == 80)
    #expect(scene.root.engine.conflicts.count == 1)
  }
}

/// Every order of a few elements.
func permutations<T>(_ elements: [T]) -> [[T]] {
  guard elements.count > 1 else { return [elements] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(rest).map { [first] + $0 }
  }
}
