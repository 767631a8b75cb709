/// The expression of a name that a tool generates for an asset or a text of an app, such as SwiftGen's
/// `Asset.Icons.close.image` and `L10n.Login.title`, R.swift's `R.string.localizable.signIn()`, or Xcode's
/// `UIImage(resource: .close)`. Their sources are often not kept in repositories; what they name is.
struct GeneratedName {
  /// The names between the periods, without those of accessors at the end.
  private let parts: [Substring]

  /// - Returns: `nil` for an expression of another form.
  init?(_ expression: String) {
    let form = /(?:[A-Z]\w*\((?:\w+:\s*)?)?(\.?\w+(?:\.\w+)*)(?:\(.*\))?[)!?]*/.dotMatchesNewlines()
    guard let match = expression.wholeMatch(of: form), match.1.contains(".") else { return nil }
    var parts = match.1.split(separator: ".")
    while parts.count > 1, let last = parts.last, Self.accessors.contains(last) { parts.removeLast() }
    self.parts = parts
  }

  /// What generated types have for their values.
  private static let accessors: Set<Substring> = [
    "image", "uiImage", "color", "uiColor", "string", "text", "localized", "name", "value", "rawValue", "template",
  ]

  /// Whether the expression begins with the name of a type, and so is no property of an object.
  var isOfType: Bool { parts.count > 1 && parts[0].first?.isUppercase == true }

  /// The one of some names that the expression is about: the one with most of its parts at the end, whatever stands
  /// between their words.
  ///
  /// - Parameter names: names by their letters and digits in lower case.
  func found(in names: [String: String]) -> String? {
    parts.indices.lazy.compactMap { names[Self.letters(of: parts[$0...].joined())] }.first
  }

  /// Some names by their letters and digits in lower case, those in folders also without these; of those with the same
  /// ones, the first.
  static func table(of names: [String]) -> [String: String] {
    let inFolders = names.filter { $0.contains("/") }.map { (letters(of: $0.split(separator: "/").last ?? ""), $0) }
    // A key of signs alone would be found for any expression without letters.
    return Dictionary((names.map { (letters(of: $0), $0) } + inFolders).filter { !$0.0.isEmpty }) { first, _ in first }
  }

  private static func letters(of name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
