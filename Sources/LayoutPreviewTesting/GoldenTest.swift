import CommandLine
public import Foundation
public import LayoutPreview
import Snapshots

/// Compares a catalog's previews with their goldens, without a test framework: what differs comes back as a value.
///
/// Every preview is compared in the variants that it declares and in all that have a golden.
///
/// - Parameters:
///   - catalog: the catalog's type.
///   - patterns: previews by name, in any case, `*` for any letters; all where there are none.
///   - recording: which goldens are written; by default what the variable `PREVIEW_RECORD` says, and none without it.
///   - package: the folder that holds `goldens`; the package of the calling file otherwise.
/// - Throws: where nothing could be compared: no such preview, fonts that are missing, unreadable resources.
@MainActor
public func verifyGoldens<C: PreviewCatalog>(
  of catalog: C.Type, matching patterns: [String] = [], recording: GoldenRecording = .fromEnvironment,
  package: URL? = nil, filePath: String = #filePath
) throws -> GoldenTest {
  let previews = Catalog(name: String(describing: catalog), previews: C().previews)
  let root = package?.path ?? GoldenTest.package(of: filePath)
  let report = try InProcessRun(previews, patterns: patterns, package: root, mode: recording.mode).report()
  return GoldenTest(report, package: root)
}

/// Which goldens a test writes. Under `CI` none is ever written.
public enum GoldenRecording: String, Hashable, Sendable {
  case never, missing, changed, all

  /// What the environment's variable `PREVIEW_RECORD` names; `never` without it, and for any other word.
  public static var fromEnvironment: GoldenRecording {
    ProcessInfo.processInfo.environment["PREVIEW_RECORD"].flatMap(GoldenRecording.init(rawValue:)) ?? .never
  }

  var mode: RecordMode { RecordMode(rawValue: rawValue) ?? .never }
}

/// What comparing with goldens found.
public struct GoldenTest: Sendable {
  /// A variant that is not as its golden is, or something else to act on.
  public struct Finding: Hashable, Sendable {
    /// `Profile card · rtl`; a path for a golden that belongs to no preview.
    public let title: String
    /// What differs, why, and what to do, for people.
    public let message: String
    /// Expected, actual and difference: whole paths.
    public let files: [URL]
  }

  /// In the catalog's order.
  public let findings: [Finding]
  /// `48 the same, 1 changed, 1 missing`
  public let summary: String
  /// Goldens that were written, relative to the package.
  public let recorded: [String]

  /// Whether every golden is as it should be.
  public var isPassed: Bool { findings.isEmpty }

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
          Finding(title: entry.title, message: finding.lines.joined(separator: "\n"), files: files))
      }
      // A part of the catalog says nothing about the rest.
      for path in catalog.scope.isFiltered ? [] : catalog.stale {
        findings.append(
          Finding(
            title: path, message: "\(path) belongs to no preview; delete it by `preview record --prune`", files: []))
      }
      for preview in catalog.scope.isFiltered ? [] : catalog.renamed {
        findings.append(Finding(title: preview.from, message: preview.message, files: []))
      }
    }
    self.findings = findings
    self.recorded = recorded
    summary = report.counts.text
  }

  /// The folder of `Package.swift`, at or above a source file; the file's own folder where there is none.
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
