import Foundation

/// Memory for pictures, in pages of two megabytes where the system has them: the kernel's work on three thousand small
/// pages takes longer than decoding a picture into them.
enum LargeMemory {
  private static let page = 2 << 20

  /// Bytes that are all 0, or `nil` where there is no such memory; `free` gives them back.
  static func allocate(_ count: Int) -> UnsafeMutableRawBufferPointer? {
    // Whole large pages need one more, of which the part before and the part after are given back.
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

  /// A hint about memory that was not written to yet; without it everything is the same, but slower.
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
