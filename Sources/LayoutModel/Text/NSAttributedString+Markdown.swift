public import Foundation

extension NSAttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of Markdown that are read.
    public enum InterpretedSyntax: Int, Sendable {
      /// As `inlineOnly`: headings, lists and other blocks are shown as they are written.
      case full = 0
      /// Emphasis, code and links; the end of a line is a space, or a new line after two spaces or a backslash.
      case inlineOnly
      /// Emphasis, code and links; spaces and lines are kept.
      case inlineOnlyPreservingWhitespace
    }

    /// The parts of Markdown that are read.
    public var interpretedSyntax: InterpretedSyntax

    /// Makes options.
    public init(interpretedSyntax: InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
  }

  /// Reads Markdown: `**bold**`, `*italic*`, code in backticks, `~~struck out~~` and `[links](https://example.com)`.
  ///
  /// Parts get `inlinePresentationIntent` and `link`, from which views derive fonts and colours, as from a string without
  /// Markdown otherwise.
  public convenience init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(
      markdownParts: markdown,
      preservesWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace, baseURL: baseURL)
  }

  package convenience init(markdownParts markdown: String, preservesWhitespace: Bool, baseURL: URL? = nil) {
    let text = NSMutableAttributedString()
    for part in MarkdownInline.parts(of: markdown, preservesWhitespace: preservesWhitespace) {
      var attributes: [Key: Any] = [:]
      if !part.intent.isEmpty { attributes[.inlinePresentationIntent] = part.intent.rawValue }
      if let link = part.link {
        let url: Any? = URL(string: link, relativeTo: baseURL)
        attributes[.link] = url ?? link
      }
      text.append(NSAttributedString(string: part.text, attributes: attributes))
    }
    self.init(text.storage)
  }

  /// Returns the string with the texts of its runs replaced by parts that come from them, as by a pseudo-language.
  package func replacing(_ parts: ([String]) -> [(origin: Int, text: String)]) -> NSAttributedString {
    let runs = storage.runs(in: NSRange(location: 0, length: length))
    let text = NSMutableAttributedString()
    for part in parts(runs.map { storage.part($0.range).string }) where runs.indices.contains(part.origin) {
      text.append(NSAttributedString(string: part.text, attributes: runs[part.origin].attributes))
    }
    return NSAttributedString(text.storage)
  }
}
