import LPSupport
import Foundation
import LPLiveServer

/// The state of a package's files, by their names, sizes and times.
struct SourceStamp: Equatable {
  private let digest: String

  /// Folders of results, in which nothing is a source.
  private static let results: Set<String> = ["goldens", "out", "dist"]

  init(of root: String) {
    var digest = ContentDigest()
    Self.add(root, to: &digest, isTop: true)
    self.digest = digest.hex
  }

  /// The state of the names of a package's files, and of its manifest.
  init(ofNamesIn root: String) {
    var digest = ContentDigest()
    Self.add(root, to: &digest, isTop: true, namesOnly: true)
    self.digest = digest.hex
  }

  /// Links are not followed, and hidden folders are not entered.
  private static func add(_ folder: String, to digest: inout ContentDigest, isTop: Bool, namesOnly: Bool = false) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && !(isTop && results.contains(name)) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, !OwnOutput.includes(status) else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        add(path, to: &digest, isTop: false, namesOnly: namesOnly)
      } else if namesOnly, name != "Package.swift", name != "Package.resolved" {
        digest.add(path)
      } else {
        digest.add("\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
      }
    }
  }
}
