import LPCatalogs
import LPVariants
package import LPLayoutModel
package import LPChecks

/// The pictures that show all findings of a catalog: one for each preview and variant that is the first of a finding.
package struct FindingsPictures {
  package private(set) var orders: [FindingsPicture] = []
  /// The picture of each finding of the tally.
  package private(set) var files: [LintFinding: String] = [:]

  /// - Parameter least: the least severity; findings below it are left out.
  package init(
    _ findings: [LintFinding], _ selection: CatalogSelection, places: PreviewPlaces, least: Diagnostic.Severity
  ) {
    let order = Diagnostic.Severity.allCases
    for entry in selection.entries {
      let own = findings.filter { finding in
        finding.preview == entry.preview.name && finding.rule.map { !LintOptions.failures.contains($0) } ?? true
          && !finding.diagnostic.views.isEmpty
          && order.firstIndex(of: finding.diagnostic.severity)! <= order.firstIndex(of: least)!
      }
      for variant in entry.variants {
        let shown = own.filter { ($0.variants.first ?? entry.variants[0].name) == variant.name }
        guard !shown.isEmpty else { continue }
        let file = "\(places.folder(ofPreview: entry.index))/\(variant.name)"
        for finding in shown { files[finding] = "\(file).png" }
        orders.append(
          FindingsPicture(
            task: PreviewTask(preview: entry.index, variant: variant), findings: shown.map(\.diagnostic), file: file,
            caption: "\(entry.preview.name) · \(variant.name)"))
      }
    }
  }
}
