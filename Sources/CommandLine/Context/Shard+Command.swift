package import Operations
import Foundation
package import Arguments
import Messages

extension Shard {
  /// The variables in which an engine tells a job its share of the work.
  private struct Engine {
    let index: String
    let total: String
    /// The index of the first share; a variable that holds it where it is not fixed.
    var first = 0
    var firstVariable: String?
    var stepVariable: String?

    /// `nil` where one job does everything.
    func shard(_ environment: [String: String]) throws -> Shard? {
      let first = firstVariable.map { environment[$0].flatMap(Int.init) ?? 0 } ?? first
      let step = stepVariable.flatMap { environment[$0] }.flatMap(Int.init) ?? 1
      let (index, count) = (environment[index].flatMap(Int.init), environment[total].flatMap(Int.init))
      // GitLab names the number of jobs, 1, where there is no index.
      if count == 1, environment[self.index] == nil { return nil }
      guard let count, let index, step >= 1, (index - first) % step == 0, count >= 1,
        (0..<count).contains((index - first) / step)
      else {
        throw CommandFailure(
          "\(total) is '\(environment[total] ?? "")' and \(self.index) '\(environment[self.index] ?? "")', "
            + "which does not name a share of the work",
          remedy: "Unset them, or name a share with --shard 1/3, and run the command again.")
      }
      return count == 1 ? nil : Shard(index: (index - first) / step + 1, count: count)
    }
  }

  /// The first engine whose variables are set counts. `PREVIEW_SHARD_…` are for engines that have no variables of their
  /// own: GitHub's `strategy.job-index` and `strategy.job-total`.
  private static let engines = [
    Engine(index: "PREVIEW_SHARD_INDEX", total: "PREVIEW_SHARD_TOTAL"),
    // https://bazel.build/reference/test-encyclopedia#test-sharding
    Engine(index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS"),
    // https://docs.gitlab.com/ci/variables/predefined_variables/
    Engine(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
    // https://circleci.com/docs/parallelism-faster-jobs/
    Engine(index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL"),
    // https://buildkite.com/docs/pipelines/configure/environment-variables
    Engine(index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT"),
    // https://slurm.schedmd.com/job_array.html
    Engine(
      index: "SLURM_ARRAY_TASK_ID", total: "SLURM_ARRAY_TASK_COUNT", firstVariable: "SLURM_ARRAY_TASK_MIN",
      stepVariable: "SLURM_ARRAY_TASK_STEP"),
  ]

  /// The share that a command is to do: by `--shard`, else, for `test`, as the engine that runs the job tells it. `nil`
  /// for the whole.
  ///
  /// - Throws: `ShardError`, `CommandFailure` for variables that make no sense.
  package static func wanted(_ command: ParsedCommand, _ environment: [String: String]) throws -> Shard? {
    if let text = command[Options.shard] { return try Shard(text) }
    let set = environment.filter { !$0.value.isEmpty }
    guard command.verb == GoldenOptions.Purpose.test.verb, let engine = engines.first(where: { set[$0.total] != nil })
    else {
      return nil
    }
    return try engine.shard(set)
  }

  /// Says by whose variables a share is done, so that nobody takes it for the whole.
  static func remark(_ shard: Shard?, _ command: ParsedCommand, _ environment: [String: String]) -> String? {
    guard let shard, !command.has(Options.shard),
      let engine = engines.first(where: { environment[$0.total]?.isEmpty == false })
    else { return nil }
    return "share \(shard) of the work, by \(engine.index) and \(engine.total); --shard 1/1 does everything"
  }
}
