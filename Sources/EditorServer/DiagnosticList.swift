import LPLayoutModel
import LPJSONRPC
import LPOperations

/// The findings of a file, as the editor lists them.
struct DiagnosticList {
  /// A finding at its place.
  struct Entry {
    let preview: PreviewFacts
    let finding: LintReport.Finding
    let range: TextRange
    let value: JSONValue
  }

  let entries: [Entry]

  /// - Parameters:
  ///   - least: the least severity that is listed.
  ///   - place: returns the address and the range of a place in another file.
  init(
    _ file: String, in index: SourceIndex, least: Diagnostic.Severity, place: (LintReport.Place) -> JSONValue?
  ) {
    let map = index.map(file)
    let order = Diagnostic.Severity.allCases
    let shown = order.prefix { $0 != least } + [least]
    entries = index.previews.flatMap { preview in
      (preview.files[file]?.findings ?? []).compactMap { finding in
        guard shown.contains(finding.severity), let at = finding.place,
          let range = map.range(line: at.line, column: at.column)
        else { return nil }
        return Entry(
          preview: preview, finding: finding, range: range,
          value: Self.value(
            finding, preview, range,
            related: finding.notes.compactMap { note in
              note.place.flatMap(place).map { ["location": $0, "message": .string(note.message)] }
            }))
      }
    }
  }

  private static func value(
    _ finding: LintReport.Finding, _ preview: PreviewFacts, _ range: TextRange, related: [JSONValue]
  ) -> JSONValue {
    var members: [String: JSONValue] = [
      "range": range.value, "severity": .number(severity(finding.severity)), "code": .string(finding.rule),
      "source": "layout-preview", "message": .string(message(finding, preview)),
    ]
    if !related.isEmpty { members["relatedInformation"] = .array(related) }
    return .object(members)
  }

  private static func message(_ finding: LintReport.Finding, _ preview: PreviewFacts) -> String {
    let notes = finding.notes.filter { $0.place == nil }.map(\.message)
    let fix = finding.fix.map { ["fix: \($0)"] } ?? []
    return ([finding.message] + notes + fix + [whereabouts(finding.variants, preview)]).joined(separator: "\n")
  }

  /// `in Profile card, in 2 of 4 variants: rtl, doubled`
  private static func whereabouts(_ variants: [String], _ preview: PreviewFacts) -> String {
    let isEverywhere = variants.isEmpty || variants.count == preview.variants.count
    return "in \(preview.name)"
      + (isEverywhere ? "" : ", in \(variants.count) of \(preview.variants.count) variants: \(variants.listed)")
  }

  private static func severity(_ severity: Diagnostic.Severity) -> Double {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension [String] {
  /// The first six, and how many more there are.
  var listed: String {
    prefix(6).joined(separator: ", ") + (count > 6 ? " and \(count - 6) more" : "")
  }
}
