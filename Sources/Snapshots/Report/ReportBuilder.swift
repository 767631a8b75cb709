package import LPLayoutModel

/// Makes the report of a catalog from the answers of workers, one variant after the other.
package struct ReportBuilder {
  package private(set) var catalog: CatalogReport
  package private(set) var clusters = CauseClusters()
  private let sources: SourceRoot

  /// - Parameter package: the package's folder, to which the paths of sources are relative.
  package init(name: String, folder: String, scope: ReportScope, package: String) {
    catalog = CatalogReport(name: name, folder: folder, scope: scope)
    sources = SourceRoot(package)
  }

  package mutating func add(preview name: String, folder: String, at site: CallSite) {
    catalog.previews.append(
      ReportedPreview(name: name, folder: folder, file: sources.path(of: site), line: site.line))
  }

  /// - Parameters:
  ///   - variant: the canonical name of the variant.
  ///   - order: the index among all variants of the catalog.
  package mutating func add(_ golden: GoldenReport, variant: String, order: Int, seconds: Double) {
    var entry = VariantReport(
      preview: golden.name.preview, variant: variant, verdict: golden.verdict.word, order: order, seconds: seconds)
    entry.digest = golden.digest
    if case .same(let proof) = golden.verdict { entry.proof = proof }
    let isWorthTelling = entry.verdict.isFinding || !golden.lines.isEmpty || !golden.files.written.isEmpty
    if isWorthTelling { entry.finding = finding(golden) }
    add(entry)
  }

  /// Adds a preview that crashed, timed out, or could not be drawn.
  package mutating func addFailure(
    preview: String, variant: String, because diagnostic: Diagnostic, order: Int, seconds: Double
  ) {
    var entry = VariantReport(preview: preview, variant: variant, verdict: .failed, order: order, seconds: seconds)
    var finding = VariantReport.Finding()
    finding.message = diagnostic.message
    finding.lines = [diagnostic.message] + diagnostic.notes.map { "  \($0.message)" }
    if let site = diagnostic.callSite { (finding.file, finding.line) = (sources.path(of: site), site.line) }
    entry.finding = finding
    add(entry)
  }

  package mutating func add(_ entry: VariantReport) {
    catalog.counts.add(entry.verdict)
    catalog.variants.append(entry)
  }

  package mutating func set(recorded: GoldenEnvironment?, differences: [EnvironmentDifference]) {
    catalog.recorded = recorded
    catalog.environment = differences
  }

  package mutating func set(_ stale: StaleGoldens, renamed: [RenamedPreview]) {
    catalog.stale = stale.goldens
    catalog.leftovers = stale.leftovers
    catalog.renamed = renamed
  }

  /// Returns the report with the causes, which are known once all variants are.
  package func finished() -> CatalogReport {
    var catalog = catalog
    catalog.causes = clusters.found.map { cluster in
      let site = cluster.cause.callSite
      return ReportedCause(
        sentence: cluster.headline, file: site.map(sources.path), line: site?.line,
        goldens: cluster.goldens.count, views: cluster.views)
    }
    return catalog
  }

  // MARK: One variant

  private mutating func finding(_ golden: GoldenReport) -> VariantReport.Finding {
    var finding = VariantReport.Finding()
    finding.lines = golden.lines
    finding.files = golden.files
    finding.tolerance = golden.tolerance
    switch golden.verdict {
    case .same: break
    case .missing(let parts): finding.parts = parts
    case .unreadable(let error): finding.message = error.message
    case .changed(let layout, let image):
      finding.parts = (layout == nil ? [] : [.layout]) + (image == nil ? [] : [.picture])
      finding.picture = image
      if let layout {
        finding.causes = clusters.add(layout, of: golden.name.title)
      } else if let views = image?.views {
        finding.causes = clusters.add(views, Array(views.indices), of: golden.name.title)
        add(views, Array(views.indices), to: &finding)
      }
      add(layout, to: &finding)
    case .environmentDiffers(let differences, let layout):
      finding.environment = differences
      add(layout, to: &finding)
    }
    return finding
  }

  /// Adds a difference: the edits, then the changes that follow from them.
  private func add(_ difference: LayoutDifference?, to finding: inout VariantReport.Finding) {
    if let difference { add(difference.changes, difference.roots, to: &finding) }
  }

  private func add(_ changes: [LayoutChange], _ causes: [Int], to finding: inout VariantReport.Finding) {
    let roots = Set(causes)
    let order = causes + changes.indices.filter { !roots.contains($0) }
    finding.changes = order.prefix(ReportedChange.limit).map { index in
      let site = changes[index].callSite
      return ReportedChange(
        sentence: changes[index].sentence, file: site.map(sources.path), line: site?.line,
        isCause: roots.contains(index), because: changes[index].causes.prefix(3).map { changes[$0].sentence })
    }
    finding.omittedChanges = order.count - finding.changes.count
  }
}

extension GoldenVerdict {
  package var word: VariantReport.Verdict {
    switch self {
    case .same: .same
    case .missing: .missing
    case .changed: .changed
    case .environmentDiffers: .environment
    case .unreadable: .unreadable
    }
  }
}

/// Makes the paths of sources in reports, which do not name folders of this machine.
struct SourceRoot {
  private let prefixes: [String]

  init(_ package: String) {
    let resolved = GoldenFile.resolved(package) ?? package
    prefixes = [package, resolved].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// Returns the path relative to the package if the file is inside, `Module/File.swift` otherwise.
  func path(of site: CallSite) -> String {
    for prefix in prefixes where site.filePath.hasPrefix(prefix) {
      return String(site.filePath.dropFirst(prefix.count))
    }
    return site.fileID
  }
}
