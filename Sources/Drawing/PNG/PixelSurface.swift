import CCairo
import Foundation
import Synchronization

/// Image surfaces of premultiplied ARGB, transparent at first, in large pages of memory.
///
/// The memory of the last one is kept for the next: taking it from the system anew for each picture takes longer than
/// painting some.
enum PixelSurface {
  /// The caller destroys it. Where there is no memory, its status says so.
  static func make(width: Int, height: Int) -> OpaquePointer {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
    guard stride > 0, let memory = spare.take(stride * height) ?? LargeMemory.allocate(stride * height) else {
      return cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    }
    let bytes = memory.baseAddress!.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))!
    let owned = UnsafeMutablePointer<UnsafeMutableRawBufferPointer>.allocate(capacity: 1)
    owned.initialize(to: memory)
    let status = cairo_surface_set_user_data(surface, key, owned, release)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      release(owned)
      return cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    }
    return surface
  }

  /// Cairo tells data apart by the address of their key.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// Called with the last reference to the surface.
  private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    guard let owned = data?.assumingMemoryBound(to: UnsafeMutableRawBufferPointer.self) else { return }
    spare.keep(owned.pointee)
    owned.deallocate()
  }

  private static let spare = SpareMemory()
}

/// The memory of one picture that is done.
private final class SpareMemory: Sendable {
  private let place = Mutex<Range<UInt>?>(nil)

  /// Bytes that are all 0.
  func take(_ count: Int) -> UnsafeMutableRawBufferPointer? {
    guard let memory = exchange(nil) else { return nil }
    guard memory.count >= count else {
      LargeMemory.free(memory)
      return nil
    }
    memset(memory.baseAddress!, 0, count)
    return memory
  }

  func keep(_ memory: UnsafeMutableRawBufferPointer) {
    if let other = exchange(memory) { LargeMemory.free(other) }
  }

  private func exchange(_ memory: UnsafeMutableRawBufferPointer?) -> UnsafeMutableRawBufferPointer? {
    let addresses = memory.map {
      let start = UInt(bitPattern: $0.baseAddress!)
      return start..<start + UInt($0.count)
    }
    let old = place.withLock { place in
      defer { place = addresses }
      return place
    }
    return old.map { .init(start: UnsafeMutableRawPointer(bitPattern: $0.lowerBound), count: $0.count) }
  }
}
