import AutoLayout
import Messages

extension Device {
  /// The device of a name, whatever its case, spaces, hyphens and dots; `iPhone` may be left out, and
  /// `(3rd generation)`, `12.9-inch` and the like are understood.
  public init?(named name: String) {
    // The name as it stands in the table needs no keys, of which all would have to be made for one.
    if let device = Self.all.first(where: { $0.name == name }) {
      self = device
      return
    }
    let key = Self.key(name)
    guard let index = ["", "iphone", "ipad"].lazy.compactMap({ Self.indexByKey[$0 + key] }).first else { return nil }
    self = Self.all[index]
  }

  /// Position in the table, which is the order variants are sorted in.
  var tableIndex: Int {
    Self.all.firstIndex { $0.name == name } ?? Self.indexByKey[Self.key(name)] ?? Self.all.count
  }

  private static let indexByKey: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { (key($1.name), $0) })

  /// Letters and digits only, without the words that say nothing and the endings of ordinals.
  static func key(_ name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.filter { !["generation", "gen", "inch", "in", "view"].contains($0) }.map(withoutOrdinal).joined()
  }

  private static func withoutOrdinal(_ word: Substring) -> Substring {
    let ending = word.suffix(2)
    guard ["st", "nd", "rd", "th"].contains(ending), word.count > 2 else { return word }
    let stem = word.dropLast(2)
    return stem.allSatisfy(\.isNumber) ? stem : word
  }

  /// The names closest to a misspelt one.
  static func names(near name: String, limit: Int = 3) -> [String] {
    let candidates = all.filter { $0.split == nil }
    return Suggestion.nearest(to: key(name), among: candidates.map { key($0.name) }, limit: limit).map {
      candidates[$0].name
    }
  }
}

extension Device {
  /// Devices that have a word in common: `screens`, `phones`, `pads`, `splits`, and `models` for every name there is.
  static func group(_ word: String) -> [Device]? {
    switch word.lowercased() {
    case "all", "screens": screens
    case "phones", "iphones": screens.filter { $0.idiom == .phone }
    case "pads", "ipads": screens.filter { $0.idiom == .pad }
    case "splits": splits
    case "models": all.filter { $0.split == nil }
    default: nil
    }
  }
}
