import LPLayoutModel
import LPCatalogs
import LPDrawing
import Foundation
import GalleryScreens
import LayoutPreview
import LPLocalization
import LPOperations
import LPSupport
import LPVariants

/// `benchmarks conflicts --seeded [--seed N] [--count N] [--json]`: how often the first repair of a conflict changes the
/// constraint in which a seed made a mistake, over 50 mistakes in the gallery's screens, and how many of all listed
/// repairs give a view a negative size. `ConflictRepairTests` applies repairs to new trees.
@MainActor
enum ConflictsBenchmark {
  private struct Report: Encodable {
    struct Row: Encodable {
      var seeded = 0
      var first = 0
    }

    var seeded = 0
    /// Conflicts whose first repair changes the seeded constraint.
    var first = 0
    /// Conflicts of which some repair changes the seeded constraint.
    var among = 0
    var repairs = 0
    /// Repairs with a negative size.
    var negative = 0
    var kinds: [String: Row] = [:]
  }

  private static let variants = ["default", "rtl", "accessibility3"].map { try! Variant(name: $0) }
  private static let gallery = Catalog(name: "Gallery", previews: Gallery().previews)
  private static let resources = try! CatalogResources(
    folder: gallery.description.sourceFolder!.appendingPathComponent("Resources"), catalog: gallery.description)

  static func run(_ arguments: [String]) throws {
    guard arguments.contains("--seeded") else {
      print("usage: benchmarks conflicts --seeded [--seed N] [--count N] [--json]")
      exit(2)
    }
    func number(_ option: String) -> UInt64? {
      arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }.flatMap(UInt64.init)
    }
    let count = Int(number("--count") ?? 50)
    var random = SplitMix64(seed: number("--seed") ?? 19)
    var (report, missed, known) = (Report(), [String](), Set<String>())
    while report.seeded < count {
      let kinds = SeededConflict.Kind.allCases
      let preview = gallery.previews[Int(random.next() % UInt64(gallery.previews.count))]
      let seeded = SeededConflict(
        kind: kinds[Int(random.next() % UInt64(kinds.count))], screen: preview.name, number: Int(random.next() % 60),
        shift: CGFloat([-60, -24, 24, 60, 120, 240][Int(random.next() % 6)]))
      guard known.insert("\(seeded) \(seeded.shift)").inserted else { continue }
      let changed = Self.preview(preview, with: seeded)
      guard let found = try conflicts(of: changed) else { continue }
      add(found, seeded, to: &report, &missed)
    }
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
    } else {
      print("\(report.first) of \(report.seeded) first repairs change the seeded constraint, \(report.among) list it")
      print("\(report.negative) of \(report.repairs) repairs are negative sizes")
      for line in missed { print(line) }
    }
  }

  private static func preview(_ preview: Preview, with seeded: SeededConflict) -> Preview {
    Preview(preview.name, matrix: preview.matrix, callSite: preview.callSite) { environment in
      let root = preview.makeRoot(in: environment)
      _ = seeded.apply(to: root)
      return root
    }
  }

  /// Returns the conflicts of a screen with a mistake; `nil` if the mistake is in none.
  private static func conflicts(of changed: Preview) throws -> [LiveConflict]? {
    var diagnostics: [Diagnostic] = []
    let found = try LiveConflictOperation(.init(), renderer(changed)).answer(
      .init(preview: 0, variants: variants), noting: &diagnostics)
    return found.contains { $0.members.contains { $0.identifier == SeededConflict.identifier } } ? found : nil
  }

  private static func renderer(_ preview: Preview) throws -> PreviewRenderer {
    try PreviewRenderer(
      catalog: Catalog(name: "Seeded", previews: [preview]), resources: resources, metrics: .ios)
  }

  private static func add(
    _ found: [LiveConflict], _ seeded: SeededConflict, to report: inout Report, _ missed: inout [String]
  ) {
    func isSeeded(_ repair: LiveRepair, _ conflict: LiveConflict) -> Bool {
      conflict.members[repair.constraint - 1].identifier == SeededConflict.identifier
    }
    let conflict = found.first { $0.members.contains { $0.identifier == SeededConflict.identifier } }!
    let isFirst = conflict.repairs.first.map { isSeeded($0, conflict) } ?? false
    report.seeded += 1
    report.first += isFirst ? 1 : 0
    report.among += conflict.repairs.contains { isSeeded($0, conflict) } ? 1 : 0
    let repairs = found.flatMap { $0.repairs + $0.partialRepairs }
    report.repairs += repairs.count
    report.negative += repairs.count { $0.code?.contains(/(width|height) (==|<=|>=) -/) == true }
    report.kinds[seeded.kind.rawValue, default: .init()].seeded += 1
    report.kinds[seeded.kind.rawValue, default: .init()].first += isFirst ? 1 : 0
    guard !isFirst else { return }
    let members = conflict.members.map { ($0.identifier == nil ? "  " : "* ") + $0.equation }
    missed.append("\(seeded)\n  " + members.joined(separator: "\n  "))
    missed += conflict.repairs.prefix(3).map { "    \($0.constraint): \($0.code ?? "remove") \($0.reasons)" }
    if let own = conflict.repairs.firstIndex(where: { isSeeded($0, conflict) }) {
      missed.append("    … \(own + 1): \(conflict.repairs[own].code ?? "remove") \(conflict.repairs[own].reasons)")
    }
  }
}
