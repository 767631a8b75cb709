import Foundation
import LPSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Parses XML into elements, within limits of size and depth.
final class DocumentParser: NSObject, XMLParserDelegate {
  enum Limit {
    static let bytes = 64 << 20
    /// The longest name, text or comment that the parser reads.
    static let piece = 10_000_000
    static let elements = 400_000
    /// The largest depth of elements: views nest a few dozen deep, and each takes two or three elements.
    static let depth = 240
  }

  private var root: DocumentElement?
  private var open: [DocumentElement] = []
  private var count = 0
  private var failure: InterfaceBuilderError?

  static func parse(_ data: Data) throws(InterfaceBuilderError) -> DocumentElement {
    guard data.count <= Limit.bytes else { throw .tooLarge(bytes: data.count, limit: Limit.bytes) }
    for mark in ["bplist00", "NIBArchive"] where data.starts(with: Data(mark.utf8)) { throw .compiled }
    // Foundation's parser traps on names that are not UTF-8, the only encoding that Interface Builder writes.
    if let line = invalidLine(data) { throw .malformed(line: line, reason: "the text is not UTF-8") }
    if let encoding = XMLDeclaration.foreignEncoding(in: data) {
      throw .malformed(line: 1, reason: "the encoding is \(encoding), not UTF-8")
    }
    // This check comes before parsing, since the parser must not expand entities.
    if let line = declarationLine(data) { throw .declaresEntities(line: line) }
    if let index = BareInstruction.firstIndex(in: data) {
      throw .malformed(line: line(of: index, in: data), reason: "a processing instruction has no content")
    }
    let reader = DocumentParser()
    // From a stream the parser reads parts of a document, and its limit of 10 MB holds for each name, text and comment.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isDone = parser.parse()
    if let failure = reader.failure { throw failure }
    // `parse` may return true for malformed XML, so errors and open elements are checked as well.
    if let error = parser.parserError {
      throw .malformed(line: max(1, parser.lineNumber), reason: reason(error, data.count))
    }
    guard isDone, let root = reader.root, reader.open.isEmpty else {
      throw .malformed(line: max(1, parser.lineNumber), reason: "the document ends too early")
    }
    return root
  }

  private static func reason(_ error: any Error, _ bytes: Int) -> String {
    let code = (error as NSError).code
    // The parser calls its own limit an internal error.
    return code == 1 && bytes > Limit.piece ? "a name, a text or a comment has over 10 MB" : "parser error \(code)"
  }

  private static func invalidLine(_ data: Data) -> Int? {
    if let zero = data.index(of: 0, from: data.startIndex) { return line(of: zero, in: data) }
    let isValid = data.withUnsafeBytes { bytes in
      (try? UTF8Span(validating: bytes.bindMemory(to: UInt8.self).span)) != nil
    }
    guard !isValid else { return nil }
    var line = 1
    for part in data.split(separator: 10, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }

  private static func line(of index: Data.Index, in data: Data) -> Int {
    1 + data[data.startIndex..<index].count { $0 == 10 }
  }

  private static func declarationLine(_ data: Data) -> Int? {
    let words = ["!DOCTYPE", "!ENTITY"].map { Array($0.utf8) }
    var start = data.startIndex
    while let mark = data.index(of: UInt8(ascii: "<"), from: start) {
      start = mark + 1
      guard start < data.endIndex, data[start] == UInt8(ascii: "!") else { continue }
      if words.contains(where: data[start...].starts) { return line(of: mark, in: data) }
    }
    return nil
  }

  private func fail(_ error: InterfaceBuilderError, _ parser: XMLParser) {
    if failure == nil { failure = error }
    parser.abortParsing()
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    guard failure == nil else { return }
    count += 1
    if count > Limit.elements { return fail(.tooManyElements(limit: Limit.elements), parser) }
    if open.count >= Limit.depth { return fail(.tooDeep(line: parser.lineNumber, limit: Limit.depth), parser) }
    let element = DocumentElement(tag: elementName, attributes: attributeDict, line: parser.lineNumber)
    if let parent = open.last {
      parent.children.append(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    guard failure == nil, let element = open.popLast() else { return }
    if element.flag("base64-UTF8") == true { element.text = Self.decoded(element.text) ?? element.text }
  }

  /// Decodes text with characters that XML cannot contain, which is written as Base64 without padding.
  private static func decoded(_ text: String) -> String? {
    let letters = text.filter { !$0.isWhitespace && $0 != "=" }
    let padding = String(repeating: "=", count: (4 - letters.count % 4) % 4)
    return Data(base64Encoded: letters + padding).flatMap { String(validating: $0, as: UTF8.self) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, let element = open.last, element.tag == "string" || element.tag == "mutableString" else {
      return
    }
    element.text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    if failure == nil { open.last?.text += String(decoding: CDATABlock, as: UTF8.self) }
  }

  func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
    fail(.declaresEntities(line: parser.lineNumber), parser)
  }

  func parser(
    _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?
  ) {
    fail(.declaresEntities(line: parser.lineNumber), parser)
  }

  func parser(
    _ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?,
    notationName: String?
  ) {
    fail(.declaresEntities(line: parser.lineNumber), parser)
  }
}
