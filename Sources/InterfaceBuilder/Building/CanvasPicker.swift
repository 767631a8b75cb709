import LPComponents
import Foundation

/// The rows that a picker shows in the editor; a document has none, since code provides them.
final class CanvasPicker: UIPickerViewDataSource, UIPickerViewDelegate {
  static let titles = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
  /// The row in the middle.
  static let selected = 2

  /// Makes a picker that shows the rows.
  @MainActor
  static func picker() -> UIPickerView {
    let picker = UIPickerView(frame: .zero)
    let rows = CanvasPicker()
    picker.keep(rows)
    picker.dataSource = rows
    picker.delegate = rows
    picker.selectRow(selected, inComponent: 0, animated: false)
    return picker
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.titles.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    Self.titles[row]
  }
}
