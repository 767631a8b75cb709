import LPSupport

/// A problem to act on, once for all variants that have it, as annotations and code scanning show it.
package struct ReportedProblem: Hashable, Sendable {
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    case changed = "golden-changed"
    case missing = "golden-missing"
    case unreadable = "golden-unreadable"
    case failed = "preview-failed"
    case environment = "golden-environment"
    case stale = "golden-stale"

    /// A sentence about all problems of this kind.
    package var summary: String {
      switch self {
      case .changed: "A preview differs from its golden."
      case .missing: "A preview has no golden yet."
      case .unreadable: "A golden cannot be read."
      case .failed: "A preview could not be rendered."
      case .environment: "Goldens were recorded with other fonts or libraries."
      case .stale: "A golden belongs to no preview."
      }
    }

    package var isError: Bool { self != .environment }
  }

  package var rule: Rule
  /// A sentence without a full stop.
  package var message: String
  /// The path of a source or a golden, relative to the package.
  package var file: String?
  package var line: Int?
  /// The titles of the goldens that have the problem.
  package var goldens: [String] = []
  /// Sentences about the first golden: what moved, and what else changed.
  package var moved: [String] = []
  /// The pictures of the first golden that has some.
  package var pictures: Comment.PicturePair?

  /// The message, and some of the goldens.
  package var text: String {
    guard goldens.count > 1 || rule == .changed else { return message }
    let shown = goldens.prefix(Self.shown).joined(separator: ", ")
    return "\(message)\nin \(shown)"
      + (goldens.count > Self.shown ? " and \((goldens.count - Self.shown).grouped) more" : "")
  }

  private static let shown = 8

  /// Returns the problems: errors in sources sorted by weight, then problems with files.
  ///
  /// - Parameter folder: the package's folder in its repository, which precedes every path; empty for the top.
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
