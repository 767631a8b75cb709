package import Operations
import Snapshots
package import Arguments

extension ReportFolder {
  /// - Parameters:
  ///   - package: the package's folder, where paths in a report begin.
  ///   - shard: has a folder of its own, so that reports of all shards can lie side by side.
  package init(_ command: ParsedCommand, package: String, shard: Shard? = nil) {
    let given = command[Options.reportFolder]
    let chosen = ReportFormat.allCases.filter(command[Options.reports].contains)
    let usual = "\(package)/.preview/reports" + (shard.map { "/shard-\($0.index)-of-\($0.count)" } ?? "")
    self.init(
      formats: chosen.isEmpty && given != nil ? [.json] : chosen, path: given ?? usual, package: package)
  }
}
