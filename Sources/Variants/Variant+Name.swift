import AutoLayout
import Localization

/// A name is what differs from the default, joined by `_`, in the order screen, orientation, direction, locale,
/// strings, text size, legibility, appearance, scale: `iphone-se_landscape_ar_doubled_accessibility5_dark_3x`.
///
/// Words hold ASCII letters, digits, `-` and `+` only, so that names are file names everywhere.
extension Variant: CustomStringConvertible {
  /// The name of the default variant.
  public static let defaultName = "default"

  /// The name: what differs from the default, joined by `_`.
  public var name: String {
    var words: [String] = []
    if screen != .compact { words.append(screen.word) }
    if orientation != screen.defaultOrientation { words.append(orientation.rawValue) }
    if direction != impliedDirection { words.append(direction.word) }
    if locale != .english { words.append(locale.description) }
    if !strings.isEmpty { words.append(PseudoLanguage.word(of: strings)) }
    if textSize != .large { words.append(textSize.word) }
    if legibility == .bold { words.append(legibility.word) }
    if appearance == .dark { words.append(appearance.word) }
    if scale != screen.defaultScale { words.append("\(scale)x") }
    return words.isEmpty ? Self.defaultName : words.joined(separator: "_")
  }

  public var description: String { name }

  private var impliedDirection: UIUserInterfaceLayoutDirection {
    strings.contains(.rtlStrings) ? .rightToLeft : locale.layoutDirection
  }

  /// The variant of a name, in whatever case and order its words come.
  ///
  /// - Throws: `VariantError` for a word that is none, or two that set the same thing.
  public init(name: String) throws(VariantError) {
    var parts = PartialVariant()
    if name != Self.defaultName {
      for word in name.split(separator: "_", omittingEmptySubsequences: false) {
        try parts.take(String(word), of: name)
      }
    }
    self = try parts.filled()
  }
}

extension PartialVariant {
  /// Takes in a word of a name. The kinds of words are tried from the narrowest to the widest, since a language tag
  /// may look like many things.
  fileprivate mutating func take(_ word: String, of name: String) throws(VariantError) {
    let lower = word.lowercased()
    func set<T>(_ part: inout T?, _ value: T) throws(VariantError) {
      guard part == nil else { throw .repeatedWord(word, name: name) }
      part = value
    }
    if let value = Orientation(rawValue: lower) { return try set(&orientation, value) }
    if let value = UIUserInterfaceLayoutDirection(word: lower) { return try set(&direction, value) }
    if let value = PseudoLanguage.set(lower), !value.contains(.rtl) { return try set(&strings, value) }
    if let value = UIContentSizeCategory(word: lower) { return try set(&textSize, value) }
    if let value = UILegibilityWeight(word: lower) { return try set(&legibility, value) }
    if let value = UIUserInterfaceStyle(word: lower) { return try set(&appearance, value) }
    if lower.count == 2, lower.last == "x", let value = Int(lower.prefix(1)) { return try set(&scale, value) }
    if let value = Variant.Screen(word: lower) { return try set(&screen, value) }
    if let value = LanguageTag(word) { return try set(&locale, value) }
    throw .unknownWord(word, name: name)
  }
}

extension Variant.Screen {
  /// The screen of a word in a variant's name.
  init?(word: String) {
    switch word {
    case "compact": self = .compact
    case "regular": self = .regular
    default:
      if let size = Self.size(word) {
        self = size
      } else if let device = Device(named: word), device.slug == word {
        self = .device(device)
      } else {
        return nil
      }
    }
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
