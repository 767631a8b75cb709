import LPCommandLine
import LPSupport
import Foundation
import LPLiveServer

/// The port and the token of the last run for the same sources, so that pages that are open find the server again.
struct LiveAddress: Codable {
  var port: Int
  var token: String

  private static func path(for sources: String) -> String? {
    UserCache.folders().first.map { "\($0)/preview/live/\(Digest64(sources).hex).json" }
  }

  /// Reads the address, which only this user may have been able to write and read.
  init(of sources: String) {
    let path = Self.path(for: sources)
    var status = stat()
    if let path, lstat(path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o7777 == 0o600,
      let data = FileManager.default.contents(atPath: path),
      let known = try? JSONText.decode(Self.self, from: data),
      known.token.count == 32, (1...65_535).contains(known.port)
    {
      self = known
    } else {
      (port, token) = (0, RequestGuard.makeToken())
    }
  }

  /// Keeps the address, where there is a folder for it.
  func keep(for sources: String) {
    guard let path = Self.path(for: sources), let data = try? JSONEncoder().encode(self) else { return }
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let temporary = "\(path).\(getpid())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    _ = data.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    rename(temporary, path)
  }
}
