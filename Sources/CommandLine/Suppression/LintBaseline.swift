package import LPChecks
import Foundation
import LPSupport
package import LPOperations

/// The findings that a project has accepted for now. An update removes those that are gone and never adds any, so that
/// the list only shrinks.
package struct LintBaseline {
  /// A finding without its lines and numbers, which change with every edit.
  struct Entry: Codable, Hashable, Comparable {
    let catalog: String
    let preview: String
    let rule: String
    let file: String
    /// The paths of the views, or the message where a rule is not about views.
    let subject: String

    init(_ finding: LintReport.Finding, in catalog: String) {
      (self.catalog, preview, rule) = (catalog, finding.preview, finding.rule)
      file = finding.place?.file ?? ""
      let isAboutViews = LintRule(rawValue: finding.rule)?.isAboutViews == true && !finding.views.isEmpty
      subject =
        isAboutViews
        ? finding.views.joined(separator: " ") : finding.message.filter { !$0.isNumber && !".-−".contains($0) }
    }

    private var words: [String] { [catalog, preview, rule, file, subject] }
    static func < (one: Self, other: Self) -> Bool { one.words.lexicographicallyPrecedes(other.words) }
  }

  private struct File: Codable {
    var schema = "layout-preview/lint-baseline/1"
    var findings: [Entry]
  }

  private let path: String
  private let isNew: Bool
  private var entries: [Entry]
  /// The entries that no finding has used, each as often as it is listed.
  private var unused: [Entry: Int]
  private var used: [Entry] = []

  /// - Parameter creates: whether a missing file is created, with all findings.
  package init(path: String, creates: Bool) throws {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      guard creates else {
        throw CommandFailure(
          "there is no baseline \(path)", remedy: "Run the command again with --update-baseline to create it.")
      }
      (isNew, entries, unused) = (true, [], [:])
      return
    }
    guard let file = try? JSONText.decode(File.self, from: data), file.schema == File(findings: []).schema else {
      throw CommandFailure(
        "\(path) is not a baseline of lint", remedy: "Delete it, and run the command again with --update-baseline.")
    }
    (isNew, entries) = (false, file.findings)
    unused = Dictionary(file.findings.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Returns whether the baseline has the finding; a new one takes it up.
  package mutating func accepts(_ finding: LintReport.Finding, in catalog: String) -> Bool {
    let entry = Entry(finding, in: catalog)
    if isNew {
      used.append(entry)
      return true
    }
    guard let count = unused[entry], count > 0 else { return false }
    unused[entry] = count - 1
    used.append(entry)
    return true
  }

  /// Returns the number of entries that are gone: those of checked previews and rules that no finding has used.
  package func gone(from report: LintReport, rules: Set<LintRule>) -> Int { obsolete(report, rules).count }

  private func obsolete(_ report: LintReport, _ rules: Set<LintRule>) -> [Entry] {
    let previews = Set(report.catalogs.flatMap { catalog in catalog.previews.map { [catalog.name, $0.name] } })
    return unused.filter { $0.value > 0 }.flatMap { entry, count -> [Entry] in
      let isChecked =
        previews.contains([entry.catalog, entry.preview])
        && LintRule(rawValue: entry.rule).map(rules.contains) ?? true
      return isChecked ? Array(repeating: entry, count: count) : []
    }
  }

  /// Writes the file without what is gone.
  package func update(after report: LintReport, rules: Set<LintRule>) throws {
    var rest = isNew ? used : entries
    for entry in obsolete(report, rules) {
      if let index = rest.firstIndex(of: entry) { rest.remove(at: index) }
    }
    do {
      try JSONText.data(File(findings: rest.sorted())).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure("\(path) cannot be written: \(error.localizedDescription)", remedy: "Check the folder.")
    }
  }
}
