import AutoLayout

/// Verdicts as the terminal shows them. Every problem ends with the next command to run.
package enum VerdictText {
  /// Changes shown of one golden.
  private static let limit = 12

  /// The lines for one variant; none for what is the same by any proof but a tolerance, which is always said.
  ///
  /// - Parameter record: the command that records, to which a preview's name is added.
  package static func lines(
    for outcome: GoldenOutcome, files: ReportedFiles? = nil, record: String = "preview record"
  ) -> [String] {
    let next = "\(record) \(quoted(outcome.place.name.preview))"
    let title = outcome.place.name.title
    switch outcome.verdict {
    case .same(.tolerance): return ["\(title): the same within its tolerance (\(outcome.tolerance.description))"]
    case .same: return []
    case .missing(let parts): return missing(parts, outcome, next)
    case .changed(let layout, let image): return changed(layout, image, outcome, files, next)
    case .environmentDiffers(let differences, let layout): return environment(differences, layout, outcome, next)
    case .unreadable(let error): return ["\(title): the golden cannot be read", "  \(error.message)"]
    }
  }

  private static func missing(_ parts: [GoldenVerdict.Part], _ outcome: GoldenOutcome, _ next: String) -> [String] {
    let paths = parts.map { $0 == .layout ? outcome.place.layoutPath : outcome.place.picturePath }
    return [
      "\(outcome.place.name.title): no golden yet (\(paths.joined(separator: ", ")))",
      "  next: \(next)",
    ]
  }

  private static func changed(
    _ layout: LayoutDifference?, _ image: ImageDifference?, _ outcome: GoldenOutcome, _ files: ReportedFiles?,
    _ next: String
  ) -> [String] {
    var lines = ["\(outcome.place.name.title): differs from its golden"]
    if let layout { lines += self.lines(for: layout).map { "  " + $0 } }
    if let image {
      lines.append("  \(image.summary)")
      if image.expected == image.actual { lines.append("    \(image.sweepText)") }
      if layout == nil { lines.append("    the layout is the same: a colour, a font or an image changed") }
    }
    if files?.failures.isEmpty == false { lines.append("  see: \(outcome.place.failureFolder)/") }
    lines.append("  next: \(next) to accept")
    return lines
  }

  private static func environment(
    _ differences: [EnvironmentDifference], _ layout: LayoutDifference?, _ outcome: GoldenOutcome, _ next: String
  ) -> [String] {
    var lines = ["\(outcome.place.name.title): the golden was made in a different environment"]
    lines += differences.map { "  \($0.message)" }
    if let layout {
      lines.append("  the layout differs too, which fonts can explain:")
      lines += self.lines(for: layout).map { "    " + $0 }
    }
    lines.append("  next: install what the golden was made with, or \(next)")
    return lines
  }

  // MARK: What changed, and why

  /// Changes with the same causes together, then the causes.
  package static func lines(for difference: LayoutDifference) -> [String] {
    let changes = difference.changes
    let causes = Set(changes.flatMap(\.causes))
    var order: [[Int]] = []
    var groups: [[Int]: [Int]] = [:]
    for index in changes.indices where !causes.contains(index) && !isHiddenAway(index, changes) {
      let key = changes[index].causes
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    // What has causes is what a reader looks for first.
    order.sort { !$0.isEmpty && $1.isEmpty }
    var lines: [String] = []
    for key in order {
      let group = groups[key]!.map { changes[$0] }
      if !key.isEmpty, group.allSatisfy(\.isCarried), key.allSatisfy({ isView(changes[$0]) }) {
        // Nothing but that a view took along what it holds: the view is what moved.
        lines += key.map { sentence(changes[$0]) } + [movedAlong(group)]
        continue
      }
      lines += sentences(group)
      for cause in key.prefix(3) { lines.append("  because \(sentence(changes[cause]))") }
      if key.count > 3 { lines.append("  and \(key.count - 3) more causes") }
    }
    if lines.count <= limit { return lines }
    return lines.prefix(limit) + ["… and \(counted(lines.count - limit, "line")) more"]
  }

  /// Where a view is that was hidden, nobody asks.
  private static func isHiddenAway(_ index: Int, _ changes: [LayoutChange]) -> Bool {
    changes[index].causes.contains { cause in
      if case .hidden(true) = changes[cause].kind { changes[cause].subject == changes[index].subject } else { false }
    }
  }

  /// One line a view: `follow moved 4 pt right (x 213 → 217) and is 4 pt narrower (width 146 → 142)`.
  private static func sentences(_ changes: [LayoutChange]) -> [String] {
    var lines: [String] = []
    var last: LayoutChange.Subject?
    var (carried, followers): ([LayoutChange], [LayoutChange]) = ([], [])
    for change in changes {
      if change.isCarried {
        carried.append(change)
      } else if isFollower(change) {
        followers.append(change)
      } else if change.subject == last, case .view = change.subject {
        lines[lines.count - 1] += " and \(change.viewPhrase)"
      } else {
        lines.append(change.causes.isEmpty ? sentence(change) : change.sentence)
        last = change.subject
      }
    }
    // Without the view that they are in, the first one is told by its name.
    if lines.isEmpty, let first = carried.first {
      lines.append("\(first.sentence), with the view that it is in")
      carried.removeFirst()
    }
    if lines.isEmpty, let first = followers.first {
      lines.append(first.sentence)
      followers.removeFirst()
    }
    if !carried.isEmpty { lines.append(movedAlong(carried)) }
    if !followers.isEmpty { lines.append("\(counted(followers.count, "constraint")) changed with it") }
    return lines
  }

  private static func movedAlong(_ carried: [LayoutChange]) -> String {
    "\(counted(Set(carried.map(\.subject)).count, "view")) inside moved along"
  }

  private static func isView(_ change: LayoutChange) -> Bool {
    if case .view = change.subject { true } else { false }
  }

  /// A constraint that changed for the same reason as the views: what it fails to satisfy is worth a line, the rest is not.
  private static func isFollower(_ change: LayoutChange) -> Bool {
    guard case .constraint = change.subject, !change.causes.isEmpty else { return false }
    switch change.kind {
    case .state(_, .broken), .state(_, .setAside), .conflict: return false
    default: return true
    }
  }

  private static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private static func sentence(_ change: LayoutChange) -> String {
    change.sentence + (change.callSite.map { " (\($0.description))" } ?? "")
  }

  // MARK: The whole run

  /// How many goldens are the same, differ, are missing…; what caused the differences; and the next command.
  package static func summary(
    _ counts: VerdictCounts, causes: CauseClusters, record: String = "preview record"
  ) -> [String] {
    var lines = ["\(ImageDifference.grouped(counts.all)) variant\(counts.all == 1 ? "" : "s"): \(counts.text)"]
    if causes.goldenCount > 0 { lines += causes.summary.split(separator: "\n").map(String.init) }
    if !counts.isAllTheSame { lines.append("next: \(record)") }
    return lines
  }

  /// `"Profile card"`, for a shell.
  package static func quoted(_ name: String) -> String {
    var quoted = ""
    for character in name {
      if "\"\\$`".contains(character) { quoted += "\\" }
      quoted.append(character)
    }
    return "\"\(quoted)\""
  }
}
