import LPLayoutModel
import LPCatalogs
import LPChecks
import LPDrawing
import Foundation
import LPLocalization
import LPOperations
import LPVariants

/// `benchmarks lint FOLDER [--list] [--json]`: what `lint` says of documents against findings and problems that people
/// labelled. `findings.tsv` has findings that an earlier version gave, each true, false or arguable; `problems.tsv` has
/// problems that were read from documents without lint.
@MainActor
enum LintPrecisionBenchmark {
  private struct Report: Encodable {
    /// Labelled findings that lint still gives, by label.
    var still_given = ["true": 0, "false": 0, "arguable": 0]
    var labelled = ["true": 0, "false": 0, "arguable": 0]
    /// The true share of those that are given still and are not arguable, and of all of them.
    var precision = 0.0
    var precision_with_arguable = 0.0
    var problems = 0
    var problems_found = 0
    var missing_documents = 0
  }

  private struct Row {
    let document: String
    let rule: String
    let object: String
    let label: String
  }

  static func run(_ arguments: [String]) throws {
    guard let folder = arguments.first(where: { !$0.hasPrefix("-") }) else {
      print("usage: benchmarks lint FOLDER [--list] [--json]")
      exit(2)
    }
    let (findings, problems) = (try rows("findings.tsv"), try rows("problems.tsv"))
    var report = Report()
    var lists: [String] = []
    for document in Set((findings + problems).map(\.document)).sorted() {
      guard let found = try found(in: "\(folder)/\(document)") else {
        report.missing_documents += 1
        continue
      }
      for row in findings where row.document == document {
        report.labelled[row.label]! += 1
        guard found.contains("\(row.rule) \(row.object)") else { continue }
        report.still_given[row.label]! += 1
        if row.label == "false" { lists.append("false\t\(document)\t\(row.rule)\t\(row.object)") }
      }
      for row in problems where row.document == document {
        report.problems += 1
        if found.contains("\(row.rule) \(row.object)") {
          report.problems_found += 1
        } else {
          lists.append("missed\t\(document)\t\(row.rule)\t\(row.object)")
        }
      }
    }
    let (good, bad) = (Double(report.still_given["true"]!), Double(report.still_given["false"]!))
    report.precision = good / max(1, good + bad)
    report.precision_with_arguable = good / max(1, good + bad + Double(report.still_given["arguable"]!))
    if arguments.contains("--list") { for line in lists { print(line) } }
    show(report, asJSON: arguments.contains("--json"))
  }

  /// Returns the rules and object ids of a document's findings; `nil` if there is no such file.
  private static func found(in path: String) throws -> Set<String>? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let ids = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.firstMatch(of: #/\sid="([^"]*)"/#).map { String($0.1) } ?? ""
    }
    let catalog = try DocumentCatalog.catalog(path: path)
    let resources = try CatalogResources(folder: nil, catalog: catalog.description)
    let renderer = try PreviewRenderer(catalog: catalog, resources: resources, metrics: .ios)
    let lint = LintOperation(LintOptions(rules: Set(LintRule.allCases), defaultLocale: "en"), renderer)
    var found: Set<String> = []
    for (index, preview) in catalog.previews.enumerated() {
      for variant in try (preview.matrix ?? VariantMatrix()).selection(defaultLocale: .english).variants {
        var diagnostics: [Diagnostic] = []
        let answer = try lint.answer(
          .variant(PreviewTask(preview: index, variant: variant)), noting: &diagnostics)
        for finding in diagnostics + answer.previewDiagnostics {
          let line = finding.callSite?.line ?? 0
          found.insert("\(finding.rule) \(ids.indices.contains(line - 1) ? ids[line - 1] : "")")
        }
      }
    }
    return found
  }

  private static func rows(_ name: String) throws -> [Row] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(document: cells[0], rule: cells[1], object: cells[2], label: cells[3])
    }
  }

  private static func show(_ report: Report, asJSON: Bool) {
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try! encoder.encode(report), as: UTF8.self))
      return
    }
    for label in ["true", "false", "arguable"] {
      print("\(label): \(report.still_given[label]!) of \(report.labelled[label]!) labelled findings are still given")
    }
    print(
      String(
        format: "true: %.1f %% without arguable ones, %.1f %% with them", report.precision * 100,
        report.precision_with_arguable * 100))
    print("\(report.problems_found) of \(report.problems) labelled problems are found")
    if report.missing_documents > 0 { print("\(report.missing_documents) documents are not in the folder") }
  }
}
