@_spi(Views) import LPAutoLayout
import Testing
import UIKit

/// Segments with pictures, and those that are made of actions.
@MainActor
struct SegmentTests {
  @Test func `a picture takes the place of a title, and a title that of a picture`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let star = UIImage(systemName: "star")
    control.setImage(star, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == star && control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 1) == nil && control.contentText()?.string != "One | Two")
    control.setTitle("Three", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "Three")
  }

  @Test func `segments are removed, and the selection stays at its segment`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `a segment that cannot be chosen is grey`() {
    func items(_ isEnabled: Bool) -> [ContentItem] {
      let control = UISegmentedControl(items: ["A", "B"])
      control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
      control.setEnabled(isEnabled, forSegmentAt: 1)
      #expect(control.isEnabledForSegment(at: 1) == isEnabled && control.isEnabledForSegment(at: 0))
      return control.contentItems()
    }
    #expect(items(true) != items(false))
  }

  @Test func `segments of actions have their titles and pictures`() {
    let list = UIAction(title: "List") { _ in }
    let grid = UIAction(title: "Grid", image: UIImage(systemName: "square.grid.2x2")) { _ in }
    let control = UISegmentedControl(frame: .zero, actions: [list, grid])
    #expect(control.titleForSegment(at: 0) == "List" && control.imageForSegment(at: 1) == grid.image)
    control.insertSegment(withTitle: "First", at: 0, animated: false)
    #expect(control.actionForSegment(at: 0) == nil && control.actionForSegment(at: 2) == grid)
    #expect(control.segmentIndex(identifiedBy: list.identifier) == 1)
    control.isMomentary = true
    control.setContentOffset(CGSize(width: 1, height: 0), forSegmentAt: 1)
    #expect(control.isMomentary && control.contentOffsetForSegment(at: 1).width == 1)
    #expect(control.widthForSegment(at: 0) == 0)
  }
}
