import Foundation
import Messages

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
    let temporary = "\(path).preview-tmp"
    guard stat(path, &status) == 0, access(path, W_OK) == 0,
      (try? new.write(to: URL(fileURLWithPath: temporary))) != nil,
      chmod(temporary, status.st_mode & 0o7777) == 0, rename(temporary, path) == 0
    else {
      unlink(temporary)
      throw CommandFailure(
        "\(SourcePath.shown(file)) cannot be written", remedy: "Check its permissions, then try again.")
    }
  }
}
