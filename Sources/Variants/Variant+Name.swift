/// A name is what differs from the default, joined by `_`, in the order of the axes:
/// `iphone-se_landscape_ar_doubled_accessibility5_dark_3x`.
///
/// Words hold ASCII letters, digits, `-` and `+` only, so that names are file names everywhere.
extension Variant: CustomStringConvertible {
  /// The name of the default variant.
  public static let defaultName = "default"

  /// The name: what differs from the default, joined by `_`.
  public var name: String {
    let words = VariantAxis.allCases.compactMap { axis -> String? in
      let value = parts[axis]!
      return value == parts.implied(axis) ? nil : axis.definition.word(value)
    }
    return words.isEmpty ? Self.defaultName : words.joined(separator: "_")
  }

  public var description: String { name }

  /// The word of the variant's value on an axis, as pages show it.
  package func word(on axis: VariantAxis) -> String {
    let definition = axis.definition
    return (definition.pageWord ?? definition.word)(parts[axis]!)
  }

  /// The variant of a name, in whatever case and order its words come.
  ///
  /// - Throws: `VariantError` for a word that is none, or two that set the same thing.
  public init(name: String) throws(VariantError) {
    var parts = PartialVariant()
    if name != Self.defaultName {
      for word in name.split(separator: "_", omittingEmptySubsequences: false).map(String.init) {
        guard let (axis, value) = Self.value(of: word) else { throw .unknownWord(word, name: name) }
        guard parts[axis] == nil else { throw .repeatedWord(word, name: name) }
        parts[axis] = value
      }
    }
    try self.init(parts)
  }

  /// The axes from the narrowest to the widest, since a language tag may look like many things.
  private static let readingOrder =
    VariantAxis.allCases.filter { ![.screen, .locale].contains($0) } + [.screen, .locale]

  private static func value(of word: String) -> (VariantAxis, AxisValue)? {
    readingOrder.lazy.compactMap { axis in axis.definition.read(word).map { (axis, $0) } }.first
  }
}

/// As its name.
extension Variant: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(name: decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
