/// The shards of one catalog.
struct CatalogJoin {
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
    // Each part is sorted, so the next entry is the least of the parts' first ones.
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

  /// Adds what another part reports about the catalog as a whole.
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
