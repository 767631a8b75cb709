import Foundation

extension GoldenStore {
  /// Returns the files in a catalog's folder that belong to none of the known places.
  ///
  /// `known` must have the places of all variants of the catalog: otherwise the rest would count as stale.
  package func stale(inCatalog folder: String, known: [GoldenPlace]) throws(GoldenFileError) -> StaleGoldens {
    let owned = Set(known.flatMap { [$0.layoutPath, $0.picturePath] })
    var stale = StaleGoldens(goldens: [], leftovers: [])
    for path in try files(inCatalog: folder) {
      if path.hasSuffix(AtomicFile.temporarySuffix) {
        stale.leftovers.append(path)
      } else if path.hasSuffix(".layout.txt") || path.hasSuffix(".png"), !owned.contains(path) {
        stale.goldens.append(path)
      }
    }
    return stale
  }

  /// Deletes stale goldens and the folders that become empty.
  package func prune(_ stale: StaleGoldens) throws(GoldenWriteError) {
    for path in stale.goldens + stale.leftovers {
      if isContinuousIntegration { throw .refused(path: path) }
      try requireInside(path)
      do {
        try FileManager.default.removeItem(atPath: "\(resolvedRoot)/\(path)")
      } catch {
        throw .notDeleted(path: path, reason: error.localizedDescription)
      }
      removeIfEmpty((path as NSString).deletingLastPathComponent)
    }
  }

  /// Deletes the list of fonts and libraries of a removed catalog, with its folder.
  package func removeEnvironment(ofCatalog folder: String) throws(GoldenWriteError) {
    let path = Self.environmentPath(folder)
    if isContinuousIntegration { throw .refused(path: path) }
    try requireInside(path)
    try? FileManager.default.removeItem(atPath: "\(resolvedRoot)/\(path)")
    removeIfEmpty("goldens/\(folder)")
  }

  /// Removes the folder of a preview if it is empty.
  func removeIfEmpty(_ folder: String) {
    let full = "\(resolvedRoot)/\(folder)"
    if (try? FileManager.default.contentsOfDirectory(atPath: full))?.isEmpty == true {
      try? FileManager.default.removeItem(atPath: full)
    }
  }

  /// Returns previews without goldens whose layouts are those in a folder that belongs to no preview.
  ///
  /// - Parameter missing: the places without a golden, and the digest of each layout.
  package func renamed(
    _ stale: StaleGoldens, missing: [(place: GoldenPlace, digest: String)]
  ) throws(GoldenFileError) -> [RenamedPreview] {
    var folders: [String] = []
    var digests: [String: [String: String]] = [:]
    for path in stale.goldens where path.hasSuffix(".layout.txt") {
      let folder = (path as NSString).deletingLastPathComponent
      if digests[folder] == nil { folders.append(folder) }
      // An unreadable file counts as no golden.
      let bytes = try? read(path, limit: limits.layoutBytes)
      digests[folder, default: [:]][(path as NSString).lastPathComponent] = bytes.map {
        GoldenStore.digest(layoutText: $0, scene: nil)
      }
    }
    var found: [RenamedPreview] = []
    for folder in folders {
      var counts: [String: Int] = [:]
      var order: [String] = []
      for (place, digest) in missing {
        guard let known = digests[folder]?["\(place.file).layout.txt"], digest.hasPrefix(known) else { continue }
        let target = "goldens/\(place.folder)"
        if counts[target] == nil { order.append(target) }
        counts[target, default: 0] += 1
      }
      guard let best = order.max(by: { counts[$0]! < counts[$1]! }) else { continue }
      let all = digests[folder]!.count
      if counts[best]! * 2 > all { found.append(RenamedPreview(from: folder, to: best, same: counts[best]!, all: all)) }
    }
    return found
  }

  private func files(inCatalog folder: String) throws(GoldenFileError) -> [String] {
    let path = "goldens/\(folder)"
    let full = "\(resolvedRoot)/\(path)"
    guard let target = GoldenFile.resolved(full) else { return [] }
    guard isRunfilesTree || GoldenFile.contains(resolvedRoot, target) else {
      throw .leavesPackage(path: path, target: target)
    }
    // The enumerator does not follow links, so it stays within the package.
    let names = FileManager.default.enumerator(atPath: full)?.compactMap { $0 as? String } ?? []
    return names.map { "\(path)/\($0)" }.sorted()
  }
}
