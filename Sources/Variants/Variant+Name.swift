/// A name lists what differs from the default, joined by `_`, in the order of the axes:
/// `iphone-se_landscape_ar_doubled_accessibility5_dark_3x`.
///
/// Words consist of ASCII letters, digits, `-` and `+`, so that names are valid file names everywhere.
extension Variant: CustomStringConvertible {
  /// The name of the default variant.
  public static let defaultName = "default"

  /// The name: the values that differ from the default, joined by `_`.
  public var name: String {
    let words = VariantAxis.allCases.compactMap { axis -> String? in
      let value = parts[axis]!
      return value == parts.implied(axis) ? nil : axis.definition.word(value)
    }
    return words.isEmpty ? Self.defaultName : words.joined(separator: "_")
  }

  public var description: String { name }

  /// Returns the word of the variant's value on an axis, as pages show it.
  package func word(on axis: VariantAxis) -> String {
    let definition = axis.definition
    return (definition.pageWord ?? definition.word)(parts[axis]!)
  }

  /// Reads a name; the case and order of its words do not matter.
  ///
  /// - Throws: `VariantError` for an unknown word, or for two words that set the same axis.
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

  /// The axes from the one with the fewest possible words to the one with the most, since many words look like a
  /// language tag.
  private static let readingOrder =
    VariantAxis.allCases.filter { ![.screen, .locale].contains($0) } + [.screen, .locale]

  private static func value(of word: String) -> (VariantAxis, AxisValue)? {
    readingOrder.lazy.compactMap { axis in axis.definition.read(word).map { (axis, $0) } }.first
  }
}

/// A variant is coded as its name.
extension Variant: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(name: decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
