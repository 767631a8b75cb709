/// A report that a command prints as JSON, and that can be joined with those of other catalogs.
package protocol JoinedReport: Codable, Sendable {
  var status: ExitStatus { get set }
  mutating func add(_ other: Self)
}
