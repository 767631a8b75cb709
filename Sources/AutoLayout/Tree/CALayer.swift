public import Foundation

/// The paint attributes of a view that UIKit keeps in its layer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Points.
  open var cornerRadius: CGFloat = 0
  /// Points.
  open var borderWidth: CGFloat = 0
  open var borderColor: UIColor?
  open var masksToBounds = false

  public required override init() { super.init() }
}
