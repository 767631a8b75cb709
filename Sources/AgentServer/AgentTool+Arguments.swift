import LPArguments
package import LPJSONRPC
import LPSupport

extension AgentTool {
  /// A call as the command line would have it.
  package struct Call: Hashable, Sendable {
    package let verb: String
    package var options: [String]
    /// Whether an option changes sources or documents.
    package let changesSources: Bool
    /// Whether the call writes sources, documents or goldens.
    package var isWriting: Bool { changesSources || verb == "record" }
    /// The file that is the catalog; `nil` for those of the package.
    package let file: String?
    package let operands: [String]
    /// The text that the verb reads as a file.
    package let input: String?
    package let longestSide: Int
  }

  /// - Throws: `RPCError` for arguments of another type than the schema says, or that the tool does not have.
  package func call(_ arguments: [String: JSONValue]) throws(RPCError) -> Call {
    var rest = arguments
    var (preview, file): (String?, String?) = (nil, nil)
    if takesFile {
      preview = try Self.text(rest.removeValue(forKey: "preview"), "preview")
      file = try Self.text(rest.removeValue(forKey: "file"), "file")
    }
    var operands: [String] = preview.map { [exact($0)] } ?? []
    switch ownOperands(&rest) {
    case .success(let more): operands += more
    case .failure(let error): throw error
    }
    var input: String?
    if case .log = self.operands {
      input = try Self.text(rest.removeValue(forKey: "log"), "log")
      if input == nil { throw .invalidParameters("\(name) needs 'log', a string") }
    }
    let side = rest.removeValue(forKey: "max_side")?.number ?? 1024
    var words = fixed
    var changesSources = false
    for (name, value) in rest.sorted(by: { $0.key < $1.key }) {
      guard let option = options.first(where: { $0.name == name }) else { throw unknown(name) }
      let given = try Self.words(for: option, value)
      words += given
      if option.scope == .sources, !given.isEmpty { changesSources = true }
    }
    for word in operands + words + [file, input].compactMap(\.self) where word.utf8.contains(0) {
      throw .invalidParameters("\(name): an argument contains a character U+0000, which no command can take")
    }
    for word in operands + words + [file].compactMap(\.self) where word.utf8.count > Self.longestWord {
      throw .invalidParameters(
        "\(name): an argument has \(word.utf8.count.grouped) bytes, more than \(Self.longestWord.grouped)")
    }
    return Call(
      verb: verb.name, options: words, changesSources: changesSources, file: file, operands: operands, input: input,
      longestSide: Int(min(max(side, 64), 4096)))
  }

  /// The bytes of the longest argument: Linux starts no program with a longer one (`MAX_ARG_STRLEN`, 131,072 with the
  /// end).
  private static let longestWord = 131_071

  private func ownOperands(_ rest: inout [String: JSONValue]) -> Result<[String], RPCError> {
    switch operands {
    case .previews, .log: return .success([])
    case .attributes:
      guard let values = rest.removeValue(forKey: "attributes")?.array, !values.isEmpty,
        case let texts = values.compactMap(\.string), texts.count == values.count
      else { return .failure(.invalidParameters("\(name) needs 'attributes', an array such as [\"follow.width\"]")) }
      return .success(texts)
    case .text:
      guard let text = rest.removeValue(forKey: "text")?.string else {
        return .failure(.invalidParameters("\(name) needs 'text', a string"))
      }
      return .success([text])
    }
  }

  /// Where attributes follow, a name that no preview has must not be taken for one.
  private func exact(_ preview: String) -> String {
    if case .attributes = operands, !preview.contains("*"), !preview.hasPrefix("=") { return "=" + preview }
    return preview
  }

  private func unknown(_ name: String) -> RPCError {
    let known = options.map(\.name)
    let near = known.filter { $0.contains(name) || name.contains($0) }
    return .invalidParameters(
      "\(self.name) has no argument '\(name)'; it has \((near.isEmpty ? known : near).joined(separator: ", "))")
  }

  private static func text(_ value: JSONValue?, _ name: String) throws(RPCError) -> String? {
    guard let value, value != .null else { return nil }
    guard let text = value.string else { throw .invalidParameters("'\(name)' has to be a string") }
    return text
  }

  private static func words(for option: ArgumentOption, _ value: JSONValue) throws(RPCError) -> [String] {
    func wrong(_ expected: String) -> RPCError { .invalidParameters("'\(option.name)' has to be \(expected)") }
    func word(_ value: JSONValue) -> String? {
      value.string ?? value.number.map { Int(exactly: $0).map(String.init) ?? "\($0)" }
    }
    if value == .null { return [] }
    switch option.form {
    case .flag:
      guard let isSet = value.bool else { throw wrong("true or false") }
      return isSet ? ["--\(option.name)"] : []
    case .list, .choices, .repeated:
      let values = value.array ?? [value]
      let texts = values.compactMap(word)
      guard texts.count == values.count else { throw wrong("an array of strings") }
      return texts.map { "--\(option.name)=\($0)" }
    case .value, .choice, .integer, .seconds, .number:
      guard let text = word(value) else { throw wrong("a string or a number") }
      return ["--\(option.name)=\(text)"]
    }
  }
}
