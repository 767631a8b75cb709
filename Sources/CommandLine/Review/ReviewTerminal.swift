import LPProcesses
import Foundation
import LPSnapshots
import LPSupport

/// Shows pending goldens one after the other on a terminal, and reads keys.
final class ReviewTerminal {
  private let pending: [PendingGolden]
  private let root: String
  private let console: Console
  private let picture: InlinePicture?
  private var session: ReviewSession
  private var saved = termios()
  /// A remark that is shown once, below the golden.
  private var remark: String?

  /// - Throws: `CommandFailure` if standard input is not a terminal.
  init(_ pending: [PendingGolden], root: String, context: CommandContext) throws {
    self.pending = pending
    self.root = root
    console = context.console
    picture = InlinePicture(ProcessVariables.current)
    var clusters = CauseClusters()
    session = ReviewSession(
      causes: pending.map { golden in
        golden.difference().map { clusters.add($0, of: golden.place.name.title) } ?? []
      })
    guard tcgetattr(0, &saved) == 0 else {
      throw CommandFailure("standard input is not a terminal", remedy: "next: \(context.line(["review", "--accept"]))")
    }
  }

  /// - Returns: the decisions; `nil` if nothing is to be carried out.
  func run() -> [ReviewSession.Verdict?]? {
    enterRawMode()
    defer { tcsetattr(0, TCSAFLUSH, &saved) }
    while true {
      draw()
      guard let byte = Self.nextByte() else { return nil }
      guard let key = ReviewSession.Key(byte) else { continue }
      switch session.press(key) {
      case .show: break
      case .open(let index): open(pending[index])
      case .finish: return finish(session.verdicts)
      case .leave: return finish(nil)
      }
    }
  }

  private func finish(_ verdicts: [ReviewSession.Verdict?]?) -> [ReviewSession.Verdict?]? {
    console.printRaw("\n")
    return verdicts
  }

  /// Makes the terminal pass keys on one by one without showing them. Signals are off, so that Control-C cannot leave
  /// the terminal in this state.
  private func enterRawMode() {
    var raw = saved
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    tcsetattr(0, TCSAFLUSH, &raw)
  }

  private static func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(0, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  // MARK: Showing

  private func draw() {
    var lines = session.isAtEnd ? end : golden(session.position)
    if let remark { lines.append(remark) }
    remark = nil
    console.printRaw("\u{1B}[2J\u{1B}[H" + (picture?.clearing ?? ""))
    for line in lines { console.print(line) }
    if !session.isAtEnd, let shown = shownPicture(session.position) { console.printRaw(shown + "\n") }
    console.printRaw(keys + "\n")
  }

  private func golden(_ index: Int) -> [String] {
    let text = ReviewText(pending[index], root: root)
    let head = "[\(index + 1)/\(pending.count)] \(pending[index].place.name.title)"
    let decided = session.verdicts[index].map { "  decided: \($0.rawValue)" }
    return [head] + text.lines + text.files
      + [decided].compactMap(\.self)
  }

  private var end: [String] {
    let counts =
      "\(session.number(of: .accept)) to accept, \(session.number(of: .reject)) to reject, "
      + "\(pending.count - session.number(of: .accept) - session.number(of: .reject)) to leave"
    return ["End of the list: \(counts)"]
  }

  private var keys: String {
    if session.isAtEnd { return "[q] save and quit · [u]ndo · [p]revious · [x] quit without saving" }
    let same = session.sameCause.count
    let cause = same > 1 ? " · [c] accept all \(same) with this cause" : ""
    return "[a]ccept [r]eject [s]kip · A R S for all\(cause) · [n]ext [p]revious · [o]pen · [u]ndo · "
      + "[q] save and quit · [x] quit without saving"
  }

  private func shownPicture(_ index: Int) -> String? {
    guard let picture, let path = pending[index].picturePath,
      let bytes = FileManager.default.contents(atPath: "\(root)/\(path)")
    else { return nil }
    return picture.text(png: bytes)
  }

  /// Opens the pictures with the desktop's own program.
  private func open(_ golden: PendingGolden) {
    guard let path = golden.picturePath else {
      remark = "  it has no picture"
      return
    }
    let null = Foundation.open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    do throws(ChildProcess.StartError) {
      _ = try ChildProcess.start(
        "xdg-open", arguments: ["xdg-open", "\(root)/\(path)"], streams: (0...2).map { (source: null, target: $0) })
      remark = "  opened \(path)"
    } catch {
      remark = "  xdg-open cannot be started; the picture is \(path)"
    }
  }
}
