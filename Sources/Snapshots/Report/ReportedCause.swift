/// An edit that changed goldens.
package struct ReportedCause: Hashable, Codable, Sendable {
  /// `` `follow.leading >= name.trailing + 8` became `+ 12` ``
  package var sentence: String
  /// The file of the constraint or view, relative to the package if it is inside.
  package var file: String?
  package var line: Int?
  /// The number of goldens that the cause changed.
  package var goldens: Int
  /// The views that the cause moved, resized or otherwise changed in any golden, in order of appearance.
  package var views: [String]

  /// The sentence with its place: `… (Card.swift:21)`.
  package var titled: String {
    guard let file, let line else { return sentence }
    return "\(sentence) (\(file.split(separator: "/").last.map(String.init) ?? file):\(line))"
  }
}
