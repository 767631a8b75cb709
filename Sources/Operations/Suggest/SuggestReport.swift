package import LPSupport

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
    package let edit: SuggestionEdit
  }

  /// The outcome of solving a variant with its suggestions; views by name.
  package struct VariantEntry: Codable, Sendable {
    package let name: String
    package let ambiguousBefore: [String]
    package let ambiguous: [String]
    package let moved: [String]
    package let conflicts: Int
    /// The number of conflicts without the suggestions; 0 where they replace all constraints.
    package let conflictsBefore: Int
    /// A digest of all frames with the suggestions.
    package let frames: String

    package var isVerified: Bool { ambiguous.isEmpty && moved.isEmpty && conflicts == 0 }
  }

  package let schema: String
  package var status = ExitStatus.success
  package var catalogs: [CatalogEntry]
  /// The files that `--apply` wrote, and the previews that it did not; `nil` without it.
  package var applied: Applied?

  /// The changes of `--update` and `--clear`; `nil` without them.
  package var changes: [SceneChanges]?

  /// The changes of a document's scene.
  package struct SceneChanges: Codable, Sendable {
    /// Another constant of a constraint, or a constraint that goes.
    package struct Change: Codable, Sendable {
      package let line: Int
      package let equation: String
      /// The constants of `--update`.
      package let old: Double?
      package let new: Double?
      /// Whether the new constant follows from a margin or a safe area that the document does not state.
      package let isAssumed: Bool?

      package init(line: Int, equation: String, old: Double? = nil, new: Double? = nil, isAssumed: Bool? = nil) {
        (self.line, self.equation, self.old, self.new, self.isAssumed) = (line, equation, old, new, isAssumed)
      }
    }

    package let file: String
    package let preview: String
    package let changes: [Change]

    package init(file: String, preview: String, changes: [Change]) {
      (self.file, self.preview, self.changes) = (file, preview, changes)
    }
  }

  /// The outcome of `--apply`.
  package struct Applied: Codable, Sendable {
    /// A preview whose lines were not written, and why.
    package struct Refusal: Codable, Sendable {
      package let preview: String
      package let reason: String

      package init(preview: String, reason: String) {
        self.preview = preview
        self.reason = reason
      }
    }

    /// The files that were written.
    package let files: [String]
    /// The previews whose lines were written.
    package let previews: [String]
    package let refused: [Refusal]

    package init(files: [String], previews: [String], refused: [Refusal]) {
      (self.files, self.previews, self.refused) = (files, previews, refused)
    }
  }

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
      for (line, edit) in zip(answer.lines, answer.edits) {
        if let known = suggestions.firstIndex(where: { $0.line == line }) {
          suggestions[known].variants.append(variant)
        } else {
          suggestions.append(.init(line: line, variants: [variant], edit: edit))
        }
      }
    }
    self.suggestions = suggestions
    variants = answers.map { variant, answer in
      SuggestReport.VariantEntry(
        name: variant, ambiguousBefore: answer.ambiguousBefore, ambiguous: answer.ambiguous, moved: answer.moved,
        conflicts: answer.conflicts, conflictsBefore: answer.conflictsBefore, frames: answer.frames)
    }
  }
}
