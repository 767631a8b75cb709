import Catalogs
package import Messages
package import Variants

/// An operation that answers for each selected variant, and whose answers make one report.
package protocol ReportingOperation: LayoutOperation where Item == PreviewTask {
  associatedtype Report: CatalogsReport

  nonisolated static func report(of catalog: String, _ answers: SelectedAnswers<Answer>) -> Report
}

/// The answers for each selected preview, by variant; `nil` where there is none.
package typealias SelectedAnswers<Answer> = [(
  preview: String, answers: [(variant: Variant, answer: Answer?)]
)]

extension CatalogSelection {
  /// - Parameter answers: one for each task.
  package func grouped<Answer>(_ answers: [Answer?]) -> SelectedAnswers<Answer> {
    var rest = answers[...]
    return entries.map { entry in
      defer { rest = rest.dropFirst(entry.variants.count) }
      return (entry.preview.name, zip(entry.variants, rest).map { (variant: $0, answer: $1) })
    }
  }
}
