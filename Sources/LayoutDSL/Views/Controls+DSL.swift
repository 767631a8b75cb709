public import LPComponents
public import Foundation

extension UISwitch {
  /// Makes a switch that is on or off.
  public convenience init(
    isOn: Bool, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    self.isOn = isOn
  }
}

extension UISlider {
  /// Makes a slider with a range and a value within it.
  public convenience init(
    value: Float, in range: ClosedRange<Float> = 0...1, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    minimumValue = range.lowerBound
    maximumValue = range.upperBound
    self.value = value
  }
}

extension UIProgressView {
  /// Makes a progress view. The progress is between 0 and 1.
  public convenience init(
    progress: Float, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    self.progress = progress
  }
}

extension UISegmentedControl {
  /// Makes a segmented control. The titles are keys in the string catalogs, in reading order.
  public convenience init(
    _ keys: LocalizedKey..., selected: Int = UISegmentedControl.noSegment, table: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(items: keys.map { $0.text(table: table, at: site) })
    recordCreation(fileID, filePath, line: line, column: column)
    selectedSegmentIndex = selected
  }
}

extension UITextView {
  /// Makes a text view whose text is a key in the string catalogs. It does not scroll, and is as high as its lines.
  public convenience init(
    _ key: LocalizedKey, style: UIFont.TextStyle = .body, table: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    text = key.text(
      table: table, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    isScrollEnabled = false
  }
}

extension UIPageControl {
  /// Makes a page control with a number of pages; `current` counts from 0.
  public convenience init(
    pages: Int, current: Int = 0, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    numberOfPages = pages
    currentPage = current
  }
}

extension UISearchBar {
  /// Makes an empty search bar. The placeholder is a key in the string catalogs.
  public convenience init(
    placeholder key: LocalizedKey, table: String? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    placeholder = key.text(
      table: table, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension UIDatePicker {
  /// Makes a date picker, which shows a fixed date unless it is given one.
  public convenience init(
    _ mode: Mode, style: UIDatePickerStyle = .automatic, date: Date? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    datePickerMode = mode
    preferredDatePickerStyle = style
    if let date { self.date = date }
  }
}

extension UIColorWell {
  /// Makes a colour well with a colour.
  public convenience init(
    _ color: UIColor?, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    selectedColor = color
  }
}
