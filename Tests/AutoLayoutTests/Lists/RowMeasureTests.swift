@testable import LPChecks
import LPReasoning
import LPDrawing
import Foundation
import LayoutPreview
import Testing

@testable import LPAutoLayout

/// Rows are as high as their content is when it is laid out.
@MainActor
struct RowMeasureTests {
  /// A row with a picture whose resistance is that of the texts beside it.
  private func row(_ size: CGFloat, equal: Bool, bounded: Bool) -> (row: TableViewCell, texts: [Label]) {
    let avatar = ImageView(.symbol("person"), size: CGSize(width: 60, height: 60)).named("avatar")
    let texts = [("Ingrid Solberg", 20), ("Apple Account, iCloud, and more", 13)].map { text, points in
      let label = Label(verbatim: text).lineLimit(nil)
      label.font = .systemFont(ofSize: CGFloat(points) * size)
      return label
    }
    let (name, subtitle) = (texts[0].named("name"), texts[1].named("subtitle"))
    let row = TableViewCell(accessory: .disclosureIndicator) {
      avatar
      name
      subtitle
    } constraints: { row in
      avatar.leading == row.margins.leading
      avatar.centerY == row.centerY
      if bounded {
        avatar.top >= row.margins.top
        avatar.bottom <= row.margins.bottom
      }
      name.leading == avatar.trailing + 12
      if equal {
        name.trailing == row.margins.trailing
        subtitle.trailing == row.margins.trailing
      } else {
        name.trailing <= row.margins.trailing
        subtitle.trailing <= row.margins.trailing
      }
      name.top == row.margins.top
      subtitle.leading == name.leading
      subtitle.top == name.bottom + 2
      subtitle.bottom == row.margins.bottom
    }
    return (row.named("row"), texts)
  }

  private func screen(_ row: TableViewCell) -> Screen {
    let table = TableView(.insetGrouped) { TableSection { row } }
    return Screen {
      table
    } constraints: { screen in
      table.edges == screen.edges
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `a row was measured with a squeezed picture and laid out with a whole one`(equal: Bool, bounded: Bool) {
    for step in 4...13 {
      let (row, texts) = row(CGFloat(step) / 4, equal: equal, bounded: bounded)
      let result = LayoutResult.capture(screen(row))
      // Where the picture is higher than both texts, these have room to spare.
      let isPushed = bounded && texts.reduce(2) { $0 + $1.intrinsicContentSize.height } < 60
      for text in texts {
        let record = result.views.first { $0.path.hasSuffix("/\(NameTable.baseName(of: text, isRoot: false))") }
        #expect(record?.content.isTextTruncated == false, "\(text.text ?? "") at \(step)")
        let missing = text.intrinsicContentSize.height - text.frame.height
        #expect(missing <= 1 && (isPushed || missing >= -1), "\(text.text ?? "") at \(step)")
      }
    }
  }

  @Test func `the height of a row is explained by what is in it`() throws {
    let (row, _) = row(1, equal: true, bounded: false)
    let root = screen(row)
    root.layoutIfNeeded()
    let result = LayoutResult.capture(root)
    let index = try #require(result.views.firstIndex { $0.name == "row" })
    let explanation = LayoutExplainer(root: root).explanation(of: .view(index), .height)
    #expect(abs(explanation.value - Double(row.bounds.height)) <= 1)
    let equations = explanation.contributions.map(\.cause.equation)
    #expect(equations.contains { $0.hasPrefix("subtitle.top == name.bottom") }, "\(equations)")
    #expect(equations.contains { $0.hasPrefix("name.height ==") }, "\(equations)")
    #expect(!explanation.contributions.contains { $0.cause.kind == .autoresizingMask })
    #expect(explanation.pushedBy?.map(\.note) == ["name", "subtitle"])
    #expect(explanation.contributions.first?.cause.equation.hasPrefix("name.height ==") == true, "\(equations)")
    let sum = explanation.contributions.reduce(0) { $0 + $1.amount }
    #expect(abs(sum - explanation.value) < 1e-6)
  }

  @Test func `a row that its picture pushes is explained by the picture first`() throws {
    let (row, _) = row(1, equal: true, bounded: true)
    let root = screen(row)
    root.layoutIfNeeded()
    let index = try #require(LayoutResult.capture(root).views.firstIndex { $0.name == "row" })
    let explanation = LayoutExplainer(root: root).explanation(of: .view(index), .height)
    #expect(explanation.pushedBy?.map(\.note) == ["avatar"])
    #expect(explanation.contributions.first?.cause.equation == "avatar.height == 60")
    #expect(ExplanationText(explanation).lines.contains { $0.text == "  pushed by avatar (60)" })
  }
}
