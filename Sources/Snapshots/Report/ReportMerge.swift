/// Joins the reports of shards, and of catalogs, into one.
package struct ReportMerge {
  /// A report, and what its file is called in messages.
  package struct Part {
    package var name: String
    package var report: TestReport

    package init(name: String, report: TestReport) {
      self.name = name
      self.report = report
    }
  }

  /// The joined report; its status is the gravest of all.
  package let report: TestReport
  /// Shards that no report is of, in words: the joined report is not the whole.
  package let gaps: [String]

  /// - Parameter tool: writes the joined report.
  /// - Throws: `ReportMergeError` where reports do not belong together, or say the same twice.
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
        gaps.append("\(name): no report of shard \(missing.map { "\($0)/\(count)" }.joined(separator: ", "))")
      }
      joined.catalogs.append(CatalogJoin(group.map(\.catalog)).joined)
    }
    report = joined
    self.gaps = gaps
  }

  /// As exit statuses rank: what could not be done, what was found, another environment, nothing.
  private static func gravest(_ statuses: [Int32]) -> Int32 {
    let order: [Int32] = [0, 3, 1, 2]
    return statuses.max { order.firstIndex(of: $0) ?? 4 < order.firstIndex(of: $1) ?? 4 } ?? 0
  }

  /// - Returns: shards that are missing.
  private static func check(
    _ name: String, _ group: [(part: String, catalog: CatalogReport)]
  ) throws(ReportMergeError) -> [Int] {
    var owners: [Int: String] = [:]
    let first = group[0]
    for (part, catalog) in group {
      guard let shard = catalog.scope.shard else {
        // A whole report leaves no room for another one.
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

/// Why reports cannot be joined.
package enum ReportMergeError: Error, Hashable, Sendable {
  case nothing
  /// One is of `test` and the other of `record`.
  case otherVerb(String, String)
  /// The catalog is in both, and at least one is the whole of it.
  case twice(String, String, String)
  case sameShard(String, String, String, String)
  /// The work was shared out differently.
  case otherPlan(String, String, String)

  package var message: String {
    switch self {
    case .nothing: "there are no reports to merge"
    case .otherVerb(let one, let other): "\(one) and \(other) are reports of different verbs"
    case .twice(let catalog, let one, let other): "\(one) and \(other) both report on all of \(catalog)"
    case .sameShard(let catalog, let shard, let one, let other):
      "\(one) and \(other) both report on shard \(shard) of \(catalog)"
    case .otherPlan(let catalog, let one, let other):
      "\(one) and \(other) come from runs that shared \(catalog) out differently: from other sources, goldens, options or "
        + "--timings"
    }
  }
}

/// The shards of one catalog.
private struct CatalogJoin {
  private(set) var joined: CatalogReport
  private var indices: [String: Int] = [:]

  init(_ parts: [CatalogReport]) {
    joined = parts[0]
    guard parts.count > 1 else { return }
    joined.scope.shard = nil
    joined.counts = VerdictCounts()
    joined.causes = []
    joined.variants = ReportEntries()
    let places = parts.map { $0.causes.map { add($0) } }
    var heads = parts.map { $0.variants.startIndex }
    // Each part is in order, so the next of all is the least of the first ones.
    while let part = parts.indices.filter({ heads[$0] < parts[$0].variants.count })
      .min(by: { parts[$0].variants.order(heads[$0]) < parts[$1].variants.order(heads[$1]) })
    {
      var entry = parts[part].variants[heads[part]]
      heads[part] += 1
      let causes = entry.finding?.causes ?? []
      entry.finding?.causes = causes.compactMap { places[part].indices.contains($0) ? places[part][$0] : nil }
      joined.counts.add(entry.verdict)
      joined.variants.append(entry)
    }
    for part in parts.dropFirst() { add(part) }
  }

  private mutating func add(_ cause: ReportedCause) -> Int {
    let key = "\(cause.sentence)\t\(cause.file ?? "")\t\(cause.line ?? 0)"
    guard let index = indices[key] else {
      indices[key] = joined.causes.count
      joined.causes.append(cause)
      return joined.causes.count - 1
    }
    joined.causes[index].goldens += cause.goldens
    joined.causes[index].views += cause.views.filter { !joined.causes[index].views.contains($0) }
    return index
  }

  /// What is said about the catalog as a whole.
  private mutating func add(_ other: CatalogReport) {
    joined.scope.isFiltered = joined.scope.isFiltered || other.scope.isFiltered
    joined.recorded = joined.recorded ?? other.recorded
    joined.environment += other.environment.filter { !joined.environment.contains($0) }
    joined.previews += other.previews.filter { preview in !joined.previews.contains { $0.name == preview.name } }
    joined.stale = Set(joined.stale + other.stale).sorted()
    joined.leftovers = Set(joined.leftovers + other.leftovers).sorted()
    for renamed in other.renamed {
      if let index = joined.renamed.firstIndex(where: { $0.from == renamed.from && $0.to == renamed.to }) {
        joined.renamed[index].same += renamed.same
      } else {
        joined.renamed.append(renamed)
      }
    }
  }
}
