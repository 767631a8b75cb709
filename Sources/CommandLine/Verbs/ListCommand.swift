import LPVariants
import LPOperations
import LPSupport
import LPCatalogs

/// The verb `list`: prints the previews and variants that the options select.
struct ListCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    let resources = try CatalogResources(context)
    let selection = try resources.selection(context)
    let report = ListReport(catalog: context.catalog, selection: selection, locales: resources.locales)
    context.console.printJSON(report)
    if !context.console.isJSON { show(selection) }
    return .success
  }

  private func show(_ selection: CatalogSelection) {
    let console = context.console
    let entries = selection.entries
    console.print("\(context.catalog.name): \(Self.count(entries.count, "preview"))", style: { $0.bold })
    let shared = entries.first?.variants
    let isShared = entries.allSatisfy { $0.variants == shared }
    for entry in entries {
      console.print("  \(entry.preview.name)")
      if !isShared { show(entry, indent: "    ") }
    }
    guard isShared, let first = entries.first else { return }
    console.print("Variants: " + first.selection.summary, style: { $0.bold })
    for variant in first.variants { console.print("  \(variant.name)") }
  }

  private func show(_ entry: CatalogSelection.Entry, indent: String) {
    context.console.print(indent + entry.selection.summary, style: { $0.dim })
    for variant in entry.variants { context.console.print("\(indent)\(variant.name)") }
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count.grouped) \(noun)\(count == 1 ? "" : "s")"
  }
}
