import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files without trusting their content or kind.
struct GoldenFile {
  /// The package's folder, with links resolved.
  let root: String
  /// The path relative to the root.
  let path: String
  /// Whether the file, and folders on its way, may be links that lead out of the root.
  var mayBeElsewhere = false

  private var fullPath: String { "\(root)/\(path)" }

  /// Reads the file, or returns `nil` if there is none.
  func read(limit: Int) throws(GoldenFileError) -> [UInt8]? {
    guard try exists() else { return nil }
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(fullPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder(path: path)
    default: throw .notAFile(path: path)
    }
    let size = Int(status.st_size)
    guard size > 0 else { throw .empty(path: path) }
    guard size <= limit else { throw .tooLarge(path: path, bytes: size, limit: limit) }
    let bytes = try read(descriptor, size)
    if bytes.starts(with: Self.pointerStart) { throw .largeFilePointer(path: path) }
    return bytes
  }

  private static let pointerStart = Array("version https://git-lfs.github.com/spec/".utf8)

  /// - Throws: `GoldenFileError` if the path is a link that is broken or leads out of the package.
  private func exists() throws(GoldenFileError) -> Bool {
    var status = stat()
    guard lstat(fullPath, &status) == 0 else { return try isReachable() }
    guard let target = Self.resolved(fullPath) else { throw .brokenLink(path: path) }
    guard mayBeElsewhere || Self.contains(root, target) else { throw .leavesPackage(path: path, target: target) }
    return true
  }

  private func isReachable() throws(GoldenFileError) -> Bool {
    if errno == ENOENT { return false }
    // If a file is where a folder should be, there is no golden below it.
    if errno == ENOTDIR { return false }
    throw .unreadable(path: path, reason: String(cString: strerror(errno)))
  }

  private func read(_ descriptor: Int32, _ size: Int) throws(GoldenFileError) -> [UInt8] {
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = platformRead(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { problem = errno }
        if got <= 0 { break }
        count += got
      }
    }
    if problem != 0 { throw .unreadable(path: path, reason: String(cString: strerror(problem))) }
    return bytes
  }

  static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  static func contains(_ root: String, _ path: String) -> Bool {
    path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}

/// Calls `read` of the C library, which methods of the same name would hide.
private func platformRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
