import LPSupport

/// The text that the code of a catalog printed.
struct PrintedText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Returns the text with the name of its source before each line.
  func quoted(from speaker: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
      .map { "\(LogText.line(speaker)) | \($0)" }.joined(separator: "\n")
  }
}
