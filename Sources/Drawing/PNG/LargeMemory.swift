import Foundation

/// Memory for pictures, in pages of two megabytes where the system has them: the kernel's work on three thousand small
/// pages takes longer than decoding a picture into them.
enum LargeMemory {
  private static let page = 2 << 20

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
