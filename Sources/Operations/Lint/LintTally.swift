import LPVariants
import LPLayoutModel
package import LPChecks
package import LPCatalogs

/// Collects the findings of a catalog's variants.
package struct LintTally {
  package private(set) var findings = LintFindings()
  private var coverages: [Int: ConstraintCoverage] = [:]
  private let options: LintOptions

  package init(_ options: LintOptions) { self.options = options }

  package mutating func add(
    _ result: OperationRun<LintOperation>.ItemResult, _ preview: PreviewDescription, _ task: PreviewTask
  ) {
    for finding in result.answer?.previewDiagnostics ?? [] {
      findings.add(finding, preview: preview.name, variant: nil)
    }
    for finding in result.outcome?.diagnostics ?? [] {
      findings.add(placed(finding, preview), preview: preview.name, variant: task.variant.name)
    }
    if options.countsUses, let answer = result.answer {
      coverages[task.preview, default: ConstraintCoverage()].add(answer.uses)
    }
    if let failure = result.failure { findings.add(failure, preview: preview.name, variant: task.variant.name) }
  }

  /// Whether a finding about the saved scene repeats one about its layout.
  private func isToldAlready(_ finding: LintFinding) -> Bool {
    guard finding.variants.isEmpty, finding.rule == .ambiguous else { return false }
    return findings.all.contains {
      $0.preview == finding.preview && $0.rule == finding.rule && !$0.variants.isEmpty
        && $0.diagnostic.callSite == finding.diagnostic.callSite
    }
  }

  /// Returns the finding; one without a place gets the preview's place.
  private func placed(_ finding: Diagnostic, _ preview: PreviewDescription) -> Diagnostic {
    var finding = finding
    finding.callSite = finding.callSite ?? preview.callSite
    return finding
  }

  /// Returns the findings in the order of the catalog's previews, errors first, after all variants were added.
  package mutating func finish(_ selection: CatalogSelection) -> [LintFinding] {
    let places = ConstraintCoverage.Places(selection.entries.compactMap { coverages[$0.index] })
    var told: Set<CallSite?> = []
    for entry in selection.entries {
      let found = coverages[entry.index]?.findings(options.rules.subtracting(entry.preview.ignored), in: places) ?? []
      for finding in found where told.insert(finding.callSite).inserted {
        findings.add(finding, preview: entry.preview.name, variant: nil)
      }
    }
    let order = Dictionary(uniqueKeysWithValues: selection.entries.enumerated().map { ($1.preview.name, $0) })
    func rank(_ finding: LintFinding) -> (Int, Int) {
      (order[finding.preview] ?? 0, Diagnostic.Severity.allCases.firstIndex(of: finding.diagnostic.severity) ?? 0)
    }
    let sorted = findings.all.enumerated().sorted { one, other in
      let (a, b) = (rank(one.element), rank(other.element))
      return (a.0, a.1, one.offset) < (b.0, b.1, other.offset)
    }
    let folding = FindingFolding {
      var seen: Set<String> = []
      return selection.entries.flatMap(\.variants).map(\.name).filter { seen.insert($0).inserted }
    }
    return folding.folded(sorted.map(\.element).filter { !isToldAlready($0) })
  }
}
