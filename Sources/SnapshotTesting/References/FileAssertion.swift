import LPAutoLayout
import LPDrawing
import Foundation
import UIKit

/// Compares a snapshot that is not a layout with a file: texts, data and pictures that tests draw themselves.
///
/// A file that was recorded for Linux goes before one that was recorded on a Mac, which is valid for both unless it is
/// a picture: letters are drawn otherwise there.
struct FileAssertion {
  let place: SnapshotPlace
  let record: SnapshotTestingConfiguration.Record

  /// Returns why the assertion fails; `nil` if the snapshot is as the reference.
  func failure<Format>(of format: Format, _ diffing: Diffing<Format>) throws -> String? {
    if let image = format as? UIImage {
      let picture = try image.raster()
      if try MacReference.isWanted(ProcessInfo.processInfo.environment) {
        return try MacReference(place: place).failure(ofSize: image.size) { _ in picture }
      }
    }
    let isMac = try MacReference.isWanted(ProcessInfo.processInfo.environment)
    if isMac, let text = format as? String, let compared = try MacTree(place: place).failure(of: text) {
      return compared.message
    }
    // A comparison with a Mac's references looks at no other, and records none.
    let record: SnapshotTestingConfiguration.Record = isMac ? .never : self.record
    let files = FileManager.default
    let reference = (isMac ? [place.macPath] : paths).first { files.fileExists(atPath: $0) }
    if record == .all {
      let path = try write(diffing.toData(format))
      return "Record mode is on. Recorded \(path).\nTurn it off and run '\(place.testName)' again to compare with it."
    }
    guard let reference else {
      guard record != .never else { return "There is no reference, and recording is off: \(place.path)" }
      let path = try write(diffing.toData(format))
      return "There was no reference. Recorded \(path).\nRun '\(place.testName)' again to compare with it."
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: reference))
    if Format.self == UIImage.self {
      do throws(ImageFileError) {
        _ = try ImageFiles.decode(Array(data))
      } catch {
        throw SnapshotProblem("The reference \(reference) cannot be read: \(error)")
      }
    }
    guard let (message, attachments) = diffing.diff(diffing.fromData(data), format) else { return nil }
    SnapshotIssue.attach(attachments)
    if record == .failed {
      let path = try write(diffing.toData(format))
      return "The snapshot differs from its reference, and was recorded: \(path)\n\n\(message)"
    }
    let failed = try writeFailed(diffing.toData(format))
    let tool = (SnapshotTestingConfiguration.current?.diffTool ?? diffTool)(
      currentFilePath: reference, failedFilePath: failed)
    return "The snapshot differs from its reference.\n\n\(tool)\n\n\(message)"
  }

  /// The paths of references that are valid here, the first that exists counts.
  private var paths: [String] { place.pathExtension == "png" ? [place.ownPath] : [place.ownPath, place.path] }

  /// Writes a reference, and returns its path: Linux has its own where the Mac's says otherwise, and for pictures.
  private func write(_ data: Data) throws -> String {
    let files = FileManager.default
    let shared = files.contents(atPath: place.path)
    if place.pathExtension != "png", shared == data {
      // Linux needs none of its own any more.
      if files.fileExists(atPath: place.ownPath) { try files.removeItem(atPath: place.ownPath) }
      return place.path
    }
    let hasOwn = shared != nil || files.fileExists(atPath: place.ownPath)
    let path = place.pathExtension == "png" || hasOwn ? place.ownPath : place.path
    try files.createDirectory(atPath: place.directory, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    return path
  }

  private func writeFailed(_ data: Data) throws -> String {
    let folder = "\(place.package)/.preview/failures/Snapshots/\(place.fileName)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(URL(fileURLWithPath: place.path).lastPathComponent)"
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    return path
  }
}
