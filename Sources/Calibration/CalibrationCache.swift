import LPSupport
import Foundation
import LPSnapshots

/// Digests of calibration scenes, remembered for a program and the libraries that it has loaded.
package struct CalibrationCache {
  private let path: String

  /// `nil` where a library cannot be identified, or where there is no folder for caches.
  package init?(environment: [String: String]) {
    guard let folder = UserCache.folders(environment).first, let key = Self.key(environment) else { return nil }
    path = "\(folder)/preview/calibration/\(key).json"
  }

  var digests: [String: String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONText.decode([String: String].self, from: data)
  }

  /// Writes digests to the cache; without a place to write to, the next run calibrates again.
  func store(_ digests: [String: String]) {
    guard let data = try? JSONEncoder().encode(digests) else { return }
    Self.removeOldest(in: (path as NSString).deletingLastPathComponent)
    try? AtomicFile().replace(path, by: Array(data))
  }

  private static let limit = 64

  private static func removeOldest(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count >= limit else { return }
    let dated = names.map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for (name, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(names.count - limit + 1) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// The linkers' digests of all code that is loaded, and what chooses among it; a file without one is identified by
  /// its inode, size and time.
  private static func key(_ environment: [String: String]) -> String? {
    guard let loaded = LoadedCode.all else { return nil }
    var digest = ContentDigest()
    // Libraries choose code by the processor, unless these variables forbid it.
    var host = [CChar](repeating: 0, count: 256)
    gethostname(&host, host.count - 1)
    digest.add(host.map { String($0) }.joined(separator: " "))
    for name in ["GLIBC_TUNABLES", "PIXMAN_DISABLE"] { digest.add("\(name)=\(environment[name] ?? "")") }
    for code in loaded {
      guard let identity = code.buildID ?? fileIdentity(code.path) else { return nil }
      digest.add("\(code.path.split(separator: "/").last ?? "") \(identity)")
    }
    return digest.hex
  }

  private static func fileIdentity(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
