public import Foundation

extension CGContext {
  /// Draws an image in a rectangle, with its top at the greatest y, as Core Graphics does: where y points down it is
  /// upside down.
  public func draw(_ image: CGImage, in rect: CGRect) { record(Self.items(of: image, in: rect)) }

  /// Clips what follows to a rectangle and draws it as opaque as an image is at each place, with the image's top at the
  /// greatest y.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect, maskedBy: Self.items(of: mask, in: rect)) }

  /// Returns an image of what was drawn; `nil` where nothing can be drawn.
  public func makeImage() -> CGImage? { image.cgImage }

  private static func items(of image: CGImage, in rect: CGRect) -> [ContentItem] {
    let environment = LayoutEnvironment.current
    let painter = ContentPainter(traits: environment.traits, images: environment.images, isRightToLeft: false)
    var group = ContentGroup(painter.picture(UIImage(cgImage: image), in: rect, .black))
    group.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    return [.group(group)]
  }
}

/// Where the opacity of a pixel is, and whether its colour is multiplied by it; raw values are Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of the bytes of a pixel; raw values are Core Graphics'.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Words of 32 bits whose lowest byte comes first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Words of 32 bits whose highest byte comes first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  /// The order of the machine.
  public static let byteOrderDefault: CGBitmapInfo = []
}

/// The memory that pixels of four bytes are written to.
struct BitmapMemory {
  let start: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let info: UInt32

  /// Writes the pixels of a picture, rows from the top.
  func write(_ picture: PixelPicture) {
    let alphaInfo = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue) ?? .premultipliedLast
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
    let isMultiplied = ![.last, .first].contains(alphaInfo)
    let isReversed = info & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue
    let order = isFirst ? [3, 0, 1, 2] : [0, 1, 2, 3]
    let places = isReversed ? order.reversed() : order
    for row in 0..<picture.height {
      for x in 0..<picture.width {
        let at = (row * picture.width + x) * 4
        let alpha = Int(picture.bytes[at + 3])
        for (byte, part) in places.enumerated() {
          let own = Int(picture.bytes[at + part])
          let value = part < 3 && isMultiplied ? (own * alpha + 127) / 255 : own
          start.storeBytes(of: UInt8(value), toByteOffset: row * bytesPerRow + x * 4 + byte, as: UInt8.self)
        }
      }
    }
  }
}

extension CGContext {
  /// Makes a context that writes the pixels of what is drawn to memory, whenever something was drawn; y points up.
  /// Pixels have four bytes of 8 bits; `nil` for others. Without memory pixels are drawn when `makeImage()` asks.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width < 32_768, height < 32_768, bitsPerComponent == 8,
      bytesPerRow == 0 || bytesPerRow >= width * 4
    else { return nil }
    self.init(canvas: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
    guard let data else { return }
    let memory = BitmapMemory(start: data, bytesPerRow: max(bytesPerRow, width * 4), info: bitmapInfo)
    onDrawing = { [unowned self] in
      if let picture = image.readPixels() { memory.write(picture) }
    }
  }

  /// The width in pixels.
  public var width: Int { Int((canvas.width * max(1, scale)).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((canvas.height * max(1, scale)).rounded()) }
}

extension CGContext {
  /// The drawing, as an image of the size of the canvas.
  package var image: UIImage {
    let origin = CGPoint(x: -canvas.minX, y: -canvas.minY)
    let drawn = origin == .zero ? items : items.map { $0.moved(by: origin) }
    return UIImage(drawn: drawn, size: canvas.size, scale: scale)
  }
}
