import Variants
package import AutoLayout
package import Catalogs
import Messages

/// One question that can be asked of a catalog: what is asked, the items that it is split into, and how each is answered.
///
/// A value of the type answers items one after the other in one process, and may keep what they share.
@MainActor
package protocol CatalogOperation: Sendable {
  associatedtype Request: Codable & Sendable
  associatedtype Item: OperationItem = PreviewTask
  associatedtype Answer: Codable & Sendable

  /// Names the operation to workers.
  nonisolated static var name: String { get }
  /// The text before the name of a preview in a progress bar.
  nonisolated static var progressTitle: String { get }

  /// - Parameter renderer: makes what lays the catalog's previews out; this loads the catalog.
  static func make(
    _ request: Request, _ catalog: CatalogLoader, renderer: () throws -> PreviewRenderer
  ) throws -> Self

  /// - Parameter diagnostics: takes what is found in the preview, also where the item cannot be answered.
  func answer(_ item: Item, noting diagnostics: inout [Diagnostic]) throws -> Answer

  /// Starts what the first item takes long to wait for, while its worker starts.
  static func prepare(_ request: Request, for item: Item)
}

extension CatalogOperation {
  package static func prepare(_ request: Request, for item: Item) {}

  /// Answers an item, with what all operations tell of an item besides.
  package func outcome(of item: Item) -> ItemOutcome<Answer> {
    let start = ContinuousClock.now
    var outcome = ItemOutcome<Answer>()
    do {
      outcome.answer = try answer(item, noting: &outcome.diagnostics)
    } catch {
      outcome.failure = CommandFailure(error, next: "Fix the problem above, then run the command again.")
    }
    outcome.seconds = start.duration(to: .now) / .seconds(1)
    return outcome
  }
}
