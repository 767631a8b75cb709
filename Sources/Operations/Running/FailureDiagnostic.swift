package import LPLayoutModel
import LPProcesses
import LPSupport
package import LPCatalogs

/// Explains why a preview has no answer, or why its first attempt failed.
package enum FailureDiagnostic {
  /// The rules of these diagnostics.
  package static let rules: Set<String> = ["crash", "unsteady", "timeout", "not-drawn"]

  static func crash(
    _ end: ProcessEnd, _ log: String, _ preview: PreviewDescription, memory: Int?
  ) -> Diagnostic {
    let limit = memory.map { Diagnostic.Note("its memory was limited to \($0) MB by --memory") }
    return Diagnostic(
      .error, rule: "crash", message: "the preview '\(preview.name)' crashed: \(end.explanation)",
      callSite: site(log, preview), notes: lastWords(log) + (limit.map { [$0] } ?? []),
      fix: "check what this line assumes: an index in range, an optional with a value, a cast that succeeds")
  }

  package static func timeout(_ seconds: Double, _ log: String, _ preview: PreviewDescription) -> Diagnostic {
    Diagnostic(
      .error, rule: "timeout", message: "the preview '\(preview.name)' timed out after \(text(seconds)) s",
      callSite: site(log, preview), notes: lastWords(log),
      fix: "look for a loop that does not end, or allow more time with --timeout")
  }

  /// Explains that a preview could not be drawn because of an image.
  ///
  /// - Parameter problem: what the image did to librsvg: "ended its process with abort (SIGABRT)".
  static func image(_ path: String, _ problem: String, _ log: String, _ preview: PreviewDescription) -> Diagnostic {
    Diagnostic(
      .error, rule: "not-drawn",
      message: "the image \(SourcePath.shown(path)) cannot be drawn by librsvg: it \(problem)",
      callSite: preview.callSite, notes: lastWords(log),
      fix: "simplify the image's filters and patterns, or use a PNG or PDF file of it")
  }

  static func unsteady(_ end: ProcessEnd, _ preview: PreviewDescription) -> Diagnostic {
    Diagnostic(
      .error, rule: "unsteady",
      message: "the preview '\(preview.name)' crashed at the first attempt, but not at the retry: \(end.explanation)",
      callSite: preview.callSite,
      fix: "look for what differs from run to run: random numbers, the time, the order of a set")
  }

  static func notDrawn(_ failure: CommandFailure, at site: CallSite) -> Diagnostic {
    Diagnostic(.error, rule: "not-drawn", message: failure.problem, callSite: site, fix: failure.remedy)
  }

  /// The last lines that a crashed preview printed, which include Swift's reason.
  static func lastWords(_ log: String) -> [Diagnostic.Note] {
    let lines = log.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    // The following lines are machine addresses, which do not help to find the source.
    return lines.prefix { !$0.hasPrefix("Current stack trace") && !$0.hasPrefix(CrashSite.mark) }.suffix(4)
      .map { .init(String($0)) }
  }

  private static func site(_ log: String, _ preview: PreviewDescription) -> CallSite {
    let path = preview.callSite.filePath
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    guard let place = CrashSite.find(in: log, below: folder) else {
      // Code of an app is known by paths from the folder in which it was compiled.
      guard let place = CrashSite.find(in: log, file: path) else { return preview.callSite }
      return CallSite(fileID: preview.callSite.fileID, filePath: path, line: place.line, column: place.column)
    }
    return CallSite(
      fileID: place.file.split(separator: "/").last.map(String.init) ?? place.file, filePath: place.file,
      line: place.line, column: place.column)
  }

  static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds < 1e9 ? String(Int(seconds)) : String(seconds)
  }
}
