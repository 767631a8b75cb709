/// How previews are swept.
struct SweepOptions: Codable, Sendable {
  let ranges: [SweepRange]
  /// `nil` draws nothing.
  let out: OutputFolder?
}
