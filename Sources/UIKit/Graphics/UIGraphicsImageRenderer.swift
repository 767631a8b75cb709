public import AutoLayout
public import Foundation

/// How an image is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels in a point; 0 for the screen's.
  open var scale: CGFloat = 0
  /// Whether the image has no transparency.
  open var opaque = false
  /// The format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What drawing code draws into; fills and strokes have no effect.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The format.
  public let format: UIGraphicsImageRendererFormat

  init(_ format: UIGraphicsImageRendererFormat) { self.format = format }

  /// Has no effect.
  open func fill(_ rect: CGRect) {}
  /// Has no effect.
  open func stroke(_ rect: CGRect) {}
}

/// Makes images by drawing code. The code runs, but what it draws is not kept: a placeholder of the size is shown.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// The format.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.size = size
    self.format = format
  }

  /// Makes a renderer for images of the size of a rectangle in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  /// Runs drawing code and returns a placeholder of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    InactiveUse.record("UIGraphicsImageRenderer", because: "a placeholder of the image's size is shown instead")
    actions(UIGraphicsImageRendererContext(format))
    return UIImage(.missing("UIGraphicsImageRenderer"), size: size)
  }
}
