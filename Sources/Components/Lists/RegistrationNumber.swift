/// Numbers registrations, so that each has an identifier of its own.
@MainActor
enum RegistrationNumber {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
