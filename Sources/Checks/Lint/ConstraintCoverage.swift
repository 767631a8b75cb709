package import LPLayoutModel
import Foundation

/// Collects what the constraints of one preview do in all its variants: `never-binds`, `redundant`, `always-broken`.
package struct ConstraintCoverage {
  /// The number of variants below which coverage proves nothing.
  package static let leastVariants = 8

  /// A constraint, with the number of variants for each part that it takes.
  package struct Row {
    package let use: ConstraintUse
    package fileprivate(set) var determines = 0
    package fileprivate(set) var idle = 0
    package fileprivate(set) var spare = 0
    package fileprivate(set) var broken = 0
    /// The number of variants in which it is meant to have slack, or not to be satisfied.
    fileprivate var meant = 0

    var count: Int { determines + idle + spare + broken }

    fileprivate mutating func add(_ other: Row) {
      determines += other.determines
      idle += other.idle
      spare += other.spare
      broken += other.broken
      meant += other.meant
    }
  }

  /// What one place in the source does, over all previews: a line may make a constraint for each row of a list.
  package struct Places {
    private var rows: [CallSite: Row] = [:]
    /// The numbers of constraints.
    private var counts: [CallSite: Int] = [:]

    package init(_ coverages: [ConstraintCoverage]) {
      for row in coverages.flatMap(\.rows) {
        guard let site = row.use.callSite else { continue }
        counts[site, default: 0] += 1
        if rows[site] == nil { rows[site] = row } else { rows[site]!.add(row) }
      }
    }

    fileprivate func total(of row: Row) -> (row: Row, constraints: Int) {
      row.use.callSite.flatMap { site in rows[site].map { ($0, counts[site]!) } } ?? (row, 1)
    }
  }

  private var order: [String] = []
  private var entries: [String: Row] = [:]
  package private(set) var variants = 0

  package init() {}

  /// The constraints in the order in which they first occurred.
  package var rows: [Row] { order.map { entries[$0]! } }

  /// Adds the uses in one variant's layout.
  package mutating func add(_ uses: [ConstraintUse]) {
    variants += 1
    for use in uses {
      if entries[use.key] == nil {
        order.append(use.key)
        entries[use.key] = Row(use: use)
      }
      switch use.part {
      case .determines: entries[use.key]!.determines += 1
      case .idle: entries[use.key]!.idle += 1
      case .spare: entries[use.key]!.spare += 1
      case .broken: entries[use.key]!.broken += 1
      }
      if use.isGuard { entries[use.key]!.meant += 1 }
    }
  }

  /// Returns the findings, one for each place in the source; none if there were too few variants.
  ///
  /// - Parameter places: what the places do in all previews; by default in this one.
  package func findings(_ rules: Set<LintRule>, in places: Places? = nil) -> [Diagnostic] {
    guard variants >= Self.leastVariants else { return [] }
    let places = places ?? Places([self])
    var told: Set<CallSite> = []
    return rows.compactMap { entry in
      let (total, constraints) = places.total(of: entry)
      guard entry.count >= Self.leastVariants, let site = entry.use.callSite, !told.contains(site),
        let (rule, message, fix) = verdict(entry, total), rules.contains(rule)
      else { return nil }
      told.insert(site)
      let others = constraints - 1
      let notes: [Diagnostic.Note] =
        others == 0
        ? [] : [.init("so \(others == 1 ? "does 1 other" : "do \(others) others") of the same line, in all layouts")]
      return Diagnostic(rule, message, at: site, notes: notes, fix: fix, views: entry.use.views)
    }
  }

  /// - Parameter total: what all constraints of the same place do.
  private func verdict(_ entry: Row, _ total: Row) -> (LintRule, message: String, fix: String)? {
    let (equation, count) = (entry.use.equation, entry.count)
    if total.determines > 0 || total.meant > 0 { return nil }
    if total.broken == total.count, !entry.use.isRequired {
      return (
        .alwaysBroken, "`\(equation)` is not satisfied in any of \(count) variants",
        "remove it, or raise its priority above that of the constraints that override it"
      )
    }
    if total.spare == total.count {
      return (
        .neverBinds, "`\(equation)` has slack in all \(count) variants",
        "keep it if other variants need it; otherwise remove it"
      )
    }
    if total.idle == total.count {
      return (
        .redundant, "`\(equation)` holds in all \(count) variants and adds nothing: others imply it",
        "remove it, or remove those that make it redundant"
      )
    }
    return nil
  }
}
