import LPLayoutModel
import Foundation
import LPOperations

/// The facts about the sources, and the places of their lines in the texts that the editor has.
struct SourceIndex {
  var paths = SourcePaths()
  /// The texts that are open in the editor, by path.
  var documents: [String: TextDocument] = [:]
  /// The previews in the order of the catalogs.
  private(set) var previews: [PreviewFacts] = []
  /// The texts that were compiled, by path.
  private var compiled: [String: [String]] = [:]

  // MARK: Contents

  mutating func put(_ facts: PreviewFacts) {
    previews.removeAll { $0.key == facts.key }
    let place = previews.firstIndex {
      ($0.key.catalog, $0.key.preview) > (facts.key.catalog, facts.key.preview)
    }
    previews.insert(facts, at: place ?? previews.count)
  }

  mutating func keep(_ keys: Set<PreviewFacts.Key>) { previews.removeAll { !keys.contains($0.key) } }

  /// Notes that sources were compiled; their texts are read when they are needed.
  mutating func forgetCompiled() { compiled = [:] }

  mutating func readCompiled(_ files: some Sequence<String>) {
    for file in files where compiled[file] == nil {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      compiled[file] = TextDocument(text).lines
    }
  }

  var files: Set<String> { previews.reduce(into: []) { $0.formUnion($1.files.keys) } }

  // MARK: Places

  /// Returns where compiled lines are now.
  func map(_ file: String) -> SourceMap {
    let old = compiled[file] ?? []
    return SourceMap(compiled: old, current: documents[file]?.lines ?? old)
  }
}
