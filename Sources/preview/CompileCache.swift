import LPDrawing
import LPProcesses
import LPSupport
import Foundation

/// The cache of what was compiled, each in a folder that is named by a digest of its inputs.
struct CompileCache {
  struct Key {
    let path: String
    let source: String
    let runtime: String

    /// The text that the digest is made from. It includes the path, since the compiler puts it into the program.
    var text: String { "\(runtime)\n\(path)\n\(source)" }
    var folder: String { String(SHA256.hex(Array(text.utf8)).prefix(32)) }

    static func isFolder(_ name: String) -> Bool { name.utf8.count == 32 && name.allSatisfy(\.isHexDigit) }
  }

  static let executableName = "catalog"
  /// Held while a folder is made and locked: until then it looks like one that was left over.
  private static let starting = NSLock()
  /// The number of entries that are kept.
  private let limit: Int
  /// The folder of the entries.
  let root: String

  /// A cache of many small parts in a folder of its own.
  ///
  /// - Parameter part: the folder's name.
  /// - Throws: `CommandFailure` if no folder is writable.
  init(part: String, limit: Int) throws {
    root = "\(try CompileCache().root)/\(part)"
    self.limit = limit
    _ = Folder.make(root, mode: 0o700)
  }

  /// - Throws: `CommandFailure` if no folder is writable.
  init() throws {
    limit = 64
    let caches = UserCache.folders().map { $0 + "/preview" }
    for folder in caches + [FileManager.default.currentDirectoryPath + "/.preview/cache"] {
      _ = Folder.make(folder, mode: 0o700)
      // Whoever can write there can run code as this user.
      if access(folder, W_OK | X_OK) == 0, Self.isOwn(folder), chmod(folder, 0o700) == 0 {
        root = folder
        return
      }
    }
    throw CommandFailure(
      "no folder for compiled files is writable and yours",
      remedy: "Set XDG_CACHE_HOME to a writable folder of yours, then run the command again.")
  }

  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_uid == geteuid() && status.st_mode & S_IFMT != S_IFLNK
  }

  func executable(_ key: Key) -> String? { executable(named: key.folder) }

  /// - Parameter name: that of an entry's folder.
  func executable(named name: String) -> String? {
    let folder = "\(root)/\(name)"
    let path = "\(folder)/\(Self.executableName)"
    guard access(path, X_OK) == 0, Self.isOwn(folder), Self.isOwn(path) else { return nil }
    // The least recently used entries are deleted first.
    utimes(folder, nil)
    return path
  }

  /// Builds the executable in a new folder, which moves to its place once the build succeeds.
  func make(_ key: Key, _ build: (_ folder: String) throws -> Void) throws -> String {
    let final = "\(root)/\(key.folder)"
    let (folder, lock) = try Self.starting.withLock {
      removeLeftovers()
      let folder = try TemporaryFolder(at: "\(root)/.\(key.folder).\(getpid())")
      let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      _ = flock(lock, LOCK_EX | LOCK_NB)
      return (folder, lock)
    }
    defer {
      folder.remove()
      if lock >= 0 { close(lock) }
    }
    let temporary = folder.path
    try build(temporary)
    // Whatever the mask of permissions is.
    chmod("\(temporary)/\(Self.executableName)", 0o700)
    try move(temporary, to: final, key)
    makeRoom()
    let made = "\(final)/\(Self.executableName)"
    guard access(made, X_OK) == 0 else {
      throw CommandFailure(
        "\(made) cannot be run: \(String(cString: strerror(errno)))",
        remedy: "Name a folder on a disk that programs can run from with XDG_CACHE_HOME, then run the command again.")
    }
    return made
  }

  private func move(_ temporary: String, to final: String, _ key: Key) throws {
    guard rename(temporary, final) != 0 else { return }
    let reason = errno
    // Another process may have built the same executable in the meantime.
    guard executable(key) == nil else { return }
    if isBroken(final) {
      try? FileManager.default.removeItem(atPath: final)
      guard rename(temporary, final) != 0, executable(key) == nil else { return }
    }
    throw CommandFailure(
      "\(final) cannot be written: \(String(cString: strerror(reason)))",
      remedy: "Fix the problem above, then run the command again.")
  }

  /// Whether an entry of this user's has lost its executable, as to a cleaner of old files, or may not run it.
  private func isBroken(_ folder: String) -> Bool {
    let path = "\(folder)/\(Self.executableName)"
    return Self.isOwn(folder) && (access(path, F_OK) != 0 || Self.isOwn(path))
  }

  /// Removes folders of compilations that were killed: nobody holds the lock of these.
  private func removeLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    for path in names.filter({ $0.hasPrefix(".") }).map({ "\(root)/\($0)" }) {
      let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      guard lock >= 0 else { continue }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
      close(lock)
    }
  }

  private func makeRoom() {
    let manager = FileManager.default
    // The cache of calibrations and those of parts are beside the entries, and have limits of their own.
    let names = ((try? manager.contentsOfDirectory(atPath: root)) ?? []).filter(Key.isFolder)
    guard names.count > limit else { return }
    let dated = names.map { name in
      let attributes = try? manager.attributesOfItem(atPath: "\(root)/\(name)")
      return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for (name, _) in dated.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }).prefix(names.count - limit) {
      try? manager.removeItem(atPath: "\(root)/\(name)")
    }
  }
}
