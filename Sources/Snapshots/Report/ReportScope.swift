/// The part of a catalog that a report is about.
package struct ReportScope: Hashable, Codable, Sendable {
  package struct Share: Hashable, Codable, Sendable {
    /// The shard's number, from 1.
    package var index: Int
    package var count: Int
    /// Digest of how all variants were shared out: reports with another one do not belong together.
    package var plan: String

    package init(index: Int, count: Int, plan: String) {
      self.index = index
      self.count = count
      self.plan = plan
    }
  }

  /// Patterns or options left something out, so that goldens without an owner prove nothing.
  package var isFiltered: Bool
  /// The shard, or `nil` for a whole run.
  package var shard: Share?

  package init(isFiltered: Bool = false, shard: Share? = nil) {
    self.isFiltered = isFiltered
    self.shard = shard
  }
}
