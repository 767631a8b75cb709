import LPLayoutModel
package import LPChecks
import Foundation
package import LPSupport

/// The document that `sweep --json` prints.
package struct SweepReport: CatalogsReport {
  package struct CatalogEntry: Codable, Sendable {
    package let name: String
    package let previews: [PreviewEntry]
  }

  package struct PreviewEntry: Codable, Sendable {
    package let name: String
    package let sweeps: [Sweep]
  }

  /// One variant along one range. Values are points, or multiples of the text size at Large.
  package struct Sweep: Codable, Sendable {
    package let variant: String
    package let axis: String
    package let from: Double
    package let to: Double
    package let step: Double
    package let precision: Double
    /// The number of layouts that were checked.
    package let layouts: Int
    package let findings: [Finding]
    package let sound: [[Double]]
    /// The paths of pictures, relative to the output folder.
    package let pictures: [String]
  }

  package struct Finding: Codable, Sendable {
    package let rule: String
    package let severity: SweepFact.Impact
    package let message: String
    package let views: [String]
    /// The number of lines of text that wraps.
    package let lines: Int?
    package let file: String?
    package let line: Int?
    package let ranges: [[Double]]
    package let picture: String?
  }

  package let schema: String
  package var status: ExitStatus
  package var catalogs: [CatalogEntry]

  package init(catalogs: [CatalogEntry]) {
    schema = "layout-preview/sweep/2"
    self.catalogs = catalogs
    let findings = catalogs.flatMap(\.previews).flatMap(\.sweeps).flatMap(\.findings)
    status = findings.contains { $0.severity == .broken } ? .found : .success
  }
}

extension SweepReport.Sweep {
  package init(_ result: SweepResult, variant: String) {
    var pictures: [String] = []
    for case let file? in result.findings.map(\.file) where !pictures.contains(file) { pictures.append(file) }
    self.init(
      variant: variant, axis: result.range.axis.rawValue, from: result.range.from, to: result.range.to,
      step: result.range.step, precision: result.range.precision, layouts: result.layouts,
      findings: result.findings.map(SweepReport.Finding.init), sound: result.sound, pictures: pictures)
  }
}

extension SweepReport.Finding {
  /// Whether both findings are about the same line of a source and break at the same places.
  package func isLike(_ other: SweepReport.Finding) -> Bool {
    rule == other.rule && line != nil && line == other.line && file == other.file && ranges == other.ranges
  }

  package init(_ finding: SweepResult.Finding) {
    let fact = finding.fact
    let site = fact.callSite
    self.init(
      rule: fact.rule, severity: fact.severity, message: fact.message, views: fact.views, lines: fact.lines,
      file: site.map { $0.filePath.isEmpty ? $0.fileID : SourcePath.shown($0.filePath) }, line: site?.line,
      ranges: finding.ranges, picture: finding.file)
  }
}
