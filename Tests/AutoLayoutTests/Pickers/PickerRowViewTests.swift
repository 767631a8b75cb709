@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

/// Pickers whose delegates make views for rows.
@MainActor
struct PickerRowViewTests {
  private final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
    var made: [UILabel] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 60 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      if let label = view as? UILabel {
        label.text = "\(row)"
        return label
      }
      let label = UILabel()
      label.text = "\(row)"
      made.append(label)
      return label
    }
  }

  @Test func `rows in sight have the delegate's views, as large as a row, foreshortened away from the middle`() throws {
    let (views, stage) = (Views(), Stage())
    let picker = stage.make { UIPickerView() }
    picker.dataSource = views
    picker.delegate = views
    picker.selectRow(500, inComponent: 0, animated: false)
    stage.place(picker)
    stage.root.layoutIfNeeded()
    let middle = try #require(picker.view(forRow: 500, forComponent: 0) as? UILabel)
    #expect(middle.text == "500" && middle.bounds.size == CGSize(width: 302, height: 60))
    let row = try #require(middle.superview)
    #expect(row.superview === picker && row.alpha == 1 && row.transform.isIdentity)
    #expect(abs(row.center.y - 108) < 0.51)
    let next = try #require(picker.view(forRow: 501, forComponent: 0)?.superview)
    #expect(next.alpha < 0.5 && next.transform.d < next.transform.a && next.transform.a < 1)
    #expect(next.center.y > 140 && next.frame.height < 60)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(views.made.count < 10 && picker.subviews.count == views.made.count)
    #expect(picker.contentText() == nil)
    // The selected row is painted above its neighbours.
    #expect(picker.subviews.last === row)
  }

  @Test func `views of rows that went out of sight are used again`() {
    let (views, stage) = (Views(), Stage())
    let picker = stage.make { UIPickerView() }
    picker.dataSource = views
    picker.delegate = views
    picker.selectRow(100, inComponent: 0, animated: false)
    stage.place(picker)
    stage.root.layoutIfNeeded()
    let count = views.made.count
    picker.selectRow(110, inComponent: 0, animated: false)
    stage.root.layoutIfNeeded()
    picker.selectRow(120, inComponent: 0, animated: false)
    stage.root.layoutIfNeeded()
    #expect(views.made.count == 2 * count)
    #expect((picker.view(forRow: 120, forComponent: 0) as? UILabel)?.text == "120")
    #expect(picker.subviews.count == count)
  }
}
