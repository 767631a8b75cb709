import LPCommandLine
public import Foundation
public import LayoutPreview
import LPSupport
public import LPSnapshots

/// Compares a catalog's previews with their goldens without a test framework, and returns the differences as a value.
///
/// Every preview is compared in the variants that it declares and in all variants that have a golden.
///
/// - Parameters:
///   - catalog: the catalog's type.
///   - patterns: the names of previews, in any case, with `*` for any characters; all previews if empty.
///   - recording: which goldens are written; by default as the environment variable `PREVIEW_RECORD` says, and none
///     without it.
///   - package: the folder that contains `goldens`; by default the package of the calling file.
/// - Throws: if nothing could be compared: no preview matches, fonts are missing, or resources cannot be read.
@MainActor
public func verifyGoldens<C: PreviewCatalog>(
  of catalog: C.Type, matching patterns: [String] = [], recording: GoldenRecording = .fromEnvironment,
  package: URL? = nil, filePath: String = #filePath
) throws -> GoldenComparison {
  let previews = Catalog(name: String(describing: catalog), previews: C().previews)
  let root = package?.path ?? GoldenComparison.package(of: filePath)
  let report = try InProcessRun(previews, patterns: patterns, package: root, mode: recording).report()
  return GoldenComparison(report, package: root)
}

/// The outcome of comparing previews with their goldens.
public struct GoldenComparison: Sendable {
  /// A variant that differs from its golden, or something else to act on.
  public struct Finding: Hashable, Sendable {
    /// The title, such as `Profile card · rtl`; the path for a golden that belongs to no preview.
    public let title: String
    /// The explanation for people: what differs, why, and what to do.
    public let message: String
    /// The files of the expected and actual pictures and of their difference, by absolute path.
    public let files: [URL]
  }

  /// Findings that have one cause: an edit, or whatever else they have in common.
  public struct Cause: Hashable, Sendable {
    /// The explanation for people: the cause with its place, the variants, and the first finding.
    public let message: String
    /// The findings that have this cause, in the catalog's order.
    public let findings: [Finding]
  }

  /// The findings in the catalog's order.
  public let findings: [Finding]
  /// The findings by cause, those of the edit that changed the most goldens first.
  public let causes: [Cause]
  /// The counts in words: `48 the same, 1 changed, 1 missing`.
  public let summary: String
  /// The paths of the goldens that were written, relative to the package.
  public let recorded: [String]

  /// Whether every preview matches its goldens.
  public var passed: Bool { findings.isEmpty }

  @available(*, deprecated, renamed: "passed")
  public var isPassed: Bool { passed }

  init(_ report: TestReport, package: String) {
    var findings: [Finding] = []
    var recorded: [String] = []
    for catalog in report.catalogs {
      for entry in catalog.variants {
        let finding = entry.finding ?? .init()
        recorded += finding.files.written
        guard entry.verdict.isFinding, finding.files.written.isEmpty else { continue }
        let files = finding.files.failures.map { URL(fileURLWithPath: "\(package)/\($0)") }
        findings.append(
          Finding(title: entry.title, message: finding.lines.map(LogText.line).joined(separator: "\n"), files: files))
      }
      // A run over a part of the catalog cannot tell which goldens of the rest are stale.
      for path in catalog.scope.isFiltered ? [] : catalog.stale {
        findings.append(
          Finding(
            title: path,
            message: LogText.line("\(path) belongs to no preview; delete it by `preview record --prune`"), files: []))
      }
      for preview in catalog.scope.isFiltered ? [] : catalog.renamed {
        findings.append(Finding(title: preview.from, message: LogText.line(preview.message), files: []))
      }
    }
    self.findings = findings
    causes = Self.causes(of: findings, ReportedProblem.list(report))
    self.recorded = recorded
    summary = report.counts.text
  }

  /// Returns every finding in the first problem that it belongs to, or alone if it belongs to none.
  private static func causes(of findings: [Finding], _ problems: [ReportedProblem]) -> [Cause] {
    var rest = Dictionary(findings.map { ($0.title, $0) }) { first, _ in first }
    var causes: [Cause] = []
    for problem in problems {
      let members = problem.goldens.compactMap { rest.removeValue(forKey: $0) }
      guard let first = members.first else { continue }
      let place = problem.file.map { "\($0):\(problem.line.map { "\($0):" } ?? "") " } ?? ""
      let isSaid = first.message.contains(problem.message)
      causes.append(
        Cause(
          message: LogText.lines("\(place)\(problem.text)") + (isSaid ? "" : "\n\(first.message)"), findings: members))
    }
    let alone = findings.filter { finding in
      rest[finding.title] != nil && !causes.contains { $0.message.contains(finding.message) }
    }
    return causes + alone.map { Cause(message: $0.message, findings: [$0]) }
  }

  /// Returns the folder of `Package.swift`, at or above a source file, or the file's own folder if there is none.
  static func package(of filePath: String) -> String {
    let start = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    var folder = start
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return start.path
  }
}

@available(*, deprecated, renamed: "GoldenComparison")
public typealias GoldenTest = GoldenComparison
