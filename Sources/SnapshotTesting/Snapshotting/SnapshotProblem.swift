/// Why a snapshot cannot be taken, stored or compared.
struct SnapshotProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
