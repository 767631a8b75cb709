import LPProcesses
import LPSupport
import Foundation

/// A folder for results. Each file is written completely or not at all.
package struct OutputFolder: Codable, Sendable {
  /// The path as it was given.
  package let path: String
  /// The option of the command line that names the folder.
  package let option: String

  package init(path: String, option: String = "out") { (self.path, self.option) = (path, option) }

  /// Makes the folder, and checks that files can be created in it.
  ///
  /// - Throws: `CommandFailure` if they cannot.
  package func prepare(_ subfolder: String) throws {
    let target = "\(path)/\(subfolder)"
    try makeFolder(target)
    guard access(target, W_OK | X_OK) == 0 else { throw failure(target, errno) }
    removeLeftovers(in: subfolder)
  }

  /// Removes what runs that were killed have left in a subfolder, as well as what workers of this run have left that were
  /// killed because of their time limit and whose work another one did.
  package func removeLeftovers(in subfolder: String) {
    remove(Folder.files(below: "\(path)/\(subfolder)", where: Self.isTemporary))
  }

  /// Removes what runs that were killed while they wrote one file have left beside it.
  package func removeLeftovers(of name: String) {
    let target = "\(path)/\(name)"
    let folder = Self.parent(of: target)
    let prefix = ".\(target.dropFirst(folder.count + 1))."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    remove(names.filter { $0.hasPrefix(prefix) && Self.isTemporary($0) }.map { "\(folder)/\($0)" })
  }

  /// Removes temporary files whose runs were killed: nobody holds the lock of these.
  private func remove(_ paths: [String]) {
    for path in paths {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }

  /// Whether a file has a name as `write` gives it: `.default.png.4711.tmp`.
  private static func isTemporary(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 4 && parts[0].isEmpty && parts.last == "tmp" && Int(parts[parts.count - 2]) != nil
  }

  /// Writes a temporary file and renames it, so that a reader sees either the old file or the new one. A reader that
  /// has the old file open keeps it.
  ///
  /// - Parameter name: a path relative to the folder; missing folders are made.
  /// - Throws: `CommandFailure`; then no temporary file is left.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try write(to: name) { write in try write(bytes) }
  }

  /// Writes a file in pieces, so that it is never in memory as a whole.
  package func write(to name: String, _ body: (_ write: @escaping ([UInt8]) throws -> Void) throws -> Void) throws {
    let target = "\(path)/\(name)"
    let folder = Self.parent(of: target)
    try makeFolder(folder)
    let temporary = "\(folder)/.\(target.dropFirst(folder.count + 1)).\(getpid()).tmp"
    let descriptor = Interruption.createFile(temporary)
    defer { Interruption.releaseFile(temporary) }
    guard descriptor >= 0 else { throw failure(target, errno) }
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    do {
      try body { bytes in
        let error = Self.write(bytes, to: descriptor)
        if error != 0 { throw failure(target, error) }
      }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    // Some file systems report only here that the disk is full.
    var error = close(descriptor) == 0 ? 0 : errno
    if error == 0, rename(temporary, target) != 0 { error = errno }
    guard error == 0 else {
      unlink(temporary)
      throw failure(target, error)
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress! + offset, bytes.count - offset) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      offset += count
    }
    return 0
  }

  private func makeFolder(_ folder: String) throws {
    guard let error = Folder.make(folder) else { return }
    guard error == EEXIST || error == ENOTDIR else { throw failure(folder, error) }
    // The file that is in the way.
    var path = folder
    var status = stat()
    while stat(path, &status) != 0, !Self.parent(of: path).isEmpty { path = Self.parent(of: path) }
    throw failure(path, ENOTDIR)
  }

  /// Returns everything before the last slash; empty if there is none. (Foundation's function traps on names of one
  /// letter.)
  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private func failure(_ path: String, _ error: Int32) -> CommandFailure {
    let advice =
      switch error {
      case ENOSPC, EDQUOT:
        "Free space on the disk, or name a folder on another disk with --\(option), and run the command again."
      default: "Name a writable folder with --\(option), and run the command again."
      }
    return CommandFailure("\(path) cannot be written: \(String(cString: strerror(error)))", remedy: advice)
  }
}
