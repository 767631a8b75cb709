/// The options of `sweep`.
package struct SweepOptions: Codable, Sendable {
  package let ranges: [SweepRange]
  /// The folder for pictures; `nil` draws none.
  package let out: OutputFolder?

  package init(ranges: [SweepRange], out: OutputFolder?) { (self.ranges, self.out) = (ranges, out) }
}
