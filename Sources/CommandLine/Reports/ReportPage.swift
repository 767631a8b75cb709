import LPOperations
import Foundation
import LPPages
import LPSnapshots
import LPVariants
import LPCatalogs

/// A report as one page that shows differences by cause, compares pictures and texts, and takes decisions.
///
/// Pictures and texts are embedded in the page up to a limit; the others are loaded from the package's folder.
struct ReportPage: Encodable {
  let schema: String
  let title: String
  let counts: String
  let catalogs: [CatalogEntry]
  let axes: [AxisPoints.Axis]
  let causes: [Cause]
  let entries: [Entry]
  /// The addresses of pictures that are not embedded, relative to the page.
  let files: [String]

  struct CatalogEntry: Encodable {
    let name: String
    let environment: [String]
    let stale: [String]
    let renamed: [String]
  }

  struct Cause: Encodable {
    let sentence: String
    let site: String?
  }

  struct Change: Encodable {
    let sentence: String
    let site: String?
    let isCause: Bool
  }

  struct Entry: Encodable {
    /// The index of the catalog.
    let catalog: Int
    let causes: [Int]
    let preview: String
    let variant: String
    let verdict: VariantReport.Verdict
    let digest: String?
    let at: [Int]
    let message: String?
    let environment: [String]
    let changes: [Change]
    let omitted: Int
    /// The difference of the pictures in words.
    let summary: String?
    let box: ImageDifference.Box?
    let tolerance: String?
    let pictures: Pair
    let texts: Pair
  }

  /// The indices of two files of the page.
  struct Pair: Encodable {
    let expected: Int?
    let actual: Int?

    enum CodingKeys: CodingKey { case expected, actual }

    /// Encodes a missing file as `null`, which the page's script expects.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(expected, forKey: .expected)
      try container.encode(actual, forKey: .actual)
    }
  }

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - package: the package's folder, to which paths in the report are relative.
  ///   - folder: the folder for `index.html`.
  /// - Throws: `CommandFailure` if the file cannot be written.
  static func write(_ report: TestReport, package: String, into folder: OutputFolder) throws {
    var attachments = ReportAttachments(package: package, link: report.package)
    let contents = ReportPage(report, &attachments)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    let page = Page(
      title: contents.title, kind: .report, data: String(decoding: try encoder.encode(contents), as: UTF8.self),
      fallback: "This page is drawn by its script. The same report as text: preview test --report json,github.")
    try folder.write(to: ReportFormat.html.fileName) { write in
      try write(Array(page.beginning.utf8))
      try attachments.forEachEmbedded { try write(Array(Page.file($0, $1).utf8)) }
      try write(Array(page.end.utf8))
    }
  }

  private init(_ report: TestReport, _ attachments: inout ReportAttachments) {
    schema = "layout-preview/report-page/1"
    title = report.catalogs.map(\.name).joined(separator: ", ") + " – goldens"
    counts = report.counts.text
    catalogs = report.catalogs.map { catalog in
      CatalogEntry(
        name: catalog.name, environment: catalog.environment.map(\.message), stale: catalog.stale,
        renamed: catalog.renamed.map(\.message))
    }
    // The causes of all catalogs are in one list.
    var offsets: [Int] = []
    var causes: [Cause] = []
    for catalog in report.catalogs {
      offsets.append(causes.count)
      causes += catalog.causes.map { Cause(sentence: $0.sentence, site: Self.site($0.file, $0.line)) }
    }
    self.causes = causes
    let found = report.catalogs.map { $0.variants.filter { $0.verdict.isFinding } }
    let points = AxisPoints(found.joined().compactMap { try? Variant(name: $0.variant) })
    axes = points.axes
    var entries: [Entry] = []
    for (index, variants) in found.enumerated() {
      for variant in variants {
        entries.append(Entry(variant, catalog: index, causes: offsets[index], points, &attachments))
      }
    }
    self.entries = entries
    files = attachments.addresses
  }

  fileprivate static func site(_ file: String?, _ line: Int?) -> String? {
    file.map { file in line.map { "\(file):\($0)" } ?? file }
  }
}

extension ReportPage.Entry {
  fileprivate init(
    _ report: VariantReport, catalog: Int, causes offset: Int, _ points: AxisPoints,
    _ attachments: inout ReportAttachments
  ) {
    let finding = report.finding ?? .init()
    let files = finding.files
    self.catalog = catalog
    causes = finding.causes.map { $0 + offset }
    preview = report.preview
    variant = report.variant
    verdict = report.verdict
    digest = report.digest
    at = points.position(of: (try? Variant(name: report.variant)) ?? .default)
    message = finding.message
    environment = finding.environment.map(\.message)
    changes = finding.changes.map {
      ReportPage.Change(sentence: $0.sentence, site: ReportPage.site($0.file, $0.line), isCause: $0.isCause)
    }
    omitted = finding.omittedChanges
    summary = finding.picture?.summary
    box = finding.picture?.box
    tolerance = finding.tolerance
    texts = ReportPage.Pair(
      expected: attachments.text(files.expectedLayout), actual: attachments.text(files.actualLayout))
    // If the pictures are the same, the golden is shown.
    let golden = report.verdict == .changed ? files.goldenPicture : nil
    pictures = ReportPage.Pair(
      expected: attachments.picture(files.expectedPicture ?? golden), actual: attachments.picture(files.actualPicture))
  }
}
