import Foundation
import Snapshots
import Messages

/// How long variants took in an earlier run, from its report.
package struct RecordedTimes {
  private var seconds: [String: Double] = [:]

  /// No times at all.
  package init() {}

  /// - Parameter path: a report in JSON. Where there is none, as on a first run, nothing is known.
  /// - Throws: `CommandFailure` for a file that is no report.
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
      // What was passed over took no time, and may take some the next time.
      if entry.verdict != .unaffected { seconds[Self.key(entry.preview, entry.variant)] = entry.seconds }
    }
  }

  package func seconds(_ preview: String, _ variant: String) -> Double? { seconds[Self.key(preview, variant)] }

  private static func key(_ preview: String, _ variant: String) -> String { "\(preview)\t\(variant)" }
}
