/// The part of a report that is about one catalog.
package struct CatalogReport: Hashable, Codable, Sendable {
  package var name: String
  /// `Gallery`, below `goldens`, `.preview/failures` and `.preview/pending`.
  package var folder: String
  package var scope: ReportScope
  /// The fonts and libraries that the goldens were made with; `nil` where nothing was recorded.
  package var recorded: GoldenEnvironment?
  /// The differences of this machine from them.
  package var environment: [EnvironmentDifference]
  package var counts: VerdictCounts
  /// In order of appearance. `VariantReport.Finding.causes` and `ReportedChange.cause` count in it.
  package var causes: [ReportedCause]
  /// The previews that the run was about, in the catalog's order.
  package var previews: [ReportedPreview]
  /// The variants in the catalog's order.
  package var variants: ReportEntries
  /// Files below `goldens` that no preview owns.
  package var stale: [String]
  /// Temporary files that a killed process left.
  package var leftovers: [String]
  /// Previews that are probably the owners of stale goldens.
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

  /// Causes that changed most goldens first; equal ones in order of appearance.
  package var causesByWeight: [ReportedCause] {
    causes.enumerated().sorted {
      ($1.element.goldens, $0.offset) < ($0.element.goldens, $1.offset)
    }.map(\.element)
  }
}
