import Foundation

/// What the catalog does, besides listing its previews, where the environment asks for it.
enum Misdeed {
  /// Counts runs of a preview in the file that the environment names.
  static func note(_ run: String) {
    guard let path = ProcessInfo.processInfo.environment["TROUBLED_RUNS"], let file = fopen(path, "a") else { return }
    fputs(run + "\n", file)
    fclose(file)
  }

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

  static func commit() {
    switch ProcessInfo.processInfo.environment["TROUBLED_PREVIEWS"] {
    case "exit": exit(0)
    case "loop": while true { usleep(1000) }
    case "print": print("made anew")
    case "chdir": moveAway()
    default: break
    }
  }
}
