/// What the name of a variable says of its value.
package enum VariableName {
  /// Last words of names, in small letters, of which the first that fits counts.
  private static let kinds: [([String], String)] = [
    (["attributedtext", "attributedstring", "attributedtitle"], "NSAttributedString"),
    (["title", "subtitle", "text", "message", "string", "name", "username", "description", "placeholder"], "String"),
    (["color", "colour"], "UIColor"), (["image", "icon"], "UIImage"), (["font"], "UIFont"),
    (["width", "height", "spacing", "margin", "padding", "inset", "radius"], "CGFloat"), (["size"], "CGSize"),
    (["frame", "rect", "bounds"], "CGRect"), (["insets"], "UIEdgeInsets"), (["indexpath"], "IndexPath"),
    (["index", "count"], "Int"), (["url"], "URL"), (["date"], "Date"),
  ]

  /// The type of values that are called so: `titleLabel` is a label; `nil` where the name does not say.
  package static func type(_ name: String) -> String? {
    let words = ["is", "has", "should"]
    if words.contains(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }) {
      return "Bool"
    }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    if let view = UIKitName.superclass(of: capital) { return view }
    return kinds.first { endings, _ in endings.contains { ends(name, in: $0) } }?.1
  }

  /// Whether a name ends in a word: `dueDate` in `date`, but `update` does not.
  private static func ends(_ name: String, in word: String) -> Bool {
    guard name.lowercased().hasSuffix(word) else { return false }
    return name.count == word.count || name.suffix(word.count).first?.isUppercase == true
  }
}
