import LPProcesses
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Changes a file that others, such as an editor, may save at the same moment.
extension AtomicFile {
  /// Returns the bytes of a file that nobody is writing; `nil` if it cannot be read.
  ///
  /// Some editors empty a file and write it in place. This waits up to half a second until such a writer has closed it.
  package static func settledBytes(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    holdWriters(descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return (try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd() ?? Data()).map(Array.init)
  }

  /// Puts bytes into the place of others, and leaves a file that has any others as it is: also one that is saved between
  /// the look at it and the change. The change is seen for a moment then, and the save afterwards.
  ///
  /// - Returns: whether the file had the expected bytes.
  package func exchange(
    _ path: String, from old: [UInt8], to new: [UInt8], mode: UInt32? = nil
  ) throws(Failure) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    removeLeftovers(of: path)
    let temporary = temporaryPath(of: path)
    defer { Interruption.releaseFile(temporary) }
    var isChanged = false
    do throws(Failure) {
      guard Self.settledBytes(path) == old else { return false }
      try writeTemporary(new, to: temporary, mode)
      try run(.rename) {
        // An interrupt would remove what was saved with the temporary file.
        isChanged = try Interruption.deferred { try Self.swap(temporary, path, from: old, to: new) }
      }
    } catch {
      unlink(temporary)
      throw error
    }
    unlink(temporary)
    if isChanged { try syncFolder(folder) }
    return isChanged
  }

  /// Exchanges two files, and takes that back if the one that was in the place is not the expected one.
  private static func swap(_ temporary: String, _ path: String, from old: [UInt8], to new: [UInt8]) throws -> Bool {
    guard exchangeNames(temporary, path) else {
      // An editor moves the file away before it writes it anew.
      if errno == ENOENT { return false }
      guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) else { throw error(errno) }
      // A file system without exchange.
      guard settledBytes(path) == old else { return false }
      try check(rename(temporary, path))
      return true
    }
    if settledBytes(temporary) == old { return true }
    var placed = new
    for _ in 0..<100 {
      guard let saved = settledBytes(temporary), exchangeNames(temporary, path) else { break }
      // Otherwise somebody saved again in between, and the temporary file is the newest.
      if settledBytes(temporary) == placed { return false }
      placed = saved
    }
    // The file was moved away; what was saved takes its place, if nothing else has.
    link(temporary, path)
    return false
  }

  // MARK: Calls that Swift's modules lack

  private typealias Exchange =
    @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
  private static let exchangeFunction = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Exchange.self) }
  private static let exchangeFlag: UInt32 = 2

  private static func exchangeNames(_ one: String, _ other: String) -> Bool {
    guard let exchangeFunction else {
      errno = ENOSYS
      return false
    }
    return exchangeFunction(AT_FDCWD, one, AT_FDCWD, other, exchangeFlag) == 0
  }

  /// Waits until nobody writes a file, and lets nobody open it for writing until the descriptor is closed.
  private static func holdWriters(_ descriptor: Int32) {
    let (setSignal, setLease) = (Int32(10), Int32(1024))
    // Who opens the file for writing meanwhile waits, and sends the holder of the lease a signal, which would end it.
    _ = fcntl(descriptor, setSignal, SIGURG)
    for _ in 0..<500 {
      if fcntl(descriptor, setLease, Int32(F_RDLCK)) == 0 { return }
      // Anything but a writer: file systems and files of others without leases.
      guard errno == EAGAIN else { return }
      usleep(1000)
    }
  }
}
