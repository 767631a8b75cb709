package import LPOperations
import Foundation
package import LPArguments
import LPSupport

extension Shard {
  /// The variables in which a CI service tells a job its share of the work.
  private struct CIService {
    var index: String
    let total: String
    /// Another variable that holds the index, where the first one is not set.
    var otherIndex: String?
    /// The index of the first share, or the variable that holds it.
    var first = 0
    var firstVariable: String?
    var stepVariable: String?

    /// Returns the job's share; `nil` if one job does everything.
    func shard(_ environment: [String: String]) throws -> Shard? {
      let first = firstVariable.map { environment[$0].flatMap(Int.init) ?? 0 } ?? first
      let step = stepVariable.flatMap { environment[$0] }.flatMap(Int.init) ?? 1
      let (index, count) = (environment[index].flatMap(Int.init), environment[total].flatMap(Int.init))
      // GitLab sets the number of jobs to 1 for jobs without an index.
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

  /// The services; the first one whose variables are set counts. `PREVIEW_SHARD_…` are for services without variables
  /// of their own, such as GitHub's `strategy.job-index` and `strategy.job-total`.
  private static let services = [
    // Kubernetes tells a job's pod its index alone: https://kubernetes.io/docs/concepts/workloads/controllers/job/
    CIService(index: "PREVIEW_SHARD_INDEX", total: "PREVIEW_SHARD_TOTAL", otherIndex: "JOB_COMPLETION_INDEX"),
    // https://bazel.build/reference/test-encyclopedia#test-sharding
    CIService(index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS"),
    // https://docs.gitlab.com/ci/variables/predefined_variables/
    CIService(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
    // https://circleci.com/docs/parallelism-faster-jobs/
    CIService(index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL"),
    // https://buildkite.com/docs/pipelines/configure/environment-variables
    CIService(index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT"),
    // https://slurm.schedmd.com/job_array.html
    CIService(
      index: "SLURM_ARRAY_TASK_ID", total: "SLURM_ARRAY_TASK_COUNT", firstVariable: "SLURM_ARRAY_TASK_MIN",
      stepVariable: "SLURM_ARRAY_TASK_STEP"),
  ]

  private static func service(in set: [String: String]) -> CIService? {
    guard var service = services.first(where: { set[$0.total] != nil }) else { return nil }
    if set[service.index] == nil, let other = service.otherIndex, set[other] != nil { service.index = other }
    return service
  }

  /// Returns the share that a command carries out: that of `--shard`, or else, for `test`, that of the CI service.
  /// `nil` means all of the work.
  ///
  /// - Throws: `ShardError` or `CommandFailure` if an option or variable is invalid.
  package static func wanted(_ command: ParsedCommand, _ environment: [String: String]) throws -> Shard? {
    if let text = command[Options.shard] { return try Shard(text) }
    let set = environment.filter { !$0.value.isEmpty }
    guard command.verb == GoldenOptions.Purpose.test.verb else { return nil }
    return try service(in: set)?.shard(set)
  }

  /// Returns a remark that names the variables a share comes from, so that nobody takes it for the whole.
  static func remark(_ shard: Shard?, _ command: ParsedCommand, _ environment: [String: String]) -> String? {
    guard let shard, !command.has(Options.shard), let service = service(in: environment.filter { !$0.value.isEmpty })
    else { return nil }
    return "share \(shard) of the work, by \(service.index) and \(service.total); --shard 1/1 does everything"
  }
}
