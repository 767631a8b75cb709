import LPVariants
package import LPLayoutModel
package import LPCatalogs
import LPSupport

/// An operation on a catalog: its request, the items that it is split into, and how an item is answered.
///
/// A value of the type answers items one after the other in one process, and may keep what they share.
@MainActor
package protocol CatalogOperation: Sendable {
  associatedtype Request: Codable & Sendable
  associatedtype Item: OperationItem = PreviewTask
  associatedtype Answer: Codable & Sendable

  /// The name of the operation in requests to workers.
  nonisolated static var name: String { get }
  /// The text before the name of a preview in a progress bar.
  nonisolated static var progressTitle: String { get }

  /// - Parameter renderer: makes the renderer of the catalog's previews, which loads the catalog.
  static func make(
    _ request: Request, _ catalog: CatalogLoader, renderer: () throws -> PreviewRenderer
  ) throws -> Self

  /// - Parameter diagnostics: receives the findings in the preview, also if the item cannot be answered.
  func answer(_ item: Item, noting diagnostics: inout [Diagnostic]) throws -> Answer

  /// Starts slow preparations for a worker's first item while the item is laid out.
  func prepare(for item: Item)

  /// Begins with an item that the command is about to send: runs the preview, but writes none of the command's files.
  func anticipate(_ item: Item)
}

extension CatalogOperation {
  package func prepare(for item: Item) {}
  package func anticipate(_ item: Item) {}

  /// Answers an item, and adds what every operation reports about an item.
  package func outcome(of item: Item) -> ItemOutcome<Answer> {
    let start = ContinuousClock.now
    var outcome = ItemOutcome<Answer>()
    do {
      outcome.answer = try answer(item, noting: &outcome.diagnostics)
    } catch let missing as UnreadableImage {
      outcome.failure = CommandFailure(missing.problem, remedy: missing.remedy)
      outcome.failureSite = missing.diagnostic.callSite
      outcome.isOwnFailure = true
    } catch {
      outcome.failure = CommandFailure(error, next: "Fix the problem above, then run the command again.")
    }
    outcome.seconds = start.duration(to: .now) / .seconds(1)
    return outcome
  }
}
