/// The part of a report that is about one catalog.
package struct CatalogReport: Hashable, Codable, Sendable {
  package var name: String
  /// The folder's name, such as `Gallery`, below `goldens`, `.preview/failures` and `.preview/pending`.
  package var folder: String
  package var scope: ReportScope
  /// The fonts and libraries that the goldens were recorded with; `nil` if none were recorded.
  package var recorded: GoldenEnvironment?
  /// The differences of this machine from them.
  package var environment: [EnvironmentDifference]
  package var counts: VerdictCounts
  /// The causes in order of appearance; `VariantReport.Finding.causes` has indices into this list.
  package var causes: [ReportedCause]
  /// The previews of the run, in the catalog's order.
  package var previews: [ReportedPreview]
  /// The variants in the catalog's order.
  package var variants: ReportEntries
  /// The files below `goldens` that belong to no preview.
  package var stale: [String]
  /// The temporary files that a killed process left behind.
  package var leftovers: [String]
  /// The previews that probably own stale goldens.
  package var renamed: [RenamedPreview]

  package init(name: String, folder: String, scope: ReportScope = .init()) {
    self.name = name
    self.folder = folder
    self.scope = scope
    environment = []
    counts = VerdictCounts()
    causes = []
    previews = []
    variants = ReportEntries()
    stale = []
    leftovers = []
    renamed = []
  }

  /// The causes, those that changed the most goldens first; equal ones in order of appearance.
  package var causesByWeight: [ReportedCause] {
    causes.enumerated().sorted {
      ($1.element.goldens, $0.offset) < ($0.element.goldens, $1.offset)
    }.map(\.element)
  }

  /// The largest number that a report may count: joining as many reports as there can be never overflows.
  private static let countLimit = 1_000_000_000
  private static let shardLimit = 100_000

  /// The field of a report from elsewhere that names something outside of a list, or that nothing counts as high as.
  var fieldOutOfRange: String? {
    if variants.causes.lowerBound < 0 || variants.causes.upperBound > causes.count || !variants.hasSizes {
      return "variants"
    }
    let counted = 0...Self.countLimit
    if !counts.each.allSatisfy(counted.contains) { return "counts" }
    if !causes.allSatisfy({ counted.contains($0.goldens) }) { return "causes" }
    if !renamed.allSatisfy({ counted.contains($0.same) }) { return "renamed" }
    let isShard = scope.shard.map { (1...Self.shardLimit).contains($0.count) && (1...$0.count).contains($0.index) }
    return isShard == false ? "scope.shard" : nil
  }
}
