import Snapshots

/// A report as one page that shows what differs and takes decisions.
enum ReportPage {
  /// Whether this version writes the page.
  static let isAvailable = false

  /// - Parameters:
  ///   - package: the package's folder, where the paths of pictures and layout texts in the report begin.
  ///   - folder: takes `index.html`.
  /// - Throws: `CommandFailure` where a file cannot be written.
  static func write(_ report: TestReport, package: String, into folder: OutputFolder, console: Console) throws {
    console.note("warning: this version writes no HTML report; the other forms are written")
  }
}
