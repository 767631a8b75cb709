import LPScene

/// Decodes JPEG files with libjpeg-turbo.
enum JPEGFile {
  /// The functions of `turbojpeg.h`, version 1.4 and later.
  private struct Library: Sendable {
    typealias Handle = UnsafeMutableRawPointer
    typealias Bytes = UnsafePointer<UInt8>
    typealias Number = UnsafeMutablePointer<Int32>
    let start: @convention(c) @Sendable () -> Handle?
    let end: @convention(c) @Sendable (Handle) -> Int32
    let readHeader: @convention(c) @Sendable (Handle, Bytes, UInt, Number, Number, Number, Number) -> Int32
    let decode:
      @convention(c) @Sendable (Handle, Bytes, UInt, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32, Int32)
        -> Int32
    let message: @convention(c) @Sendable (Handle) -> UnsafePointer<CChar>?

    init?() {
      guard let library = SharedLibrary("libturbojpeg.so.0") else { return nil }
      start = library.function("tjInitDecompress")
      end = library.function("tjDestroy")
      readHeader = library.function("tjDecompressHeader3")
      decode = library.function("tjDecompress2")
      message = library.function("tjGetErrorStr2")
    }

    static let shared = Library()
  }

  /// `TJPF_RGBA`, `TJPF_CMYK`, and the colour spaces `TJCS_CMYK` and `TJCS_YCCK`.
  private static let (rgba, cmyk): (Int32, Int32) = (7, 11)
  private static let inks: ClosedRange<Int32> = 3...4
  /// `TJFLAG_ACCURATEDCT`: the same pixels with and without the processor's vector instructions.
  private static let isAccurate: Int32 = 4096

  /// Decodes a picture, turned as its Exif data say.
  static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> RasterImage {
    guard let library = Library.shared, let handle = library.start() else {
      throw .missing("libjpeg-turbo", for: "JPEG", package: "libturbojpeg0")
    }
    defer { _ = library.end(handle) }
    func failure() -> ImageFileError {
      .damaged("JPEG", library.message(handle).map { String(cString: $0) } ?? "it cannot be decoded")
    }
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard library.readHeader(handle, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0 else {
      throw failure()
    }
    let size = try ImageFileError.checked(Double(width), Double(height), "JPEG")
    let format = inks.contains(space) ? cmyk : rgba
    var isWhole = false
    var pixels = [UInt8](unsafeUninitializedCapacity: size.0 * size.1 * 4) { buffer, used in
      guard let target = buffer.baseAddress else { return }
      isWhole =
        library.decode(handle, bytes, UInt(bytes.count), target, width, 0, height, format, isAccurate) == 0
      used = isWhole ? size.0 * size.1 * 4 : 0
    }
    guard isWhole else { throw failure() }
    if format == cmyk { mixInks(&pixels) }
    return JPEGOrientation(bytes).upright(RasterImage(width: size.0, height: size.1, pixels: pixels))
  }

  /// Turns cyan, magenta, yellow and black, which programs of Adobe store inverted, into red, green, blue and alpha.
  private static func mixInks(_ pixels: inout [UInt8]) {
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let black = Int(pixels[index + 3])
      for channel in index..<index + 3 { pixels[channel] = UInt8((Int(pixels[channel]) * black + 127) / 255) }
      pixels[index + 3] = 255
    }
  }
}
