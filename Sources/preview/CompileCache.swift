import Drawing
import Foundation
import Messages

/// The cache of compiled single files, each in a folder that is named by a digest of its inputs.
struct CompileCache {
  struct Key {
    let path: String
    let source: String
    let runtime: String

    /// The text that the digest is made from. It includes the path, since the compiler puts it into the program.
    var text: String { "\(runtime)\n\(path)\n\(source)" }
    var folder: String { String(SHA256.hex(Array(text.utf8)).prefix(32)) }
  }

  static let executableName = "catalog"
  private static let limit = 64
  private let root: String

  /// - Throws: `CommandFailure` if no folder is writable.
  init() throws {
    let environment = ProcessInfo.processInfo.environment
    let caches = [
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil },
      environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil },
    ].compactMap { $0 }.map { $0 + "/preview" }
    for folder in caches + [FileManager.default.currentDirectoryPath + "/.preview/cache"] {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      if access(folder, W_OK | X_OK) == 0 {
        root = folder
        return
      }
    }
    throw CommandFailure(
      "no folder for compiled files is writable",
      remedy: "Set XDG_CACHE_HOME to a writable folder, then run the command again.")
  }

  func executable(_ key: Key) -> String? {
    let path = "\(root)/\(key.folder)/\(Self.executableName)"
    guard access(path, X_OK) == 0 else { return nil }
    // The least recently used entries are deleted first.
    utimes("\(root)/\(key.folder)", nil)
    return path
  }

  /// Builds the executable in a new folder, which moves to its place once the build succeeds.
  func make(_ key: Key, _ build: (_ folder: String) throws -> Void) throws -> String {
    let temporary = "\(root)/.\(key.folder).\(getpid())"
    let final = "\(root)/\(key.folder)"
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    do {
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        "\(temporary) cannot be written: \(error.localizedDescription)",
        remedy: "Fix the problem above, then run the command again.")
    }
    try build(temporary)
    // Another process has built the same executable in the meantime.
    if rename(temporary, final) != 0, access("\(final)/\(Self.executableName)", X_OK) != 0 {
      throw CommandFailure(
        "\(final) cannot be written: \(String(cString: strerror(errno)))",
        remedy: "Fix the problem above, then run the command again.")
    }
    makeRoom()
    return "\(final)/\(Self.executableName)"
  }

  private func makeRoom() {
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: root)) ?? []).filter { !$0.hasPrefix(".") }
    guard names.count > Self.limit else { return }
    let dated = names.map { name in
      let attributes = try? manager.attributesOfItem(atPath: "\(root)/\(name)")
      return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for (name, _) in dated.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }).prefix(names.count - Self.limit) {
      try? manager.removeItem(atPath: "\(root)/\(name)")
    }
  }
}
