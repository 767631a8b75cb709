import LPCatalogs
import LPChecks
import LPVariants
import LPOperations
import LPSupport
import LPLayoutModel
import Foundation
import LPPages
import LPScene

/// The data of a catalog's matrix page: previews, the variants of each by axis, and the findings.
///
/// Names of files are relative to the page. Layouts are beside it, a file each, and read when they are looked at.
struct IndexPage: Codable {
  private(set) var schema = "layout-preview/page/1"
  let catalog: String
  /// Suffixes of the files of each variant that was drawn.
  var files: [String]
  /// Layers that are shown at first.
  let layers: [String]
  var axes: [AxisPoints.Axis]
  var previews: [PreviewEntry]
  var findings: [Finding]

  struct PreviewEntry: Codable {
    let name: String
    let folder: String
    let site: String
    let sheets: [String]
    /// Whether the folder has small pictures of the variants.
    let thumbnails: Bool?
    var variants: [VariantEntry]
    /// What the preview is in an app; only where an app is shown as a whole.
    let app: App?
  }

  struct App: Codable {
    let folder: String
    let kind: AppItems.Kind
    let state: String
    /// How many parts are seen, where that is counted.
    let parts: String?
    let leftOut: [String]

    init(_ entry: AppEntry, _ variant: RenderReport.VariantEntry?) {
      (folder, kind, state, leftOut) = (entry.folder, entry.kind, entry.state(of: variant), entry.leftOut)
      parts = variant?.shown.flatMap { shown in
        [.recognisable, .partly].contains(shown.verdict) ? "\(shown.seen) of \(shown.parts)" : nil
      }
    }
  }

  struct VariantEntry: Codable {
    let name: String
    /// For each axis an index into its values.
    var at: [Int]
    /// Of the screen, in points.
    let size: [Int]
    /// Files that not every variant has.
    var more: [String]
    /// Why it was not drawn.
    let failure: String?
  }

  struct Finding: Codable {
    var preview: Int
    let severity: Diagnostic.Severity
    let rule: String
    let message: String
    let site: String?
    let fix: String?
    /// The indices of the variants in the preview.
    let variants: [Int]
    /// The paths of the views.
    let views: [String]
  }

  init(
    _ report: RenderReport.CatalogEntry, _ entries: [CatalogSelection.Entry], places: PreviewPlaces,
    findings: FindingList, options: RenderOptions
  ) {
    catalog = report.name
    let suffixes = options.formats.filter { !$0.suffix.isEmpty }.map(\.suffix)
    files = suffixes.filter { $0 != OutputFormat.html.suffix }
    layers = Annotations.named.filter { $0.name != "all" && $0.name != "none" }
      .filter { options.annotations.contains($0.annotations) }.map(\.name)
    let points = AxisPoints(entries.flatMap(\.variants))
    axes = points.axes
    previews = zip(entries, report.previews).map { entry, preview in
      PreviewEntry(
        name: preview.name, folder: places.slug(ofPreview: entry.index), site: entry.preview.callSite.description,
        sheets: preview.sheets.map { ($0 as NSString).lastPathComponent },
        thumbnails: preview.variants.contains { $0.isDrawn },
        variants: zip(entry.variants, preview.variants).map { variant, drawn in
          // Small pictures leave out the annotations around the screen.
          let size = options.annotations.isEmpty ? drawn.size ?? variant.screenSize : variant.screenSize
          return VariantEntry(
            name: drawn.name, at: points.position(of: variant),
            size: [size.width, size.height].map { Int($0.rounded(.up)) },
            more: Self.others(drawn, suffixes),
            failure: drawn.isDrawn ? nil : drawn.failure?.problem ?? "It crashed or timed out.")
        },
        app: preview.app.map { App($0, preview.variants.first) })
    }
    self.findings = Self.findings(findings, report.previews)
  }

  private static func others(_ variant: RenderReport.VariantEntry, _ suffixes: [String]) -> [String] {
    let common = Set(suffixes.map { "\(variant.name).\($0)" })
    return variant.files.map { ($0 as NSString).lastPathComponent }.filter { !common.contains($0) }
  }

  private static func findings(_ list: FindingList, _ previews: [RenderReport.PreviewEntry]) -> [Finding] {
    list.findings.compactMap { finding in
      guard let preview = previews.firstIndex(where: { $0.name == finding.preview }) else { return nil }
      let indices = Dictionary(
        previews[preview].variants.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
      let diagnostic = finding.diagnostic
      return Finding(
        preview: preview, severity: diagnostic.severity, rule: diagnostic.rule, message: diagnostic.message,
        site: diagnostic.callSite?.description, fix: diagnostic.fix,
        variants: finding.variants.compactMap { indices[$0] }, views: diagnostic.views)
    }
  }

  var html: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Page(
      title: catalog, kind: .matrix, data: String(decoding: try! encoder.encode(self), as: UTF8.self),
      fallback: "This page is drawn by its script. The files that it shows are in the folders beside it: "
        + previews.map(\.folder).joined(separator: ", ") + "."
    ).html
  }
}
