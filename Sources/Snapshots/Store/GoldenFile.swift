import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files that anybody may have put there.
struct GoldenFile {
  /// The package, with links resolved.
  let root: String
  /// Relative to the root.
  let path: String

  private var fullPath: String { "\(root)/\(path)" }

  /// `nil` where there is none.
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

  /// - Throws: where the path is a link that leads nowhere or out of the package.
  private func exists() throws(GoldenFileError) -> Bool {
    var status = stat()
    guard lstat(fullPath, &status) == 0 else { return try isReachable() }
    guard let target = Self.resolved(fullPath) else { throw .brokenLink(path: path) }
    guard Self.contains(root, target) else { throw .leavesPackage(path: path, target: target) }
    return true
  }

  private func isReachable() throws(GoldenFileError) -> Bool {
    if errno == ENOENT { return false }
    // A file where a folder should be: there is no golden below it.
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

/// `read` of the C library, next to methods of the same name.
private func platformRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

/// The start of a PNG file: enough to refuse one before anything is allocated for it.
enum PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Throws: `notPNG`, `truncated` and `tooManyPixels`.
  static func check(_ bytes: [UInt8], path: String, pixelLimit: Int) throws(GoldenFileError) {
    guard bytes.starts(with: signature.prefix(min(8, bytes.count))) else { throw .notPNG(path: path) }
    // Signature, IHDR of 25 bytes, some data, IEND of 12 bytes.
    guard bytes.count >= 57 else { throw .truncated(path: path) }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]) else { throw .notPNG(path: path) }
    let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    guard width > 0, height > 0 else { throw .notPNG(path: path) }
    // Divided, since the product of two 32-bit numbers can be more than an Int holds.
    guard width <= pixelLimit / height else {
      throw .tooManyPixels(path: path, width: width, height: height, limit: pixelLimit)
    }
  }
}
