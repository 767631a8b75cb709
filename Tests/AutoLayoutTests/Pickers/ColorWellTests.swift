@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

@MainActor
struct ColorWellTests {
  private func fills(_ items: [ContentItem]) -> [(CGRect, RGBA)] {
    items.flatMap { item -> [(CGRect, RGBA)] in
      switch item {
      case .fill(let path, let color): [(path.controlPointBounds, color)]
      case .group(let group): fills(group.items)
      default: []
      }
    }
  }

  private func well(_ color: UIColor?) -> UIColorWell {
    let stage = Stage()
    let well = stage.make { UIColorWell() }
    well.selectedColor = color
    stage.place(well)
    stage.root.layoutIfNeeded()
    return well
  }

  @Test func `a well is 28 points in both directions, and keeps its size`() {
    let well = well(nil)
    #expect(well.frame.size == CGSize(width: 28, height: 28))
    #expect(well.contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }

  @Test func `the colour is in the middle of the ring, and nothing is where there is none`() {
    #expect(fills(well(nil).contentItems()).isEmpty)
    let shown = fills(well(.systemRed).contentItems())
    #expect(shown.map(\.0) == [CGRect(x: 6, y: 6, width: 16, height: 16)])
    #expect(shown.map(\.1) == [UIColor.systemRed.resolved(with: UITraitCollection())])
  }

  @Test func `a translucent colour lies over white and black`() {
    let colors = fills(well(UIColor.systemRed.withAlphaComponent(0.4)).contentItems()).map(\.1)
    #expect(colors.count == 3)
    #expect(colors[0] == .white && colors[1] == .black && abs(colors[2].alpha - 0.4) < 0.001)
  }

  @Test func `a well that cannot be used is paler`() {
    let well = well(.systemRed)
    well.isEnabled = false
    guard case .group(let group)? = well.contentItems().first, well.contentItems().count == 1 else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5)
  }
}
