package import LPOperations
import Foundation
package import LPSupport

/// The output of a command: results go to standard output, progress and problems to standard error.
package final class Console: RunObserver {
  package enum ColorChoice: String, CaseIterable { case auto, always, never }

  package let isQuiet: Bool
  /// Whether results are JSON, so that no other text may go to standard output.
  package let isJSON: Bool
  private let outStyle: TextStyling
  private let errorStyle: TextStyling
  private let showsProgress: Bool
  private let takesNote: ((String) -> Void)?
  private var progress: String?
  /// The notes of catalogs that were printed.
  private var quotedNotes: Set<Substring> = []
  /// The first error of writing to standard output, except that the reader closed it.
  private(set) var writeError: Int32?

  /// - Parameter takesNote: is given what would go to standard error; by default it goes there.
  package init(
    color: ColorChoice = .auto, isQuiet: Bool = false, isJSON: Bool = false, takesNote: ((String) -> Void)? = nil
  ) {
    self.takesNote = takesNote
    self.isQuiet = isQuiet
    self.isJSON = isJSON
    outStyle = TextStyling(isOn: Self.usesColor(color, descriptor: 1))
    errorStyle = TextStyling(isOn: Self.usesColor(color, descriptor: 2))
    showsProgress = !isQuiet && isatty(2) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
    signal(SIGPIPE, SIG_IGN)
  }

  private static func usesColor(_ choice: ColorChoice, descriptor: Int32) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isatty(descriptor) == 1 && getenv("NO_COLOR") == nil && getenv("TERM").map { String(cString: $0) } != "dumb"
    }
  }

  // MARK: Results

  /// Prints a line of the result, for people; nothing with `--json`.
  package func print(_ line: String, style: TextStyling.Style = TextStyling.plain) {
    guard !isJSON else { return }
    printRaw(style(outStyle)(LogText.line(line)) + "\n")
  }

  /// Prints text of the command's own to standard output as it is, whatever the options.
  package func printRaw(_ text: String) {
    clearProgress()
    if let error = Self.write(text, to: 1), error != EPIPE, writeError == nil { writeError = error }
  }

  /// Prints the result as JSON if `--json` is given.
  package func printJSON(_ value: some Encodable) {
    guard isJSON else { return }
    printJSON(text: JSONText.encode(value))
  }

  /// Prints a part of a JSON text.
  package func printJSON(text: String) { printRaw(LogText.json(text)) }

  /// Prints lines that the runner of a CI job obeys; it reads both streams.
  func printCommands(_ lines: [String]) {
    clearProgress()
    _ = Self.write(lines.map { LogText.command($0) + "\n" }.joined(), to: isJSON ? 2 : 1)
  }

  // MARK: Problems

  /// Writes text to standard error, line by line as given.
  ///
  /// - Parameter keepsStyles: whether sequences for colours stay, as compilers write them.
  package func note(_ text: String, keepsStyles: Bool = false) {
    writeNote(LogText.lines(text, keepsStyles: keepsStyles))
  }

  /// Writes a line to standard error, in parts of different styles.
  package func note(_ parts: [(text: String, style: TextStyling.Style)]) {
    writeNote(parts.map { $0.style(errorStyle)(LogText.line($0.text)) }.joined())
  }

  private func writeNote(_ text: String) {
    clearProgress()
    let text = text.hasSuffix("\n") ? text : text + "\n"
    if let takesNote { takesNote(text) } else { _ = Self.write(text, to: 2) }
  }

  /// Prints text to standard error that a quiet run leaves out.
  package func remark(_ text: String) { if !isQuiet { note(text) } }

  package func quote(_ printed: PrintedText, from speaker: String) {
    if let lines = printed.quoted(from: speaker, omitting: &quotedNotes) { remark(lines) }
  }

  /// One failure and what to do next.
  package func fail(_ failure: CommandFailure) {
    note([("error: ", TextStyling.red), (failure.problem, TextStyling.bold)])
    note(failure.remedy)
  }

  // MARK: Progress

  /// Draws a progress bar on a terminal, over the previous one.
  package func showProgress(done: Int, of total: Int, _ what: String) {
    guard showsProgress, total > 0 else { return }
    let bar = ProgressBar(done: done, total: total, label: LogText.controls(what)).text(columns: Self.columns)
    progress = bar
    _ = Self.write("\r\u{1B}[K" + bar, to: 2)
  }

  /// Says that work begins which takes a while, where no progress bar is drawn.
  package func announce(_ what: String) { if !showsProgress { remark(what) } }

  package func clearProgress() {
    guard progress != nil else { return }
    progress = nil
    _ = Self.write("\r\u{1B}[K", to: 2)
  }

  private static var columns: Int {
    var size = winsize()
    return ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// - Returns: the number of the error; `nil` if everything was written.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }
}
