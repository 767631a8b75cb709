/// Joins the reports of shards, and of catalogs, into one.
package struct ReportMerge {
  /// A report, and the name of its file in messages.
  package struct Part {
    package var name: String
    package var report: TestReport

    package init(name: String, report: TestReport) {
      self.name = name
      self.report = report
    }
  }

  /// The joined report, with the most severe status of all.
  package let report: TestReport
  /// Sentences about missing shards, for an incomplete report.
  package let gaps: [String]

  /// - Parameter tool: writes the joined report.
  /// - Throws: `ReportMergeError` if the reports do not belong together, or report on something twice.
  package init(_ parts: [Part], tool: String) throws(ReportMergeError) {
    guard let first = parts.first else { throw .nothing }
    var names: [String] = []
    var groups: [String: [(part: String, catalog: CatalogReport)]] = [:]
    for part in parts {
      guard part.report.schema == first.report.schema else { throw .otherVerb(first.name, part.name) }
      for catalog in part.report.catalogs {
        if groups[catalog.name] == nil { names.append(catalog.name) }
        groups[catalog.name, default: []].append((part.name, catalog))
      }
    }
    var joined = TestReport(verb: "test", tool: tool)
    joined.schema = first.report.schema
    joined.status = Self.gravest(parts.map(\.report.status))
    var gaps: [String] = []
    for name in names {
      let group = groups[name]!
      let missing = try Self.check(name, group)
      if !missing.isEmpty {
        let count = group[0].catalog.scope.shard?.count ?? 0
        gaps.append("\(name): missing shard \(missing.map { "\($0)/\(count)" }.joined(separator: ", "))")
      }
      joined.catalogs.append(CatalogJoin(group.map(\.catalog)).joined)
    }
    report = joined
    self.gaps = gaps
  }

  /// Returns the most severe status: 2 (could not be done), 1 (found), 3 (another environment), 0.
  private static func gravest(_ statuses: [Int32]) -> Int32 {
    let order: [Int32] = [0, 3, 1, 2]
    return statuses.max { order.firstIndex(of: $0) ?? 4 < order.firstIndex(of: $1) ?? 4 } ?? 0
  }

  /// - Returns: sentences about missing shards.
  private static func check(
    _ name: String, _ group: [(part: String, catalog: CatalogReport)]
  ) throws(ReportMergeError) -> [Int] {
    var owners: [Int: String] = [:]
    let first = group[0]
    for (part, catalog) in group {
      guard let shard = catalog.scope.shard else {
        // A report on the whole catalog allows no other.
        if group.count > 1 { throw .twice(name, first.part, part == first.part ? group[1].part : part) }
        return []
      }
      guard let plan = first.catalog.scope.shard else { throw .twice(name, first.part, part) }
      guard shard.count == plan.count, shard.plan == plan.plan else { throw .otherPlan(name, first.part, part) }
      guard (1...max(1, shard.count)).contains(shard.index) else { throw .otherPlan(name, first.part, part) }
      if let owner = owners[shard.index] { throw .sameShard(name, "\(shard.index)/\(shard.count)", owner, part) }
      owners[shard.index] = part
    }
    return (1...(first.catalog.scope.shard?.count ?? 1)).filter { owners[$0] == nil }
  }
}

/// Explains why reports cannot be joined.
package enum ReportMergeError: Error, Hashable, Sendable {
  case nothing
  /// One report is of `test` and the other of `record`.
  case otherVerb(String, String)
  /// The catalog is in both reports, and at least one is about the whole of it.
  case twice(String, String, String)
  case sameShard(String, String, String, String)
  /// The runs were divided into different shards.
  case otherPlan(String, String, String)

  package var message: String {
    switch self {
    case .nothing: "there are no reports to merge"
    case .otherVerb(let one, let other): "\(one) and \(other) are reports of different verbs"
    case .twice(let catalog, let one, let other): "\(one) and \(other) both report on all of \(catalog)"
    case .sameShard(let catalog, let shard, let one, let other):
      "\(one) and \(other) both report on shard \(shard) of \(catalog)"
    case .otherPlan(let catalog, let one, let other):
      "\(one) and \(other) divide \(catalog) into different shards: their sources, goldens, options or --timings differ"
    }
  }
}
