import Foundation

/// Memory for pictures, in pages of two megabytes if the system has them: with small pages, the kernel's work on three
/// thousand of them takes longer than decoding a picture into them.
enum LargeMemory {
  private static let page = 2 << 20

  /// Returns memory in which all bytes are 0, or `nil` if none is available; `free` releases it.
  static func allocate(_ count: Int) -> UnsafeMutableRawBufferPointer? {
    // Aligning to large pages needs one more; the parts before and after the aligned range are released.
    let size = (count + page - 1) & -page
    let base = mmap(nil, size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let base, base != MAP_FAILED else { return nil }
    let before = -Int(bitPattern: base) & (page - 1)
    if before > 0 { munmap(base, before) }
    munmap(base + before + size, page - before)
    let buffer = UnsafeMutableRawBufferPointer(start: base + before, count: size)
    prepare(buffer)
    return buffer
  }

  /// Touches every page, so that the system provides it.
  static func touch(_ buffer: UnsafeMutableRawBufferPointer) {
    for offset in stride(from: 0, to: buffer.count, by: 4096) { buffer[offset] = 0 }
  }

  static func free(_ buffer: UnsafeMutableRawBufferPointer) { munmap(buffer.baseAddress, buffer.count) }

  /// Gives the system a hint about memory that was not written yet. The hint changes only the speed.
  static func prepare(_ buffer: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard let base = buffer.baseAddress, buffer.count >= 2 * page else { return }
      let start = (Int(bitPattern: base) + page - 1) & -page
      let end = (Int(bitPattern: base) + buffer.count) & -page
      guard end > start else { return }
      madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, Int32(MADV_HUGEPAGE))
    #endif
  }
}
