import Foundation

/// What the catalog does, besides listing its previews, where the environment asks for it.
enum Misdeed {
  /// Counts runs of a preview in the file that the environment names.
  static func note(_ run: String) {
    guard let path = ProcessInfo.processInfo.environment["TROUBLED_RUNS"], let file = fopen(path, "a") else { return }
    fputs(run + "\n", file)
    fclose(file)
  }

  /// Prints a note, once in each process, as code of an app without its data does.
  @MainActor static func telling<Shown>(_ screen: Shown) -> Shown {
    guard ProcessInfo.processInfo.environment["TROUBLED_PREVIEWS"] == "tell", !hasTold else { return screen }
    hasTold = true
    print("note: nothing has data")
    return screen
  }

  @MainActor private static var hasTold = false

  /// A hundred names that would reach terminals and runners of CI jobs as commands.
  static var hostileNames: [String] {
    guard ProcessInfo.processInfo.environment["TROUBLED_PREVIEWS"] == "names" else { return [] }
    let attacks = [
      "a\n::error file=x::b", "::warning file=x::", "\u{A0}::error file=x::", "a\r\n::set-output name=x::y",
      "\u{1B}[2J",
      "\u{9B}2J", "\u{0}", "\u{202E}abc\u{2066}", "##[error]x", "a\u{2028}::notice file=x::##vso[task.complete]",
    ]
    return (0..<10).flatMap { number in attacks.map { "\($0) \(number)" } }
  }

  static var movesAway: Bool { ProcessInfo.processInfo.environment["TROUBLED_PREVIEWS"] == "chdir" }

  /// Changes the working folder and the permissions of new files.
  static func moveAway() {
    chdir(NSTemporaryDirectory())
    umask(0o777)
  }

  /// What a preview does to its process, where the environment asks for it.
  static var meddling: String? {
    let word = ProcessInfo.processInfo.environment["TROUBLED_PREVIEWS"]
    return word.flatMap { ["meddle", "shout", "leave", "devour"].contains($0) ? $0 : nil }
  }

  /// Changes the process for whatever it does next.
  static func meddle(_ how: String) {
    switch how {
    case "shout": while true { print(String(repeating: "shout ", count: 20)) }
    case "leave": exit(0)
    case "devour":
      var eaten: [[UInt8]] = []
      while true { eaten.append([UInt8](repeating: 1, count: 1 << 26)) }
    default:
      print(String(repeating: "a long story\n", count: 10_000))
      print("the end")
      setenv("MEDDLED", "1", 1)
      unsetenv("HOME")
      fflush(nil)
      for stream: Int32 in [1, 2] { dup2(open("stolen.txt", O_WRONLY | O_CREAT | O_APPEND, 0o600), stream) }
      print("stolen")
      close(0)
      // No file may have more than one byte.
      var limit = rlimit(rlim_cur: 1, rlim_max: .max)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    }
  }

  /// Says what a preview finds that is made afterwards.
  static func look() {
    let environment = ProcessInfo.processInfo.environment
    print("HOME \(environment["HOME"] == nil ? "gone" : "there"), MEDDLED \(environment["MEDDLED"] ?? "unset")")
    print("input \(fcntl(0, F_GETFD) == -1 ? "closed" : "open")")
    let status = try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
    if let line = status?.split(separator: "\n").first(where: { $0.hasPrefix("Cpus_allowed_list") }) { print(line) }
  }

  static func commit() {
    if ProcessInfo.processInfo.environment["TROUBLED_LISTING"] == "count" { note("process \(getpid())") }
    if ProcessInfo.processInfo.environment["TROUBLED_LISTING"] == "chdir" {
      moveAway()
      setenv("MEDDLED", "1", 1)
    }
    switch ProcessInfo.processInfo.environment["TROUBLED_PREVIEWS"] {
    case "exit": exit(0)
    case "loop": while true { usleep(1000) }
    case "print": print("made anew")
    case "chdir": moveAway()
    default: break
    }
  }
}
