/// The part of a catalog that a report is about.
package struct ReportScope: Hashable, Codable, Sendable {
  package struct Share: Hashable, Codable, Sendable {
    /// The shard's number, from 1.
    package var index: Int
    package var count: Int
    /// The digest of how all variants were divided into shards: reports with different plans do not belong together.
    package var plan: String

    package init(index: Int, count: Int, plan: String) {
      self.index = index
      self.count = count
      self.plan = plan
    }
  }

  /// Whether patterns or options left variants out, so that the run cannot tell which goldens are stale.
  package var isFiltered: Bool
  /// The shard, or `nil` for a whole run.
  package var shard: Share?

  package init(isFiltered: Bool = false, shard: Share? = nil) {
    self.isFiltered = isFiltered
    self.shard = shard
  }
}
