import Foundation
import LPSnapshots
import LPSupport

/// The folders of goldens that belong to no catalog of a package.
struct OrphanedGoldens {
  private let root: String
  private let store: GoldenStore
  /// The stale goldens, sorted by folder.
  let folders: [(name: String, stale: StaleGoldens)]

  /// - Parameter catalogs: the names of all catalogs in the package's targets.
  init(root: String, catalogs: [String]) throws {
    self.root = root
    store = GoldenStore(root: URL(fileURLWithPath: root), environment: ProcessInfo.processInfo.environment)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/goldens")) ?? []).sorted()
    let unknown = names.filter {
      !$0.hasPrefix(".") && !catalogs.contains($0) && Self.isFolder("\(root)/goldens/\($0)")
    }
    let owners = unknown.isEmpty ? [] : Self.otherOwners(below: root)
    folders = try unknown.filter { name in !owners.contains { $0(name) } }.compactMap { [store] name in
      do throws(GoldenFileError) {
        let stale = try store.stale(inCatalog: name, known: [])
        return stale.isEmpty ? nil : (name, stale)
      } catch {
        throw CommandFailure(error.message, remedy: "next: git status goldens")
      }
    }
  }

  var isEmpty: Bool { folders.isEmpty }

  /// The folders as catalogs of a report.
  var reports: [CatalogReport] {
    folders.map { name, stale in
      var report = CatalogReport(name: name, folder: name)
      report.stale = stale.goldens
      report.leftovers = stale.leftovers
      return report
    }
  }

  func prune() throws {
    for (name, stale) in folders {
      do throws(GoldenWriteError) {
        try store.prune(stale)
        try store.removeEnvironment(ofCatalog: name)
      } catch {
        throw CommandFailure(error.message, remedy: "next: git status goldens")
      }
    }
  }

  /// Finds the documents and single files that own goldens; a run over the package does not build these catalogs.
  private static func otherOwners(below root: String) -> [(String) -> Bool] {
    var owners: [(String) -> Bool] = []
    let enumerator = FileManager.default.enumerator(atPath: root)
    while let path = enumerator?.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix(".") || path == "goldens" || name == "out" { enumerator?.skipDescendants() }
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "storyboard", "xib": owners.append { $0 == stem || $0.hasPrefix("\(stem)-") }
      case "swift":
        guard let source = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else { continue }
        let declared = CatalogSource.declared(in: source)
        if !declared.isEmpty { owners.append(declared.contains) }
      default: break
      }
    }
    return owners
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
