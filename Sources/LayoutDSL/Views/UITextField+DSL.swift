public import LPComponents
import Foundation

extension UITextField {
  /// Makes a text field. The placeholder is a key in the string catalogs; the text is not translated.
  public convenience init(
    placeholder key: LocalizedKey, text: String = "", image: ImageSource? = nil, border: BorderStyle = .roundedRect,
    table: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    placeholder = key.text(
      table: table, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    self.text = text
    leftViewImage = image.map { UIImage(source: $0, size: nil) }
    borderStyle = border
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  /// Shows a dot for each character.
  @discardableResult
  public func secureTextEntry(_ isSecure: Bool = true) -> Self {
    isSecureTextEntry = isSecure
    return self
  }
}
