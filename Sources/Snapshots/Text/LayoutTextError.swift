/// Why a layout cannot be written as text, or a text not be read as one. Lines and columns count from 1.
package enum LayoutTextError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String { message }

  /// Some number of the layout is NaN or endless: `alignment rect of screen/follow`.
  case notFinite(String)
  /// A view whose parent does not come before it.
  case misplaced(view: String)
  case empty
  case notUTF8(offset: Int)
  /// Written by a newer release, or no layout text at all.
  case format(found: String)
  /// `<<<<<<<`, `=======` or `>>>>>>>` of a merge.
  case mergeConflict(line: Int)
  case carriageReturn(line: Int)
  case unexpected(line: Int, column: Int, expected: String, found: String)
  /// Readable, but not as it is written: white space, order, or a number in another form.
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
