/// A message of the compiler about an app's source, read from its words. Nothing else reads them.
package struct CompilerMessage: Sendable, Hashable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }

  /// The last part of a name that may have types around it and labels behind it.
  private static func name(_ text: Substring) -> String { String(text.prefix { $0 != "(" }) }

  /// A member that a type lacks, and the type where the message has its name.
  package var missingMember: (name: String, owner: String?)? {
    // What the catalog's own modules call so, the app has in a source of its own.
    if text.contains(" is not available due to missing import of defining module 'LP") {
      let name = Self.name(text.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" })
      return name.isEmpty || name == "init" ? nil : (name, nil)
    }
    // A text is looked for sooner than a pattern.
    guard text.contains("has no member '"), let match = text.firstMatch(of: /has no member '([^'(]+)/) else {
      return nil
    }
    return (Self.name(match.1), text.firstMatch(of: /type '([\w.]+)/).map { String($0.1) })
  }

  /// A type, a variable, a function or an operator that is not found.
  package var missingName: String? {
    guard text.hasPrefix("cannot find ") else { return nil }
    var rest = text.dropFirst("cannot find ".count)
    for kind in ["type ", "operator "] where rest.hasPrefix(kind) { rest = rest.dropFirst(kind.count) }
    let name = Self.name(rest.dropFirst().prefix { $0 != "'" })
    return rest.hasPrefix("'") && !name.isEmpty ? name : nil
  }

  /// A variable, a function or a type in an expression that is not found.
  package var missingValue: String? { text.hasPrefix("cannot find type") ? nil : missingName }

  /// A type that is not found.
  package var missingType: String? {
    guard text.contains("cannot find type '") else { return nil }
    return text.firstMatch(of: /cannot find type '(\w+)' in scope/).map { String($0.1) }
  }

  /// A type inside of another that is not found: the other, and its own name.
  package var missingInnerType: (outer: String, name: String)? {
    guard text.contains("is not a member type of") else { return nil }
    return text.firstMatch(of: /'(\w+)' is not a member type of (?:class|protocol|struct|enum|type) '(?:\w+\.)*(\w+)'/)
      .map { (String($0.2), String($0.1)) }
  }

  /// A class that the code uses as a protocol: `any Store`, `where Self: Store`.
  package var neededProtocol: String? {
    guard ["'any' has", "'some' types", "type 'Self'"].contains(where: text.contains) else { return nil }
    return text.firstMatch(of: /'any' has no effect on concrete type '(?:\w+\.)*(\w+)'/)
      .map { String($0.1) }
      ?? text.firstMatch(of: /'some' types are only (?:permitted|supported).*'(?:\w+\.)*(\w+)'/).map { String($0.1) }
      ?? text.firstMatch(of: /type 'Self' constrained to (?:non-protocol, )?non-class type '(?:\w+\.)*(\w+)'/)
      .map { String($0.1) }
  }

  /// A class that the code uses with arguments between angle brackets and that has no parameters.
  package var specialized: String? {
    guard text.contains("cannot specialize") else { return nil }
    return text.firstMatch(of: /cannot specialize non-generic type '(\w+)'/).map { String($0.1) }
  }

  /// A type that is declared twice.
  package var redeclared: String? {
    guard text.contains("redeclaration") || text.contains("is ambiguous") else { return nil }
    return text.firstMatch(of: /invalid redeclaration of '(\w+)'|'(\w+)' is ambiguous/)
      .map { String($0.1 ?? $0.2 ?? "") }
  }

  /// A type that lacks the conformance to a protocol which the code uses.
  package var missingConformance: (type: String, protocol: String)? {
    guard text.contains("conform") else { return nil }
    let match =
      text.firstMatch(of: /'([\w.]+)' (?:to )?conforms? to '([\w.]+)'/)
      ?? text.firstMatch(of: /'([\w.]+)' does not conform to (?:expected type |protocol )?'([\w.]+)'/)
    return match.map { (String($0.1), String($0.2)) }
  }

  /// Whether another value would do: the compiler does not find something, or not with this type.
  var concernsValue: Bool {
    let beginnings = [
      "cannot find '", "cannot convert value", "cannot infer contextual base", "cannot assign value of type",
      "referencing operator function", "binary operator", "cannot call value",
    ]
    return beginnings.contains(where: text.hasPrefix) || text.contains("has no member")
      || text.contains("is inaccessible due to")
  }

  /// Whether a call with other arguments would do, so that the value of the call is wrong.
  var concernsCall: Bool {
    let beginnings = [
      "argument passed to call", "extra argument", "missing argument", "incorrect argument label",
      "no exact matches in call",
      "argument type '",
    ]
    return beginnings.contains(where: text.hasPrefix)
  }

  /// The type that an object must not inherit from or conform to, where it is one clause that is wrong; `nil` in it where
  /// the message names none.
  var wrongInheritance: String?? {
    if text.contains("does not conform to"),
      let match = text.firstMatch(of: /does not conform to (?:expected type |protocol )?'([\w.]+)'/)
    {
      return .some(String(match.1))
    }
    let isInheritance =
      text.contains("inherit") && text.contains(/inherit(s|ance)? from/) || text.hasPrefix("multiple inheritance")
      || text.hasPrefix("redundant conformance")
    guard isInheritance else { return nil }
    return .some(text.firstMatch(of: /(?:from|to protocol|class|type) '([\w.]+)'/).map { String($0.1) })
  }

  /// What the message says is wrong, the same for all that one thing which is missing makes wrong; `nil` where it may
  /// follow from another mistake.
  package var mistake: String? {
    if mayFollow { return nil }
    guard let missing = missingMember, let owner = missing.owner else { return text }
    return "members of \(owner)"
  }

  /// Whether the message may follow from another mistake in the same function, after which a type is unknown.
  package var mayFollow: Bool {
    let beginnings = [
      "cannot infer contextual base", "type of expression is ambiguous", "failed to produce diagnostic",
      "'nil' requires a contextual type", "unable to infer", "generic parameter",
      "the compiler is unable to type-check",
    ]
    return beginnings.contains(where: text.hasPrefix)
      || text.hasSuffix("cannot be resolved without a contextual type")
  }

  /// A stored property that an initialiser gives no value: that of a note, or of the message itself.
  package var uninitializedProperty: String? {
    guard text.contains("not initialized") else { return nil }
    let match =
      text.firstMatch(of: /^'self\.(\w+)' not initialized$/)
      ?? text.firstMatch(of: /^property 'self\.(\w+)' not initialized at .+/)
    return match.map { String($0.1) }
  }

  /// A name that the compiler knows under another one, and that one: `NSAttributedStringKey`, `NSAttributedString.Key`.
  var renaming: (old: String, new: String)? {
    guard text.contains("has been renamed to") else { return nil }
    return text.firstMatch(of: /'(?:\w+\.)*(\w+)(?:\([^']*\))?' has been renamed to '([\w.]+)(?:\([^']*\))?'/)
      .map { (String($0.1), String($0.2)) }
  }

  /// Whether an initialiser calls another one of its superclass than it may.
  var needsDesignated: Bool { text.hasPrefix("must call a designated ") }

  /// Whether a member overrides one and does not say so.
  var lacksOverride: Bool { text.hasPrefix("overriding declaration requires an 'override'") }

  /// Whether a member overrides nothing.
  var overridesNothing: Bool { text.contains("does not override") || text.hasPrefix("'override' can only") }
}
