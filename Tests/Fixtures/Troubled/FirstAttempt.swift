import Foundation

/// Whether the command asks for the first time, as something that fails now and then would.
enum FirstAttempt {
  /// True once for each command: those of one have a parent in common, and a folder cannot be made twice.
  static var isThis: Bool {
    let mark = NSTemporaryDirectory() + "troubled-\(getppid())"
    if mkdir(mark, 0o700) == 0 { return true }
    rmdir(mark)
    return false
  }
}
