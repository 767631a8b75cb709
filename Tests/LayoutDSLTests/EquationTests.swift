import LPAutoLayout
import Foundation
import Testing

@testable import LPLayoutDSL

@MainActor
struct EquationTests {
  let a = UIView()
  let b = UIView()
  let guide = UILayoutGuide()

  @Test func `an equation of locations keeps relation and constant`() {
    #expect(texts(a.leading == b.trailing + 8) == ["leading == trailing + 8"])
    #expect(texts(a.trailing <= b.leading - 8) == ["trailing <= leading - 8"])
    #expect(texts(a.top >= b.bottom) == ["top >= bottom"])
    #expect(texts(a.left == b.right + 1.5) == ["left == right + 1.5"])
    #expect(texts(a.firstBaseline == b.lastBaseline) == ["firstBaseline == lastBaseline"])
    #expect(texts(a.top == guide.bottom) == ["top == bottom"])
  }

  @Test func `the middle goes with either pair of sides`() {
    #expect(texts(a.centerX == b.leading) == ["centerX == leading"])
    #expect(texts(a.centerX <= b.right) == ["centerX <= right"])
    #expect(texts(a.left >= b.centerX) == ["left >= centerX"])
    #expect(texts(a.centerX == b.centerX) == ["centerX == centerX"])
  }

  @Test func `sizes take factors, divisors and numbers`() {
    #expect(texts(a.width == b.width * 2 + 10) == ["width == 2 width + 10"])
    #expect(texts(a.width == 2 * b.height - 10) == ["width == 2 height - 10"])
    #expect(texts(a.width == a.height * 16 / 9) == ["width == 1.778 height"])
    #expect(texts(a.width == a.height * (16 / 9)) == ["width == 1.778 height"])
    #expect(texts(a.height <= 44) == ["height <= 44"])
  }

  @Test func `a factor or a constant on the left moves to the right`() {
    #expect(texts(a.width * 2 == b.width + 10) == ["width == 0.5 width + 5"])
    #expect(texts(a.leading + 8 >= b.leading) == ["leading >= leading - 8"])
    #expect(texts(a.width / 2 - 4 == 20) == ["width == 48"])
    #expect(texts((b.width + 10) * 2 <= a.width) == ["width <= 0.5 width - 10"])
  }

  @Test func `dividing by a negative factor turns the relation over`() {
    #expect(texts(a.width * -2 <= b.width) == ["width >= -0.5 width"])
    #expect(texts(a.width * -1 >= -100) == ["width <= 100"])
  }

  @Test func `a range is a lower and an upper bound`() {
    #expect(texts(a.width == 160...240) == ["width >= 160", "width <= 240"])
    #expect(texts(a.width == 160...240 ~ .low) == ["width >= 160 @250", "width <= 240 @250"])
  }

  @Test func `a priority needs no parentheses`() {
    #expect(texts(a.width == b.width * 2 + 10 ~ .high) == ["width == 2 width + 10 @750"])
    #expect(texts(a.width <= 280 ~ 752) == ["width <= 280 @752"])
    #expect(texts(a.top == b.top ~ .required - 1) == ["top == top @999"])
    #expect(texts(a.top == b.top ~ .defaultLow + 0.5) == ["top == top @250.5"])
  }

  @Test func `a name is given with or without parentheses`() {
    let plain = (a.leading == b.leading + 8).named("card gap").makeConstraints()
    let operated = (a.leading == b.leading + 8 ~ .high ~ .named("card gap")).makeConstraints()
    #expect(plain.map(\.identifier) == ["card gap"])
    #expect(operated.map(\.identifier) == ["card gap"])
    #expect(operated.map(\.priority) == [.defaultHigh])
  }

  @Test func `the difference of two locations is a size`() throws {
    let c = UIView()
    let constraint = try #require((b.leading - a.trailing == c.leading - b.trailing).makeConstraints().first)
    #expect([c, b, a].allSatisfy { view in constraint.items.contains { $0 === view } })
    #expect(constraint.error == nil)
    let fixed = try #require((b.top - a.bottom >= 20).makeConstraints().first)
    #expect(fixed.constant == 20)
    #expect(fixed.relation == .greaterThanOrEqual)
    #expect(fixed.error == nil)
    let shifted = try #require(((b.top + 5) - (a.bottom + 2) >= 20).makeConstraints().first)
    #expect(shifted.constant == 17)
  }

  @Test func `every equation is legal where it compiles`() {
    let equations: [Equation] = [
      a.leading == b.centerX * 0.5, a.width == b.height / 3, a.edges == b.edges, a.center == b.center,
      a.size == b.size * 2, a.bottom == b.lastBaseline + .systemSpacing,
    ]
    for constraint in equations.flatMap({ $0.makeConstraints() }) { #expect(constraint.error == nil) }
  }

  @Test func `division by zero is refused by the layout, not by a trap`() throws {
    let constraint = try #require((a.width == b.width / 0).makeConstraints().first)
    #expect(constraint.error == .multiplierNotFinite)
    let left = try #require((a.width * 0 == 20).makeConstraints().first)
    #expect(left.error == .constantNotFinite)
  }
}
