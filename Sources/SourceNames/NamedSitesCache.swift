import Foundation
import LPSupport

/// Sources that were read in this process; one that changes is read again.
final class NamedSitesCache: Sendable {
  static let shared = NamedSitesCache()

  private struct Entry {
    let size: Int
    let time: timespec
    let sites: NamedSites
  }

  private let entries = Locked<[String: Entry]>([:])

  func sites(of path: String, sizeLimit: Int) -> NamedSites? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= sizeLimit else { return nil }
    let (size, time) = (Int(status.st_size), status.st_mtim)
    return entries.withLock { entries in
      if let known = entries[path], known.size == size, known.time.tv_sec == time.tv_sec,
        known.time.tv_nsec == time.tv_nsec
      {
        return known.sites
      }
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let sites = NamedSites(source: Array(data))
      entries[path] = Entry(size: size, time: time, sites: sites)
      return sites
    }
  }
}
