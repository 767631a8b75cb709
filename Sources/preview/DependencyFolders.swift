import Foundation

/// The folders in which package managers put the sources of what an app depends on.
enum DependencyFolders {
  private static let names = [
    "Pods", "Carthage/Checkouts", ".build/checkouts", "SourcePackages/checkouts",
    "DerivedData/SourcePackages/checkouts",
  ]
  /// How many folders around an operand are looked into: the app's sources are below the project's folder.
  private static let levels = 4

  /// Returns the paths of Swift files in such folders beside operands, and in the folders around these.
  static func sources(around operands: [String]) -> [String] {
    let folders = operands.flatMap { operand in
      around(URL(fileURLWithPath: operand).standardizedFileURL).flatMap { folder in names.map { "\(folder)/\($0)" } }
    }
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }.flatMap(sources)
  }

  /// A text that changes with the files.
  static func state(of paths: [String]) -> String {
    paths.map { path in
      var status = stat()
      stat(path, &status)
      return "\(path) \(status.st_size) \(status.st_mtim.tv_sec)"
    }.joined(separator: "\n")
  }

  /// A folder and those around it, up to that of the repository.
  private static func around(_ url: URL) -> [String] {
    var (next, found) = (url, [String]())
    while found.count < levels, next.path != "/" {
      found.append(next.path)
      if FileManager.default.fileExists(atPath: "\(next.path)/.git") { break }
      next = next.deletingLastPathComponent()
    }
    return found
  }

  private static func sources(below folder: String) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    while let path = found.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") ?? false {
        found.skipDescendants()
      } else if path.hasSuffix(".swift"), !path.hasSuffix("Package.swift") {
        paths.append("\(folder)/\(path)")
      }
    }
    return paths.sorted()
  }
}
