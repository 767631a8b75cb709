import LPSupport

/// A report as a comment on a pull request.
package enum CommentReport {
  /// - Parameters:
  ///   - folder: where the package is in its repository.
  ///   - run: the address of the run that made the report, if it has one.
  package static func comment(_ report: TestReport, below folder: String = "", run: String? = nil) -> Comment {
    let problems = ordered(ReportedProblem.list(report, below: folder))
    let isGreen = report.status == 0 && report.counts.isAllTheSame
    let rules = Set(problems.map(\.rule))
    var comment = Comment(
      report.verb == "diff" ? .layouts : .goldens, isGreen: isGreen, title: report.counts.text,
      advice: isGreen
        ? ["Nothing to do."] : report.verb == "diff" ? [changes(rules, run)] : advice(report, rules, run),
      sections: problems.map(section))
    // Two causes may have changed the same picture.
    var shown: Set<String> = []
    comment.pictures = problems.compactMap(\.pictures).filter { shown.insert($0.after).inserted }
    return comment
  }

  /// Causes that changed most goldens first, over all catalogs; other problems keep their order.
  private static func ordered(_ problems: [ReportedProblem]) -> [ReportedProblem] {
    func weight(_ problem: ReportedProblem) -> Int { problem.rule == .changed ? problem.goldens.count : 0 }
    return problems.enumerated().sorted {
      (weight($1.element), $0.offset) < (weight($0.element), $1.offset)
    }.map(\.element)
  }

  private static func section(_ problem: ReportedProblem) -> Comment.Section {
    Comment.Section(
      file: problem.file, line: problem.line, message: problem.message, details: problem.moved, titles: problem.goldens)
  }

  /// What to do about differences from another commit, of which there are no goldens.
  private static func changes(_ rules: Set<ReportedProblem.Rule>, _ run: String?) -> String {
    let place = run.map { "[the artifact of the run](\($0))" } ?? "the artifact of the run"
    return (rules.contains(.failed) ? "Fix the previews that fail. " : "")
      + "The page `index.html` in \(place) compares all pictures. What is not meant is changed at the lines below."
  }

  private static func advice(
    _ report: TestReport, _ rules: Set<ReportedProblem.Rule>, _ run: String?
  ) -> [String] {
    var advice: [String] = []
    if rules.contains(.failed) { advice.append("Fix the previews that fail.") }
    if rules.contains(.unreadable) { advice.append("Restore the goldens that cannot be read.") }
    if !rules.isDisjoint(with: [.changed, .missing]) {
      advice.append(
        "If the changes are meant, run `preview record` on this branch and commit `goldens/`; otherwise change the "
          + "source at the lines below.")
    }
    if rules.contains(.stale) { advice.append("Delete stale goldens with `preview record --prune`.") }
    if rules.contains(.environment) { advice.append("Run `preview doctor`: it says which fonts and libraries differ.") }
    if report.status == 2, rules.isDisjoint(with: [.failed, .unreadable]) {
      advice.append("The run is not complete: read its log.")
    }
    let place = run.map { "[the artifact of the run](\($0))" } ?? "the artifact of the run"
    advice.append(
      "The page `index.html` in \(place) compares all pictures; `preview review --from accept.json` carries out what you "
        + "decide there.")
    return advice
  }
}
