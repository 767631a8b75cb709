package import LPOperations
import LPSnapshots
package import LPArguments

extension ReportFolder {
  /// - Parameters:
  ///   - package: the package's folder, to which paths in a report are relative.
  ///   - shard: the shard, which gets its own folder, so that the reports of all shards can be in one place.
  package init(_ command: ParsedCommand, package: String, shard: Shard? = nil) {
    let given = command[Options.reportFolder]
    let chosen = ReportFormat.allCases.filter(command[Options.reports].contains)
    let usual = "\(package)/.preview/reports" + (shard.map { "/shard-\($0.index)-of-\($0.count)" } ?? "")
    self.init(
      formats: chosen.isEmpty && given != nil ? [.json] : chosen, path: given ?? usual, package: package)
  }
}
