import Foundation

/// Tests of XCTest on the main actor.
extension SourceRewrite {
  /// Makes tests that are marked `@MainActor` asynchronous: the list of tests that the package manager writes on Linux has
  /// a place only for those, and the process would end while it reads the list.
  mutating func isolateTests(in index: Int) {
    let source = sources[index]
    for member in source.scan.members where member.name.hasPrefix("test") && member.labels == [] && !member.isAsync {
      let text = source.text(member.range)
      guard let name = text.range(of: "func \(member.name)()"), text[..<name.lowerBound].contains("@MainActor") else {
        continue
      }
      let end = member.range.lowerBound + text.utf8.distance(from: text.startIndex, to: name.upperBound)
      edits[index].append(SourceEdit(end..<end, " async".utf8, "@MainActor"))
    }
  }
}
