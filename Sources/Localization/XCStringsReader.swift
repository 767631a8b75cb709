import LPSupport

/// Reads Xcode's string catalogs (`.xcstrings`, JSON).
struct XCStringsReader {
  let file: String
  let bytes: [UInt8]

  func read() throws(CatalogError) -> CatalogContents {
    let root: JSONNode
    do { root = try JSONNode(parsing: bytes) } catch { throw failure(at: error.offset, error.reason) }
    guard let sourceNode = root.member("sourceLanguage") else {
      throw failure(at: root.offset, "missing \"sourceLanguage\", so this is not a string catalog")
    }
    let source = try text(sourceNode, "sourceLanguage")
    guard let language = LanguageTag(source) else {
      throw failure(at: sourceNode.offset, "'\(source)' is not a language tag")
    }
    guard let strings = root.member("strings") else { throw failure(at: root.offset, "missing \"strings\"") }
    var contents = CatalogContents(sourceLanguage: language)
    contents.strings[language] = [:]
    var tags: [String: LanguageTag] = [source: language]
    var places: [String: Int] = [:]
    for member in try members(strings, "strings") {
      // A merge by hand can leave duplicate keys; nothing says which of them is meant.
      if let first = places[member.name] {
        let line = TextPosition(ofByte: first, in: bytes).line
        throw failure(at: member.offset, member.name, "duplicate key; it is already in line \(line)")
      }
      places[member.name] = member.offset
      try add(member, to: &contents, sourceLanguage: language, tags: &tags)
    }
    return contents
  }

  /// Adds the localisations of a key. A key without one in the source language is its own text there.
  private func add(
    _ member: JSONNode.Member, to contents: inout CatalogContents, sourceLanguage: LanguageTag,
    tags: inout [String: LanguageTag]
  ) throws(CatalogError) {
    let key = member.name
    _ = try members(member.node, "the string", key)
    if let flag = member.node.member("shouldTranslate"), case .bool(false) = flag.value {
      contents.untranslatable.insert(key)
    }
    var hasSource = false
    if let localizations = member.node.member("localizations") {
      for localization in try members(localizations, "localizations", key) {
        guard let tag = tags[localization.name] ?? LanguageTag(localization.name) else {
          throw failure(at: localization.offset, key, "'\(localization.name)' is not a language tag")
        }
        tags[localization.name] = tag
        guard let entry = try entry(localization.node, key) else { continue }
        contents.strings[tag, default: [:]][key] = entry
        if tag == sourceLanguage { hasSource = true }
      }
    }
    if !hasSource { contents.strings[sourceLanguage, default: [:]][key] = StringEntry(form: .text(key)) }
  }

  /// Reads a localisation; `nil` if Xcode created it and nobody filled it in.
  private func entry(_ node: JSONNode, _ key: String) throws(CatalogError) -> StringEntry? {
    _ = try members(node, "a localization", key)
    var entry = StringEntry(form: .text(""))
    guard let form = try form(node, key, state: &entry.state) else { return nil }
    entry.form = form
    if entry.state == .new, form == .text("") { return nil }
    if let substitutions = node.member("substitutions") {
      for member in try members(substitutions, "substitutions", key) {
        entry.substitutions[member.name] = try substitution(member, key)
      }
      if let cycle = entry.cycle {
        throw failure(at: substitutions.offset, key, "its substitutions contain each other: \(cycle)")
      }
    }
    return entry
  }

  private func form(
    _ node: JSONNode, _ key: String, state: inout StringEntry.State
  ) throws(CatalogError) -> StringForm? {
    if let unit = node.member("stringUnit") {
      _ = try members(unit, "stringUnit", key)
      guard let value = unit.member("value") else { throw failure(at: unit.offset, key, "missing \"value\"") }
      if let word = try unit.member("state").map({ node throws(CatalogError) in try text(node, "state", key) }) {
        state = StringEntry.State(rawValue: word) ?? state
      }
      return .text(try text(value, "value", key))
    }
    if let variations = node.member("variations") {
      if try members(variations, "variations", key).isEmpty { return nil }
      return try variants(variations, key, state: &state)
    }
    if node.member("substitutions") != nil {
      throw failure(at: node.offset, key, "substitutions without a \"stringUnit\"")
    }
    return nil
  }

  private func variants(
    _ node: JSONNode, _ key: String, state: inout StringEntry.State
  ) throws(CatalogError) -> StringForm {
    let kinds = try members(node, "variations", key)
    guard kinds.count == 1, let kind = kinds.first else {
      throw failure(at: node.offset, key, "\"variations\" must have one member, not \(kinds.count)")
    }
    let forms = try members(kind.node, kind.name, key)
    // Apple requires "other", but neither Xcode nor translators' tools always write it.
    guard !forms.isEmpty else { throw failure(at: kind.offset, key, "the variations by '\(kind.name)' are empty") }
    switch kind.name {
    case "plural":
      var plural: [PluralCategory: StringForm] = [:]
      for form in forms {
        guard let category = PluralCategory(rawValue: form.name) else {
          throw failure(
            at: form.offset, key,
            "'\(form.name)' is not a plural category; choose from \(PluralCategory.allCases.map(\.rawValue).joined(separator: ", "))"
          )
        }
        plural[category] = try required(form, key, state: &state)
      }
      return .plural(plural)
    case "device":
      var device: [String: StringForm] = [:]
      for form in forms { device[form.name] = try required(form, key, state: &state) }
      return .device(device)
    default: throw failure(at: kind.offset, key, "unknown variations by '\(kind.name)'; choose from plural, device")
    }
  }

  private func required(
    _ member: JSONNode.Member, _ key: String, state: inout StringEntry.State
  ) throws(CatalogError) -> StringForm {
    _ = try members(member.node, member.name, key)
    guard let form = try form(member.node, key, state: &state) else {
      throw failure(at: member.offset, key, "\"\(member.name)\" has neither \"stringUnit\" nor \"variations\"")
    }
    return form
  }

  private func substitution(
    _ member: JSONNode.Member, _ key: String
  ) throws(CatalogError) -> StringEntry.Substitution {
    _ = try members(member.node, member.name, key)
    var state = StringEntry.State.translated
    guard let variations = member.node.member("variations") else {
      throw failure(at: member.offset, key, "the substitution \"\(member.name)\" has no \"variations\"")
    }
    var argument: Int?
    if let number = member.node.member("argNum") {
      guard case .number(let value) = number.value, let whole = Int(exactly: value), (1...99).contains(whole) else {
        throw failure(at: number.offset, key, "\"argNum\" must be a whole number from 1 to 99")
      }
      argument = whole
    }
    let specifier = try member.node.member("formatSpecifier").map { node throws(CatalogError) in
      try text(node, "formatSpecifier", key)
    }
    return StringEntry.Substitution(
      argument: argument, specifier: specifier ?? "lld", form: try variants(variations, key, state: &state))
  }

  private func members(
    _ node: JSONNode, _ name: String, _ key: String? = nil
  ) throws(CatalogError) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else {
      throw failure(at: node.offset, key, "\"\(name)\" must be an object, not \(node.kind)")
    }
    return members
  }

  private func text(_ node: JSONNode, _ name: String, _ key: String? = nil) throws(CatalogError) -> String {
    guard case .string(let text) = node.value else {
      throw failure(at: node.offset, key, "\"\(name)\" must be a string, not \(node.kind)")
    }
    return text
  }

  private func failure(at offset: Int, _ reason: String) -> CatalogError { failure(at: offset, nil, reason) }

  private func failure(at offset: Int, _ key: String?, _ reason: String) -> CatalogError {
    let place = TextPosition(ofByte: offset, in: bytes)
    return CatalogError(file: file, line: place.line, column: place.column, key: key, reason: reason)
  }
}
