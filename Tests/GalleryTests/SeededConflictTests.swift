import Foundation
import LPComponents
import LPDrawing
import LPReasoning
import LPSupport
import LPVariants
import LayoutPreview
import Testing

@testable import GalleryScreens
@testable import LPCatalogs
@testable import LPOperations

/// A mistake in a constraint of the gallery's screens contradicts others: every repair that is listed resolves that.
@MainActor
struct SeededConflictTests {
  private static let variants = ["default", "rtl"].map { try! Variant(name: $0) }

  /// A screen with another constant in one of its equations, or with the equation twice.
  private struct Mistake {
    let preview: Preview
    let isTwice: Bool
    let number: Int
    let shift: CGFloat

    init(_ previews: [Preview], _ random: inout SplitMix64) {
      preview = previews[random.below(previews.count)]
      isTwice = random.below(3) == 0
      number = random.below(40)
      shift = CGFloat([-60, -24, 24, 60, 120, 240][random.below(6)])
    }

    @MainActor
    func make(_ root: UIView) {
      var all: [NSLayoutConstraint] = []
      root.forEachDescendant { all += $0.constraints.filter { $0.origin == .user } }
      guard all.indices.contains(number), all[number].relation == .equal, all[number].priority == .required,
        all[number].firstItem != nil
      else { return }
      guard isTwice else {
        all[number].constant += shift
        return all[number].identifier = "seeded"
      }
      let old = all[number]
      let new = NSLayoutConstraint(
        item: old.firstItem!, attribute: old.firstAttribute, relatedBy: .equal, toItem: old.secondItem,
        attribute: old.secondAttribute, multiplier: old.multiplier, constant: old.constant + shift)
      (new.identifier, new.callSite) = ("seeded", old.callSite)
      new.isActive = true
    }

    @MainActor
    var changed: Preview {
      Preview(preview.name, matrix: preview.matrix, callSite: preview.callSite) { environment in
        let root = preview.makeRoot(in: environment)
        make(root)
        return root
      }
    }
  }

  private func renderer(_ preview: Preview) throws -> PreviewRenderer {
    let catalog = Catalog(name: "Gallery", previews: Gallery().previews)
    let resources = try CatalogResources(
      folder: catalog.description.sourceFolder!.appendingPathComponent("Resources"), catalog: catalog.description)
    return try PreviewRenderer(
      catalog: Catalog(name: "Seeded", previews: [preview]), resources: resources, metrics: .ios)
  }

  /// Applies a repair to a new tree, where no constraint of the conflict may be in one then.
  private func holds(_ repair: LiveRepair, _ conflict: LiveConflict, _ preview: Preview) throws -> Bool {
    let variant = try Variant(name: conflict.variants[0])
    return try renderer(preview).withLayout(PreviewTask(preview: 0, variant: variant)) { root, _ in
      let trials = ConflictTrials(root: root)
      let keys = trials.conflicts().filter { $0.members.map(\.cause) == conflict.members }.map(\.keys)
      guard let own = keys.first(where: { $0.contains(repair.trial.key) }) else { return false }
      let members = Set(trials.constraints.filter { own.contains($0.key) }.map { ObjectIdentifier($0.constraint) })
      guard repair.trial.apply(to: root) else { return false }
      root.setNeedsEngineRebuild()
      root.layoutIfNeeded()
      return root.engine.conflicts.allSatisfy { other in
        let left = other.members.compactMap { root.engine.constraint(of: $0) }.map(ObjectIdentifier.init)
        return members.isDisjoint(with: left)
      }
    }
  }

  /// `SEEDED_CONFLICTS` sets another number.
  @Test func `every listed repair of a mistake resolves it, and the likeliest is at the mistake`() throws {
    let count = ProcessInfo.processInfo.environment["SEEDED_CONFLICTS"].flatMap(Int.init) ?? 10
    let previews = Gallery().previews
    var random = SplitMix64(seed: 46)
    var (seeded, first, repairs): (Int, Int, Int) = (0, 0, 0)
    var others: [String] = []
    while seeded < count {
      let mistake = Mistake(previews, &random)
      let changed = mistake.changed
      var diagnostics: [Diagnostic] = []
      let found = try LiveConflictOperation(.init(), renderer(changed)).answer(
        .init(preview: 0, variants: Self.variants), noting: &diagnostics)
      guard let conflict = found.first(where: { $0.members.contains { $0.identifier == "seeded" } }) else { continue }
      seeded += 1
      let isFirst = conflict.repairs.first.map { conflict.members[$0.constraint - 1].identifier == "seeded" } ?? false
      if isFirst { first += 1 } else { others.append("\(mistake.preview.name) \(mistake.number) \(mistake.shift)") }
      for repair in conflict.repairs {
        repairs += 1
        #expect(repair.code?.contains(/(width|height) (==|<=|>=) -/) != true)
        #expect(try holds(repair, conflict, changed), "\(mistake.preview.name): \(repair.code ?? "removal")")
      }
    }
    #expect(first * 10 >= seeded * 9, "\(first) of \(seeded); not \(others)")
    if count > 100 { print("\(first) of \(seeded) first, \(repairs) repairs; not \(others)") }
  }
}
