/// An edit that changed goldens.
package struct ReportedCause: Hashable, Codable, Sendable {
  /// `` `follow.leading >= name.trailing + 8` became `+ 12` ``
  package var sentence: String
  /// Where the constraint or view is written; relative to the package where it lies below.
  package var file: String?
  package var line: Int?
  /// How many goldens it changed.
  package var goldens: Int
  /// Views that it moved, resized or otherwise changed in any of them, in order of appearance.
  package var views: [String]

  /// The sentence with its place: `… (Card.swift:21)`.
  package var titled: String {
    guard let file, let line else { return sentence }
    return "\(sentence) (\(file.split(separator: "/").last.map(String.init) ?? file):\(line))"
  }
}
