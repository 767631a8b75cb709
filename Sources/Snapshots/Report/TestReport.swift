/// What a run of `test` or `record` found, over one or more catalogs, as every form of report tells it.
///
/// The fields and their meaning are documented in `docs/reports.md`; the schema's number changes when one goes or
/// changes its meaning.
package struct TestReport: Hashable, Codable, Sendable {
  /// `layout-preview/test/2`
  package var schema: String
  /// `LayoutPreview 0.1.0`
  package var tool: String
  /// Of the process: 0 nothing to report, 1 something found, 2 something could not be done, 3 another environment.
  package var status: Int32
  /// From the folder that this report lies in to the package's, where paths of files begin; `.` for the same.
  package var package: String
  package var catalogs: [CatalogReport]

  package init(
    verb: String, tool: String, status: Int32 = 0, package: String = ".", catalogs: [CatalogReport] = []
  ) {
    schema = Self.schema(verb)
    self.tool = tool
    self.status = status
    self.package = package
    self.catalogs = catalogs
  }

  package static func schema(_ verb: String) -> String { "layout-preview/\(verb)/2" }

  /// The schemas that this version reads.
  static let readableSchemas = [schema("test"), schema("record")]

  package var counts: VerdictCounts {
    catalogs.reduce(into: VerdictCounts()) { $0.add($1.counts) }
  }
}
