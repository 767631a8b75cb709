import Dispatch
public import Foundation

/// The pixels of an image. Its colours are those of sRGB.
open class CGImage: Hashable, @unchecked Sendable {
  package final let picture: PixelPicture

  package init(_ picture: PixelPicture) { self.picture = picture }

  /// The width in pixels.
  open var width: Int { picture.width }
  /// The height in pixels.
  open var height: Int { picture.height }
  /// The number of bits of a colour's part.
  open var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel.
  open var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  open var bytesPerRow: Int { 4 * picture.width }
  /// The bytes of the pixels: red, green, blue and alpha, not premultiplied, rows from the top.
  open var data: Data { Data(picture.bytes) }

  /// Returns the part of the image in a rectangle, in pixels; `nil` outside of the image.
  open func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let (x, y, columns, rows) = (Int(area.minX), Int(area.minY), Int(area.width), Int(area.height))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for row in y..<y + rows {
      let start = (row * width + x) * 4
      bytes += picture.bytes[start..<start + columns * 4]
    }
    return CGImage(PixelPicture(width: columns, height: rows, bytes: bytes))
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs || lhs.picture == rhs.picture }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(picture.width)
    hasher.combine(picture.height)
  }
}

extension UIImage {
  /// Makes an image of a file's content, with a pixel for each point; `nil` if it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes an image of a file's content, with a number of pixels for each point; `nil` if it cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let picture = LayoutEnvironment.current.pixels?.pixels(of: data) else { return nil }
    self.init(picture, scale: scale)
  }

  /// Makes an image of the file at a path; `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Makes an image of pixels, one for each point.
  public convenience init(cgImage: CGImage) { self.init(cgImage.picture, scale: 1) }

  /// Makes an image of pixels, with a number of them for each point; the orientation has no effect.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.picture, scale: max(scale, 0.01))
  }

  /// How an image is turned; raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the image is turned: not at all.
  public var imageOrientation: Orientation { .up }

  private convenience init(_ picture: PixelPicture, scale: CGFloat) {
    let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    self.init(pictureOfSize: size, scale: scale) { picture }
  }

  /// The pixels of the image; `nil` where nothing can be drawn.
  public var cgImage: CGImage? { readPixels().map(CGImage.init) }

  /// Returns the image as a PNG file; `nil` where nothing can be drawn.
  public func pngData() -> Data? {
    readPixels().flatMap { LayoutEnvironment.current.pixels?.png($0) }
  }

  /// The pixels that the image has, or those of a picture that is drawn of it at the screen's scale.
  package func readPixels() -> PixelPicture? {
    if let pixelPicture { return pixelPicture }
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      guard let coding = LayoutEnvironment.current.images as? any PixelDrawing, size.width > 0, size.height > 0
      else { return nil }
      let view = UIImageView(image: self)
      view.tintColor = .black
      let result = LayoutResult.capture(view)
      defer { view.endLayout() }
      return coding.pixels(of: result, in: CGRect(origin: .zero, size: size), scale: max(1, Int(scale.rounded())))
    }
  }
}

/// The main queue, which another thread than the first one may drain.
private enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the code that asks runs on it.
  static var isCurrent: Bool {
    marked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
