import Messages
import Foundation
package import Localization
package import Snapshots
package import Variants
package import Catalogs

/// What a command is about: previews that match its patterns, each with the variants that its options select.
package struct CatalogSelection: Sendable {
  package struct Entry: Sendable {
    /// Index into the catalog's previews.
    package let index: Int
    package let preview: PreviewDescription
    package let selection: VariantSelection
    /// Those of this shard.
    package let variants: [Variant]
  }

  package let entries: [Entry]
  /// Whether patterns, options or a shard leave something out, so that goldens without an owner prove nothing.
  package let isPartial: Bool
  /// `nil` where the work is not shared out.
  package let shard: Shard?
  package let scope: ReportScope
  /// Of each task, its place among those of all shards.
  package let orders: [Int]

  /// - Parameters:
  ///   - recorded: variants of a preview to add where no option says which.
  ///   - times: by which shards are made equal.
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

  /// How much work there is, to be said before it starts; `nil` where no preview has several variants.
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

  /// In the catalog's order. Every pattern must match something.
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

/// The part of the work that a shard does.
private struct Share {
  let shard: Shard
  private(set) var entries: [CatalogSelection.Entry] = []
  private(set) var orders: [Int] = []
  /// Names how all of the work is shared out.
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
