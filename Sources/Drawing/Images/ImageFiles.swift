import CCairo
import Foundation
package import Scene

/// The PNG files that scenes show; each is read and decoded once.
package final class ImageFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String: Entry] = [:]
  private let locate: @Sendable (String) -> String

  /// - Parameter locate: returns the path of the file that a scene names; by default, the name itself.
  package init(locate: @escaping @Sendable (String) -> String = { $0 }) { self.locate = locate }

  /// Returns the same files and one more with its own name.
  package func adding(_ name: String, path: String) -> ImageFiles {
    ImageFiles { [locate] in $0 == name ? path : locate($0) }
  }

  /// Returns the same files and a picture with its own name.
  package func adding(_ name: String, _ picture: RasterImage) -> ImageFiles {
    let files = ImageFiles(locate: locate)
    files.entries[name] = Entry(picture)
    return files
  }

  /// The bytes of a file, and its pixels ready to be painted.
  final class Entry: @unchecked Sendable {
    let bytes: [UInt8]
    /// The width in pixels; 0 if the file cannot be read.
    let width: Int
    let height: Int
    /// The surface in premultiplied ARGB, which is not modified after `init`.
    let surface: OpaquePointer?
    let error: PNGError?

    init(path: String) {
      var loaded: (bytes: [UInt8], picture: RasterImage) = ([], RasterImage(width: 0, height: 0, pixels: []))
      var problem: PNGError?
      do throws(PNGError) {
        let bytes = try Self.read(path)
        loaded = (bytes, try PNGFile.decode(bytes))
      } catch {
        problem = error
      }
      bytes = loaded.bytes
      (width, height) = (loaded.picture.width, loaded.picture.height)
      error = problem
      surface = problem == nil ? Self.surface(loaded.picture) : nil
    }

    init(_ picture: RasterImage) {
      (bytes, error) = ([], nil)
      (width, height) = (picture.width, picture.height)
      surface = Self.surface(picture)
    }

    deinit { if let surface { cairo_surface_destroy(surface) } }

    private static func read(_ path: String) throws(PNGError) -> [UInt8] {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else {
        throw .unreadable(path)
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

  /// Returns the file's pixels. Throws `PNGError` if the file does not exist or is not a PNG.
  package func picture(at path: String) throws(PNGError) -> RasterImage {
    let entry = entry(path)
    if let error = entry.error { throw error }
    return try PNGFile.decode(entry.bytes)
  }

  /// Returns the file's SHA-256 digest, or `nil` if it cannot be read.
  package func digest(of path: String) -> String? {
    let entry = entry(path)
    return entry.error == nil ? SHA256.hex(entry.bytes) : nil
  }

  func entry(_ path: String) -> Entry {
    lock.withLock {
      if let known = entries[path] { return known }
      let entry = Entry(path: locate(path))
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
