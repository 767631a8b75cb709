import LPLayoutModel
import LPCCairo
import Foundation
package import LPSupport
package import LPScene

/// The image files that scenes show; each is read and decoded once.
package final class ImageFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String: Entry] = [:]
  private let scale: Int
  private let rasterizePDF: PDFRasterizer
  private let locate: @Sendable (String) -> String

  /// Returns the first page of a PDF file as a PNG, with a number of pixels for each of its points.
  package typealias PDFRasterizer = @Sendable (_ path: String, _ scale: Int) throws(ImageFileError) -> [UInt8]

  /// Is told the path of an image before librsvg draws it, which ends the process for some files, and `nil` after that.
  package static let observer = Locked<(@Sendable (_ path: String?) -> Void)?>(nil)

  /// - Parameters:
  ///   - scale: pixels per point of pictures that have none of their own.
  ///   - locate: returns the path of the file that a scene names; by default, the name itself.
  package init(
    scale: Int = 1,
    rasterizePDF: @escaping PDFRasterizer = { _, _ throws(ImageFileError) in
      throw ImageFileError("PDF images cannot be shown here. Use a PNG file.")
    },
    locate: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.scale = scale
    self.rasterizePDF = rasterizePDF
    self.locate = locate
  }

  /// Returns the same files and one more with its own name.
  package func adding(_ name: String, path: String) -> ImageFiles {
    ImageFiles(scale: scale, rasterizePDF: rasterizePDF) { [locate] in $0 == name ? path : locate($0) }
  }

  /// Returns the same files and a picture with its own name.
  package func adding(_ name: String, _ picture: RasterImage) -> ImageFiles {
    let files = ImageFiles(scale: scale, rasterizePDF: rasterizePDF, locate: locate)
    files.entries[name] = Entry(bytes: [], format: .png, picture)
    return files
  }

  /// Adds a picture with its own name, unless there is one of that name.
  package func add(_ name: String, _ picture: RasterImage) {
    if lock.withLock({ entries[name] != nil }) { return }
    let bytes = (try? PNGFile.encode(picture)) ?? []
    lock.withLock { entries[name] = Entry(bytes: bytes, format: .png, picture) }
  }

  /// Returns the pixels of a file's content.
  package static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> RasterImage {
    try Entry.decode(bytes, ImageFormat(bytes), path: "", scale: 1) { _, _ throws(ImageFileError) in
      throw ImageFileError("PDF images cannot be shown here. Use a PNG file.")
    }
  }

  /// The bytes of a file, and its pixels ready to be painted.
  final class Entry: @unchecked Sendable {
    let bytes: [UInt8]
    let format: ImageFormat?
    /// The width in pixels; 0 if the file cannot be read.
    let width: Int
    let height: Int
    /// The surface in premultiplied ARGB, which is not modified after `init`.
    let surface: OpaquePointer?
    let error: ImageFileError?

    init(path: String, scale: Int, rasterizePDF: PDFRasterizer) {
      var (bytes, format): ([UInt8], ImageFormat?) = ([], nil)
      var picture = RasterImage(width: 0, height: 0, pixels: [])
      var problem: ImageFileError?
      do throws(ImageFileError) {
        bytes = try Self.read(path)
        format = ImageFormat(bytes)
        picture = try Self.decode(bytes, format, path: path, scale: scale, rasterizePDF)
      } catch {
        problem = error
      }
      self.bytes = bytes
      self.format = format
      (width, height) = (picture.width, picture.height)
      error = problem
      surface = problem == nil ? Self.surface(picture) : nil
    }

    init(bytes: [UInt8], format: ImageFormat, _ picture: RasterImage) {
      (self.bytes, self.format, error) = (bytes, format, nil)
      (width, height) = (picture.width, picture.height)
      surface = Self.surface(picture)
    }

    fileprivate static func decode(
      _ bytes: [UInt8], _ format: ImageFormat?, path: String, scale: Int, _ rasterizePDF: PDFRasterizer
    ) throws(ImageFileError) -> RasterImage {
      switch format {
      case .png: try png(bytes)
      case .jpeg: try JPEGFile.decode(bytes)
      case .webp: try WebPFile.decode(bytes)
      case .svg:
        try Self.announced(path) { () throws(ImageFileError) in try svg(bytes, path: path, scale: scale) }
      case .pdf: try png(rasterizePDF(path, scale))
      case nil:
        throw ImageFileError("This is not an image that can be shown: use a PNG, JPEG, WebP, SVG or PDF file.")
      }
    }

    /// Tells the observer about an image while it is drawn.
    private static func announced(
      _ path: String, _ draw: () throws(ImageFileError) -> RasterImage
    ) throws(ImageFileError) -> RasterImage {
      let observer = ImageFiles.observer.withLock { $0 }
      observer?(path)
      defer { observer?(nil) }
      return try draw()
    }

    private static func svg(_ bytes: [UInt8], path: String, scale: Int) throws(ImageFileError) -> RasterImage {
      (path as NSString).deletingLastPathComponent.hasSuffix(".symbolset")
        ? try SymbolTemplate.decode(bytes, scale: scale) : try SVGFile.decode(bytes, scale: scale)
    }

    private static func png(_ bytes: [UInt8]) throws(ImageFileError) -> RasterImage {
      let size = try readable { () throws(PNGError) in try PNGFile.size(of: bytes) }
      _ = try ImageFileError.checked(Double(size.width), Double(size.height), "PNG")
      return try readable { () throws(PNGError) in try PNGFile.decode(bytes) }
    }

    private static func readable<Value>(_ read: () throws(PNGError) -> Value) throws(ImageFileError) -> Value {
      do throws(PNGError) {
        return try read()
      } catch {
        throw ImageFileError(error)
      }
    }

    /// The pixels of the surface, in a colour if one is given; the picture's own otherwise.
    func picture(in color: RGBA?) -> RasterImage {
      guard let surface else { return RasterImage(width: 0, height: 0, pixels: []) }
      var picture = RasterImage(surface: surface)
      guard let color else { return picture }
      func byte(_ part: CGFloat) -> UInt8 { UInt8((max(0, min(1, part)) * 255).rounded()) }
      let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
      for index in stride(from: 0, to: picture.pixels.count, by: 4) {
        picture.pixels[index] = red
        picture.pixels[index + 1] = green
        picture.pixels[index + 2] = blue
        picture.pixels[index + 3] = byte(CGFloat(picture.pixels[index + 3]) / 255 * color.alpha)
      }
      return picture
    }

    deinit { if let surface { cairo_surface_destroy(surface) } }

    private static func read(_ path: String) throws(ImageFileError) -> [UInt8] {
      // Foundation does not give back the page that it reads an empty file into.
      var status = stat()
      if stat(path, &status) == 0, status.st_size == 0, status.st_mode & S_IFMT == S_IFREG { return [] }
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else {
        throw ImageFileError(.unreadable(path))
      }
      return Array(data)
    }

    private static func surface(_ picture: RasterImage) -> OpaquePointer? {
      guard picture.width <= 32767, picture.height <= 32767,
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height)),
        cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
      else { return nil }
      cairo_surface_flush(surface)
      let count = picture.width * picture.height
      data.withMemoryRebound(to: UInt32.self, capacity: count) { target in
        picture.pixels.withUnsafeBytes { source in
          for index in 0..<count {
            target[index] = premultiplied(source.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
          }
        }
      }
      cairo_surface_mark_dirty(surface)
      return surface
    }
  }

  /// Returns the size of a picture in pixels, and whether they were made for the scale of these files.
  ///
  /// - Throws: `ImageFileError` if the file does not exist or cannot be shown.
  package func size(at path: String) throws(ImageFileError) -> (width: Int, height: Int, isVector: Bool) {
    let entry = entry(path)
    if let error = entry.error { throw error }
    return (entry.width, entry.height, entry.format?.isVector ?? false)
  }

  /// Returns the digest of the file's bytes (SHA-256), or `nil` if it cannot be shown.
  package func digest(of path: String) -> String? {
    let entry = entry(path)
    return entry.error == nil ? SHA256.hex(entry.bytes) : nil
  }

  func entry(_ path: String) -> Entry {
    lock.withLock {
      if let known = entries[path] { return known }
      let entry = Entry(path: locate(path), scale: scale, rasterizePDF: rasterizePDF)
      entries[path] = entry
      return entry
    }
  }
}

/// Converts the bytes red, green, blue and alpha into a premultiplied 0xAARRGGBB.
@inline(__always)
private func premultiplied(_ rgba: UInt32) -> UInt32 {
  let alpha = rgba >> 24
  func channel(_ shift: UInt32) -> UInt32 { ((rgba >> shift & 0xFF) * alpha + 127) / 255 }
  return alpha << 24 | channel(0) << 16 | channel(8) << 8 | channel(16)
}
