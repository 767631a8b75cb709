import Foundation
import LPSupport
import LPSnapshots

/// A source or document that the tool changes, while editors and other commands may change it too.
enum SourceFile {
  /// Puts bytes into a file's place at once, with the file's permissions.
  ///
  /// - Parameter old: what the file has to contain.
  /// - Throws: `CommandFailure` if the file has changed, or cannot be written.
  static func replace(_ file: String, by new: Data, expecting old: Data) throws {
    let path = resolved(file)
    let isReplaced = try locking([path]) { try exchange(path, from: old, to: new) }
    guard isReplaced else {
      throw CommandFailure("\(SourcePath.shown(file)) has changed meanwhile", remedy: "Run the command again.")
    }
  }

  /// Changes files, all or none. A file that somebody saves meanwhile is changed anew, as it was saved.
  ///
  /// - Parameter change: returns a file's new bytes.
  /// - Throws: what `change` throws, and `CommandFailure` for a file that cannot be read or written.
  static func change(_ files: [String], _ change: (_ file: String, _ old: Data) throws -> Data) throws {
    let paths = files.map(resolved)
    try locking(paths) {
      // Before the first is written, it is known that all can be changed.
      var texts: [(old: Data, new: Data)] = []
      for (file, path) in zip(files, paths) {
        let old = try read(path)
        texts.append((old, try change(file, old)))
      }
      var count = 0
      do {
        while count < files.count {
          if try exchange(paths[count], from: texts[count].old, to: texts[count].new) {
            count += 1
          } else {
            let old = try read(paths[count])
            texts[count] = (old, try change(files[count], old))
          }
        }
      } catch {
        for index in 0..<count { _ = try? exchange(paths[index], from: texts[index].new, to: texts[index].old) }
        throw error
      }
    }
  }

  private static func resolved(_ file: String) -> String {
    URL(fileURLWithPath: file).resolvingSymlinksInPath().path
  }

  private static func read(_ path: String) throws -> Data {
    // Editors move a file away before they write it anew.
    for _ in 0..<50 {
      if let bytes = AtomicFile.settledBytes(path) { return Data(bytes) }
      guard errno == ENOENT else { break }
      usleep(2000)
    }
    throw CommandFailure(
      "\(SourcePath.shown(path)) cannot be read", remedy: "Check its permissions, then try again.")
  }

  private static func exchange(_ path: String, from old: Data, to new: Data) throws -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, access(path, W_OK) == 0 else {
      if errno == ENOENT { return false }
      throw CommandFailure(
        "\(SourcePath.shown(path)) cannot be written", remedy: "Check its permissions, then try again.")
    }
    do throws(AtomicFile.Failure) {
      return try AtomicFile().exchange(
        path, from: Array(old), to: Array(new), mode: status.st_mode & 0o7777)
    } catch {
      throw CommandFailure(
        "\(SourcePath.shown(path)) cannot be written: \(error.reason)", remedy: "Fix the problem above, then try again."
      )
    }
  }

  // MARK: Other commands

  /// Runs `body` while no other thread and no other command changes files of the same folders.
  ///
  /// - Throws: `CommandFailure` if one does for more than ten seconds.
  private static func locking<Value>(_ paths: [String], _ body: () throws -> Value) throws -> Value {
    var locks: [Int32] = []
    // A lock ends with its descriptor, also that of a command that is killed.
    defer { for lock in locks { close(lock) } }
    for folder in Set(paths.map { ($0 as NSString).deletingLastPathComponent }).sorted() {
      let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard lock >= 0 else { continue }
      locks.append(lock)
      var turns = 0
      // Some file systems have no locks of folders.
      while flock(lock, LOCK_EX | LOCK_NB) != 0, [EWOULDBLOCK, EINTR].contains(errno) {
        turns += 1
        guard turns < 5000 else {
          throw CommandFailure(
            "another command has been changing files in \(SourcePath.shown(folder)) for ten seconds",
            remedy: "Wait until it is done, then try again.")
        }
        usleep(2000)
      }
    }
    return try body()
  }
}
