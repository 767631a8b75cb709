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
