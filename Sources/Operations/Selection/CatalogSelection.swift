import LPSupport
import Foundation
package import LPLocalization
package import LPSnapshots
package import LPVariants
package import LPCatalogs

/// The selection of a command: the previews that match its patterns, and for each the variants that its options select.
package struct CatalogSelection: Sendable {
  package struct Entry: Sendable {
    /// The index of the preview in the catalog.
    package let index: Int
    package let preview: PreviewDescription
    package let selection: VariantSelection
    /// The variants of this shard.
    package let variants: [Variant]
  }

  package let entries: [Entry]
  /// Whether patterns, options or a shard leave something out. Then a golden without an owner is not known to be stale.
  package let isPartial: Bool
  /// The shard; `nil` if the work is not divided.
  package let shard: Shard?
  package let scope: ReportScope
  /// The index of each task among those of all shards.
  package let orders: [Int]

  /// - Parameters:
  ///   - recorded: returns the variants of a preview that have goldens, which are added if no option selects variants.
  ///   - times: the times of an earlier run, by which shards are made equal.
  package init(
    _ options: SelectionOptions, catalog: CatalogDescription, locales: [LanguageTag], defaultLocale: LanguageTag,
    recorded: (Int) -> [Variant] = { _ in [] }, times: RecordedTimes = RecordedTimes()
  ) throws {
    let request = try VariantRequest(options.variants, locales: locales)
    let shard = options.shard
    let chosen = try Self.previews(of: catalog, matching: options.patterns)
    var entries: [Entry] = []
    for (index, preview) in chosen {
      var selection = try request.selection(for: preview.matrix, defaultLocale: defaultLocale)
      if options.variants == VariantOptions() { selection = selection.adding(recorded(index)) }
      entries.append(Entry(index: index, preview: preview, selection: selection, variants: selection.variants))
    }
    let share = shard.map { Share($0, of: entries, times) }
    if let share { entries = share.entries }
    orders = share?.orders ?? Array(0..<entries.reduce(0) { $0 + $1.variants.count })
    self.entries = entries
    self.shard = shard
    let isFiltered =
      !options.patterns.isEmpty || !options.variants.exclusions.isEmpty || !options.variants.names.isEmpty
    isPartial = isFiltered || shard != nil
    scope = ReportScope(
      isFiltered: isFiltered,
      shard: share.map { .init(index: $0.shard.index, count: $0.shard.count, plan: $0.plan) })
  }

  /// The amount of work, announced before it starts; `nil` if no preview has several variants.
  package var announcement: String? {
    guard let first = entries.first, entries.contains(where: { $0.variants.count > 1 }) else { return nil }
    let total = "\(tasks.count.grouped) picture\(tasks.count == 1 ? "" : "s")"
    let share = shard.map { " in share \($0.index)/\($0.count)" } ?? ""
    let previews = "\(entries.count.grouped) preview\(entries.count == 1 ? "" : "s")"
    guard entries.allSatisfy({ $0.selection == first.selection }) else { return "\(previews): \(total)\(share)" }
    return "\(previews), \(first.selection.summary): \(total)\(share)"
  }

  package var tasks: [PreviewTask] {
    entries.flatMap { entry in entry.variants.map { PreviewTask(preview: entry.index, variant: $0) } }
  }

  /// Returns the matching previews in the catalog's order. Every pattern has to match something.
  package static func previews(of catalog: CatalogDescription, matching patterns: [String]) throws -> [(
    Int, PreviewDescription
  )] {
    let all = catalog.previews.enumerated().map { ($0, $1) }
    guard !patterns.isEmpty else { return all }
    var chosen: Set<Int> = []
    for text in patterns {
      let matching = all.filter { NamePattern(text).matches($0.1.name) }.map(\.0)
      guard !matching.isEmpty else {
        throw UnknownPreview(pattern: text, known: catalog.previews.map(\.name), place: catalog.name)
      }
      chosen.formUnion(matching)
    }
    return all.filter { chosen.contains($0.0) }
  }
}

/// The part of the work that a shard carries out.
private struct Share {
  let shard: Shard
  private(set) var entries: [CatalogSelection.Entry] = []
  private(set) var orders: [Int] = []
  /// The digest of how all of the work is divided.
  let plan: String

  init(_ shard: Shard, of all: [CatalogSelection.Entry], _ times: RecordedTimes) {
    self.shard = shard
    let names = all.flatMap { entry in entry.variants.map { (entry.preview.name, $0.name) } }
    let assignment = Shard.assignment(of: names.map { times.seconds($0.0, $0.1) }, to: shard.count)
    let lines = zip(names, assignment).map { "\($0.0)\t\($0.1)\t\($1)" }
    plan = GoldenStore.digest(layoutText: Array(lines.joined(separator: "\n").utf8), scene: String(shard.count))
    var order = 0
    for entry in all {
      var mine: [Variant] = []
      for variant in entry.variants {
        if assignment[order] == shard.index {
          mine.append(variant)
          orders.append(order)
        }
        order += 1
      }
      guard !mine.isEmpty else { continue }
      entries.append(.init(index: entry.index, preview: entry.preview, selection: entry.selection, variants: mine))
    }
  }
}

/// The previews and variants that a command selects.
package struct SelectionOptions: Sendable {
  /// The patterns for names of previews; empty for all previews.
  package var patterns: [String]
  package var variants: VariantOptions
  /// The share of the work; `nil` for all of it.
  package var shard: Shard?

  package init(patterns: [String], variants: VariantOptions, shard: Shard?) {
    (self.patterns, self.variants, self.shard) = (patterns, variants, shard)
  }
}
