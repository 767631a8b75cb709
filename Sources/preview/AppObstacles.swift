import LPAppSources
import Foundation
import LPSupport

/// The obstacles that keep an app's sources from compiling, by the number of sources that each stops.
struct AppObstacles {
  private struct Obstacle {
    let message: String
    var places: [(file: String, line: Int)] = []
    var missing: Set<String> = []
    var files: Int { Set(places.map(\.file)).count }
  }

  /// The number of sources with errors.
  let files: Int
  private let obstacles: [Obstacle]

  init(_ problems: [CompilerProblem], _ sources: [RewrittenSource]) {
    files = Self.files(problems).count
    let missing = Dictionary(sources.map { ($0.path, $0.missingModules) }) { $0 + $1 }
    var (order, byMessage) = ([String](), [String: Obstacle]())
    for problem in problems {
      if byMessage[problem.message] == nil { order.append(problem.message) }
      var obstacle = byMessage[problem.message] ?? Obstacle(message: problem.message)
      if !obstacle.places.contains(where: { $0 == (problem.file, problem.line) }) {
        obstacle.places.append((problem.file, problem.line))
      }
      if problem.message.hasPrefix("cannot find") { obstacle.missing.formUnion(missing[problem.file] ?? []) }
      byMessage[problem.message] = obstacle
    }
    obstacles = order.compactMap { byMessage[$0] }.enumerated().sorted {
      ($1.element.files, $0.offset) < ($0.element.files, $1.offset)
    }.map(\.element)
  }

  /// The sources with errors, by path.
  static func files(_ problems: [CompilerProblem]) -> Set<String> { Set(problems.map(\.file)) }

  /// A line for each obstacle, those that stop most sources first.
  func lines(limit: Int) -> [String] {
    let lines = obstacles.prefix(limit).map { obstacle in
      let places = obstacle.places.prefix(3).map { "\(SourcePath.shown($0.file)):\($0.line)" }
      let more = obstacle.places.count > 3 ? " and \(obstacle.places.count - 3) more" : ""
      let modules = obstacle.missing.sorted()
      let module =
        modules.isEmpty || modules.count > 3
        ? "" : "; it may come from \(modules.joined(separator: " or ")), which is missing here"
      return
        "\(obstacle.files.counted("source")): \(obstacle.message) (\(places.joined(separator: ", "))\(more))\(module)"
    }
    guard obstacles.count > limit else { return lines }
    return lines + ["and \((obstacles.count - limit).counted("other error")); --verbose prints all"]
  }
}
