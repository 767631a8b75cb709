package import Foundation

/// The files that this process and those that it starts write while they run: the folder for temporary files, and the
/// files that its output goes to. In a folder that is followed, each would be a change that starts the next build.
package enum OwnOutput {
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  private static let own: Set<Identity> = {
    var found: Set<Identity> = []
    var status = stat()
    if stat(NSTemporaryDirectory(), &status) == 0 { found.insert(identity(status)) }
    for stream: Int32 in [1, 2] where fstat(stream, &status) == 0 && status.st_mode & S_IFMT == S_IFREG {
      found.insert(identity(status))
    }
    return found
  }()

  private static func identity(_ status: stat) -> Identity {
    Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// Whether a file or folder is one of them.
  package static func includes(_ status: stat) -> Bool { own.contains(identity(status)) }
}
