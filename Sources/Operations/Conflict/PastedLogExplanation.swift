package import LPConflictLogs
import LPSupport

/// Explains the conflicts and traces of a console log.
package struct PastedLogExplanation {
  package let analyses: [ConflictAnalysis]
  private let traces: [LayoutTrace]
  private let notes: [String]

  package init(_ log: [UInt8]) {
    let reader = LogReader.read(log)
    (analyses, traces, notes) = (reader.conflicts.map(ConflictAnalysis.init), reader.traces, reader.notes)
  }

  package var isEmpty: Bool { analyses.isEmpty && traces.isEmpty }

  package var report: ConflictReport {
    ConflictReport(conflicts: analyses.map(ConflictReport.Entry.init), traces: traces)
  }

  package var hasContradiction: Bool { analyses.contains { !$0.minimal.isEmpty } }

  /// Whether a list contradicts itself, or a trace has an ambiguous view.
  package var finds: Bool {
    analyses.contains { $0.verdict == .conflict || $0.verdict == .conflictWithMargins }
      || traces.contains { !$0.ambiguous.isEmpty }
  }

  package var lines: [String] {
    let conflicts = analyses.enumerated().map { number, analysis in Self.lines(analysis, number + 1) }
    return Array((conflicts + traces.map(Self.lines) + (notes.isEmpty ? [] : [notes])).joined(separator: [""]))
  }

  // MARK: Conflicts

  private static func lines(_ analysis: ConflictAnalysis, _ number: Int) -> [String] {
    let log = analysis.log
    let count = (log.lines.count + log.dropped).counted("constraint")
    var lines = ["Conflict \(number), at line \(log.firstLine.grouped) of the log: \(count)"]
    for (index, line) in log.lines.enumerated() {
      if let damage = line.damage {
        lines.append("  Line \(index + 1) is not understood: it \(damage). \(line.text.prefix(120))")
      }
    }
    switch analysis.verdict {
    case .unreadable: lines.append("  No line is understood, so nothing can be said about it.")
    case .consistent: lines += consistent(analysis)
    case .conflict, .conflictWithMargins: lines += contradiction(analysis) + broken(analysis) + repairs(analysis)
    }
    return lines + analysis.assumptions.map { "  Assumed: \($0)" }
  }

  private static func consistent(_ analysis: ConflictAnalysis) -> [String] {
    [
      "  These lines do not contradict each other as printed; missing is "
        + analysis.missing.joined(separator: ", and ") + "."
    ]
  }

  private static func contradiction(_ analysis: ConflictAnalysis) -> [String] {
    let count = analysis.minimal.count
    var lines = [
      count == 1
        ? "  1 constraint contradicts itself:" : "  \(count.counted("constraint")) contradict each other:"
    ]
    for number in analysis.minimal {
      guard let constraint = analysis.log.lines[number - 1].constraint else { continue }
      let mark = number == analysis.log.brokenNumber ? ", broken" : ""
      let name = constraint.identifier.map { " '\($0)'" } ?? ""
      lines.append("    \(number)  \(analysis.words(number))  by \(Creator(constraint).words)\(name)\(mark)")
    }
    if let sum = analysis.arithmetic { lines.append("  \(sum).") }
    for size in analysis.sizes {
      lines.append("  The \(size.attribute.rawValue) of \(analysis.title(size.item)) cannot be negative.")
    }
    if let amount = analysis.contradiction?.amount, amount < 1 {
      lines.append("  They contradict each other by only \(amount.printed) pt, which may be rounding.")
    }
    return lines
  }

  private static func broken(_ analysis: ConflictAnalysis) -> [String] {
    guard analysis.log.broken != nil else { return [] }
    guard let number = analysis.log.brokenNumber, let resolves = analysis.breakResolves else {
      return ["  The constraint that the framework broke is not in the list."]
    }
    return [
      resolves
        ? "  The framework broke line \(number), which resolves the conflict."
        : "  The framework broke line \(number), which does not resolve the list: another conflict follows."
    ]
  }

  private static func repairs(_ analysis: ConflictAnalysis) -> [String] {
    guard !analysis.repairs.isEmpty else {
      return ["  No single change resolves the list; it holds several contradictions."]
    }
    return ["  Each of these changes resolves it:"]
      + analysis.repairs.map { "    line \($0.line), by \($0.creator.words): \($0.advice)" }
  }

  // MARK: Traces

  private static func lines(_ trace: LayoutTrace) -> [String] {
    ["Trace of \(trace.views.counted("view")): \(trace.ambiguous.count.grouped) ambiguous"]
      + trace.ambiguous.map { view in
        let attributes = view.attributes.isEmpty ? "" : ": \(view.attributes.joined(separator: ", "))"
        return "  \(view.view)\(attributes)\(view.misses ? " (misses constraints of its host)" : "")"
      }
  }
}
