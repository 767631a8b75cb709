import Foundation
import LPSnapshots
import LPSupport

/// The durations of variants in an earlier run, from its report.
package struct RecordedTimes {
  private var seconds: [String: Double] = [:]

  /// Makes an empty list of durations.
  package init() {}

  /// - Parameter path: the path of a JSON report. The file may be missing, as on a first run.
  /// - Throws: `CommandFailure` if the file is not a report.
  package init(path: String, catalog: String, remark: (String) -> Void) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      remark("\(path) does not exist; the work is divided evenly")
      return
    }
    let report: TestReport
    do throws(ReportError) {
      report = try JSONReport.read(Array(FileManager.default.contents(atPath: path) ?? Data()), name: path)
    } catch {
      throw CommandFailure(
        "\(error.message), in --timings", remedy: "Name a report of 'test --report json', or omit --timings.")
    }
    for entry in report.catalogs.filter({ $0.name == catalog }).flatMap(\.variants) where entry.seconds.isFinite {
      // A skipped variant took no time, but may take some in the next run.
      if entry.verdict != .unaffected { seconds[Self.key(entry.preview, entry.variant)] = entry.seconds }
    }
  }

  package func seconds(_ preview: String, _ variant: String) -> Double? { seconds[Self.key(preview, variant)] }

  private static func key(_ preview: String, _ variant: String) -> String { "\(preview)\t\(variant)" }
}
