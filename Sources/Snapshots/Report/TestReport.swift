/// The findings of a run of `test` or `record` over one or more catalogs, from which all formats of reports are
/// written.
///
/// `docs/reports.md` documents the fields; the schema's number changes when a field is removed or changes its meaning.
package struct TestReport: Hashable, Codable, Sendable {
  /// `layout-preview/test/2`
  package var schema: String
  /// The program and its version, as in `LayoutPreview 1.2.0`.
  package var tool: String
  /// The exit status: 0 for nothing to report, 1 for something found, 2 for something that could not be done, 3 for
  /// another environment.
  package var status: Int32
  /// The path from the report's folder to the package's, to which paths of files are relative; `.` if they are the
  /// same.
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
  static let readableSchemas = [schema("test"), schema("record"), schema("diff")]

  /// The verb that made the report: `test`, `record` or `diff`.
  var verb: String { schema.split(separator: "/").dropFirst().first.map(String.init) ?? "test" }

  package var counts: VerdictCounts {
    catalogs.reduce(into: VerdictCounts()) { $0.add($1.counts) }
  }
}

extension TestReport {
  /// Copies the files that the report refers to into another package, to the same places.
  ///
  /// - Returns: the number of missing files.
  package func copyFailures(from source: GoldenStore, to target: GoldenStore) throws(GoldenWriteError) -> Int {
    var missing = 0
    for path in catalogs.flatMap(\.variants).flatMap({ $0.finding?.files.failures ?? [] }) {
      if try !target.copyFailure(path, from: source) { missing += 1 }
    }
    return missing
  }
}
