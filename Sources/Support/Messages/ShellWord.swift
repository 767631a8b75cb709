/// Quotes words for a shell.
package enum ShellWord {
  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { plain.contains($0) }
    return isPlain ? word : "'" + word.escaping(["'": #"'\''"#]) + "'"
  }

  /// Returns the operand that selects the preview of a name, and no other: one that would be read as an option, a
  /// pattern or a file begins with an equals sign.
  package static func exact(_ name: String) -> String {
    let isOther =
      name.hasPrefix("-") || name.hasPrefix("=") || name.contains("*") || name.hasSuffix("/")
      || [".swift", ".storyboard", ".xib"].contains { name.lowercased().hasSuffix($0) }
    return isOther ? "=" + name : name
  }

  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=,:+@%".utf8)
}
