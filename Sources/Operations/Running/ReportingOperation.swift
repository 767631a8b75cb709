import LPCatalogs
package import LPSupport
package import LPVariants

/// An operation with an answer for each selected variant and one report of all answers.
package protocol ReportingOperation: LayoutOperation where Item == PreviewTask {
  associatedtype Report: CatalogsReport

  nonisolated static func report(of catalog: String, _ answers: SelectedAnswers<Answer>) -> Report
}

/// The answers for each selected preview, by variant; `nil` for a variant without an answer.
package typealias SelectedAnswers<Answer> = [(
  preview: String, answers: [(variant: Variant, answer: Answer?)]
)]

extension CatalogSelection {
  /// - Parameter answers: one answer for each task.
  package func grouped<Answer>(_ answers: [Answer?]) -> SelectedAnswers<Answer> {
    var rest = answers[...]
    return entries.map { entry in
      defer { rest = rest.dropFirst(entry.variants.count) }
      return (entry.preview.name, zip(entry.variants, rest).map { (variant: $0, answer: $1) })
    }
  }
}
