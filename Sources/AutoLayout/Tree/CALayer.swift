public import Foundation

/// The paint attributes of a view that UIKit keeps in its layer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Points.
  open var cornerRadius: CGFloat = 0
  /// Points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; `nil` is the label colour.
  open var borderColor: UIColor?
  /// Whether what lies outside of the view's bounds is cut off.
  open var masksToBounds = false

  /// A layer without corners and border.
  public required override init() { super.init() }
}
