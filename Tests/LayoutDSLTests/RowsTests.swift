import LPAutoLayout
import Foundation
import Testing

@testable import LPLayoutDSL

@MainActor
struct RowsTests {
  let icon = UIImageView(.symbol("star"))
  let title = UILabel(verbatim: "Title")
  let badge = UIView()

  @Test func `views follow one another at a distance`() {
    #expect(
      texts([icon, title, badge].distribute(.horizontally, spacing: 8)) == [
        "leading == trailing + 8", "leading == trailing + 8",
      ])
    #expect(texts([icon, badge].distribute(.vertically)) == ["top == bottom"])
    let gap: CGFloat = 3
    #expect(texts([icon, badge].distribute(.vertically, spacing: gap) ~ .high) == ["top == bottom + 3 @750"])
  }

  @Test func `neighbours are in the order of the list`() throws {
    let constraints = [icon, title, badge].distribute(.horizontally, spacing: 8).makeConstraints()
    #expect(constraints.map { $0.firstItem === title || $0.firstItem === badge } == [true, true])
    #expect(constraints[0].firstItem === title)
    #expect(constraints[0].secondItem === icon)
    #expect(constraints[1].firstItem === badge)
    #expect(constraints[1].secondItem === title)
  }

  @Test func `views are aligned with the first, and made as large`() {
    let aligned = [icon, title, badge].align(\.firstBaseline).makeConstraints()
    #expect(aligned.map(text) == ["firstBaseline == firstBaseline", "firstBaseline == firstBaseline"])
    #expect(aligned.allSatisfy { $0.secondItem === icon })
    #expect(texts([icon, title, badge].equal(\.width)) == ["width == width", "width == width"])
    #expect(texts([UILayoutGuide(), UILayoutGuide()].equal(\.height)) == ["height == height"])
  }

  @Test func `fewer than two views are not constrained`() {
    #expect(texts([icon].distribute(.horizontally, spacing: 8)).isEmpty)
    #expect(texts([UIView]().align(\.top)).isEmpty)
    #expect(texts([UIView]().equal(\.width)).isEmpty)
  }

  @Test func `the system's spacing is 8 between edges, and what fonts ask for between baselines`() {
    let lower = UILabel(verbatim: "Lower")
    let upper = UILabel(verbatim: "Upper")
    let edges = (lower.leading == upper.trailing + .systemSpacing(2)).makeConstraints()[0]
    #expect(edges.constant == 16)
    #expect(edges.usesSystemSpacing)
    let baselines = (lower.firstBaseline == upper.lastBaseline + .systemSpacing).makeConstraints()[0]
    let anchors = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    #expect(baselines.constant == anchors.constant)
    #expect(baselines.constant > 16)
  }

  @Test func `a system spacing taken away is the one of the pair the other way round`() {
    let title = UILabel(verbatim: "Title", style: .largeTitle)
    let note = UILabel(verbatim: "Note", style: .footnote)
    let below = (note.firstBaseline == title.lastBaseline + .systemSpacing).makeConstraints()[0]
    let above = (title.lastBaseline == note.firstBaseline - .systemSpacing).makeConstraints()[0]
    let left = (title.lastBaseline + .systemSpacing == note.firstBaseline).makeConstraints()[0]
    #expect(above.constant == -below.constant)
    #expect(left.constant == -below.constant)
    let plain = (title.lastBaseline + .systemSpacing == note.firstBaseline + .systemSpacing).makeConstraints()[0]
    #expect(plain.constant == 0)
    #expect(!plain.usesSystemSpacing)
  }
}
