public import AutoLayout
public import Foundation

extension UILabel {
  /// Makes a label with the text of a key in the string catalogs, in a Dynamic Type style.
  ///
  /// Arguments fill `%lld`, `%@` and the like, and choose the plural: `UILabel("cart.items", count, style: .footnote)`.
  public convenience init(
    _ key: String, _ arguments: any CVarArg..., style: UIFont.TextStyle = .body, table: String? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let text = LayoutEnvironment.current.strings.localized(key, table: table, arguments: arguments)
    self.init(verbatim: text, style: style, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a label with text that is the same in every language: a name, a number.
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

  /// Sets the largest number of lines; 0 allows as many as the text needs.
  @discardableResult
  public func lines(_ count: Int) -> Self {
    numberOfLines = count
    return self
  }

  /// Sets the colour of the text.
  @discardableResult
  public func color(_ color: UIColor) -> Self {
    textColor = color
    return self
  }

  /// Aligns the text.
  @discardableResult
  public func aligned(_ alignment: NSTextAlignment) -> Self {
    textAlignment = alignment
    return self
  }

  /// Sets the font in place of a text style.
  @discardableResult
  public func font(_ font: UIFont) -> Self {
    self.font = font
    return self
  }

  /// Makes the same font heavier or lighter.
  @discardableResult
  public func weight(_ weight: UIFont.Weight) -> Self {
    font = font.with { $0.weight = weight }
    return self
  }

  /// Lets a single line shrink to this share of its size before it is truncated.
  @discardableResult
  public func shrinks(to scale: CGFloat) -> Self {
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = scale
    return self
  }
}
