import Foundation
import LPSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A property list with the line of each part.
struct PlistNode {
  let value: Value
  /// The line of the value; `nil` in binary lists.
  let line: Int?

  enum Value {
    case string(String)
    case dictionary([Member])
    /// A number, date, data, array or boolean, by the name of its type; catalogs have no use for these.
    case other(String)
  }

  struct Member {
    let key: String
    let line: Int?
    let node: PlistNode
  }

  static func read(file: String, bytes: [UInt8]) throws(CatalogError) -> PlistNode {
    if bytes.starts(with: Array("bplist".utf8)) { return try BinaryPlistReader.read(file: file, bytes: bytes) }
    // Foundation's parser traps on names that are not Unicode.
    let text = try CatalogText.decode(bytes, file: file)
    if let offset = Array(text.utf8).firstRange(of: Array("<!ENTITY".utf8))?.lowerBound {
      let place = TextPosition(ofByte: offset, in: Array(text.utf8))
      throw CatalogError(
        file: file, line: place.line, column: place.column, reason: "property lists must not declare entities")
    }
    let list = Data(withoutDeclaration(text).utf8)
    if XMLDeclaration.foreignEncoding(in: list) != nil || list.index(of: 0, from: list.startIndex) != nil {
      throw CatalogError(
        file: file, line: 1, column: 1,
        reason: "the XML property list is malformed: its declaration does not end, or it contains U+0000")
    }
    if let index = BareInstruction.firstIndex(in: list) {
      let place = TextPosition(ofByte: index, in: Array(list))
      throw CatalogError(
        file: file, line: place.line, column: place.column,
        reason: "property lists must not have processing instructions without content")
    }
    let reader = PlistXMLReader()
    // From a stream the parser reads parts of a file, and its limit of 10 MB holds for each name, text and comment.
    let parser = XMLParser(stream: InputStream(data: list))
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    // `parse` always returns true; only the error shows a failure.
    _ = parser.parse()
    if let problem = reader.problem {
      throw CatalogError(file: file, line: problem.line, key: problem.key, reason: problem.reason)
    }
    guard parser.parserError == nil, let root = reader.root else {
      throw CatalogError(
        file: file, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber), key: reader.currentKey,
        reason: "the XML property list is malformed")
    }
    return root
  }

  /// Returns the text without the declaration that names the encoding of the file; its lines stay.
  private static func withoutDeclaration(_ text: String) -> String {
    guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>") else { return text }
    return text[..<end.upperBound].filter(\.isNewline) + text[end.upperBound...]
  }

  init(value: Value, line: Int?) {
    self.value = value
    self.line = line
  }

  var kind: String {
    switch value {
    case .string: "a string"
    case .dictionary: "a dictionary"
    case .other(let kind): "of type \(kind)"
    }
  }

  /// Returns the list as plain strings by key.
  func strings(file: String) throws(CatalogError) -> [String: StringEntry] {
    guard case .dictionary(let members) = value else {
      throw CatalogError(file: file, line: line, reason: "the property list must be a dictionary, but is \(kind)")
    }
    var entries: [String: StringEntry] = [:]
    for member in members {
      guard case .string(let text) = member.node.value else {
        throw CatalogError(
          file: file, line: member.node.line, key: member.key,
          reason: "expected a string, but this is \(member.node.kind)")
      }
      entries[member.key] = StringEntry(form: .text(text))
    }
    return entries
  }
}

/// Builds the tree from XML. Foundation's own reader of property lists does not report lines.
private final class PlistXMLReader: NSObject, XMLParserDelegate {
  struct Problem {
    let line: Int
    let key: String?
    let reason: String
  }

  private struct Open {
    var members: [PlistNode.Member] = []
    var key: (text: String, line: Int)?
    let line: Int
  }

  private(set) var root: PlistNode?
  private(set) var problem: Problem?
  private var open: [Open] = []
  private var text = ""
  private var textLine = 0
  /// The depth of elements within an array, which are skipped.
  private var arrayDepth = 0

  /// The outermost key being read, which is the key of a string.
  var currentKey: String? { open.first?.key?.text }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    textLine = parser.lineNumber
    if name == "array" { arrayDepth += 1 }
    guard arrayDepth == 0, name == "dict" else { return }
    guard open.count < 50 else { return fail(parser, "nested too deeply") }
    open.append(Open(line: parser.lineNumber))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, foundCDATA data: Data) { text += String(decoding: data, as: UTF8.self) }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "array" { arrayDepth -= 1 }
    guard arrayDepth == 0 else { return }
    switch name {
    case "key":
      guard !open.isEmpty else { return fail(parser, "a key is outside a dictionary") }
      if let key = open[open.count - 1].key { return fail(parser, "'\(key.text)' has no value") }
      open[open.count - 1].key = (text, textLine)
    case "dict":
      guard let closed = open.popLast() else { return }
      if let key = closed.key { return fail(parser, "'\(key.text)' has no value", key: currentKey ?? key.text) }
      put(PlistNode(value: .dictionary(closed.members), line: closed.line), parser)
    case "string": put(PlistNode(value: .string(text), line: textLine), parser)
    case "plist": break
    default: put(PlistNode(value: .other(name), line: textLine), parser)
    }
    text = ""
  }

  private func put(_ node: PlistNode, _ parser: XMLParser) {
    guard !open.isEmpty else {
      root = root ?? node
      return
    }
    guard let key = open[open.count - 1].key else { return fail(parser, "this value has no key") }
    open[open.count - 1].members.append(PlistNode.Member(key: key.text, line: key.line, node: node))
    open[open.count - 1].key = nil
  }

  private func fail(_ parser: XMLParser, _ reason: String, key: String? = nil) {
    if problem == nil { problem = Problem(line: parser.lineNumber, key: key ?? currentKey, reason: reason) }
    parser.abortParsing()
  }
}
