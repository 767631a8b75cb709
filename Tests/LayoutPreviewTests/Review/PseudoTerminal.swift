import Foundation
import ThreadTime

/// A terminal of which the tests are the keyboard and the screen.
final class PseudoTerminal {
  private let master: Int32
  private let slave: Int32
  private var shown: [UInt8] = []

  struct Failure: Error {
    let what: String
  }

  init() throws {
    // The C library's own functions for this are not seen from Swift; these are Linux's TIOCSPTLCK and TIOCGPTN.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (lock, number): (Int32, Int32) = (0, 0)
    guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw Failure(what: "no pseudo-terminal")
    }
    slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard slave >= 0 else { throw Failure(what: "no pseudo-terminal") }
    var size = winsize(ws_row: 50, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
  }

  deinit {
    close(master)
    close(slave)
  }

  /// Starts an executable of the build folder with this terminal as its input, output and errors.
  func run(
    _ executable: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = CommandRun.buildFolder.appendingPathComponent(executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": path, "HOME": folder.url.path, "TERM": "xterm"].merging(environment) { $1 }
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.runWithinLimit()
    return process
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Reads until the text is on the screen.
  ///
  /// - Returns: what was shown since the last time, the text included.
  @discardableResult
  func wait(for text: String, seconds: Double = 60) throws -> String {
    let end = Date().addingTimeInterval(seconds)
    while true {
      let all = String(decoding: shown, as: UTF8.self)
      if let range = all.range(of: text) {
        let seen = String(all[..<range.upperBound])
        shown = Array(all[range.upperBound...].utf8)
        return seen
      }
      var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      let left = end.timeIntervalSinceNow
      guard left > 0 else { throw Failure(what: "'\(text)' did not come; there was: \(all.suffix(2000))") }
      guard poll(&descriptor, 1, Int32(left * 1000)) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = read(master, &buffer, buffer.count)
      if count > 0 { shown += buffer[..<count] }
    }
  }

  /// Whether what is typed would be shown and wait for a line, as a shell expects it.
  var isAsShellsExpect: Bool {
    var settings = termios()
    tcgetattr(slave, &settings)
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & wanted == wanted
  }
}
