/// Writes a report as JUnit's XML: a suite for each preview, a case for each variant.
package enum JUnitReport {
  package static func write(_ report: TestReport, to sink: TextSink) throws {
    try JUnitSuite.write(report.catalogs.flatMap(suites), title: "LayoutPreview", to: sink)
  }

  /// Returns the suites. The variants of a preview are neighbours, and stale goldens have their own suite.
  private static func suites(of catalog: CatalogReport) -> [JUnitSuite] {
    var starts: [(preview: String, index: Int)] = []
    for (index, entry) in catalog.variants.enumerated() where entry.preview != starts.last?.preview {
      starts.append((entry.preview, index))
    }
    let ends = starts.dropFirst().map(\.index) + [catalog.variants.count]
    var suites = zip(starts, ends).map { start, end in
      JUnitSuite(
        name: "\(catalog.name).\(start.preview)", package: catalog.name,
        cases: catalog.variants[start.index..<end].lazy.map(test))
    }
    if !catalog.stale.isEmpty {
      let tests = catalog.stale.map { path in
        JUnitSuite.Case(
          name: path,
          .failure(message: "belongs to no preview", type: "stale", text: "next: preview record --prune"), seconds: 0)
      }
      suites.append(JUnitSuite(name: "\(catalog.name).goldens", package: catalog.name, cases: tests))
    }
    return suites
  }

  private static func test(_ entry: VariantReport) -> JUnitSuite.Case {
    JUnitSuite.Case(name: entry.variant, outcome(entry), seconds: entry.seconds)
  }

  private static func outcome(_ entry: VariantReport) -> JUnitSuite.Case.Outcome {
    let finding = entry.finding ?? .init()
    let message = finding.message ?? finding.lines.first ?? entry.verdict.rawValue
    let text = (finding.lines + finding.files.failures).joined(separator: "\n")
    return switch entry.verdict {
    case .same: .passed
    case .unaffected: .skipped
    case .changed, .missing: .failure(message: message, type: entry.verdict.rawValue, text: text)
    // A variant that could not be compared is not a failure of the preview.
    case .unreadable, .failed, .environment: .error(message: message, type: entry.verdict.rawValue, text: text)
    }
  }
}
