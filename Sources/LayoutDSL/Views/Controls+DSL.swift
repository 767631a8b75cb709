public import AutoLayout
import Foundation

extension UISwitch {
  /// Makes a switch that is on or off.
  public convenience init(
    isOn: Bool, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line, column)
    self.isOn = isOn
  }
}

extension UISlider {
  /// Makes a slider at a value of a range.
  public convenience init(
    value: Float, in range: ClosedRange<Float> = 0...1, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line, column)
    minimumValue = range.lowerBound
    maximumValue = range.upperBound
    self.value = value
  }
}

extension UIProgressView {
  /// 0…1.
  public convenience init(
    progress: Float, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line, column)
    self.progress = progress
  }
}

extension UISegmentedControl {
  /// Titles by their keys in the string catalogs, in reading order.
  public convenience init(
    _ keys: String..., selected: Int = UISegmentedControl.noSegment, table: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(items: keys.map { localized($0, table: table) })
    recordCreation(fileID, filePath, line, column)
    selectedSegmentIndex = selected
  }
}

extension UITextView {
  /// Text by its key in the string catalogs, as high as its lines: it does not scroll.
  public convenience init(
    _ key: String, style: UIFont.TextStyle = .body, table: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line, column)
    text = localized(key, table: table)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    isScrollEnabled = false
  }
}

extension UIPageControl {
  /// Makes a page control with a dot for each page.
  public convenience init(
    pages: Int, current: Int = 0, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line, column)
    numberOfPages = pages
    currentPage = current
  }
}

extension UISearchBar {
  /// An empty search bar with its hint, by key.
  public convenience init(
    placeholder key: String, table: String? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line, column)
    placeholder = localized(key, table: table)
  }
}
