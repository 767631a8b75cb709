import LPComponents
import Foundation
import LPLayoutDSL
import Testing

@MainActor
struct ChangeTests {
  private let environment: LayoutEnvironment

  init() { environment = LayoutEnvironment(screenSize: CGSize(width: 320, height: 480)) }

  private func make<V>(_ body: () throws -> V) rethrows -> V {
    try LayoutEnvironment.$current.withValue(environment, operation: body)
  }

  @Test func `an update alters the constraint of the same shape in place`() {
    make {
      let box = UIView()
      let screen = Screen {
        box
      } constraints: { screen in
        box.height == 44
        box.height <= 300
        box.leading == screen.leading + 16
      }
      let before = screen.constraints + box.constraints
      screen.update {
        box.height == 120
        box.leading == screen.leading + 20 ~ .high
      }
      let after = screen.constraints + box.constraints
      #expect(after.count == before.count && zip(before, after).allSatisfy { $0 === $1 })
      #expect(box.constraints.map(\.constant) == [120, 300])
      #expect(screen.constraints.map(\.constant) == [20])
      #expect(screen.constraints.map(\.priority) == [.defaultHigh])
      #expect(!LayoutResult.capture(screen).diagnostics.contains { $0.rule == "update-matches-nothing" })
    }
  }

  @Test func `two equations of one shape alter two constraints, by name and priority first`() {
    make {
      let box = UIView()
      let screen = Screen {
        box
      } constraints: { _ in
        (box.width == 10 ~ .low).named("wish")
        box.width == 20 ~ .high
        box.width == 30
      }
      screen.update {
        box.width == 33
        (box.width == 11 ~ .low).named("wish")
        box.width == 22 ~ .high
      }
      #expect(box.constraints.map(\.constant) == [11, 22, 33])
    }
  }

  @Test func `an update that is like nothing changes nothing, and says so with the nearest`() throws {
    try make {
      let box = UIView()
      let screen = Screen {
        box
      } constraints: { _ in
        box.height >= 44
      }
      screen.update { box.height == 120 }
      let finding = try #require(
        LayoutResult.capture(screen).diagnostics.first { $0.rule == "update-matches-nothing" })
      #expect(finding.message == "no active constraint matches `box.height == 120`; nothing was updated")
      #expect(finding.notes.map(\.message) == ["nearest: box.height >= 44"])
      #expect(finding.callSite?.description.hasPrefix("ChangeTests.swift:") == true)
      #expect(box.constraints.map(\.constant) == [44])
    }
  }

  @Test func `remaking keeps what stays, alters constants, and exchanges the rest`() {
    make {
      let box = UIView()
      let screen = Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading + 16
        box.width == 100
        box.top == screen.top
      }
      let (leading, width) = (screen.constraints[0], box.constraints[0])
      screen.remake {
        box.trailing == screen.trailing - 16
        box.width == 200
        box.top == screen.top
      }
      #expect(!leading.isActive)
      #expect(width.isActive && width.constant == 200)
      #expect(screen.constraints.count == 2)
      #expect(screen.constraints[0].firstAttribute == .top)
      screen.layoutIfNeeded()
      #expect(box.frame.maxX == 304)
    }
  }

  @Test func `remaking views exchanges what mentions them, and nothing else`() {
    make {
      let (a, b) = (UIView(), UIView())
      let screen = Screen {
        a
        b
      } constraints: { screen in
        a.leading == screen.leading
        b.leading == a.trailing + 8
        b.width == 50
      }
      screen.remake(mentioning: a) {
        a.leading == screen.leading + 30
        a.width == 40
      }
      #expect(b.constraints.count == 1, "b's own width stays")
      #expect(screen.constraints.count == 1 && a.constraints.count == 1)
      screen.layoutIfNeeded()
      #expect(a.frame.minX == 30 && a.frame.width == 40)
    }
  }

  @Test func `a declared change is run only when its steps are asked for`() throws {
    try make {
      let box = UIView()
      let screen = Screen {
        box
      } constraints: { screen in
        box.edges == screen.safeArea.edges
        box.height == 44 ~ .high
      }
      .declareAnimation("Grow", duration: 0.5, curve: .linear) { screen in
        screen.update { box.height == 120 ~ .high }
      }
      .declareChange { _ in UIView.animate(withDuration: 1) { box.alpha = 0 } }
      #expect(box.constraints.map(\.constant) == [44])
      let changes = screen.plannedChanges
      #expect(changes.map(\.name) == ["Grow", nil])
      #expect(changes.map(\.timing) == [AnimationTiming(duration: 0.5, pace: .curve(.linear)), nil])
      let first = LayoutTransition(of: screen, try #require(changes.first))
      #expect(box.constraints.map(\.constant) == [120])
      #expect(first.timing == "500 ms linear")
      let second = LayoutTransition(of: screen, try #require(changes.last))
      #expect(second.duration == 1)
      #expect(second.after.views[1].appearance.alpha == 0)
    }
  }

  @Test func `an update may take a constraint to required and back, which UIKit forbids on an active one`() {
    make {
      let box = UIView()
      let screen = Screen {
        box
      } constraints: { _ in
        box.height == 44 ~ .high
      }
      screen.update { box.height == 120 }
      #expect(box.constraints.map(\.priority) == [.required])
      screen.update { box.height == 60 ~ .low }
      #expect(box.constraints.map(\.constant) == [60])
      #expect(!LayoutResult.capture(screen).diagnostics.contains { $0.rule == "illegal-constraint" })
    }
  }
}
