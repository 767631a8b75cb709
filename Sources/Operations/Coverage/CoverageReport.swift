import LPChecks
package import LPSupport

/// The document that `coverage --json` prints: in how many variants each constraint binds, has slack, is broken or is
/// redundant. It is documented in `docs/json.md`.
package struct CoverageReport: CatalogsReport {
  package struct CatalogEntry: Codable, Sendable {
    package let name: String
    package let previews: [PreviewEntry]
  }

  package struct PreviewEntry: Codable, Sendable {
    package let name: String
    /// The number of variants that were laid out.
    package let variants: Int
    package let constraints: [Row]
  }

  /// A constraint of the author, and the number of variants for each thing that it does.
  package struct Row: Codable, Sendable {
    package let equation: String
    package let place: LintReport.Place?
    /// A view's place or size depends on the constraint.
    package let binds: Int
    /// The constraint is an inequality that is satisfied with room to spare.
    package let slack: Int
    /// The constraint is optional and not satisfied, or set aside in a conflict.
    package let broken: Int
    /// The constraint is satisfied, and nothing depends on it.
    package let redundant: Int

    init(_ row: ConstraintCoverage.Row) {
      equation = row.use.equation
      place = row.use.callSite.map(LintReport.Place.init)
      (binds, slack, broken, redundant) = (row.determines, row.spare, row.broken, row.idle)
    }
  }

  package struct Total: Codable, Sendable {
    package let constraints: Int
    /// The constraints that bind in one variant or more.
    package let binding: Int

    package var percent: Double { constraints == 0 ? 100 : Double(binding) / Double(constraints) * 100 }
  }

  package let schema: String
  package var status = ExitStatus.success
  package var catalogs: [CatalogEntry]
  package private(set) var total: Total

  package init(catalogs: [CatalogEntry]) {
    schema = "layout-preview/coverage/1"
    self.catalogs = catalogs
    total = Total(catalogs.flatMap(\.previews))
  }

  package mutating func add(_ other: CoverageReport) {
    catalogs += other.catalogs
    total = Total(catalogs.flatMap(\.previews))
  }
}

extension CoverageReport.Total {
  package init(_ previews: [CoverageReport.PreviewEntry]) {
    let rows = previews.flatMap(\.constraints)
    (constraints, binding) = (rows.count, rows.count { $0.binds > 0 })
  }
}
