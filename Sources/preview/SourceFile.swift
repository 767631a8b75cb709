import Foundation
import LPSupport
import LPSnapshots

/// A source or document that the tool changes.
enum SourceFile {
  /// Puts bytes into a file's place at once, with the file's permissions.
  ///
  /// - Parameter old: what the file has to contain; `nil` for anything.
  /// - Throws: `CommandFailure` if the file has changed, or cannot be written.
  static func replace(_ file: String, by new: Data, expecting old: Data? = nil) throws {
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    if let old, FileManager.default.contents(atPath: path) != old {
      throw CommandFailure("\(SourcePath.shown(file)) has changed meanwhile", remedy: "Run the command again.")
    }
    var status = stat()
    guard stat(path, &status) == 0, access(path, W_OK) == 0 else {
      throw CommandFailure(
        "\(SourcePath.shown(file)) cannot be written", remedy: "Check its permissions, then try again.")
    }
    do throws(AtomicFile.Failure) {
      try AtomicFile().replace(path, by: Array(new), mode: status.st_mode & 0o7777)
    } catch {
      throw CommandFailure(
        "\(SourcePath.shown(file)) cannot be written: \(error.reason)", remedy: "Fix the problem above, then try again."
      )
    }
  }
}
