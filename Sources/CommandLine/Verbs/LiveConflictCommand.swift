import LPLayoutModel
import LPCatalogs
import Foundation
import LPSupport
import LPOperations
import LPVariants

/// `explain --conflict`: prints the conflicts of previews, and the changes that resolve each in all selected variants.
@MainActor
struct LiveConflictCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    let resources = try CatalogResources(context)
    let selection = try resources.selection(context)
    let items = selection.entries.map { LiveConflictItem(preview: $0.index, variants: $0.variants) }
    let run = try context.runner(resources).run(
      LiveConflictOperation.self, .init(), tasks: selection.tasks.count, timeout: LiveConflictOperation.timeout)
    let answers = try run.perform(items)
    let previews = zip(items, answers).map { item, conflicts in
      ExplainReport.PreviewEntry(name: context.catalog.previews[item.preview].name, conflicts: conflicts ?? [])
    }
    var report = ExplainReport(catalogs: [.init(name: context.catalog.name, previews: previews)])
    let finds = previews.contains { $0.conflicts?.isEmpty == false }
    report.status = max(run.status, finds ? .found : .success)
    context.console.printJSON(report)
    if !context.console.isJSON {
      show(previews, answers.map { $0 != nil }, selection.entries.map { $0.variants.map(\.name) })
    }
    context.report(run, rules: FailureDiagnostic.rules)
    return report.status
  }

  // MARK: Text

  private func show(_ previews: [ExplainReport.PreviewEntry], _ isAnswered: [Bool], _ variants: [[String]]) {
    for (index, preview) in previews.enumerated() where isAnswered[index] {
      let conflicts = preview.conflicts ?? []
      if conflicts.isEmpty {
        context.console.print("\(preview.name) has no conflict in \(Self.listed(variants[index])).")
      }
      for (number, conflict) in conflicts.enumerated() {
        let places = Self.listed(conflict.variants)
        context.console.print("\(preview.name), conflict \(number + 1), in \(places)", style: { $0.bold })
        for line in Self.lines(conflict) { context.console.print("  \(line)") }
      }
    }
  }

  private static func lines(_ conflict: LiveConflict) -> [String] {
    let count = conflict.members.count
    var lines = [
      count == 1 ? "1 constraint contradicts itself:" : "\(count.counted("constraint")) contradict each other:"
    ]
    for (index, member) in conflict.members.enumerated() {
      let note = [member.note, index + 1 == conflict.broken ? "set aside" : nil].compactMap { $0 }
      let place = member.callSite.map { "  \($0.fileID):\($0.line)" } ?? ""
      let name = member.identifier.map { " '\($0)'" } ?? ""
      let rest = note.isEmpty ? "" : " (\(note.joined(separator: ", ")))"
      lines.append("  \(index + 1)  \(member.equation)\(name)\(rest)\(place)")
    }
    if let sum = conflict.arithmetic { lines.append("\(sum).") }
    if !conflict.breakResolves { lines.append("Without constraint \(conflict.broken) another conflict follows.") }
    return lines + repairs(conflict)
  }

  /// The largest number of repairs in the text; the JSON has all.
  private static let mostRepairs = 5

  private static func repairs(_ conflict: LiveConflict) -> [String] {
    let variants = conflict.triedVariants.counted("variant")
    let whole = listed(
      conflict.repairs,
      "Each of these changes resolves it, as laying out \(variants) again shows; the likeliest comes first:")
    let partial = listed(
      conflict.partialRepairs,
      "Each of these changes resolves it, but another conflict with constraints of this one remains:")
    guard !whole.isEmpty || !partial.isEmpty else {
      return ["No change of a single constraint that was tried resolves it in \(variants)."]
    }
    return whole + partial
  }

  private static func listed(_ repairs: [LiveRepair], _ title: String) -> [String] {
    guard !repairs.isEmpty else { return [] }
    let rest = repairs.count - mostRepairs
    return [title] + repairs.prefix(mostRepairs).flatMap(lines)
      + (rest > 0 ? ["  and \(rest.grouped) more, in the JSON"] : [])
  }

  private static func lines(_ repair: LiveRepair) -> [String] {
    let change = repair.code.map { "write \($0)" } ?? "remove it"
    let moved = repair.moves.prefix(3).map { "\($0.view) by \(String(format: "%g", ($0.by * 10).rounded() / 10))" }
    let more = repair.moves.count > 3 ? " and \((repair.moves.count - 3).counted("other view"))" : ""
    let effect = moved.isEmpty ? "nothing moves" : "moves \(moved.joined(separator: ", "))\(more)"
    let also = repair.resolves > 1 ? "; resolves \(repair.resolves.counted("conflict"))" : ""
    return ["  constraint \(repair.constraint): \(change)  (\(effect)\(also))"]
      + repair.reasons.map { "    \($0)" }
  }

  private static func listed(_ variants: [String]) -> String {
    let shown = variants.prefix(6).joined(separator: ", ")
    return shown + (variants.count > 6 ? " and \((variants.count - 6).grouped) more" : "")
  }
}
