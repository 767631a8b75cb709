import Foundation

/// Tests of XCTest on the main actor.
extension SourceRewrite {
  /// Has the bodies of tests that are marked `@MainActor` run on it instead: the list of tests that the package manager
  /// writes on Linux has no place for those, and the process would end while it reads the list.
  mutating func isolateTests(in index: Int) {
    let source = sources[index]
    for member in source.scan.members where member.name.hasPrefix("test") && member.labels == [] && !member.isAsync {
      let text = source.text(member.range)
      guard let name = text.range(of: "func \(member.name)()"),
        let mark = text[..<name.lowerBound].range(of: "@MainActor"),
        let start = text[name.upperBound...].firstIndex(of: "{"), let end = text.lastIndex(of: "}")
      else { continue }
      func place(_ index: String.Index) -> Int {
        member.range.lowerBound + text.utf8.distance(from: text.startIndex, to: index)
      }
      blank(place(mark.lowerBound)..<place(mark.upperBound), in: index, "@MainActor")
      let call = " \(member.isThrowing ? "try " : "")MainActor.assumeIsolated {"
      let body = place(start) + 1
      edits[index].append(SourceEdit(body..<body, call.utf8, nil))
      edits[index].append(SourceEdit(place(end)..<place(end), "}".utf8, nil))
    }
  }
}
