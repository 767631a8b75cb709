/// Reads `.stringsdict`: property lists with plural, device and width rules.
enum StringsDictReader {
  static func read(file: String, bytes: [UInt8]) throws(CatalogError) -> [String: StringEntry] {
    let reader = Reader(file: file)
    var entries: [String: StringEntry] = [:]
    for member in try reader.members(of: PlistNode.read(file: file, bytes: bytes), "the property list") {
      entries[member.key] = try reader.entry(member)
    }
    return entries
  }

  private struct Reader {
    let file: String

    func entry(_ member: PlistNode.Member) throws(CatalogError) -> StringEntry {
      let key = member.key
      if case .string(let text) = member.node.value { return StringEntry(form: .text(text)) }
      let parts = try members(of: member.node, "the string", key)
      if let rule = parts.first(where: { $0.key == "NSStringVariableWidthRuleType" }) {
        return StringEntry(form: try width(rule, key))
      }
      if let rule = parts.first(where: { $0.key == "NSStringDeviceSpecificRuleType" }) {
        return StringEntry(form: try device(rule, key))
      }
      guard let format = parts.first(where: { $0.key == "NSStringLocalizedFormatKey" }) else {
        throw failure(member.line, key, "missing NSStringLocalizedFormatKey")
      }
      var entry = StringEntry(form: .text(try text(format.node, format.key, key)))
      for part in parts where part.key != format.key { entry.substitutions[part.key] = try variable(part, key) }
      try checkVariables(of: entry, line: format.node.line, key: key)
      if let cycle = entry.cycle { throw failure(format.node.line, key, "variables contain each other: \(cycle)") }
      return entry
    }

    private func variable(_ member: PlistNode.Member, _ key: String) throws(CatalogError) -> StringEntry.Substitution {
      let parts = try members(of: member.node, member.key, key)
      var specifier = ""
      var forms: [PluralCategory: StringForm] = [:]
      for part in parts {
        let value = try text(part.node, part.key, key)
        switch part.key {
        case "NSStringFormatSpecTypeKey":
          guard value == "NSStringPluralRuleType" else {
            throw failure(part.line, key, "'\(value)' is not a rule for '\(member.key)'; write NSStringPluralRuleType")
          }
        case "NSStringFormatValueTypeKey": specifier = value
        default:
          guard let category = PluralCategory(rawValue: part.key) else {
            throw failure(
              part.line, key,
              "'\(part.key)' is not a plural category; choose from \(PluralCategory.allCases.map(\.rawValue).joined(separator: ", "))"
            )
          }
          forms[category] = .text(value)
        }
      }
      guard parts.contains(where: { $0.key == "NSStringFormatSpecTypeKey" }) else {
        throw failure(member.line, key, "'\(member.key)' has no NSStringFormatSpecTypeKey")
      }
      // Apple requires 'other', but translators' tools leave it out if a language does not use it.
      guard !forms.isEmpty else { throw failure(member.line, key, "'\(member.key)' has no plural category") }
      return StringEntry.Substitution(argument: nil, specifier: specifier, form: .plural(forms))
    }

    private func width(_ rule: PlistNode.Member, _ key: String) throws(CatalogError) -> StringForm {
      var forms: [Int: StringForm] = [:]
      for part in try members(of: rule.node, rule.key, key) {
        guard let width = Int(part.key), width > 0 else {
          throw failure(part.line, key, "'\(part.key)' is not a width in characters")
        }
        forms[width] = .text(try text(part.node, part.key, key))
      }
      guard !forms.isEmpty else { throw failure(rule.line, key, "missing width") }
      return .width(forms)
    }

    private func device(_ rule: PlistNode.Member, _ key: String) throws(CatalogError) -> StringForm {
      var forms: [String: StringForm] = [:]
      for part in try members(of: rule.node, rule.key, key) {
        forms[part.key] = .text(try text(part.node, part.key, key))
      }
      guard !forms.isEmpty else { throw failure(rule.line, key, "missing device") }
      return .device(forms)
    }

    /// Checks that every `%#@name@` has a rule.
    private func checkVariables(of entry: StringEntry, line: Int?, key: String) throws(CatalogError) {
      for text in entry.form.texts + entry.substitutions.sorted(by: { $0.key < $1.key }).flatMap(\.value.form.texts) {
        for case .variable(let name, _) in FormatPiece.pieces(of: text) where entry.substitutions[name] == nil {
          throw failure(line, key, "missing rule for '\(name)' of \"\(text)\"")
        }
      }
    }

    func members(
      of node: PlistNode, _ name: String, _ key: String? = nil
    ) throws(CatalogError) -> [PlistNode.Member] {
      guard case .dictionary(let members) = node.value else {
        throw failure(node.line, key, "'\(name)' must be a dictionary, but is \(node.kind)")
      }
      return members
    }

    private func text(_ node: PlistNode, _ name: String, _ key: String) throws(CatalogError) -> String {
      guard case .string(let text) = node.value else {
        throw failure(node.line, key, "'\(name)' must be a string, but is \(node.kind)")
      }
      return text
    }

    private func failure(_ line: Int?, _ key: String?, _ reason: String) -> CatalogError {
      CatalogError(file: file, line: line, key: key, reason: reason)
    }
  }
}
