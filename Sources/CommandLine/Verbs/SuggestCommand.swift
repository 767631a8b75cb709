import LPArguments
import LPCatalogs
import LPSupport
import LPOperations

/// The verb `suggest`: prints the constraints that previews lack.
@MainActor
struct SuggestCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    let tasks = try CatalogResources(context).selection(context).tasks
    let request = SuggestRequest(isReset: context.command[Options.reset], tasks: tasks)
    return try context.answer(
      SuggestOperation.self, request, weight: 2, show: SuggestPresentation(context.console).show)
  }
}
