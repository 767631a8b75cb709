import LPComponents
import Foundation
import LPLayoutDSL
import Testing

@testable import LPChecks

/// Constraints that are meant to have slack, or not to be satisfied, beside ones that are superfluous.
@MainActor
struct MeantConstraintTests {
  private let fixture = LintFixture()

  private func coverage(_ make: @MainActor () -> UIView) -> ConstraintCoverage {
    var coverage = ConstraintCoverage()
    for number in 0..<8 {
      coverage.add(ConstraintUse.all(in: fixture.wide(300 + CGFloat(number) * 20).layOut(make)))
    }
    return coverage
  }

  private func found(_ make: @MainActor () -> UIView) -> [String] {
    coverage(make).findings(Set(LintRule.allCases)).map { "\($0.rule) \($0.message.split(separator: "`")[0])" }
  }

  /// Rows of a name and a value, which one line keeps apart.
  private func rows(_ names: [String], height: CGFloat = 20) -> UIView {
    let rows = names.enumerated().map { index, name in
      let (title, value) = (UILabel(verbatim: name).named("title"), UILabel(verbatim: "7").named("value"))
      title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      let row = UIView {
        title
        value
      }.named("row\(index)")
      row.constrain {
        title.leading == row.leading
        title.top == row.top
        value.trailing == row.trailing
        value.top == row.top
        value.leading >= title.trailing + 8
        row.height >= height
      }
      return row
    }
    return Screen {
      rows
    } constraints: { screen in
      for (index, row) in rows.enumerated() {
        row.horizontalEdges == screen.horizontalEdges
        row.top == screen.top + CGFloat(index) * 40
        row.height == 20 + CGFloat(index)
      }
    }
  }

  @Test func `a distance between texts that are short was said never to bind`() {
    #expect(found { rows(["Name"]) }.filter { $0.contains("leading") } == [])
  }

  @Test func `a line whose constraint binds in another row was said never to bind, row by row`() {
    let lines = found { rows(["Name", "Name"]) }.filter { $0.contains("height >=") }
    #expect(lines == [], "the first row has the least height")
    let slack = found { rows(["Name", "Name"], height: 12) }.filter { $0.contains("height >=") }
    #expect(slack == ["never-binds row0.height >= 12"], "one finding for the line")
  }

  @Test func `what other constraints imply never binds, whatever the texts are`() {
    func row(_ least: CGFloat) -> UIView {
      let (picture, title) = (UIView().named("picture"), UILabel(verbatim: "Title").named("title"))
      let row = UIView {
        picture
        title
      }.named("row")
      row.constrain {
        picture.size == CGSize(width: 56, height: 56)
        picture.leading == row.leading
        picture.top == row.top + 10
        picture.bottom <= row.bottom - 10
        title.leading == picture.trailing + 8
        title.top == row.top + 30
        title.bottom == row.bottom - 40
        row.height >= least
      }
      return Screen {
        row
      } constraints: { screen in
        row.leading == screen.leading
        row.trailing == screen.trailing
        row.top == screen.top
      }
    }
    let rule = "never-binds picture.bottom <= row.bottom - 10"
    #expect(found { row(76) }.contains(rule))
    #expect(!found { row(60) }.contains(rule), "a shorter text lets it bind")
  }

  @Test func `the height that a row took from a constraint was called redundant`() {
    let lines = found {
      let table = UITableView(.plain) {
        TableSection {
          let title = UILabel(verbatim: "Title").named("title")
          UITableViewCell(accessory: .none) {
            title
          } constraints: { row in
            title.leading == row.leading
            title.top >= row.top + 4
            title.centerY == row.centerY
            row.height >= 70
          }
        }
      }.named("table")
      return Screen {
        table
      } constraints: { screen in
        table.edges == screen.edges
      }
    }
    #expect(!lines.contains { $0.contains("height >= 70") }, "\(lines)")
  }

  // MARK: Up to a maximum

  private func form(_ limit: CGFloat?, width: UILayoutPriority = .defaultHigh) -> LayoutResult {
    fixture.layOut { formScreen(limit, width: width) }
  }

  private func formScreen(_ limit: CGFloat?, width: UILayoutPriority) -> UIView {
    let form = UIView().background(.systemTeal).named("form")
    return Screen {
      form
    } constraints: { screen in
      form.width == screen.width ~ width
      if let limit { form.width <= limit } else { form.width == 200 }
      form.centerX == screen.centerX
      form.top == screen.top
      form.height == 80
    }
  }

  @Test func `a width that fills the screen up to a maximum was to be repaired`() {
    #expect(LintFixture.findings(.unsatisfiedOptional, form(200)).isEmpty)
    #expect(LintFixture.findings(.unsatisfiedOptional, form(nil)).count == 1, "an equation is no limit")
    #expect(!found { formScreen(200, width: .defaultLow) }.contains { $0.hasPrefix("always-broken") })
    #expect(found { formScreen(nil, width: .defaultLow) }.contains { $0.hasPrefix("always-broken") })
  }

  @Test func `a picture that fills the screen up to a height was to be repaired`() {
    func cover(isSquare: Bool) -> LayoutResult {
      fixture.layOut {
        let cover = UIView().background(.systemTeal).named("cover")
        return Screen {
          cover
        } constraints: { screen in
          cover.width == screen.width ~ .defaultHigh
          cover.height <= 120
          if isSquare { cover.width == cover.height } else { cover.width == 90 }
          cover.centerX == screen.centerX
          cover.top == screen.top
          cover.height == 120 ~ .defaultLow
        }
      }
    }
    #expect(LintFixture.findings(.unsatisfiedOptional, cover(isSquare: true)).isEmpty)
    #expect(LintFixture.findings(.unsatisfiedOptional, cover(isSquare: false)).count == 1)
  }
}
