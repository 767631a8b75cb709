public import LPAutoLayout
import LPComponents
public import Foundation

/// How what has the focus looks; nothing has it.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Makes the effect of the system.
  public override init() {}
}

/// A ring around what has the focus; nothing has it.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The path of the ring; `nil` for the view's edges.
  public let path: UIBezierPath?
  /// The view that holds the ring.
  open weak var containerView: UIView?
  /// The view that the ring is above.
  open weak var referenceView: UIView?

  /// Makes a ring around the view.
  public override init() {
    path = nil
    super.init()
  }
  /// Makes a ring of a path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }
  /// Makes a ring around a rectangle.
  public init(rect: CGRect) {
    path = UIBezierPath(rect: rect)
    super.init()
  }
  /// Makes a ring around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }
}

extension UIView {
  private static let storedGroup = Stored<String?>("UIView.focusGroupIdentifier", nil)
  private static let storedEffect = Stored<UIFocusEffect?>("UIView.focusEffect", nil)

  /// The name of the group that the focus is moved in; kept.
  public var focusGroupIdentifier: String? {
    get { Self.storedGroup[self] }
    set { Self.storedGroup[self] = newValue }
  }
  /// How the view looks with the focus, which it has never; kept.
  public var focusEffect: UIFocusEffect? {
    get { Self.storedEffect[self] }
    set { Self.storedEffect[self] = newValue }
  }
}
