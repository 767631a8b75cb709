/// Something to act on, once for all variants that it happens in: what annotations and code scanning show.
package struct ReportedProblem: Hashable, Sendable {
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    case changed = "golden-changed"
    case missing = "golden-missing"
    case unreadable = "golden-unreadable"
    case failed = "preview-failed"
    case environment = "golden-environment"
    case stale = "golden-stale"

    /// One sentence about all problems of this kind.
    package var summary: String {
      switch self {
      case .changed: "A preview differs from its golden."
      case .missing: "A preview has no golden yet."
      case .unreadable: "A golden cannot be read."
      case .failed: "A preview could not be made."
      case .environment: "Goldens were made with other fonts or libraries."
      case .stale: "A golden belongs to no preview."
      }
    }

    package var isError: Bool { self != .environment }
  }

  package var rule: Rule
  /// One sentence, without a full stop.
  package var message: String
  /// Relative to the package; a source, or a golden.
  package var file: String?
  package var line: Int?
  /// Titles of the goldens it happens in.
  package var goldens: [String] = []

  /// The message, and some of the goldens.
  package var text: String {
    guard goldens.count > 1 || rule == .changed else { return message }
    let shown = goldens.prefix(Self.shown).joined(separator: ", ")
    return "\(message)\nin \(shown)"
      + (goldens.count > Self.shown ? " and \(ImageDifference.grouped(goldens.count - Self.shown)) more" : "")
  }

  private static let shown = 8

  /// Errors of sources first, by weight; then what is found about files.
  ///
  /// - Parameter folder: goes in front of every path: where the package is in its repository; empty for its top.
  package static func list(_ report: TestReport, below folder: String = "") -> [ReportedProblem] {
    let problems = report.catalogs.flatMap { catalog in
      var list = ProblemList(catalog)
      for entry in catalog.variants { list.add(entry) }
      return list.all
    }
    guard !folder.isEmpty else { return problems }
    return problems.map { problem in
      var problem = problem
      problem.file = problem.file.map { "\(folder)/\($0)" }
      return problem
    }
  }
}

private struct ProblemList {
  private let catalog: CatalogReport
  private let sites: [String: ReportedPreview]
  private var causes: [ReportedProblem]
  private var others: [ReportedProblem] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let rule: ReportedProblem.Rule
    let subject: String
  }

  init(_ catalog: CatalogReport) {
    self.catalog = catalog
    sites = Dictionary(catalog.previews.map { ($0.name, $0) }) { first, _ in first }
    causes = catalog.causes.map { cause in
      ReportedProblem(
        rule: .changed,
        message: "\(ProblemList.counted(cause.goldens, "golden")) changed because \(cause.sentence)",
        file: cause.file, line: cause.line)
    }
  }

  mutating func add(_ entry: VariantReport) {
    guard entry.verdict.isFinding else { return }
    let finding = entry.finding ?? .init()
    let site = sites[entry.preview]
    for cause in finding.causes where causes.indices.contains(cause) {
      causes[cause].goldens.append(entry.title)
      if causes[cause].file == nil { (causes[cause].file, causes[cause].line) = (site?.file, site?.line) }
    }
    if !finding.causes.isEmpty { return }
    switch entry.verdict {
    case .same, .unaffected: break
    case .changed:
      let what = finding.picture?.summary ?? finding.lines.first ?? "differs from its golden"
      add(.changed, entry.preview, "\(entry.preview) differs from its golden: \(what)", at: site, entry)
    case .missing: add(.missing, entry.preview, "\(entry.preview) has no golden yet", at: site, entry)
    case .failed:
      let message = finding.message ?? "\(entry.preview) could not be made"
      let place = finding.file.map { file in
        ReportedPreview(name: entry.preview, folder: "", file: file, line: finding.line ?? 1)
      }
      add(.failed, "\(entry.preview)\n\(message)", message, at: place ?? site, entry)
    case .unreadable:
      let path = [finding.files.goldenLayout, finding.files.goldenPicture].compactMap(\.self).first {
        finding.message?.hasPrefix("\($0): ") == true
      }
      let place = path.map { ReportedPreview(name: entry.preview, folder: "", file: $0, line: 1) }
      add(.unreadable, entry.title, finding.message ?? "the golden cannot be read", at: place ?? site, entry)
    case .environment:
      let names = finding.environment.map(\.message).joined(separator: "\n")
      add(.environment, names, "goldens were made in a different environment: \(names)", at: nil, entry)
    }
  }

  private mutating func add(
    _ rule: ReportedProblem.Rule, _ subject: String, _ message: String, at site: ReportedPreview?,
    _ entry: VariantReport
  ) {
    let key = Key(rule: rule, subject: subject)
    if let index = indices[key] {
      others[index].goldens.append(entry.title)
    } else {
      indices[key] = others.count
      others.append(
        ReportedProblem(rule: rule, message: message, file: site?.file, line: site?.line, goldens: [entry.title]))
    }
  }

  var all: [ReportedProblem] {
    let weighed = causes.enumerated().sorted {
      ($1.element.goldens.count, $0.offset) < ($0.element.goldens.count, $1.offset)
    }.map(\.element).filter { !$0.goldens.isEmpty }
    return weighed + others + stale
  }

  /// One for each folder.
  private var stale: [ReportedProblem] {
    var problems: [ReportedProblem] = []
    var last = ""
    for path in catalog.stale {
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
      if folder == last {
        problems[problems.count - 1].goldens.append(path)
      } else {
        let renamed = catalog.renamed.first { $0.from == folder }
        let message =
          renamed?.message ?? "\(folder) has goldens that belong to no preview; run `preview record --prune`"
        problems.append(ReportedProblem(rule: .stale, message: message, file: path, line: 1, goldens: [path]))
        last = folder
      }
    }
    return problems
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(ImageDifference.grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }
}
