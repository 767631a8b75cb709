import Foundation

/// Digests the content of files, so that a change is noticed without comparing.
package struct ContentDigest {
  private var lines: [String] = []

  package init() {}

  package mutating func add(_ text: String) { lines.append(text) }

  /// - Returns: whether the file could be read.
  package mutating func add(file path: String, as name: String) -> Bool {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return false }
    lines.append("\(name)\t\(data.count)\t\(data.withUnsafeBytes { Digest64($0).hex })")
    return true
  }

  package var hex: String { Digest64(lines.joined(separator: "\n")).hex }
}
