import CCairo
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

  /// Has memory for a surface at hand; the system takes a millisecond for that of a phone's screen.
  static func prepare(width: Int, height: Int) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
    guard stride > 0, let memory = LargeMemory.allocate(stride * height) else { return }
    LargeMemory.touch(memory)
    spare.keep(memory, isClean: true)
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
