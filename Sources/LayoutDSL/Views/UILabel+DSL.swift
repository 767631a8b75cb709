public import LPAutoLayout
public import Foundation

extension UILabel {
  /// Makes a label whose text is a key in the string catalogs, in a Dynamic Type style.
  ///
  /// Values in the literal are its arguments, and choose the plural: `UILabel("\(count) items", style: .footnote)`.
  public convenience init(
    _ key: LocalizedKey, style: UIFont.TextStyle = .body, table: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let text = key.text(
      table: table, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    self.init(verbatim: text, style: style, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a label with text that is not translated, such as a name or a number.
  public convenience init(
    verbatim text: String, style: UIFont.TextStyle = .body, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }

  /// Sets the largest number of lines; `nil` means no limit, as 0 does for `numberOfLines`.
  @discardableResult
  public func lineLimit(_ count: Int?) -> Self {
    numberOfLines = count ?? 0
    return self
  }

  /// Sets the colour of the text.
  @discardableResult
  public func foregroundStyle(_ color: UIColor) -> Self {
    textColor = color
    return self
  }

  /// Aligns the text.
  @discardableResult
  public func multilineTextAlignment(_ alignment: NSTextAlignment) -> Self {
    textAlignment = alignment
    return self
  }

  /// Sets the font, which no longer follows the text size unless it was made for a text style.
  @discardableResult
  public func font(_ font: UIFont) -> Self {
    self.font = font
    return self
  }

  /// Changes the weight of the font.
  @discardableResult
  public func fontWeight(_ weight: UIFont.Weight) -> Self {
    font = font.with { $0.weight = weight }
    return self
  }

  /// Lets a single line shrink to this fraction of its font size before it is truncated.
  @discardableResult
  public func minimumScaleFactor(_ scale: CGFloat) -> Self {
    adjustsFontSizeToFitWidth = true
    self.minimumScaleFactor = scale
    return self
  }
}
