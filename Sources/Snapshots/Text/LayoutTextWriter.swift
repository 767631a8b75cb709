/// Writes a document with one fact on each line, so that changes to different views merge without conflicts.
enum LayoutTextWriter {
  static func write(_ document: LayoutTextDocument) -> String {
    var lines = [
      "layout \(LayoutTextDocument.format)",
      "screen \(document.width.description)×\(document.height.description)",
      "safe area \(document.safeArea.description)",
      "traits \(document.traits.joined(separator: " "))",
    ]
    lines += ["", "views:"]
    for view in document.views { lines += self.lines(for: view) }
    section("guides:", document.guides.map(line(for:)), into: &lines)
    section("constraints:", document.constraints.map(line(for:)), into: &lines)
    section("diagnostics:", document.diagnostics.map(line(for:)), into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ entries: [String], into lines: inout [String]) {
    if !entries.isEmpty { lines += ["", title] + entries }
  }

  static func lines(for view: LayoutTextView) -> [String] {
    let indent = String(repeating: "  ", count: view.depth)
    var lines = [indent + fields(of: view).joined(separator: "  ")]
    let whole = view.lines.isEmpty || view.text != LayoutTextDocument.joined(view.lines) ? view.text : nil
    if let whole { lines.append("\(indent)  | text \(Quotation.quote(whole))") }
    lines += view.lines.map { "\(indent)  | \(Quotation.quote($0))" }
    lines += (view.runs ?? []).map { "\(indent)  | run \($0.description)" }
    return lines
  }

  private static func fields(of view: LayoutTextView) -> [String] {
    var fields = [Quotation.word(view.component), Quotation.word(view.className), view.alignmentRect.description]
    if view.frame != view.alignmentRect { fields.append("frame \(view.frame.description)") }
    if let first = view.baselines.first, let last = view.baselines.last {
      fields.append(
        first == last ? "baseline \(first.description)" : "baselines \(first.description) \(last.description)")
    }
    if view.name != view.component { fields.append("as \(Quotation.word(view.name))") }
    if let width = view.wants.width { fields.append("wants \(width.description) wide") }
    if let height = view.wants.height { fields.append("wants \(height.description) high") }
    if let direction = view.direction { fields.append(direction) }
    fields += marks(of: view)
    if !view.heldBy.isEmpty {
      fields.append("held by " + view.heldBy.map { shortKey($0, in: view) }.joined(separator: ", "))
    }
    return fields
  }

  static func marks(of view: LayoutTextView) -> [String] {
    var marks: [String] = []
    if view.isHidden { marks.append("hidden") }
    if view.cuts.isTruncated { marks.append("truncated") }
    if view.cuts.isTextClipped { marks.append("text clipped") }
    if let clip = view.cuts.clippedBy { marks.append("clipped by \(Quotation.word(clip))") }
    if view.cuts.isOffScreen { marks.append("off screen") }
    if !view.ambiguous.isEmpty { marks.append("ambiguous \(view.ambiguous.joined(separator: " "))") }
    return marks
  }

  /// Shortens a key that begins with the view's own name: `.leading`.
  private static func shortKey(_ key: String, in view: LayoutTextView) -> String {
    let rest = key.hasPrefix(view.name + ".") ? key.dropFirst(view.name.count) : key[...]
    return Quotation.word(rest.dropFirst().contains(".") ? key : String(rest))
  }

  static func line(for guide: LayoutTextGuide) -> String {
    "\(Quotation.word(guide.name))  \(Quotation.word(guide.kind))  \(guide.frame.description)"
  }

  static func line(for constraint: LayoutTextConstraint) -> String {
    let equation = constraint.equation
    var fields = [hasTilde(equation) ? Quotation.quote(equation) : Quotation.sentence(equation)]
    if constraint.priority != LayoutTextConstraint.required {
      fields[0] += " ~ \(constraint.priority.description)"
    }
    switch constraint.state {
    case .holds: break
    case .slack: fields.append("slack")
    case .broken(let by): fields.append("broken by \(by.description)")
    case .setAside(let by): fields.append("set aside by \(by.description)")
    }
    if let conflict = constraint.conflict { fields.append("conflict \(conflict)") }
    if let identifier = constraint.identifier {
      fields.append("\(constraint.maker) \(Quotation.quote(identifier))")
    }
    return fields.joined(separator: "  ")
  }

  /// Returns whether an equation has ` ~ `, which could be mistaken for the beginning of a priority.
  private static func hasTilde(_ equation: String) -> Bool {
    equation.utf8.contains(UInt8(ascii: "~")) && equation.contains(" ~ ")
  }

  static func line(for diagnostic: LayoutTextDiagnostic) -> String {
    let words = [diagnostic.severity, diagnostic.rule].map(Quotation.word).joined(separator: "  ")
    return "\(words)  \(Quotation.sentence(diagnostic.message))"
  }

  static func sorted<Entry>(_ entries: [Entry], by line: (Entry) -> String) -> [Entry] {
    entries.map { (Array(line($0).utf8), $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }
}
