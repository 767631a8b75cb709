/// How previews are swept.
package struct SweepOptions: Codable, Sendable {
  package let ranges: [SweepRange]
  /// `nil` draws nothing.
  package let out: OutputFolder?

  package init(ranges: [SweepRange], out: OutputFolder?) { (self.ranges, self.out) = (ranges, out) }
}
