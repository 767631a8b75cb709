import Arguments
import Catalogs
import Messages
import Operations

/// The verb `suggest`: prints the constraints that previews lack.
@MainActor
struct SuggestCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    let tasks = try CatalogResources(context).selection(context).tasks
    let request = SuggestRequest(isReset: context.command[Options.reset], tasks: tasks)
    return try context.answer(SuggestOperation.self, request, weight: 2, show: show)
  }

  // MARK: Text

  private func show(_ report: SuggestReport) {
    for preview in report.catalogs[0].previews {
      context.console.print(preview.name, style: { $0.bold })
      if preview.suggestions.isEmpty { context.console.print("  nothing is missing") }
      for suggestion in preview.suggestions {
        let isShared = suggestion.variants.count == preview.variants.count
        context.console.print(
          "  \(suggestion.line)" + (isShared ? "" : "  // needed in \(Self.listed(suggestion.variants))"))
      }
      for variant in preview.variants where !variant.isVerified { show(variant) }
      let verified = preview.variants.count(where: \.isVerified)
      if !preview.suggestions.isEmpty {
        context.console.print(
          "  verified: unambiguous, without conflicts, every other view in its place in \(verified) of "
            + "\(preview.variants.count) variants")
      }
    }
  }

  private func show(_ variant: SuggestReport.VariantEntry) {
    var problems: [String] = []
    if !variant.ambiguous.isEmpty { problems.append("still ambiguous: \(Self.listed(variant.ambiguous))") }
    if !variant.moved.isEmpty { problems.append("in another place: \(Self.listed(variant.moved))") }
    if variant.conflicts > 0 { problems.append("conflicts: \(variant.conflicts)") }
    context.console.note("note: in \(variant.name), \(problems.joined(separator: "; "))")
  }

  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(6).joined(separator: ", ")
    return shown + (names.count > 6 ? " and \((names.count - 6).grouped) more" : "")
  }
}
