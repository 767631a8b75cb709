import LPCatalogs
import LPOperations
import Foundation
import LPSnapshots
import LPVariants
import LPArguments

extension GoldenFolder {
  /// Returns the pending goldens of the previews and variants that a command selects, in the catalog's order. Pending
  /// goldens of previews that no longer exist are left out.
  func pending(matching command: ParsedCommand) throws -> [PendingGolden] {
    let chosen = try Set(CatalogSelection.previews(of: context.catalog, matching: command.operands).map(\.0))
    let variants = Set(command[Options.variants])
    let names = store.pendingNames(inCatalog: places.catalogFolder)
    return context.catalog.previews.indices.filter(chosen.contains).flatMap { index in
      names.filter { $0.preview == places.slug(ofPreview: index) }
        .compactMap { try? Variant(name: $0.file) }
        .filter { variants.isEmpty || variants.contains($0.name) }
        .sorted()
        .map { PendingGolden(places.golden(PreviewTask(preview: index, variant: $0)), store: store) }
    }
  }

  func isPending(_ place: GoldenPlace) -> Bool {
    store.pendingNames(inCatalog: place.catalogFolder).contains {
      $0.preview == place.previewFolder && $0.file == place.file
    }
  }

  /// Returns the golden that a decision is about.
  ///
  /// - Throws: `CommandFailure` if the catalog has no such preview, or if such a variant cannot exist.
  func golden(for decision: ReviewDecisions.Decision, _ context: CommandContext) throws -> PendingGolden {
    guard let index = context.catalog.previews.firstIndex(where: { $0.name == decision.preview }) else {
      throw UnknownPreview(
        pattern: decision.preview, known: context.catalog.previews.map(\.name), place: context.catalog.name)
    }
    let variant = try Variant(name: decision.variant)
    return PendingGolden(places.golden(PreviewTask(preview: index, variant: variant)), store: store)
  }

  func task(of place: GoldenPlace, _ context: CommandContext) throws -> PreviewTask {
    let index = context.catalog.previews.firstIndex { $0.name == place.name.preview }
    return PreviewTask(preview: index!, variant: try Variant(name: place.file))
  }

  /// Deletes what an earlier test wrote about a golden that was accepted.
  func clearFailures(of place: GoldenPlace) {
    let check = GoldenCheck(
      store: store, environment: recorded ?? .init(fonts: [], libraries: []), recordedEnvironment: nil)
    FailureFolder(check: check).clear(place)
  }
}
