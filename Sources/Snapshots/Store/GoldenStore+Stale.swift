import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension GoldenStore {
  /// Returns the files in a catalog's folder that belong to none of the known places. A folder is no file, whatever its
  /// name ends with: a preview may be named `photo.png`.
  ///
  /// `known` must have the places of all variants of the catalog: otherwise the rest would count as stale.
  package func stale(inCatalog folder: String, known: [GoldenPlace]) throws(GoldenFileError) -> StaleGoldens {
    let owned = Set(known.flatMap { [$0.layoutPath, $0.picturePath] })
    var stale = StaleGoldens(goldens: [], leftovers: [])
    for path in try files(inCatalog: folder) where isFile(path) {
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
      if let reason = removeFile(path) { throw .notDeleted(path: path, reason: reason) }
      removeIfEmpty((path as NSString).deletingLastPathComponent)
    }
  }

  /// Deletes the list of fonts and libraries of a removed catalog, with its folder.
  package func removeEnvironment(ofCatalog folder: String) throws(GoldenWriteError) {
    let path = Self.environmentPath(folder)
    if isContinuousIntegration { throw .refused(path: path) }
    try requireInside(path)
    if let reason = removeFile(path) { throw .notDeleted(path: path, reason: reason) }
    removeIfEmpty("goldens/\(folder)")
  }

  /// Removes the folder of a preview if it is empty.
  func removeIfEmpty(_ folder: String) { rmdir("\(resolvedRoot)/\(folder)") }

  /// Deletes a regular file and nothing else.
  ///
  /// - Returns: the reason why something is still there; `nil` if nothing is.
  func removeFile(_ path: String) -> String? {
    let full = "\(resolvedRoot)/\(path)"
    var status = stat()
    guard lstat(full, &status) == 0 else { return errno == ENOENT ? nil : String(cString: strerror(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return "it is not a regular file" }
    return unlink(full) == 0 || errno == ENOENT ? nil : String(cString: strerror(errno))
  }

  /// Whether a path is a regular file, or a link to one in a tree of links.
  private func isFile(_ path: String) -> Bool {
    let full = "\(resolvedRoot)/\(path)"
    var status = stat()
    return (isRunfilesTree ? stat(full, &status) : lstat(full, &status)) == 0 && status.st_mode & S_IFMT == S_IFREG
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
