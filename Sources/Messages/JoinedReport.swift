/// A report that a command prints as JSON, and that takes in those of other catalogs.
package protocol JoinedReport: Codable, Sendable {
  var status: ExitStatus { get set }
  mutating func add(_ other: Self)
}
