public import LPAutoLayout
public import Foundation
import LPLayoutModel

/// How an image is drawn. Drawn images are shapes, which are sharp at every scale.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels in a point of the image that code reads; 0 for the screen's.
  open var scale: CGFloat = 0
  /// Kept: what is not drawn stays transparent.
  open var opaque = false
  /// The format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  public override init() {}

  /// Makes the format for a screen with these traits: its scale is their display scale, or the screen's without one.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}

/// The canvas into which drawing code draws an image.
open class UIGraphicsImageRendererContext: NSObject {
  /// The format.
  public let format: UIGraphicsImageRendererFormat
  /// The context, which is the current one while drawing code runs.
  public let cgContext: CGContext

  init(_ format: UIGraphicsImageRendererFormat, _ context: CGContext) {
    self.format = format
    cgContext = context
  }

  /// The image that has been drawn so far.
  open var currentImage: UIImage { cgContext.image }
  /// Fills a rectangle in the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line of a point inside the edges of a rectangle, in the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips what follows to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by drawing code, which are drawn as sharply as everything else in all formats.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The format.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for images of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns an image of what drawing code draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(canvas: bounds, scale: format.scale)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(format, context))
    UIGraphicsPopContext()
    return context.image
  }

  /// Returns what drawing code draws as a PNG file; empty where nothing can be drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
