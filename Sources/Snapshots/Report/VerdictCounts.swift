import LPSupport

/// The numbers of variants by verdict.
package struct VerdictCounts: Hashable, Codable, Sendable {
  package private(set) var same = 0
  package private(set) var unaffected = 0
  package private(set) var changed = 0
  package private(set) var missing = 0
  package private(set) var unreadable = 0
  package private(set) var failed = 0
  package private(set) var environment = 0

  package init() {}

  var each: [Int] { [same, unaffected, changed, missing, unreadable, failed, environment] }
  package var all: Int { each.reduce(0, +) }
  /// Whether there is nothing to act on.
  package var isAllTheSame: Bool { all == same + unaffected }

  package mutating func add(_ verdict: VariantReport.Verdict) {
    switch verdict {
    case .same: same += 1
    case .unaffected: unaffected += 1
    case .changed: changed += 1
    case .missing: missing += 1
    case .unreadable: unreadable += 1
    case .failed: failed += 1
    case .environment: environment += 1
    }
  }

  package mutating func add(_ other: Self) {
    same += other.same
    unaffected += other.unaffected
    changed += other.changed
    missing += other.missing
    unreadable += other.unreadable
    failed += other.failed
    environment += other.environment
  }

  /// The counts in words, without zeros: `1,204 the same, 3 changed`.
  package var text: String {
    let parts = [
      (same, "the same"), (unaffected, "not affected"), (changed, "changed"), (missing, "missing"),
      (unreadable, "unreadable"), (failed, "not made"), (environment, "from a different environment"),
    ]
    let named = parts.filter { $0.0 > 0 }.map { "\(($0.0).grouped) \($0.1)" }
    return named.isEmpty ? "nothing to compare" : named.joined(separator: ", ")
  }

  /// Returns how many variants are the same as in another commit, differ, are new, renamed or removed, and what
  /// caused that.
  package func changes(renamed: Int, removed: Int, causes: CauseClusters) -> [String] {
    let parts = [
      (same, "the same"), (changed, "changed"), (missing - renamed, "new"), (renamed, "renamed"),
      (removed, "removed"), (unreadable, "unreadable"),
      (failed, "not made"), (environment, "from a different environment"),
    ]
    let named = parts.filter { $0.0 > 0 }.map { "\(($0.0).grouped) \($0.1)" }
    let text = named.isEmpty ? "nothing to compare" : named.joined(separator: ", ")
    let lines = ["\((all + removed).counted("variant")): \(text)"]
    return causes.goldenCount > 0 ? lines + causes.summary.split(separator: "\n").map(String.init) : lines
  }

  /// Returns how many goldens are the same, differ or are missing, what caused the differences, and the next command.
  package func summary(causes: CauseClusters, record: String = "preview record") -> [String] {
    var lines = ["\(all.counted("variant")): \(text)"]
    if causes.goldenCount > 0 { lines += causes.summary.split(separator: "\n").map(String.init) }
    if changed + missing + unreadable + environment > 0 { lines.append("next: \(record)") }
    return lines
  }
}
