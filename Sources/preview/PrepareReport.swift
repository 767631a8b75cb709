import LPAppSources
import LPSupport

/// The changes of `uikit prepare`, by source and construct.
struct PrepareReport: Encodable {
  struct Source: Encodable {
    let file: String
    /// The lines of each construct that was replaced.
    let changes: [String: [Int]]
  }

  struct Remark: Encodable {
    let file: String
    let line: Int?
    let message: String
  }

  let schema = "layout-preview/uikit/1"
  let status: ExitStatus
  let out: String
  let sources: [Source]
  /// The places that the copies keep although they may not compile.
  let kept: [Remark]
  /// The mistakes in the sources that have no copy.
  let problems: [Remark]

  init(
    _ rewritten: [RewrittenSource], _ problems: [(path: String, problem: SourceScan.Problem)], out: String,
    naming name: (String) -> String
  ) {
    self.out = out
    sources = rewritten.map { source in
      Source(
        file: name(source.path),
        changes: Dictionary(grouping: source.changes, by: \.construct).mapValues { $0.map(\.line) })
    }
    kept = rewritten.flatMap { source in
      source.notes.map { Remark(file: name(source.path), line: $0.line, message: $0.message) }
    }
    self.problems = problems.map { Remark(file: name($0.path), line: $0.problem.line, message: $0.problem.message) }
    status = problems.isEmpty ? .success : .found
  }

  var lines: [String] {
    let changed = sources.filter { !$0.changes.isEmpty }
    let total = changed.reduce(into: [:]) { $0.merge($1.changes.mapValues(\.count), uniquingKeysWith: +) }
    return changed.map { "\($0.file): \(Self.counts($0.changes.mapValues(\.count)))" } + [
      "wrote \(sources.count.counted("source")) to \(out), \(changed.count.grouped) of them changed"
        + (total.isEmpty ? "" : ": \(Self.counts(total))")
    ]
  }

  /// Sentences about the places that the copies keep, and about sources without a copy.
  ///
  /// - Parameter folder: the one of the sources.
  func remarks(in folder: String) -> [String] {
    func place(_ remark: Remark) -> String { "\(folder)/\(remark.file)" + (remark.line.map { ":\($0)" } ?? "") }
    return problems.map { "\(place($0)): \($0.message); the source has no copy" }
      + kept.map { "\(place($0)): \($0.message)" }
  }

  /// The most frequent first.
  private static func counts(_ counts: [String: Int]) -> String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value.grouped) \($0.key)" }
      .joined(separator: ", ")
  }
}
