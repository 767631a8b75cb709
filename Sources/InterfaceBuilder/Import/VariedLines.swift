/// Lines of source of which some are written in certain cases only: these get conditions.
struct VariedLines {
  let cases: TraitCases

  /// A line, and the cases that have it.
  struct Line {
    let text: String
    var cases: Set<Int>
  }

  /// Joins the lines of several cases to one sequence that has the lines of each case in their order.
  static func joined(_ sequences: [Int: [String]]) -> [Line] {
    var joined: [Line] = []
    for (number, lines) in sequences.sorted(by: { $0.key < $1.key }) {
      let difference = lines.difference(from: joined.map(\.text))
      var gone: Set<Int> = []
      var new: Set<Int> = []
      for change in difference {
        switch change {
        case .remove(let offset, _, _): gone.insert(offset)
        case .insert(let offset, _, _): new.insert(offset)
        }
      }
      var (old, next) = (0, 0)
      var result: [Line] = []
      while old < joined.count || next < lines.count {
        if old < joined.count, gone.contains(old) {
          result.append(joined[old])
          old += 1
        } else if next < lines.count, new.contains(next) {
          result.append(Line(text: lines[next], cases: [number]))
          next += 1
        } else {
          result.append(Line(text: joined[old].text, cases: joined[old].cases.union([number])))
          old += 1
          next += 1
        }
      }
      joined = result
    }
    return joined
  }

  /// Returns the lines of several cases as source, in units that belong together: a line, or an `if` with its branches.
  ///
  /// - Parameter sequences: the lines by the numbers of the cases. Cases without an entry do not matter.
  func units(_ sequences: [Int: [String]]) -> [[String]] { units(Self.joined(sequences), among: Set(sequences.keys)) }

  func lines(_ sequences: [Int: [String]]) -> [String] { units(sequences).flatMap { $0 } }

  private func units(_ lines: [Line], among possible: Set<Int>) -> [[String]] {
    var units: [[String]] = []
    var chain: [(cases: Set<Int>, lines: [String])] = []
    for group in groups(lines) {
      if chain.contains(where: { !$0.cases.isDisjoint(with: group.cases) }) {
        units.append(branches(chain, among: possible))
        chain = []
      }
      if group.cases == possible {
        units += group.lines.map { [$0] }
      } else {
        chain.append(group)
      }
    }
    if !chain.isEmpty { units.append(branches(chain, among: possible)) }
    return units
  }

  /// Puts lines of the same cases together. The order of two lines is free if no case has both.
  private func groups(_ lines: [Line]) -> [(cases: Set<Int>, lines: [String])] {
    var groups: [(cases: Set<Int>, lines: [String])] = []
    for line in lines {
      let last = groups.lastIndex { !$0.cases.isDisjoint(with: line.cases) }
      if let last, groups[last].cases == line.cases {
        groups[last].lines.append(line.text)
      } else {
        groups.append((line.cases, [line.text]))
      }
    }
    return groups
  }

  private func branches(_ chain: [(cases: Set<Int>, lines: [String])], among possible: Set<Int>) -> [String] {
    var written: [String] = []
    var left = possible
    for (number, group) in chain.enumerated() {
      let isFirst = number == 0
      if !isFirst, group.cases == left {
        written.append("} else {")
      } else {
        written.append("\(isFirst ? "" : "} else ")if \(cases.condition(group.cases, among: left)) {")
      }
      written += group.lines.map { "  \($0)" }
      left.subtract(group.cases)
    }
    return written + ["}"]
  }
}
