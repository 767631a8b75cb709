import Foundation

/// The files below a folder, without those of builds and of other tools.
package struct SuiteFiles {
  /// As absolute paths, sorted.
  package let paths: [String]

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "checkouts",
  ]

  /// - Parameter isOutside: whether a folder is left out with all that is in it.
  package init(below folder: String, without isOutside: (String) -> Bool = { _ in false }) {
    let found = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      if name.hasPrefix(".") || Self.skipped.contains(name) || isOutside("\(folder)/\(path)") {
        found?.skipDescendants()
      } else if found?.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
        paths.append("\(folder)/\(path)")
      }
    }
    self.paths = paths.sorted()
  }

  /// Manifests and `main.swift`, the only source with statements at file level, are not among a module's sources.
  package static func isSource(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".swift") && name != "main.swift" && !name.hasPrefix("Package.swift")
      && !name.hasPrefix("Package@")
  }

  /// Returns whether a folder holds references: by its name, as the libraries choose it.
  package static func isReferenceFolder(_ name: String) -> Bool {
    name.hasPrefix("__Snapshots__") || name.hasPrefix("ReferenceImages") || name.hasPrefix("FailureDiffs")
  }

  package static func isReference(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { isReferenceFolder(String($0)) }
  }
}
