package import LPLayoutModel

extension UIFont.Weight {
  /// UIKit's weights by their words, lightest first.
  package static let named: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// Reads a weight's word, in any case.
  package init?(word: String) {
    guard let known = Self.named.first(where: { $0.word == word.lowercased() }) else { return nil }
    self = known.weight
  }

  var word: String { Self.named.first { $0.weight == self }?.word ?? "\(rawValue)" }
}
