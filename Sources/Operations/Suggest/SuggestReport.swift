package import Messages

/// The document that `suggest --json` prints.
package struct SuggestReport: CatalogsReport {
  package struct CatalogEntry: Codable, Sendable {
    package let name: String
    package let previews: [PreviewEntry]
  }

  package struct PreviewEntry: Codable, Sendable {
    package let name: String
    package let suggestions: [SuggestedLine]
    package let variants: [VariantEntry]
  }

  /// A line of the DSL, and the variants that need it.
  package struct SuggestedLine: Codable, Sendable {
    package let line: String
    package fileprivate(set) var variants: [String]
  }

  /// What solving a variant with its suggestions shows; views by name.
  package struct VariantEntry: Codable, Sendable {
    package let name: String
    package let ambiguousBefore: [String]
    package let ambiguous: [String]
    package let moved: [String]
    package let conflicts: Int

    package var isVerified: Bool { ambiguous.isEmpty && moved.isEmpty && conflicts == 0 }
  }

  package let schema: String
  package var status = ExitStatus.success
  package var catalogs: [CatalogEntry]

  package init(catalogs: [CatalogEntry]) {
    schema = "layout-preview/suggest/1"
    self.catalogs = catalogs
    let variants = catalogs.flatMap(\.previews).flatMap(\.variants)
    if !variants.allSatisfy(\.isVerified) { status = .found }
  }
}

extension SuggestReport.PreviewEntry {
  init(name: String, answers: [(variant: String, answer: SuggestAnswer)]) {
    self.name = name
    var suggestions: [SuggestReport.SuggestedLine] = []
    for (variant, answer) in answers {
      for line in answer.lines {
        if let known = suggestions.firstIndex(where: { $0.line == line }) {
          suggestions[known].variants.append(variant)
        } else {
          suggestions.append(.init(line: line, variants: [variant]))
        }
      }
    }
    self.suggestions = suggestions
    variants = answers.map { variant, answer in
      SuggestReport.VariantEntry(
        name: variant, ambiguousBefore: answer.ambiguousBefore, ambiguous: answer.ambiguous, moved: answer.moved,
        conflicts: answer.conflicts)
    }
  }
}
