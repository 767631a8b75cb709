import Foundation

/// The working folder and the mask of permissions of this process, which a preview's code may change: the files that are
/// written for it afterwards are the command's business.
struct ProcessSettings {
  private let folder: Int32
  private let mask: mode_t

  init() {
    folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Another thread that makes a file meanwhile gives nobody more than it would.
    mask = umask(0o077)
    umask(mask)
  }

  /// Sets them as they were. This is done once.
  func restore() {
    umask(mask)
    guard folder >= 0 else { return }
    _ = fchdir(folder)
    close(folder)
  }
}
