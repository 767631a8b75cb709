public import LPLayoutModel
public import Foundation

/// The screen of the preview that is being built; elsewhere 375 × 667 points at a scale of 2.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  private override init() { super.init() }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize) }
  /// The screen's rectangle, in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// The number of pixels in a point.
  open var scale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 2
  }
  /// The number of pixels in a point.
  open var nativeScale: CGFloat { scale }
  /// The traits of the preview.
  open var traitCollection: UITraitCollection { .current }
}
