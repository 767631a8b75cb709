import LPProcesses
import LPSupport
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file so that the old or the new one is complete whenever the process dies: it writes and syncs a temporary
/// file in the same folder, and renames it over the old one.
package struct AtomicFile: Sendable {
  package enum Step: String, Hashable, Codable, Sendable, CaseIterable {
    case makeFolder = "making the folder"
    case create = "creating a temporary file"
    case write = "writing"
    case sync = "syncing"
    case rename = "renaming"
    case syncFolder = "syncing the folder"
  }

  package struct Failure: Error, Hashable, Sendable {
    package var step: Step
    package var reason: String
  }

  /// A test's closure that runs before each step; an error that it throws stops the writing there, as a full disk
  /// would.
  var interrupt: (@Sendable (Step) throws -> Void)?
  /// Whether a failure leaves the temporary file behind, as a killed process does.
  var leavesTemporary = false

  static let temporarySuffix = ".preview-tmp"

  package init() {}

  /// Writes a single file, and removes what runs that were killed while they wrote it have left beside it: nobody holds
  /// the lock of these.
  ///
  /// - Parameter mode: the file's permissions; those of new files if they are not given.
  package func replace(_ path: String, by bytes: [UInt8], mode: UInt32? = nil) throws(Failure) {
    removeLeftovers(of: path)
    try write(bytes, to: path, mode: mode)
  }

  func removeLeftovers(of path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let prefix = ".\((path as NSString).lastPathComponent)."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(Self.temporarySuffix) {
      guard Int(name.dropFirst(prefix.count).dropLast(Self.temporarySuffix.count)) != nil else { continue }
      let descriptor = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink("\(folder)/\(name)") }
      close(descriptor)
    }
  }

  func temporaryPath(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    return "\(folder)/.\(name).\(ProcessInfo.processInfo.processIdentifier)\(Self.temporarySuffix)"
  }

  func write(_ bytes: [UInt8], to path: String, mode: UInt32? = nil) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    try run(.makeFolder) { if let error = Folder.make(folder) { throw Self.error(error) } }
    let temporary = temporaryPath(of: path)
    defer { Interruption.releaseFile(temporary) }
    do throws(Failure) {
      try writeTemporary(bytes, to: temporary, mode)
      try run(.rename) { try Self.check(rename(temporary, path)) }
    } catch {
      if !leavesTemporary { unlink(temporary) }
      throw error
    }
    try syncFolder(folder)
  }

  func syncFolder(_ folder: String) throws(Failure) {
    try run(.syncFolder) {
      let descriptor = try Self.check(open(folder, O_RDONLY | O_CLOEXEC))
      defer { close(descriptor) }
      // Some file systems cannot sync folders, but the rename is atomic nevertheless.
      _ = fsync(descriptor)
    }
  }

  func writeTemporary(_ bytes: [UInt8], to temporary: String, _ mode: UInt32?) throws(Failure) {
    var descriptor: Int32 = -1
    try run(.create) {
      descriptor = try Self.check(Interruption.createFile(temporary))
      if let mode { try Self.check(fchmod(descriptor, mode_t(mode))) }
    }
    defer { close(descriptor) }
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    try run(.write) {
      var offset = 0
      while offset < bytes.count {
        let written = bytes.withUnsafeBytes {
          platformWrite(descriptor, $0.baseAddress! + offset, bytes.count - offset)
        }
        if written < 0, errno == EINTR { continue }
        offset += Int(try Self.check(Int32(clamping: written)))
      }
    }
    try run(.sync) { try Self.check(fsync(descriptor)) }
  }

  func run(_ step: Step, _ body: () throws -> Void) throws(Failure) {
    do {
      try interrupt?(step)
      try body()
    } catch {
      let system = (error as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
      throw Failure(step: step, reason: system ?? error.localizedDescription)
    }
  }

  @discardableResult
  static func check(_ status: Int32) throws -> Int32 {
    if status < 0 { throw error(errno) }
    return status
  }

  static func error(_ number: Int32) -> POSIXError { POSIXError(POSIXErrorCode(rawValue: number) ?? .EIO) }
}

/// Calls `write` of the C library, which a method of the same name would hide.
private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
