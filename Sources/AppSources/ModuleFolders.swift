/// The folders with the sources of modules that an app brings along: pods, packages that are checked out, packages of its
/// own.
package struct ModuleFolders {
  private let paths: [String]
  /// The names of the folders around the sources.
  private let folders: [[Substring]]

  /// - Parameter paths: those of all sources.
  package init(_ paths: [String]) {
    self.paths = paths
    folders = paths.map { $0.split(separator: "/").dropLast() }
  }

  /// The number of sources of the largest module that is compiled.
  private static let most = 150

  /// The paths of a module's sources: those below the folder of its name, of several the one that has most of them. Tests
  /// and examples are none of them.
  package func sources(of module: String) -> [String] {
    var candidates: [[Substring]: [String]] = [:]
    for (path, folder) in zip(paths, folders) {
      guard let position = folder.lastIndex(where: { $0 == module }),
        !folder[(position + 1)...].contains(where: Self.isApart)
      else { continue }
      candidates[Array(folder[...position]), default: []].append(path)
    }
    let fitting = candidates.filter { $0.value.count <= Self.most }
    let best = fitting.max { first, second in
      (first.value.count, second.key.count, second.value[0]) < (second.value.count, first.key.count, first.value[0])
    }
    return best?.value ?? []
  }

  /// Whether a folder in a module's is none of the module's sources.
  private static func isApart(_ folder: Substring) -> Bool {
    let name = folder.lowercased()
    return name.hasSuffix("tests") || ["test", "example", "examples", "demo", "sample", "playground"].contains(name)
  }
}
