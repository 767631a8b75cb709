import LPLayoutModel
import LPSupport

/// Another state of the sources, in the place of goldens that somebody recorded.
package struct GoldenBase: Hashable, Codable, Sendable {
  /// `main (1a2b3c4)`
  package let name: String
  /// The folder with its goldens and with what differs, as messages print it.
  package let folder: String

  package init(name: String, folder: String) { (self.name, self.folder) = (name, folder) }

  /// The end of the line about a variant that it does not have: `: new, not in main (1a2b3c4)`.
  package var newMark: String { ": new, not in \(name)" }

  /// Returns the lines about a variant without the next command, since there is nothing to record.
  fileprivate func lines(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("  next: ") }.map { line in
      if line.hasPrefix("  see: ") { return "  see: \(folder)/\(line.dropFirst(7))" }
      return line.replacing(": differs from its golden", with: ": differs from \(name)")
        .replacing(/: no golden yet \(.*\)$/, with: newMark)
    }
  }
}

/// Formats verdicts for the terminal. Every problem ends with the next command to run.
package enum VerdictText {
  /// Returns the lines for a variant. A golden that is the same has none, unless a tolerance decided it.
  ///
  /// - Parameters:
  ///   - record: the command that records, to which the preview's name is added.
  ///   - base: the state of the sources that was compared with; `nil` for recorded goldens.
  package static func lines(
    for outcome: GoldenOutcome, files: ReportedFiles? = nil, record: String = "preview record", base: GoldenBase? = nil
  ) -> [String] {
    let lines = lines(of: outcome, files, record)
    return base?.lines(lines) ?? lines
  }

  private static func lines(of outcome: GoldenOutcome, _ files: ReportedFiles?, _ record: String) -> [String] {
    let next = "\(record) \(quoted(outcome.place.name.preview))"
    let title = outcome.place.name.title
    switch outcome.verdict {
    case .same(.tolerance): return ["\(title): the same within its tolerance (\(outcome.tolerance.description))"]
    case .same: return []
    case .missing(let parts): return missing(parts, outcome, next)
    case .changed(let layout, let image): return changed(layout, image, in: outcome, files: files, next: next)
    case .environmentDiffers(let differences, let layout):
      return environment(differences.map { advising(record, $0.message) }, layout, in: outcome, next: next)
    case .unreadable(let error):
      return ["\(title): the golden cannot be read", "  \(advising(record, error.message))"]
    }
  }

  /// Returns a message that advises the command that records, with the file of a catalog without a package.
  private static func advising(_ record: String, _ message: String) -> String {
    message.replacing("`preview record", with: "`\(record)")
  }

  private static func missing(_ parts: [GoldenVerdict.Part], _ outcome: GoldenOutcome, _ next: String) -> [String] {
    let paths = parts.map { $0 == .layout ? outcome.place.layoutPath : outcome.place.picturePath }
    return [
      "\(outcome.place.name.title): no golden yet (\(paths.joined(separator: ", ")))",
      "  next: \(next)",
    ]
  }

  private static func changed(
    _ layout: LayoutDifference?, _ image: ImageDifference?, in outcome: GoldenOutcome, files: ReportedFiles?,
    next: String
  ) -> [String] {
    var lines = ["\(outcome.place.name.title): differs from its golden"]
    if let layout { lines += layout.lines.map { "  " + $0 } }
    if let image {
      lines.append("  \(image.summary)")
      if image.expected == image.actual { lines.append("    \(image.sweepText)") }
      if layout == nil {
        lines += (image.views ?? []).map { "  \($0.sentence)\($0.callSite.map { " (\($0.description))" } ?? "")" }
        lines.append("    the layout is the same: a colour, a font or an image changed")
      }
    }
    if files?.failures.isEmpty == false { lines.append("  see: \(outcome.place.failureFolder)/") }
    lines.append("  next: \(next) to accept")
    return lines
  }

  private static func environment(
    _ differences: [String], _ layout: LayoutDifference?, in outcome: GoldenOutcome, next: String
  ) -> [String] {
    var lines = ["\(outcome.place.name.title): the golden was made in a different environment"]
    lines += differences.map { "  \($0)" }
    if let layout {
      lines.append("  the layout differs too, which fonts can explain:")
      lines += layout.lines.map { "    " + $0 }
    }
    lines.append("  next: install what the golden was recorded with, or \(next)")
    return lines
  }

  /// Quotes the operand of a name for a shell: `"Profile card"`, `'=--all'`.
  package static func quoted(_ name: String) -> String {
    let exact = ShellWord.exact(name)
    // An interactive shell expands exclamation marks between double quotes, too.
    if exact != name || name.contains("!") { return ShellWord.quoted(exact) }
    var quoted = ""
    for character in name {
      if "\"\\$`".contains(character) { quoted += "\\" }
      quoted.append(character)
    }
    return "\"\(quoted)\""
  }
}
