import Foundation
import LPSupport

/// A folder of this user alone, which goes away with its value; an interrupt ends the process after that.
package final class TemporaryFolder {
  package let path: String
  private var isThere = true

  /// Makes a folder with a name that nobody else knows.
  ///
  /// - Parameter parent: where it is made; among the temporary files if it is not given.
  /// - Throws: `CommandFailure` if it cannot be made.
  package init(_ name: String, in parent: String? = nil) throws {
    Interruption.retain()
    let parent = parent ?? FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      let reason = String(cString: strerror(errno))
      Interruption.release()
      throw CommandFailure(
        "no temporary folder can be made in \(parent): \(reason)",
        remedy: "Free space there, or name another folder with TMPDIR, then run the command again.")
    }
    path = String(cString: made)
  }

  /// Makes a folder at a path where no other process makes one.
  ///
  /// - Throws: `CommandFailure` if it cannot be made.
  package init(at path: String) throws {
    Interruption.retain()
    self.path = path
    if let error = Folder.make(path, mode: 0o700) {
      Interruption.release()
      throw CommandFailure(
        "\(path) cannot be written: \(String(cString: strerror(error)))",
        remedy: "Fix the problem above, then run the command again.")
    }
  }

  /// Removes the folder, unless it was moved away.
  package func remove() {
    guard isThere else { return }
    isThere = false
    // A program that an interrupt ends may still write there, for at most half a second.
    for _ in 0..<50 {
      try? FileManager.default.removeItem(atPath: path)
      guard access(path, F_OK) == 0 else { break }
      usleep(10_000)
    }
    Interruption.release()
  }

  deinit { remove() }
}
