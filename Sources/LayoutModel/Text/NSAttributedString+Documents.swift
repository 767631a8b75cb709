public import Foundation

extension NSAttributedString {
  /// What is said of a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of document: a `DocumentType`.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of its characters, as Foundation's raw value.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// Attributes of what the document gives none.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = Self(rawValue: "NSPlainText")
    /// HTML: paragraphs, breaks, lists, headings, emphasis, links, colours and sizes of inline styles.
    public static let html = Self(rawValue: "NSHTML")
    /// Rich text, which is not read here.
    public static let rtf = Self(rawValue: "NSRTF")
    /// Rich text with attachments, which is not read here.
    public static let rtfd = Self(rawValue: "NSRTFD")
  }

  /// What a document that was read says of itself.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of document.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of its characters.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  }

  /// Reads a plain text or HTML. `documentAttributes` stay as they are.
  ///
  /// Text whose kind is not given is HTML if it begins with a tag of HTML. Without `characterEncoding` it is UTF-8, and
  /// Latin-1 if it is not valid.
  ///
  /// - Throws: `CocoaError` for other kinds of documents, and for text that is not in its encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let given = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
    let text = given.map { String(data: data, encoding: $0) } ?? String(data: data, encoding: .utf8)
    guard let text = text ?? (given == nil ? String(data: data, encoding: .isoLatin1) : nil) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let defaults = options[.defaultAttributes] as? [Key: Any] ?? [:]
    let start = text.drop(while: \.isWhitespace).prefix(9).lowercased()
    let type = options[.documentType]
    let name = (type as? DocumentType)?.rawValue ?? type as? String
    switch name ?? (start.hasPrefix("<html") || start.hasPrefix("<!doctype") ? "NSHTML" : "NSPlainText") {
    case "NSHTML": self.init(HTMLText(text, defaults: defaults).attributedString.storage)
    case "NSPlainText": self.init(AttributeStorage(text, defaults))
    default: throw CocoaError(.fileReadUnknown)
    }
  }
}
