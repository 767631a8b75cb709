public import Foundation

/// The paint attributes of a view that UIKit keeps in its layer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The radius or width in points.
  open var cornerRadius: CGFloat = 0
  /// The radius or width in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; `nil` is the label colour.
  open var borderColor: UIColor?
  /// Whether subviews are clipped to the view's bounds.
  open var masksToBounds = false

  /// Makes a layer without rounded corners and border.
  public required override init() { super.init() }
}
