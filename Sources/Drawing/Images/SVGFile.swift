import LPCCairo
import Foundation
import LPScene

/// Draws SVG files with librsvg, which loads nothing that a file refers to: it is not told where the file is.
enum SVGFile {
  /// The functions of `librsvg/rsvg.h`, version 2.52 and later, and of GLib.
  struct Library: Sendable {
    typealias Handle = UnsafeMutableRawPointer
    typealias Numbers = UnsafeMutablePointer<Double>
    typealias Flag = UnsafeMutablePointer<Int32>
    typealias Problem = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    let open: @convention(c) @Sendable (UnsafePointer<UInt8>, Int, Problem) -> Handle?
    let close: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void
    let size: @convention(c) @Sendable (Handle, Numbers, Numbers) -> Int32
    let dimensions: @convention(c) @Sendable (Handle, Flag, Numbers, Flag, Numbers, Flag, Numbers) -> Void
    let draw: @convention(c) @Sendable (Handle, OpaquePointer, UnsafePointer<Double>, Problem) -> Int32
    let hasPart: @convention(c) @Sendable (Handle, UnsafePointer<CChar>) -> Int32
    /// Writes the rectangles with and without the width of strokes: x, y, width and height of each.
    let extent:
      @convention(c) @Sendable (Handle, UnsafePointer<CChar>, UnsafePointer<Double>, Numbers, Numbers, Problem) -> Int32
    let drawPart:
      @convention(c) @Sendable (Handle, OpaquePointer, UnsafePointer<CChar>, UnsafePointer<Double>, Problem) -> Int32
    let free: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void

    init?() {
      guard let library = SharedLibrary("librsvg-2.so.2"), let objects = SharedLibrary("libgobject-2.0.so.0"),
        let base = SharedLibrary("libglib-2.0.so.0")
      else { return nil }
      open = library.function("rsvg_handle_new_from_data")
      size = library.function("rsvg_handle_get_intrinsic_size_in_pixels")
      dimensions = library.function("rsvg_handle_get_intrinsic_dimensions")
      draw = library.function("rsvg_handle_render_document")
      hasPart = library.function("rsvg_handle_has_sub")
      extent = library.function("rsvg_handle_get_geometry_for_layer")
      drawPart = library.function("rsvg_handle_render_layer")
      close = objects.function("g_object_unref")
      free = base.function("g_error_free")
    }

    static let shared = Library()

    /// Returns the message of a `GError` and frees it.
    func failure(_ problem: UnsafeMutableRawPointer?) -> ImageFileError {
      guard let problem else { return .damaged("SVG", "it cannot be drawn") }
      defer { free(problem) }
      let text = problem.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
      return .damaged("SVG", text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// The largest file that is read.
  private static let mostBytes = 16 << 20

  /// - Parameter scale: pixels for each of the file's own pixels, which are points.
  static func decode(_ bytes: [UInt8], scale: Int) throws(ImageFileError) -> RasterImage {
    try read(bytes) { handle, library throws(ImageFileError) in
      let natural = size(handle, library)
      let size = try ImageFileError.checked(natural.width * Double(scale), natural.height * Double(scale), "SVG")
      return try picture(size) { context throws(ImageFileError) in
        var problem: UnsafeMutableRawPointer?
        guard library.draw(handle, context, [0, 0, Double(size.0), Double(size.1)], &problem) != 0 else {
          throw library.failure(problem)
        }
      }
    }
  }

  /// Opens a file for a closure.
  static func read(
    _ bytes: [UInt8], _ body: (Library.Handle, Library) throws(ImageFileError) -> RasterImage
  ) throws(ImageFileError) -> RasterImage {
    guard let library = Library.shared else { throw .missing("librsvg", for: "SVG", package: "librsvg2-2") }
    guard bytes.count <= mostBytes else {
      throw ImageFileError("The SVG file has over \(mostBytes >> 20) MB. Simplify the drawing.")
    }
    var problem: UnsafeMutableRawPointer?
    guard let handle = library.open(bytes, bytes.count, &problem) else { throw library.failure(problem) }
    defer { library.close(handle) }
    return try body(handle, library)
  }

  /// Returns what a closure draws on a surface of a size in pixels.
  static func picture(
    _ size: (Int, Int), _ draw: (OpaquePointer) throws(ImageFileError) -> Void
  ) throws(ImageFileError) -> RasterImage {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.0), Int32(size.1)),
      let context = cairo_create(surface)
    else { throw .tooLarge("SVG", width: Double(size.0), height: Double(size.1)) }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    try draw(context)
    return RasterImage(surface: surface)
  }

  /// Returns the size in the file's pixels: its width and height, or that of its view box.
  static func size(_ handle: Library.Handle, _ library: Library) -> (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    if library.size(handle, &width, &height) != 0, width > 0, height > 0 { return (width, height) }
    var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
    // A length is a number and its unit; a box has four numbers.
    var (first, second, box) = ([0.0, 0.0], [0.0, 0.0], [0.0, 0.0, 0.0, 0.0])
    library.dimensions(handle, &hasWidth, &first, &hasHeight, &second, &hasBox, &box)
    return hasBox != 0 ? (box[2], box[3]) : (100, 100)
  }
}
