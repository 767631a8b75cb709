package import LPLayoutModel
import Foundation

/// Formats an explanation as lines of text.
package struct ExplanationText {
  private let explanation: AttributeExplanation

  package init(_ explanation: AttributeExplanation) { self.explanation = explanation }

  package struct Line: Hashable, Sendable {
    package enum Kind: Sendable { case value, heading, entry }
    package let kind: Kind
    package let text: String
  }

  /// The lines; the first states the value, without the variant.
  package var lines: [Line] {
    [Line(kind: .value, text: "\(explanation.item).\(explanation.attribute) = \(Self.number(explanation.value))")]
      + pushing + sum + freedom + conflicts + unsatisfied + courses + room
  }

  /// `pushed by name (91.5) and subtitle (36)`
  private var pushing: [Line] {
    guard let pushers = explanation.pushedBy, !pushers.isEmpty else { return [] }
    let words = pushers.map { "\($0.note) (\(Self.number($0.amount)))" }
    let list = words.count == 1 ? words[0] : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    return [Line(kind: .heading, text: "  pushed by \(list)")]
  }

  // MARK: The sum

  private var sum: [Line] {
    var rows: [[String]] = []
    if let base = explanation.base { rows.append([Self.signed(base.amount), base.note, "", ""]) }
    for contribution in explanation.contributions {
      let cause = contribution.cause
      rows.append([
        Self.signed(contribution.amount), Self.equation(cause), cause.note ?? "", Self.site(cause),
      ])
    }
    guard !rows.isEmpty else { return [] }
    let total = ["= " + Self.number(explanation.value), "", "", ""]
    return Self.columns(rows + [total])
  }

  /// Returns rows with numbers aligned right and words aligned left.
  private static func columns(_ rows: [[String]]) -> [Line] {
    let widths = (0..<4).map { column in
      // A long note must not push the places of all lines out of view.
      min(rows.map { $0[column].count }.max() ?? 0, column == 0 ? 24 : 56)
    }
    return rows.map { row in
      var text = "  " + String(repeating: " ", count: max(0, widths[0] - row[0].count)) + row[0]
      for column in 1..<4 where widths[column] > 0 {
        text += "  " + row[column] + String(repeating: " ", count: max(0, widths[column] - row[column].count))
      }
      while text.hasSuffix(" ") { text.removeLast() }
      return Line(kind: .entry, text: text)
    }
  }

  // MARK: Other values

  private var freedom: [Line] {
    guard let freedom = explanation.freedom else { return [] }
    let range: String
    switch (freedom.least, freedom.greatest) {
    case (let least?, let greatest?): range = "\(Self.number(least)) and \(Self.number(greatest)), and all between,"
    case (let least?, nil): range = "\(Self.number(least)), and all above,"
    case (nil, let greatest?): range = "\(Self.number(greatest)), and all below,"
    case (nil, nil): range = "all other values"
    }
    let pins = freedom.pins.map { pin in
      "`\(pin.changes.joined(separator: "` with `"))` makes it \(Self.number(pin.value)) (tried)"
    }
    return [Line(kind: .heading, text: "  ambiguous: \(range) are also valid")]
      + pins.map { Line(kind: .entry, text: "    \($0)") }
  }

  private var conflicts: [Line] {
    explanation.conflicts.flatMap { conflict in
      let head =
        "  conflict: these contradict each other by \(Self.number(conflict.amount)), and \(Self.quoted(conflict.setAside)) was set aside"
      let members = Self.columns(
        conflict.members.map { ["", Self.equation($0), $0.note ?? "", Self.site($0)] }
      ).map { Line(kind: .entry, text: "  " + $0.text) }
      let repairs = conflict.repairs.enumerated().prefix(3).map { index, repair in
        Line(
          kind: .entry,
          text: "    \(index == 0 ? "cheapest repair" : "or"): \(Self.number(repair.constant)) instead of "
            + "\(Self.number(repair.constant - repair.shift)) in \(Self.quoted(repair.cause))"
            + (index == 0 ? " (tried), or give it a priority below 1000" : ""))
      }
      return [Line(kind: .heading, text: head)] + members + repairs
    }
  }

  // MARK: Constraints that are not satisfied

  private var unsatisfied: [Line] {
    guard !explanation.unsatisfied.isEmpty else { return [] }
    let lines = explanation.unsatisfied.flatMap { optional -> [Line] in
      let note = optional.cause.note.map { " (\($0))" } ?? ""
      let rivals = optional.rivals.filter { $0.kind != .rule && $0.kind != .screen }
      let because = rivals.prefix(Self.shownRivals).map { "      because of \(Self.equation($0))" + Self.place($0) }
      let more = rivals.count > Self.shownRivals ? ["      and \(rivals.count - Self.shownRivals) more"] : []
      return [
        Line(
          kind: .entry,
          text:
            "    \(Self.equation(optional.cause))\(note) is off by \(Self.number(optional.amount))\(Self.place(optional.cause))"
        )
      ] + (because + more).map { Line(kind: .entry, text: $0) }
    }
    return [Line(kind: .heading, text: "  not satisfied:")] + lines
  }

  private static let shownRivals = 4

  // MARK: Changes

  private var courses: [Line] {
    let moving = explanation.contributions.filter { ($0.more?.rate ?? 0) != 0 || ($0.less?.rate ?? 0) != 0 }
    guard !moving.isEmpty else { return [] }
    let rows = moving.prefix(Self.shownCourses).map { contribution in
      ["", Self.equation(contribution.cause), Self.courses(contribution.more, contribution.less), ""]
    }
    let lines = Self.columns(rows)
    let rest = moving.count - Self.shownCourses
    let more = rest > 0 ? [Line(kind: .entry, text: "    and \(rest) more (all with --json)")] : []
    return [Line(kind: .heading, text: "  what changes it:")] + lines + more
  }

  private static let shownCourses = 8

  /// `by -1 for each point; at 34 more name.width == 133 takes over`
  private static func courses(
    _ more: AttributeExplanation.Course?, _ less: AttributeExplanation.Course?
  ) -> String {
    let ends = [(more, "more"), (less, "less")].compactMap { course, word in course.flatMap { end($0, word) } }
    let rates = (more?.rate ?? 0, -(less?.rate ?? 0))
    let rate =
      rates.0 == rates.1
      ? "by \(signed(rates.0)) for each point"
      : "by \(signed(rates.0)) for each point more, \(signed(-rates.1)) for each less"
    return ([rate] + ends).joined(separator: "; ")
  }

  /// Returns where a course ends; a size that shrinks to nothing is not worth a line.
  private static func end(_ course: AttributeExplanation.Course, _ word: String) -> String? {
    guard let distance = course.distance else { return nil }
    let place = "at \(number(distance)) \(word)"
    if course.conflicts { return "\(place) constraints contradict each other" }
    guard let next = course.then.first(where: { $0.kind != .rule }) else { return nil }
    return "\(place) \(next.equation) takes over"
  }

  private var room: [Line] {
    guard !explanation.room.isEmpty else { return [] }
    return [Line(kind: .heading, text: "  slack:")]
      + explanation.room.map { room in
        Line(
          kind: .entry, text: "    \(Self.equation(room.cause)) by \(Self.number(room.slack))\(Self.place(room.cause))")
      }
  }

  // MARK: Words

  private static func equation(_ cause: Cause) -> String {
    let priority =
      cause.kind == .free || cause.kind == .intrinsicSize || cause.priority >= 1000
      ? "" : " @\(formatNumber(CGFloat(cause.priority)))"
    return cause.equation + priority + (cause.identifier.map { " [\($0)]" } ?? "")
  }

  private static func quoted(_ cause: Cause) -> String { "`\(cause.equation)`" + place(cause) }
  private static func site(_ cause: Cause) -> String { cause.callSite?.description ?? "" }
  private static func place(_ cause: Cause) -> String { cause.callSite.map { " (\($0.description))" } ?? "" }
  private static func number(_ value: Double) -> String { formatNumber(CGFloat(value)) }
  private static func signed(_ value: Double) -> String { (value < 0 ? "" : "+") + number(value) }
}
