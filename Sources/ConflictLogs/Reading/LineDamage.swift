/// Why a line could not be understood.
struct LineDamage: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
