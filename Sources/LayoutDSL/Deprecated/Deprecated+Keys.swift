public import LPComponents
import Foundation

// Keys as `String`, and arguments beside them, as in versions before 0.2.0.

extension UILabel {
  @available(
    *, deprecated,
    message: "write the arguments into the key, \"\\(count) items\", or LocalizedKey(\"cart.items\", arguments: count)"
  )
  public convenience init(
    _ key: String, _ argument: any CVarArg, _ more: any CVarArg..., style: UIFont.TextStyle = .body,
    table: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let text = LayoutEnvironment.current.strings.localized(
      key, table: table, arguments: [argument] + more,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    self.init(verbatim: text, style: style, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @available(*, deprecated, message: "write LocalizedKey(key), or verbatim: for a text that is not translated")
  @_disfavoredOverload
  public convenience init<Key: StringProtocol>(
    _ key: Key, style: UIFont.TextStyle = .body, table: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedKey(String(key)), style: style, table: table, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension UITableViewCell {
  @available(*, deprecated, message: "write LocalizedKey(key), or verbatim: for a text that is not translated")
  @_disfavoredOverload
  public convenience init<Key: StringProtocol>(
    _ key: Key, detail: LocalizedKey? = nil, image: ImageSource? = nil, style: CellStyle = .value1,
    accessory: AccessoryType = .none, table: String? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedKey(String(key)), detail: detail, image: image, style: style, accessory: accessory, table: table,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension UIButton {
  @available(
    *, deprecated,
    message: "write the arguments into the key, \"\\(count) items\", or LocalizedKey(\"cart.items\", arguments: count)"
  )
  public convenience init(
    _ key: String, _ argument: any CVarArg, _ more: any CVarArg..., image: ImageSource? = nil,
    style: Configuration? = nil, table: String? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let title = LayoutEnvironment.current.strings.localized(
      key, table: table, arguments: [argument] + more,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    self.init(
      .verbatim(title), image: image, style: style, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @available(*, deprecated, message: "write LocalizedKey(key), or .verbatim(text) for a text that is not translated")
  @_disfavoredOverload
  public convenience init<Key: StringProtocol>(
    _ key: Key, image: ImageSource? = nil, style: Configuration? = nil, table: String? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedKey(String(key)), image: image, style: style, table: table, fileID: fileID, filePath: filePath,
      line: line,
      column: column)
  }
}
