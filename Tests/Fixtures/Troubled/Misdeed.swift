import Foundation

/// What the catalog does, besides listing its previews, where the environment asks for it.
enum Misdeed {
  /// Counts runs of a preview in the file that the environment names.
  static func note(_ run: String) {
    guard let path = ProcessInfo.processInfo.environment["TROUBLED_RUNS"], let file = fopen(path, "a") else { return }
    fputs(run + "\n", file)
    fclose(file)
  }

  static func commit() {
    switch ProcessInfo.processInfo.environment["TROUBLED_PREVIEWS"] {
    case "exit": exit(0)
    case "loop": while true { usleep(1000) }
    case "print": print("made anew")
    default: break
    }
  }
}
