@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

import class LPLayoutModel.NSAttributedString

/// What pickers show at rest, and where.
@MainActor
struct PickerViewTests {
  /// Titles of rows, with lengths and attributed titles where a test gives them.
  private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    let titles: [[String]]
    var widths: [Int: CGFloat] = [:]
    var heights: [Int: CGFloat] = [:]
    var attributed: [String: NSAttributedString] = [:]

    init(_ titles: [[String]]) { self.titles = titles }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      titles[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      titles[component][row]
    }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { attributed[titles[component][row]] }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      widths[component] ?? -1
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      heights[component] ?? -1
    }
  }

  private func picker(_ rows: Rows, on stage: Stage = Stage(), height: CGFloat? = nil) -> UIPickerView {
    let picker = stage.make { UIPickerView() }
    picker.dataSource = rows
    picker.delegate = rows
    stage.place(picker, height: height)
    stage.root.layoutIfNeeded()
    return picker
  }

  private static let letters = Rows([["a", "b", "c", "d", "e", "f", "g", "h", "i"]])

  @Test func `a picker is 320 points wide and 216 high, and 162 in compact height`() {
    #expect(picker(Self.letters).frame.size == CGSize(width: 320, height: 216))
    let flat = LayoutEnvironment(traits: TraitValues(verticalSizeClass: .compact))
    LayoutEnvironment.$current.withValue(flat) {
      #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 162))
    }
  }

  @Test func `the first row is selected, then the one that code selects, and the nearest to one that does not exist`() {
    let rows = Rows([["a", "b", "c"], ["1", "2"], []])
    let picker = picker(rows)
    #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [0, 0, -1])
    #expect(picker.contentText()?.string == "a | 1")
    picker.selectRow(2, inComponent: 0, animated: true)
    picker.selectRow(7, inComponent: 1, animated: false)
    #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [2, 1, -1])
    #expect(picker.contentText()?.string == "c | 2")
    #expect(picker.numberOfComponents == 3 && picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.numberOfRows(inComponent: 9) == 0)
  }

  @Test func `components share the width, and the first one is at the leading side`() throws {
    for direction in bothDirections {
      let rows = Rows([["a"], ["b"]])
      let picker = picker(rows, on: Stage(direction: direction))
      // 9 points at either side, and 5 between the components.
      #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
      let texts = ShownText.all(in: picker.contentItems())
      let first = try #require(texts.first { $0.string == "a" })
      let second = try #require(texts.first { $0.string == "b" })
      let (left, right) = direction == .leftToRight ? (first, second) : (second, first)
      // The test font begins every line at the left edge of its room.
      #expect(left.rect.minX == 9 && right.rect.minX == 162.5)
    }
  }

  @Test func `components with widths are centred, and made narrower together where they do not fit`() {
    let rows = Rows([["a"], ["b"]])
    rows.widths = [0: 60, 1: 35]
    let picker = picker(rows)
    #expect(picker.rowSize(forComponent: 1).width == 35)
    let texts = ShownText.all(in: picker.contentItems())
    #expect(texts.map(\.rect.minX) == [110, 175])
    rows.widths = [0: 400, 1: 200]
    picker.reloadAllComponents()
    #expect(abs(picker.rowSize(forComponent: 0).width / picker.rowSize(forComponent: 1).width - 2) < 0.001)
    #expect(picker.rowSize(forComponent: 0).width + picker.rowSize(forComponent: 1).width <= 302)
    rows.widths = [0: 100]
    picker.reloadAllComponents()
    #expect(abs(picker.rowSize(forComponent: 1).width - 197) < 0.001)
  }

  @Test func `rows beside the selected one get closer, lower and paler with the distance`() throws {
    let picker = picker(Self.letters)
    picker.selectRow(4, inComponent: 0, animated: false)
    let texts = ShownText.all(in: picker.contentItems())
    #expect(Set(texts.map(\.string)) == Set("abcdefghi".map(String.init)))
    let below = try "efghi".map { letter in try #require(texts.first { $0.string == String(letter) }) }
    #expect(abs(below[0].rect.midY - 108) < 1 && below[0].opacity == 1)
    let steps = zip(below, below.dropFirst()).map { $1.rect.midY - $0.rect.midY }
    #expect(steps.allSatisfy { $0 > 5 } && steps == steps.sorted(by: >))
    #expect(below.map(\.rect.height) == below.map(\.rect.height).sorted(by: >))
    #expect(below.map(\.opacity) == below.map(\.opacity).sorted(by: >) && below[1].opacity < 0.5)
    #expect(below.allSatisfy { $0.rect.maxY < 216 })
    // The rows above are the mirror image.
    let above = try #require(texts.first { $0.string == "c" })
    #expect(abs(above.rect.midY + below[2].rect.midY - 216) < 1.5)
  }

  @Test func `a band lies behind the selected row`() throws {
    let picker = picker(Self.letters)
    guard case .fill(let path, let color) = try #require(picker.contentItems().first) else {
      Issue.record("no band")
      return
    }
    let band = path.controlPointBounds
    #expect(band.minX == 9 && band.maxX == 311)
    #expect(abs(band.midY - 108) < 0.01)
    #expect(abs(band.height - 35.8) < 0.1)
    #expect(color == UIColor.tertiarySystemFill.resolved(with: UITraitCollection()))
    #expect(Stage().make { UIPickerView() }.contentItems().isEmpty)
  }

  @Test func `an attributed title goes before a plain one`() throws {
    let rows = Rows([["a", "b"]])
    rows.attributed["b"] = NSAttributedString(string: "bold", attributes: [.foregroundColor: UIColor.red])
    let picker = picker(rows)
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(picker.contentText()?.string == "bold")
  }

  @Test func `a low picker shows fewer rows`() {
    let high = ShownText.all(in: picker(Self.letters).contentItems()).count
    let low = ShownText.all(in: picker(Self.letters, height: 80).contentItems()).count
    #expect(low < high && low >= 2)
  }

  @Test func `rows without height worth mentioning are drawn in bounded time`() {
    for height in [1e-20, 0.001, .infinity, .nan] {
      let rows = Rows(Self.letters.titles)
      rows.heights[0] = height
      let picker = picker(rows)
      #expect(picker.contentText()?.string == "a")
      #expect(picker.contentItems().count < 100)
    }
  }

  @Test func `a picker retains neither its data source nor its delegate`() {
    var rows: Rows? = Rows([["a"]])
    let picker = picker(rows!)
    rows = nil
    #expect(picker.dataSource == nil && picker.delegate == nil && picker.contentText() == nil)
  }
}
