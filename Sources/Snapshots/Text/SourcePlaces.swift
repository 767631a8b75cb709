import Foundation

/// Removes places on a machine or in a source file, which must not reach a golden.
enum SourcePlaces {
  /// Shortens `…/Card.swift:21:7` to `Card.swift`, since any edit above the line would change every golden.
  static func removed(from message: String) -> String {
    message.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let inner = word.drop { "([\"'`".contains($0) }
      let isPath = inner.hasPrefix("/") && inner.dropFirst().contains("/")
      guard isPath || inner.contains(".swift:") else { return String(word) }
      let opening = word[..<inner.startIndex]
      let name = isPath ? inner[inner.index(after: inner.lastIndex(of: "/")!)...] : inner
      guard let colon = name.range(of: ".swift:") else { return String(opening + name) }
      let closing = name[colon.upperBound...].drop { $0.isASCII && ($0.isNumber || $0 == ":") }
      return "\(opening)\(name[..<colon.lowerBound]).swift\(closing)"
    }.joined(separator: " ")
  }
}
