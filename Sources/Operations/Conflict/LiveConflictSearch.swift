import LPLayoutModel
import LPCassowary
import LPConflictLogs
import Foundation
import LPVariants
import LPReasoning

/// Finds the conflicts of a preview's variants, and the changes that resolve each in all of them.
@MainActor
struct LiveConflictSearch {
  private let renderer: PreviewRenderer
  private let preview: Int
  private let variants: [Variant]
  private var found: [LiveConflict] = []
  /// The conflicts in the first variant that has them.
  private var tried: [TriedConflict] = []
  private var candidates: [RepairCandidate] = []
  private var suspicions: [String: Suspicion] = [:]
  /// The largest number of repairs of a conflict that are tried in further variants.
  private static let mostRepairs = 24

  init(_ renderer: PreviewRenderer, preview: Int, variants: [Variant]) {
    (self.renderer, self.preview, self.variants) = (renderer, preview, variants)
  }

  mutating func conflicts() -> [LiveConflict] {
    for variant in variants { find(in: variant) }
    guard !found.isEmpty else { return [] }
    let own = Set(found.flatMap(\.variants))
    for variant in variants.filter({ own.contains($0.name) }) + variants.filter({ !own.contains($0.name) }) {
      attempt(in: variant)
    }
    for index in found.indices { finish(index) }
    return found
  }

  private func withTrials<R>(_ variant: Variant, _ body: (ConflictTrials) -> R) -> R {
    renderer.withLayout(PreviewTask(preview: preview, variant: variant)) { root, _ in body(ConflictTrials(root: root)) }
  }

  // MARK: Conflicts

  private mutating func find(in variant: Variant) {
    let (conflicts, evidence) = withTrials(variant) { trials in
      let conflicts = trials.conflicts()
      return (conflicts, facts(of: conflicts.filter { number(of: $0) == nil }, trials))
    }
    for conflict in conflicts {
      if let known = number(of: conflict) {
        found[known].variants.append(variant.name)
        continue
      }
      for (member, key) in conflict.members.map(\.key).enumerated() {
        guard let key, let fact = evidence[key] else { continue }
        suspicions[key] = fact.suspicion
        candidates += fact.changes.map {
          RepairCandidate(conflict: found.count, member: member, key: key, change: $0.change, cost: $0.cost)
        }
      }
      tried.append(conflict)
      found.append(
        LiveConflict(
          variants: [variant.name], members: conflict.members.map(\.cause), broken: conflict.broken + 1,
          breakResolves: conflict.breakResolves, arithmetic: ConflictArithmetic(conflict).words))
    }
  }

  private func number(of conflict: TriedConflict) -> Int? {
    tried.firstIndex { $0.signature == conflict.signature }
  }

  private typealias Facts = (suspicion: Suspicion?, changes: [(change: ConstraintChange, cost: Double)])

  /// Returns what may be wrong with each member, and how to change it.
  private func facts(of conflicts: [TriedConflict], _ trials: ConflictTrials) -> [String: Facts] {
    guard !conflicts.isEmpty else { return [:] }
    let authored = AuthoredConstraints(trials.constraints)
    var facts: [String: Facts] = [:]
    for member in conflicts.flatMap(\.members) {
      guard let key = member.key, facts[key] == nil else { continue }
      let suspicion = authored.suspicion(of: key)
      facts[key] = (suspicion, authored.changes(of: key, nearest: member.nearest, suspicion))
    }
    return facts
  }

  // MARK: Repairs

  private struct Attempt: Hashable {
    let key: String
    let change: ConstraintChange
  }

  private mutating func attempt(in variant: Variant) {
    let (known, tried) = (candidates, tried)
    candidates = withTrials(variant) { trials in
      let before = trials.present()
      var outcomes: [Attempt: ConflictTrials.Outcome?] = [:]
      return known.compactMap { candidate in
        let attempt = Attempt(key: candidate.key, change: candidate.change)
        if outcomes[attempt] == nil {
          outcomes[attempt] = .some(trials.outcome(of: candidate.change, at: candidate.key))
        }
        var candidate = candidate
        let outcome = outcomes[attempt]! ?? (trials.has(candidate.key) ? nil : before)
        guard let outcome, candidate.add(outcome, before: before, of: tried[candidate.conflict]) else {
          return nil
        }
        return candidate
      }
    }
    candidates = found.indices.flatMap { ranked($0).prefix(Self.mostRepairs) }
  }

  private func ranked(_ conflict: Int) -> [RepairCandidate] {
    let own = candidates.filter { $0.conflict == conflict }.map { ($0, $0.score(suspicions[$0.key])) }
    return own.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  private mutating func finish(_ index: Int) {
    let repairs = ranked(index)
    found[index].triedVariants = variants.count
    found[index].repairs = repairs.filter { !$0.isPartial }.map(liveRepair)
    found[index].partialRepairs = repairs.filter(\.isPartial).map(liveRepair)
  }

  private func liveRepair(_ repair: RepairCandidate) -> LiveRepair {
    LiveRepair(
      constraint: repair.member + 1, kind: repair.kind, code: repair.change == .removal ? nil : repair.equation,
      reasons: suspicions[repair.key]?.reasons.map(\.words) ?? [],
      moves: repair.moves.sorted { ($1.by, $0.view) < ($0.by, $1.view) }, resolves: repair.removed.count,
      trial: ConstraintTrial(key: repair.key, change: repair.change))
  }
}
