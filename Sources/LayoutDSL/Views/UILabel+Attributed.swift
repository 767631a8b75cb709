public import LPAutoLayout
import Foundation

public import class LPLayoutModel.NSAttributedString

extension UILabel {
  /// Makes a label with an attributed text, in as many lines as it needs. Parts without a font have that of the style.
  public convenience init(
    _ text: NSAttributedString, style: UIFont.TextStyle = .body, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      verbatim: "", style: style, fileID: fileID, filePath: filePath, line: line, column: column)
    attributedText = text
    numberOfLines = 0
  }

  /// Makes a label whose text is Markdown under a key in the string catalogs, in as many lines as it needs:
  /// `**bold**`, `*italic*`, code in backticks, `~~struck out~~` and `[links](https://example.com)`.
  ///
  /// Pseudo-languages change what is shown, and keep its parts.
  public convenience init(
    markdown key: LocalizedKey, style: UIFont.TextStyle = .body, table: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let text = key.translated(
      table: table, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    let parsed = NSAttributedString(markdownParts: text, preservesWhitespace: true)
    self.init(
      key.isVerbatim ? parsed : parsed.replacing(LayoutEnvironment.current.strings.pseudolocalized), style: style,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
