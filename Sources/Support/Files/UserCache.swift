import Foundation

/// The user's folders for what can be made again, by the XDG Base Directory Specification.
package enum UserCache {
  /// `$XDG_CACHE_HOME`, then `$HOME/.cache`, whether they exist or not. Relative paths count as none, as the specification
  /// says.
  package static func folders(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> [String] {
    [environment["XDG_CACHE_HOME"], environment["HOME"].map { "\($0)/.cache" }]
      .compactMap { $0.flatMap { $0.hasPrefix("/") ? $0 : nil } }
  }

  /// The first of the folders that is writable; it is made if it does not exist.
  package static var writable: String? {
    folders().first { folder in
      _ = Folder.make(folder, mode: 0o700)
      return access(folder, W_OK | X_OK) == 0
    }
  }
}
