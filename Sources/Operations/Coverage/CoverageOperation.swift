package import LPLayoutModel
import LPVariants
package import LPChecks

/// Counts what constraints do in the variants of previews.
@MainActor
package struct CoverageOperation: ReportingOperation {
  package typealias Request = CoverageRequest

  package nonisolated static let name = "coverage"
  package nonisolated static let progressTitle = "Counting"

  private let renderer: PreviewRenderer

  package init(_ request: CoverageRequest, _ renderer: PreviewRenderer) { self.renderer = renderer }

  package func answer(_ task: PreviewTask, noting diagnostics: inout [Diagnostic]) throws -> [ConstraintUse] {
    let layout = renderer.layOut(task).result
    try renderer.requireNames()
    return ConstraintUse.all(in: layout)
  }

  package nonisolated static func report(of catalog: String, _ answers: SelectedAnswers<[ConstraintUse]>)
    -> CoverageReport
  {
    let previews = answers.map { preview, answers in
      var coverage = ConstraintCoverage()
      for (_, uses) in answers { if let uses { coverage.add(uses) } }
      return CoverageReport.PreviewEntry(
        name: preview, variants: coverage.variants, constraints: coverage.rows.map(CoverageReport.Row.init))
    }
    return CoverageReport(catalogs: [.init(name: catalog, previews: previews)])
  }
}

/// The request of `coverage`, which has no options besides previews and variants.
package struct CoverageRequest: Codable, Sendable {
  package init() {}
}
