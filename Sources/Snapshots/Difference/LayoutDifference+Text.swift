import LPLayoutModel
import LPSupport

extension LayoutDifference {
  /// The largest number of lines that describe one golden.
  private static let lineLimit = 12

  /// The difference in words: changes with the same causes together, followed by the causes.
  package var lines: [String] {
    let causes = Set(changes.flatMap(\.causes))
    var order: [[Int]] = []
    var groups: [[Int]: [Int]] = [:]
    for index in changes.indices where !causes.contains(index) && !isHiddenAway(index) {
      let key = changes[index].causes
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    // Readers look for changes with causes first.
    order.sort { !$0.isEmpty && $1.isEmpty }
    var lines: [String] = []
    for key in order {
      let group = groups[key]!.map { changes[$0] }
      if !key.isEmpty, group.allSatisfy(\.isCarried), key.allSatisfy({ Self.isView(changes[$0]) }) {
        // If views only moved with their superview, the superview is what moved.
        lines += key.map { Self.sentence(changes[$0]) } + [Self.movedAlong(group)]
        continue
      }
      lines += Self.sentences(group)
      for cause in key.prefix(3) { lines.append("  because \(Self.sentence(changes[cause]))") }
      if key.count > 3 { lines.append("  and \(key.count - 3) more causes") }
    }
    if lines.count <= Self.lineLimit { return lines }
    return lines.prefix(Self.lineLimit) + ["… and \((lines.count - Self.lineLimit).counted("line")) more"]
  }

  /// Returns whether the change is only the place of a view that was hidden.
  private func isHiddenAway(_ index: Int) -> Bool {
    changes[index].causes.contains { cause in
      if case .hidden(true) = changes[cause].kind { changes[cause].subject == changes[index].subject } else { false }
    }
  }

  /// Returns one line for each view: `follow moved 4 pt right (x 213 → 217) and is 4 pt narrower (width 146 → 142)`.
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
    // Without its parent view in the text, the first view is identified by its name.
    if lines.isEmpty, let first = carried.first {
      lines.append("\(first.sentence), with the view that it is in")
      carried.removeFirst()
    }
    if lines.isEmpty, let first = followers.first {
      lines.append(first.sentence)
      followers.removeFirst()
    }
    if !carried.isEmpty { lines.append(movedAlong(carried)) }
    if !followers.isEmpty { lines.append("\(followers.count.counted("constraint")) changed with it") }
    return lines
  }

  private static func movedAlong(_ carried: [LayoutChange]) -> String {
    "\(Set(carried.map(\.subject)).count.counted("view")) inside moved along"
  }

  private static func isView(_ change: LayoutChange) -> Bool {
    if case .view = change.subject { true } else { false }
  }

  /// Returns whether a constraint changed for the same reason as the views and is not worth a line, which it is if it
  /// is not satisfied.
  private static func isFollower(_ change: LayoutChange) -> Bool {
    guard case .constraint = change.subject, !change.causes.isEmpty else { return false }
    switch change.kind {
    case .state(_, .broken), .state(_, .setAside), .conflict: return false
    default: return true
    }
  }

  private static func sentence(_ change: LayoutChange) -> String {
    change.sentence + (change.callSite.map { " (\($0.description))" } ?? "")
  }
}
