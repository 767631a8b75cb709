import LPLayoutModel
import Foundation
import Testing

@testable import LPScene

struct ConstraintNamesTests {
  private func names(_ build: (LayoutFixture, _ title: Int, _ field: Int) -> Void) -> [String] {
    let fixture = LayoutFixture()
    let title = fixture.view("title", "Label", 20, 60, 100, 20)
    let field = fixture.view("field", "TextField", 20, 90, 100, 30)
    build(fixture, title, field)
    let result = fixture.result
    let names = ConstraintNames(result)
    return result.constraints.indices.map { names[$0] }
  }

  @Test func `a constraint is called by its sides and its relation`() {
    let found = names { fixture, title, field in
      fixture.constrain(.view(field), .leading, .greaterThanOrEqual, .view(title), .trailing, plus: 8)
      fixture.constrain(.view(field), .width, .equal, plus: 120, priority: 750)
    }
    #expect(found == ["constraint:field.leading >= title.trailing", "constraint:field.width =="])
  }

  @Test func `names stay while numbers are tried out and other constraints come and go`() {
    let before = names { fixture, title, field in
      fixture.constrain(.view(title), .height, .equal, plus: 20)
      fixture.constrain(.view(field), .leading, .equal, .view(title), .trailing, plus: 8)
    }
    let after = names { fixture, title, field in
      fixture.constrain(.view(field), .leading, .equal, .view(title), .trailing, plus: 12, priority: 900)
    }
    #expect(after == [before[1]])
  }

  @Test func `names that the author gave come first, and equal ones are numbered`() {
    let found = names { fixture, title, field in
      for number in 0..<3 { fixture.constrain(.view(field), .width, .lessThanOrEqual, plus: CGFloat(200 + number)) }
      fixture.constrain(.view(field), .height, .equal, plus: 30)
      fixture.editConstraint(3) { $0.identifier = "a row's height" }
      fixture.constrain(.view(title), .height, .equal, plus: 30, origin: .system)
      fixture.editConstraint(4) { $0.identifier = "UISV-canvas-connection" }
    }
    #expect(
      found == [
        "constraint:field.width <=", "constraint:field.width <=#2", "constraint:field.width <=#3",
        "constraint:a row's height", "constraint:title.height ==",
      ])
  }

  @Test func `a distance is written from its end to its start`() {
    let found = names { fixture, title, field in
      fixture.constrain(.view(field), .leading, .equal, .view(title), .width)
      fixture.editConstraint(0) { $0.firstStart = .init(item: .view(title), attribute: .trailing) }
    }
    #expect(found == ["constraint:field.leading - title.trailing == title.width"])
  }
}
