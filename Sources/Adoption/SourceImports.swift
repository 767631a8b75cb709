import Foundation

/// The modules that a source imports, read by lines: it may be a source that no parser has seen.
package enum SourceImports {
  /// The modules whose tests are snapshot tests.
  package static let snapshotModules: Set<String> = ["SnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase"]

  private static let pattern: NSRegularExpression = {
    let words = "(?:@\\w+(?:\\([^)]*\\))?[ \\t]+|(?:public|package|internal|fileprivate|private)[ \\t]+)*"
    let kinds = "(?:(?:class|struct|enum|protocol|typealias|func|let|var)[ \\t]+)?"
    return try! NSRegularExpression(pattern: "^[ \\t]*\(words)import[ \\t]+\(kinds)(\\w+)", options: .anchorsMatchLines)
  }()

  /// Returns the modules in the order of the imports, each once.
  package static func modules(in text: String) -> [String] {
    let whole = NSRange(text.startIndex..., in: text)
    var seen: Set<String> = []
    return pattern.matches(in: text, range: whole).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }.filter { seen.insert($0).inserted }
  }
}
