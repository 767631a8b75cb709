import LPArguments
import LPLayoutModel
import LPCommandLine
import Foundation
import LPInterfaceBuilder
import LPSupport
import LPOperations

/// `lint --fix`: carries out the repairs of findings that have one certain repair. A misplaced view gets the frame that
/// its constraints give it; an ambiguous one gets the constraints that `suggest` verified.
@MainActor
struct LintFixes {
  private let order: ToolOrder
  private let console: Console
  private var fixed: [LintReport.Fix] = []
  private var refused: [String] = []

  init(_ order: ToolOrder, _ console: Console) {
    self.order = order
    self.console = console
  }

  /// Repairs what can be repaired, and returns what is left. Constraints come first, because frames follow from them.
  ///
  /// - Parameters:
  ///   - report: what was found.
  ///   - look: finds it again.
  ///   - unsuppressed: returns the findings that nothing leaves out.
  mutating func carryOut(
    _ report: LintReport, look: () throws -> LintReport, unsuppressed: (LintReport) throws -> LintReport
  ) throws -> LintReport {
    var rest = report
    try fixAmbiguity(try unsuppressed(rest))
    if !fixed.isEmpty { rest = try look() }
    let count = fixed.count
    try fixFrames(try unsuppressed(rest))
    if fixed.count > count { rest = try look() }
    for reason in refused { console.note("not fixed: \(reason)") }
    rest.fixed = fixed
    return rest
  }

  // MARK: Frames

  private mutating func fixFrames(_ report: LintReport) throws {
    let places = report.findings.filter { $0.rule == "misplaced" }.compactMap(\.place)
    let files = Dictionary(grouping: places) { URL(fileURLWithPath: $0.file).standardizedFileURL.path }
    for (file, places) in files.sorted(by: { $0.key < $1.key }) {
      do {
        try fixFrames(in: file, lines: Set(places.map(\.line)))
        fixed.append(.init(file: SourcePath.shown(file), rule: "misplaced", findings: places.count))
      } catch {
        refused.append("\(SourcePath.shown(file)): \(CommandFailure(error, next: "").problem)")
      }
    }
  }

  private func fixFrames(in file: String, lines: Set<Int>) throws {
    let url = URL(fileURLWithPath: file)
    guard let old = FileManager.default.contents(atPath: file) else {
      throw CommandFailure("it cannot be read", remedy: "Check its permissions.")
    }
    let document = try InterfaceBuilderDocument(contentsOf: url)
    guard document.platform != .macOS else {
      throw CommandFailure("frames of macOS documents are not written", remedy: "Update them in Interface Builder.")
    }
    var editor = try DocumentEditor(old)
    for view in Self.misplaced(document) {
      guard let line = view.callSite?.line, lines.contains(line) else { continue }
      try editor.setFrame(view.expected, line: line)
    }
    let new = try editor.data()
    try SourceFile.replace(file, by: new, expecting: old)
    let rest = (try? InterfaceBuilderDocument(contentsOf: url)).map(Self.misplaced)
    let before = Set(Self.misplaced(document).map(\.id))
    let isFixed = rest?.allSatisfy { view in
      before.contains(view.id) && view.callSite.map { !lines.contains($0.line) } ?? false
    }
    guard isFixed ?? false else {
      try SourceFile.replace(file, by: old, expecting: new)
      throw CommandFailure(
        "views are still misplaced with the new frames; the document was not changed",
        remedy: "Update the frames in Interface Builder.")
    }
  }

  private static func misplaced(_ document: InterfaceBuilderDocument) -> [MisplacedView] {
    document.scenes.flatMap { MisplacedViews(document, $0).found() }
  }

  // MARK: Ambiguity

  private mutating func fixAmbiguity(_ report: LintReport) throws {
    let findings = report.findings.filter { finding in
      // In a document, the saved frame may be another than the one that is laid out, and is what its author wants.
      let isOfDocument = finding.place.map { DocumentFolder.isDocument($0.file) } ?? false
      return (finding.rule == "ambiguous" || finding.rule == "ambiguous-content-size") && !isOfDocument
    }
    let names = findings.map(\.preview).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard !names.isEmpty else { return }
    let words = order.command.operands.filter { !order.names.contains($0) }
    let options = order.command.options.filter { SuggestRun.verb.takes($0.name) }
    let command = ParsedCommand(verb: "suggest", operands: words + names, options: options)
    guard let applied = try SuggestRun(try ToolOrder(command), console).apply().applied else { return }
    refused += applied.refused.map { "\($0.preview): \($0.reason)" }
    for name in applied.previews {
      let own = findings.filter { $0.preview == name }
      let file = own.first?.place?.file ?? applied.files.first ?? ""
      fixed.append(.init(file: file, rule: "ambiguous", findings: own.count))
    }
  }
}
