import Foundation

@MainActor
struct Worker {
  static let verb = "__worker"
  let catalog: Catalog
  func runAndExit() -> Never { exit(0) }
}
