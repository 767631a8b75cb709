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

    var count: Int { determines + idle + spare + broken }
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
    }
  }

  /// Returns the findings; none if there were too few variants.
  package func findings(_ rules: Set<LintRule>) -> [Diagnostic] {
    guard variants >= Self.leastVariants else { return [] }
    return order.compactMap { key in
      let entry = entries[key]!
      guard entry.count >= Self.leastVariants, let (rule, message, fix) = verdict(entry), rules.contains(rule) else {
        return nil
      }
      return Diagnostic(rule, message, at: entry.use.callSite, fix: fix, views: entry.use.views)
    }
  }

  private func verdict(_ entry: Row) -> (LintRule, message: String, fix: String)? {
    let (equation, count) = (entry.use.equation, entry.count)
    if entry.determines > 0 { return nil }
    if entry.broken == count, !entry.use.isRequired {
      return (
        .alwaysBroken, "`\(equation)` is not satisfied in any of \(count) variants",
        "remove it, or raise its priority above that of the constraints that override it"
      )
    }
    if entry.spare == count {
      return (
        .neverBinds, "`\(equation)` has slack in all \(count) variants",
        "keep it if other variants need it; otherwise remove it"
      )
    }
    if entry.idle == count {
      return (
        .redundant, "`\(equation)` holds in all \(count) variants and adds nothing: others imply it",
        "remove it, or remove those that make it redundant"
      )
    }
    return nil
  }
}
