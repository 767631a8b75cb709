import Foundation

/// Pending goldens: what `record` would write, until a reviewer decides.
extension GoldenStore {
  /// Writes pending files, except in continuous integration.
  package func writePending(
    layout: String?, picture: [UInt8]?, at place: GoldenPlace
  ) throws(GoldenWriteError) -> [String] {
    if isContinuousIntegration { return [] }
    var paths: [String] = []
    if let layout {
      try writeFile(Array(layout.utf8), to: place.pendingLayoutPath)
      paths.append(place.pendingLayoutPath)
    }
    if let picture {
      try writeFile(picture, to: place.pendingPicturePath)
      paths.append(place.pendingPicturePath)
    }
    return paths
  }

  /// Makes the pending files goldens.
  ///
  /// - Returns: the goldens that were written; empty if nothing was pending.
  package func accept(_ place: GoldenPlace) throws(GoldenWriteError) -> [String] {
    var written: [String] = []
    for (pending, golden, limit) in pairs(of: place) {
      if isContinuousIntegration { throw .refused(path: golden) }
      let bytes: [UInt8]?
      do throws(GoldenFileError) {
        bytes = try read(pending, limit: limit)
      } catch {
        throw .failed(path: golden, step: .write, reason: error.message)
      }
      guard let bytes else { continue }
      try writeFile(bytes, to: golden)
      written.append(golden)
    }
    reject(place)
    return written
  }

  /// Deletes the pending files.
  package func reject(_ place: GoldenPlace) {
    for (pending, _, _) in pairs(of: place) {
      guard (try? requireInside(pending)) != nil else { continue }
      _ = removeFile(pending)
    }
    removeIfEmpty((place.pendingLayoutPath as NSString).deletingLastPathComponent)
  }

  /// Copies a failure's file from another package to the same place.
  ///
  /// - Returns: whether the file exists; paths that lead elsewhere are not copied.
  package func copyFailure(_ path: String, from other: GoldenStore) throws(GoldenWriteError) -> Bool {
    guard path.hasPrefix(".preview/failures/"), !path.split(separator: "/").contains("..") else { return false }
    guard let bytes = try? other.read(path, limit: limits.pictureBytes) else { return false }
    try writeFile(bytes, to: path)
    return true
  }

  private func pairs(of place: GoldenPlace) -> [(pending: String, golden: String, limit: Int)] {
    [
      (place.pendingLayoutPath, place.layoutPath, limits.layoutBytes),
      (place.pendingPicturePath, place.picturePath, limits.pictureBytes),
    ]
  }
}
