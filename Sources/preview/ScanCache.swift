import LPAppSources
import LPDrawing
import Foundation
import LPSnapshots
import LPSupport

/// What was found in sources, kept by their content: to parse one takes ten times as long as to read it.
struct ScanCache: Sendable {
  private let folder: String
  private let identity: String
  private static let part = "scans"
  /// The number of sources that are kept.
  private static let limit = 20_000

  /// - Parameter identity: changes with the program that parses.
  /// - Returns: `nil` where nothing can be kept.
  init?(_ identity: String) {
    guard let cache = try? CompileCache(part: Self.part, limit: Self.limit) else { return nil }
    (folder, self.identity) = (cache.root, identity)
  }

  /// The scan of a source.
  ///
  /// - Parameter parse: finds it where it is not known.
  func scan(of path: String, _ bytes: [UInt8], _ parse: () -> SourceScan) -> SourceScan {
    let key = SHA256.hex(Array("\(identity)\n\(path)\n".utf8) + bytes).prefix(32)
    let file = "\(folder)/\(key).json"
    if let data = FileManager.default.contents(atPath: file),
      let known = try? JSONText.decode(SourceScan.self, from: data)
    {
      return known
    }
    let scan = parse()
    if let data = try? JSONEncoder().encode(scan) { try? AtomicFile().replace(file, by: Array(data)) }
    return scan
  }

  /// Removes everything where there is too much: what is needed is parsed again.
  static func makeRoom() {
    guard let folder = try? CompileCache(part: part, limit: limit).root else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > limit else { return }
    for name in names { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
  }
}
