public import LPComponents
import Foundation

extension UITableViewCell {
  /// Makes a row with a text and a detail that are keys in the string catalogs. The detail is at the trailing side, or
  /// below the text in the style `subtitle`; a name or a number is `detail: .verbatim(name)`.
  public convenience init(
    _ key: LocalizedKey, detail: LocalizedKey? = nil, image: ImageSource? = nil, style: CellStyle = .value1,
    accessory: AccessoryType = .none, table: String? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      verbatim: key.text(table: table, at: site), detail: detail?.text(table: table, at: site), image: image,
      style: style, accessory: accessory, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Makes a row with a text and a detail that are not translated.
  public convenience init(
    verbatim text: String, detail: String? = nil, image: ImageSource? = nil, style: CellStyle = .value1,
    accessory: AccessoryType = .none, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(style: style, reuseIdentifier: nil)
    recordCreation(fileID, filePath, line: line, column: column)
    var content = defaultContentConfiguration()
    content.text = text
    content.secondaryText = detail
    content.image = image.map { UIImage(source: $0, size: nil) }
    contentConfiguration = content
    accessoryType = accessory
  }

  /// Makes a row with views in its `contentView`, and with equations between the row and the views. The row's edges,
  /// sizes and guides are those of its `contentView` there.
  public convenience init(
    accessory: AccessoryType, @ViewBuilder _ content: () -> [any LayoutItem],
    @ConstraintBuilder constraints: (Self) -> ConstraintContent, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(style: .default, reuseIdentifier: nil)
    recordCreation(fileID, filePath, line: line, column: column)
    accessoryType = accessory
    fill(content())
    activate { constraints(self) }
  }

  /// Shows a view at the trailing side, such as a switch.
  @discardableResult
  public func accessory(_ view: UIView?) -> Self {
    accessoryView = view
    return self
  }

  /// Changes the standard content: texts, image, fonts and distances.
  @discardableResult
  public func content(_ change: (inout UIListContentConfiguration) -> Void) -> Self {
    var content = contentConfiguration as? UIListContentConfiguration ?? defaultContentConfiguration()
    change(&content)
    contentConfiguration = content
    return self
  }
}
