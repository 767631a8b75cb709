import Cassowary

/// What a conflict's list says: whether its lines contradict each other, which of them, and what resolves it.
package struct ConflictAnalysis: Sendable {
  package let log: PastedLog
  package let verdict: ConflictVerdict
  /// Numbers of lines from 1: none of them can be left out.
  package private(set) var minimal: [Int] = []
  package private(set) var breakResolves: Bool?
  /// The width of layout margins with which the lines contradict each other.
  package let margin: Double?
  package private(set) var contradiction: Contradiction?
  /// Sizes that would be negative.
  package private(set) var sizes: [(item: PrintedItem, attribute: PrintedAttribute)] = []
  package private(set) var repairs: [Repair] = []
  package let assumptions: [String]
  package let missing: [String]
  private let system: ConflictSystem

  package init(_ log: PastedLog) {
    self.log = log
    let constraints = log.lines.map(\.constraint)
    let system = ConflictSystem(constraints, isAppKit: log.isAppKit)
    let all = system.rows.indices.filter { system.rows[$0] != nil }
    self.system = system
    var margin: Double?
    if !constraints.contains(where: { $0 != nil }) {
      verdict = .unreadable
    } else if !system.holds(all, margin: nil) {
      verdict = .conflict
    } else if let width = Self.margin(of: system, all) {
      verdict = .conflictWithMargins
      margin = width
    } else {
      verdict = .consistent
    }
    self.margin = margin
    assumptions = Self.assumptions(log, system, margin)
    missing = verdict == .consistent ? Self.missing(log, system) : []
    if verdict == .conflict || verdict == .conflictWithMargins { explain(all) }
  }

  private static func margin(of system: ConflictSystem, _ lines: [Int]) -> Double? {
    system.hasMargins ? [8, 16, 20].first { !system.holds(lines, margin: $0) } : nil
  }

  private mutating func explain(_ all: [Int]) {
    let lines = system.minimal(all, margin: margin)
    minimal = lines.map { $0 + 1 }
    let implicit = system.neededImplicit(lines, margin: margin)
    contradiction = Contradiction(system, lines: lines, implicit: implicit, margin: margin)
    for index in implicit {
      if case .size(let item, let attribute) = system.implicit[index].kind { sizes.append((item, attribute)) }
    }
    if let broken = log.brokenNumber {
      breakResolves = system.holds(all.filter { $0 != broken - 1 }, margin: margin)
    }
    repairs = lines.compactMap { repair($0, all) }.sorted {
      ($0.creator == .app ? 0 : 1) < ($1.creator == .app ? 0 : 1)
    }
  }

  // MARK: Repairs

  private func repair(_ line: Int, _ all: [Int]) -> Repair? {
    guard let constraint = log.lines[line].constraint,
      system.holds(all.filter { $0 != line }, margin: margin)
    else { return nil }
    let creator = Creator(constraint)
    return Repair(line: line + 1, creator: creator, advice: advice(on: line, constraint, by: creator, all))
  }

  private func advice(on line: Int, _ constraint: PrintedConstraint, by creator: Creator, _ all: [Int]) -> String {
    let item = constraint.items.first.map(title) ?? "the view"
    switch creator {
    case .autoresizing: return "set translatesAutoresizingMaskIntoConstraints of \(item) to false"
    case .app:
      let twin = minimal.first { other in
        other != line + 1 && log.lines[other - 1].constraint.map { $0.terms == constraint.terms } ?? false
      }
      if let twin { return "remove it if line \(twin) replaces it, or give it the priority 999" }
      guard let miss = system.miss(line, among: all, margin: margin), abs(miss) < 1e6,
        constraint.size == nil || constraint.constant + miss >= 0
      else {
        return "remove it or give it the priority 999"
      }
      let nearest = (constraint.constant + miss).printed
      return "give it the priority 999, or change its constant from \(constraint.constant.printed) to \(nearest)"
    case .cell: return "let the cell have another size"
    case .stackView: return "change the arrangement, the spacing or the alignment of the stack view"
    default: return "only \(creator.words) can change this line"
    }
  }

  // MARK: Words

  private static func assumptions(_ log: PastedLog, _ system: ConflictSystem, _ margin: Double?) -> [String] {
    var list = system.assumptions
    let text = log.lines.map(\.text)
    if text.contains(where: { $0.contains(".leading") || $0.contains(".trailing") || $0.contains("H:") }) {
      list.append("The layout runs from left to right.")
    }
    if let margin { list.append("Layout margins are \(margin.printed) wide; the log does not print them.") }
    return list
  }

  private static func missing(_ log: PastedLog, _ system: ConflictSystem) -> [String] {
    var list: [String] = []
    let damaged = log.lines.indices.filter { log.lines[$0].constraint == nil }
    if !damaged.isEmpty { list.append("what \(numbers(damaged.map { $0 + 1 })) said") }
    if log.broken != nil, log.brokenNumber == nil { list.append("the constraint that was broken, in the list") }
    if log.hidden > 0 { list.append("what the log withholds as <private> or ...") }
    if log.dropped > 0 { list.append("\(log.dropped) lines beyond the limit of \(LogReader.mostConstraints)") }
    if system.hasMargins { list.append("the layout margins") }
    list += system.assumptions.filter { $0.contains("baseline") }.isEmpty ? [] : ["where the baselines lie"]
    if system.items.contains(where: { $0.key.hasPrefix("superview of") }) { list.append("a superview") }
    if list.isEmpty { list.append("digits after the sixth, which a log does not print, or a line that was not copied") }
    return list
  }

  private static func numbers(_ lines: [Int]) -> String {
    "line\(lines.count == 1 ? "" : "s") " + lines.map(String.init).joined(separator: ", ")
  }

  /// The item's title, with the end of its address where another item has the same title.
  package func title(_ item: PrintedItem) -> String {
    let isShared = system.items.contains { $0.key != item.key && $0.title == item.title }
    return isShared && item.key.hasPrefix("0x") ? "\(item.title) …\(item.key.suffix(4))" : item.title
  }

  /// What a line says, without addresses, except for the ends of those that tell items apart.
  package func words(_ line: Int) -> String {
    guard let constraint = log.lines[line - 1].constraint else { return log.lines[line - 1].text }
    let parts = constraint.body.split(separator: ":0x", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      let pointer = part.prefix { $0.isLetter && $0.isASCII || $0.isNumber }
      let key = "0x" + pointer.lowercased()
      let item = constraint.items.first { $0.key == key }
      let isShared = item.map { title($0) != $0.title } ?? false
      return text + (isShared ? "…\(key.suffix(4))" : "") + part.dropFirst(pointer.count)
    }
  }

  /// `16 + 240 + 8 = 264, but UIView is 200 wide`.
  package var arithmetic: String? {
    let negative = sizes.first.map { "the \($0.attribute.rawValue) of \(title($0.item))" }
    return contradiction?.words(size: sizeText, negative: negative)
  }

  private func sizeText(_ line: Int) -> String? {
    guard let constraint = log.lines[line].constraint, let size = constraint.size else { return nil }
    let bound =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "at most "
      case .greaterThanOrEqual: "at least "
      }
    return "\(title(size.item)) is \(bound)\(constraint.constant.printed) \(size.attribute == .width ? "wide" : "high")"
  }
}

extension Double {
  /// With at most three decimals, as `123.5`.
  package var printed: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
