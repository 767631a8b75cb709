import LPVariants
package import LPLayoutModel
package import Foundation
package import LPChecks
package import LPSupport
package import LPCatalogs

/// A variant and its outcome; `nil` if the preview crashed or timed out.
package struct DrawnVariant: Sendable {
  package let task: PreviewTask
  package let outcome: ItemOutcome<RenderAnswer>?
  /// Why there is no picture.
  package let failure: Diagnostic?

  package init(task: PreviewTask, outcome: ItemOutcome<RenderAnswer>?, failure: Diagnostic? = nil) {
    (self.task, self.outcome, self.failure) = (task, outcome, failure)
  }

  /// The failure of the outcome, or what ended the process.
  fileprivate var reason: CommandFailure? {
    if let failure = outcome?.failure { return failure }
    return failure.map { failure in
      let place = failure.callSite.map { " at \(SourcePath.shown($0.filePath)):\($0.line)" } ?? ""
      let words = failure.notes.map(\.message) + [failure.fix].compactMap { $0 }
      return CommandFailure(failure.message + place, remedy: words.joined(separator: "\n"))
    }
  }
}

/// The document that `render --json` prints.
package struct RenderReport: CatalogsReport {
  package struct CatalogEntry: Codable, Sendable {
    package let name: String
    /// The catalog's folder, including the output folder: `out/Gallery`.
    package let folder: String
    package var previews: [PreviewEntry] = []
    /// The page of the whole matrix, relative to the output folder, as all paths of files are.
    package var index: String?
    /// A PDF with a page for each preview, or several pages for a preview with many variants.
    package var document: String?
  }

  package struct PreviewEntry: Codable, Sendable {
    package let name: String
    package let folder: String
    package var variants: [VariantEntry]
    package let sheets: [String]
    /// What the preview is in an app; only where an app is shown as a whole.
    package var app: AppEntry?
  }

  package struct VariantEntry: Codable, Sendable {
    package let name: String
    package let isDrawn: Bool
    package let files: [String]
    /// The size in points, including what annotations add around the screen.
    package let size: CGSize?
    package let diagnostics: [Diagnostic]
    package let failure: CommandFailure?
    /// How much of a view of an app is seen; only where an app's sources are shown.
    package let shown: ShownShare?
  }

  package let schema: String
  package var status = ExitStatus.success
  package var catalogs: [CatalogEntry]

  package init(catalogs: [CatalogEntry]) {
    schema = "layout-preview/render/1"
    self.catalogs = catalogs
  }

  package init(catalog: String, folder: String) {
    self.init(catalogs: [CatalogEntry(name: catalog, folder: folder)])
  }

  package mutating func add(
    _ preview: PreviewDescription, folder: String, drawn: [DrawnVariant], sheets: [String], app: AppEntry? = nil
  ) {
    let variants = drawn.map { variant in
      let (answer, outcome) = (variant.outcome?.answer, variant.outcome)
      return VariantEntry(
        name: variant.task.variant.name, isDrawn: answer != nil, files: answer?.files ?? [], size: answer?.size,
        diagnostics: outcome?.diagnostics ?? [], failure: variant.reason, shown: answer?.shown)
    }
    catalogs[0].previews.append(
      PreviewEntry(name: preview.name, folder: folder, variants: variants, sheets: sheets, app: app))
  }
}
