public import LPComponents
import Foundation

extension UIPickerView {
  /// Makes a picker with one component. The titles of its rows are keys in the string catalogs.
  public convenience init(
    _ keys: LocalizedKey..., selected: Int = 0, table: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      verbatim: [keys.map { $0.text(table: table, at: site) }], selected: [selected], fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Makes a picker with a component for each list of titles, which are not translated.
  ///
  /// - Parameter selected: the index of each component's selected row; 0 for components without one.
  public convenience init(
    verbatim components: [[String]], selected: [Int] = [], fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    let titles = PickerTitles(components)
    keep(titles)
    dataSource = titles
    delegate = titles
    for (component, row) in selected.enumerated() { selectRow(row, inComponent: component, animated: false) }
  }
}

/// The titles of a picker's rows.
private final class PickerTitles: UIPickerViewDataSource, UIPickerViewDelegate {
  private let components: [[String]]

  init(_ components: [[String]]) { self.components = components }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { components.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    components[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    components[component][row]
  }
}
