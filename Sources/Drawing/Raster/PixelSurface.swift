import LPCCairo
import LPSupport

/// Image surfaces of premultiplied ARGB, initially transparent, in large pages of memory.
///
/// The memory of the last surface is kept for the next one, because allocating it for each picture takes longer than
/// painting some pictures.
enum PixelSurface {
  /// Makes a surface, which the caller has to destroy. If there is no memory, its status says so.
  static func make(width: Int, height: Int) -> OpaquePointer {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
    largest.withLock { $0 = max($0, stride * height) }
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

  /// Allocates memory for a surface in advance; the system takes a millisecond for a phone's screen.
  static func prepare(width: Int, height: Int) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
    guard stride > 0, largest.withLock({ $0 < stride * height }), let memory = LargeMemory.allocate(stride * height)
    else { return }
    LargeMemory.touch(memory)
    spare.keep(memory, isClean: true)
  }

  /// Cairo identifies user data by the address of its key.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// Called when the last reference to the surface is released.
  private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    guard let owned = data?.assumingMemoryBound(to: UnsafeMutableRawBufferPointer.self) else { return }
    spare.keep(owned.pointee)
    owned.deallocate()
  }

  private static let spare = SpareMemory()
  /// The number of bytes of the largest surface so far.
  private static let largest = Locked(0)
}
