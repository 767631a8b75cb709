import LPSupport

struct ProblemList {
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
        message: "\(cause.goldens.counted("golden")) changed because \(cause.sentence)",
        file: cause.file, line: cause.line)
    }
  }

  mutating func add(_ entry: VariantReport) {
    guard entry.verdict.isFinding else { return }
    let finding = entry.finding ?? .init()
    let site = sites[entry.preview]
    for cause in finding.causes where causes.indices.contains(cause) {
      causes[cause].note(entry, because: catalog.causes[cause].sentence)
      if causes[cause].file == nil { (causes[cause].file, causes[cause].line) = (site?.file, site?.line) }
    }
    if !finding.causes.isEmpty { return }
    switch entry.verdict {
    case .same, .unaffected: break
    case .changed:
      let what = finding.picture?.summary ?? finding.lines.first ?? "differs from its golden"
      add(
        .changed, about: entry.preview, message: "\(entry.preview) differs from its golden: \(what)", at: site,
        in: entry)
    case .missing:
      add(.missing, about: entry.preview, message: "\(entry.preview) has no golden yet", at: site, in: entry)
    case .failed:
      let message = finding.message ?? "\(entry.preview) could not be made"
      let place = finding.file.map { file in
        ReportedPreview(name: entry.preview, folder: "", file: file, line: finding.line ?? 1)
      }
      add(.failed, about: "\(entry.preview)\n\(message)", message: message, at: place ?? site, in: entry)
    case .unreadable:
      let path = [finding.files.goldenLayout, finding.files.goldenPicture].compactMap(\.self).first {
        finding.message?.hasPrefix("\($0): ") == true
      }
      let place = path.map { ReportedPreview(name: entry.preview, folder: "", file: $0, line: 1) }
      add(
        .unreadable, about: entry.title, message: finding.message ?? "the golden cannot be read", at: place ?? site,
        in: entry)
    case .environment:
      let names = finding.environment.map(\.message).joined(separator: "\n")
      add(
        .environment, about: names, message: "goldens were made in a different environment: \(names)", at: nil,
        in: entry)
    }
  }

  private mutating func add(
    _ rule: ReportedProblem.Rule, about subject: String, message: String, at site: ReportedPreview?,
    in entry: VariantReport
  ) {
    let key = Key(rule: rule, subject: subject)
    if let index = indices[key] {
      others[index].note(entry)
    } else {
      indices[key] = others.count
      var problem = ReportedProblem(rule: rule, message: message, file: site?.file, line: site?.line)
      problem.note(entry)
      others.append(problem)
    }
  }

  var all: [ReportedProblem] {
    let weighed = causes.enumerated().sorted {
      ($1.element.goldens.count, $0.offset) < ($0.element.goldens.count, $1.offset)
    }.map(\.element).filter { !$0.goldens.isEmpty }
    return weighed + others + stale
  }

  /// The problems about stale goldens, one for each folder.
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
}

extension ReportedProblem {
  /// - Parameter cause: the edit that the problem is about; `nil` for a problem that no edit explains.
  fileprivate mutating func note(_ entry: VariantReport, because cause: String? = nil) {
    goldens.append(entry.title)
    guard rule == .changed || rule == .missing, let finding = entry.finding else { return }
    if moved.isEmpty {
      let followed = finding.changes.filter { !$0.isCause && (cause == nil || $0.because.contains { $0 == cause }) }
      moved = followed.prefix(4).map(\.sentence)
    }
    guard pictures == nil, let after = finding.files.actualPicture else { return }
    pictures = Comment.PicturePair(title: entry.title, before: finding.files.expectedPicture, after: after)
  }
}
