import LPSupport

/// The text that the code of a catalog printed.
package struct PrintedText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Returns the text with the name of its source before each line; `nil` if nothing is left.
  ///
  /// - Parameter notes: the notes that were shown before. Each worker runs the code of the catalog, and prints its notes
  ///   again; those of this text are added.
  package func quoted(from speaker: String, omitting notes: inout Set<Substring>) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
      .filter { !$0.hasPrefix("note: ") || notes.insert($0).inserted }
    return lines.isEmpty ? nil : lines.map { "\(LogText.line(speaker)) | \($0)" }.joined(separator: "\n")
  }
}
