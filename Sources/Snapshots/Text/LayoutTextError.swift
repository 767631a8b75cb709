/// Explains why a layout cannot be written as text, or a text cannot be read as a layout. Lines and columns count from
/// 1.
package enum LayoutTextError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String { message }

  /// A number of the layout is NaN or infinite: `alignment rect of screen/follow`.
  case notFinite(String)
  /// A view comes before its parent.
  case misplaced(view: String)
  case empty
  case notUTF8(offset: Int)
  /// The file was written by a newer release, or is not a layout text.
  case format(found: String)
  /// The text has `<<<<<<<`, `=======` or `>>>>>>>` of a merge.
  case mergeConflict(line: Int)
  case carriageReturn(line: Int)
  case unexpected(line: Int, column: Int, expected: String, found: String)
  /// The text is readable but not canonical: white space, order, or the form of a number differs.
  case notCanonical(line: Int, column: Int, written: String, found: String)

  package var message: String {
    switch self {
    case .notFinite(let what): "the \(what) is not a finite number; `preview trace` shows the views"
    case .misplaced(let view): "the view \(view) comes before the view that holds it"
    case .empty: "the file is empty"
    case .notUTF8(let offset): "byte \(offset) is not UTF-8 text"
    case .format(let found):
      "line 1, column 1: expected \"layout \(LayoutTextDocument.format)\", found \(Quotation.quote(found)); "
        + "a newer release may have written it"
    case .mergeConflict(let line): "line \(line), column 1: a merge conflict was left unresolved"
    case .carriageReturn(let line):
      "line \(line): ends with a carriage return; put `*.layout.txt text eol=lf` into .gitattributes"
    case .unexpected(let line, let column, let expected, let found):
      "line \(line), column \(column): expected \(expected), found \(Quotation.quote(found))"
    case .notCanonical(let line, let column, let written, let found):
      "line \(line), column \(column): would be written \(Quotation.quote(written)), found \(Quotation.quote(found))"
    }
  }
}
